import { useEffect } from 'react'

/**
 * A button that waits for what it began is disabled meanwhile, and browsers take the focus from it. Here it gets it back when it can be
 * pressed again, unless the focus has gone elsewhere: whoever works by keyboard stays where they were.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let waiting: HTMLButtonElement | undefined
    const onFocusIn = ({ target }: FocusEvent): void => {
      waiting = target instanceof HTMLButtonElement ? target : undefined
    }
    const observer = new MutationObserver((changes) => {
      const canBePressed = changes.some(({ target }) => target === waiting && !waiting.matches(':disabled'))
      if (canBePressed && document.activeElement === document.body) waiting?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocusIn)
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      observer.disconnect()
    }
  }, [])
}
