import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to another element when the focused element is removed. Otherwise keyboard users would start over at
 * the page’s beginning.
 *
 * @param inside the container of the removed element. The component that uses this hook must render again on a removal.
 * @param goesTo returns the element to focus. It is called after the removal.
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
