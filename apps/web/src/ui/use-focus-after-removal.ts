import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where what had the focus is taken away, another thing takes it: whoever goes by keys is not thrown back to the page’s beginning.
 *
 * @param inside what is taken away lay in here, and whoever calls this is rendered anew with it.
 * @param goesTo asked when it is gone.
 */
export function useFocusAfterRemoval(inside: RefObject<HTMLElement | null>, goesTo: () => HTMLElement | null): void {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const element = inside.current
    const note = ({ target }: FocusEvent): void => void (last.current = target)
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [inside])
  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) goesTo()?.focus({ preventScroll: true })
  })
}
