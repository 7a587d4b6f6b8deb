/** What is measured, as operators read it, made from the table that the app reports by. */
import { EVENTS, PARAMETERS, SELECTIONS } from '../../src/effects/analyticsTable.ts'
import { code, table } from './markdown.ts'

const parametersOf = (event: (typeof EVENTS)[keyof typeof EVENTS]): string =>
  [
    ...event.parameters.map(code),
    ...('sometimes' in event ? event.sometimes.map((name) => `(${code(name)})`) : []),
  ].join(', ')

export const analyticsPage = (): string => `# Analytics

Silent unless the app is built with one of these, or both:

${table(
  ['at build time', 'where the events go', 'who is asked'],
  [
    [code('VITE_GA_MEASUREMENT_ID=G-…'), 'Google Analytics 4, by gtag', 'every visitor, on the welcome page, once'],
    [
      code('VITE_ANALYTICS_URL=https://…'),
      "a collector of the operator's own: one POST an event, by `sendBeacon`",
      'nobody: nothing is stored, and nothing sent knows a visitor again',
    ],
  ],
)}

- **Consent.** With a measurement id nothing is loaded and nothing sent, to either place, before the visitor has agreed; what happened
  on the way is kept in the page's memory until then, and dropped by a refusal. Both answers take one press and are remembered
  (\`analyticsConsent\` in local storage). The note «내 이야기는 어떻게 다뤄지나요?» changes them at any time; a refusal then also switches gtag off
  and removes its cookies. A browser that sends Do Not Track or Global Privacy Control is neither asked nor counted.
- **Late.** The code for all this is fetched when the page is in use and idle, and not at all in a build without either setting.
- **Nothing personal.** No nickname, no question, no id, no address of a page (only its pattern), of the page before only its origin. Google
  signals, advertising storage and personalisation are denied.
- **The body** of a beacon is \`{"name": "page_view", "params": {…}, "page": {"path": "/onboarding/2", "title": "…"}}\`, sent as
  \`text/plain\` so that another origin need not allow it first. An answer is not waited for.

## Events

${table(
  ['event', 'when', 'parameters'],
  Object.entries(EVENTS).map(([name, event]) => [code(name), event.when, parametersOf(event)]),
)}

In brackets: sent where it applies.

## Parameters

${table(
  ['parameter', 'type', 'meaning'],
  Object.entries(PARAMETERS).map(([name, { type, meaning }]) => [code(name), type, meaning]),
)}

## Selections

The kinds of \`user_selection\`:

${table(
  ['`selection_type`', '`selection_value`'],
  Object.entries(SELECTIONS).map(([type, value]) => [code(type), value]),
)}
`
