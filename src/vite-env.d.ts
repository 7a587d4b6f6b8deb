interface ImportMetaEnv {
  /** Address of the provider; the app's own origin with /api when absent. */
  readonly VITE_API_BASE_URL?: string
  /** Measurement id of Google Analytics 4; without it nothing is reported. */
  readonly VITE_GA_MEASUREMENT_ID?: string
}
