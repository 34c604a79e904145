/**
 * Gives the focus back to an element that was disabled for a while, such as a button during a request or a field of a
 * form that is being saved. Otherwise, keyboard and screen-reader users would lose their place. If another element has
 * taken the focus in the meantime, that element keeps it.
 *
 * @returns a function that ends this behaviour.
 */
export function refocusEnabled(): () => void {
  let last: Element | null = document.activeElement
  const onFocus = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
  }
  // After a click outside any focusable element, no focus is given back. A click on a focusable element moves the
  // focus.
  const onPress = (): void => {
    last = null
  }
  const observer = new MutationObserver((changes) => {
    if (!(last instanceof HTMLElement) || document.activeElement !== document.body) return
    const isBack = changes.some(({ target }) => target.contains(last)) && !last.matches(':disabled')
    if (isBack) last.focus({ preventScroll: true })
  })
  observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress, { capture: true })
  }
}
