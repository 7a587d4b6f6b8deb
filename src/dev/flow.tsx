/** The page at /dev/flow: the running charts, drawn, listed and steered. Development only. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../app/tokens.css'
import { FlowPage } from './FlowPage.tsx'
import './flow.css'
import { watchApps } from './watching.ts'

// The app's own name among all that may run in other windows; kept over a reload of this page only.
const frame = `flow-${crypto.randomUUID()}`
const watching = watchApps(frame)
const root = createRoot(document.querySelector('#root')!)
root.render(
  <StrictMode>
    <FlowPage watching={watching} frame={frame} />
  </StrictMode>,
)

import.meta.hot?.accept()
import.meta.hot?.dispose(() => {
  root.unmount()
  watching.stop()
})
