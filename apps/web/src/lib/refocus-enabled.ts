/**
 * Gives the focus back to what lost it by being disabled for a while: a button that waits for the server, a field of a form that is
 * being saved. Whoever goes on by keys or listens stays where they were. What has taken the focus meanwhile keeps it.
 *
 * @returns ends it.
 */
export function refocusEnabled(): () => void {
  let last: Element | null = document.activeElement
  const onFocus = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
  }
  // A press elsewhere lets go of it; one on what can be focused is followed by its focus.
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
