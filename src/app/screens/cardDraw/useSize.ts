import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'

interface Size {
  /** In CSS px. */
  wide: number
  /** In CSS px. */
  high: number
}

/** How large an element is; null before it is laid out, which nobody sees. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: wide, clientHeight: high } = current
      startTransition(() => setSize((last) => (last?.wide === wide && last.high === high ? last : { wide, high })))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
