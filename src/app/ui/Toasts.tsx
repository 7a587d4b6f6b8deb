import { toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import type { Notice } from '../../../machines/reading.types.ts'
import { copy } from '../copy.ts'
import './Toasts.css'

/** How long a toast stays, in ms (specification section 9). */
const DURATION = { success: 3000, error: 4000, info: 3000 } as const

/** Shows a notice, once at a time however often it is told. `nickname` is the visitor's. */
export const show = (notice: Notice, nickname: string): void => {
  const { level, text } = notice === 'nickname.given' ? copy.nicknameGiven(nickname) : copy.notices[notice]
  toast[level](text, { toastId: notice, autoClose: DURATION[level] })
}

export function Toasts() {
  return (
    <ToastContainer
      position="top-center"
      aria-label={copy.notifications}
      closeButton={false}
      closeOnClick
      pauseOnFocusLoss={false}
      hotKeys={() => false}
      limit={3}
      newestOnTop
    />
  )
}
