interface ImportMetaEnv {
  /** Address of the provider; the app's own origin with /api when absent. */
  readonly VITE_API_BASE_URL?: string
  /** Measurement id of Google Analytics 4; without it nothing is reported to Google, and nobody is asked. */
  readonly VITE_GA_MEASUREMENT_ID?: string
  /** Address of a collector of the operator's own, which gets every event as JSON. */
  readonly VITE_ANALYTICS_URL?: string
}
