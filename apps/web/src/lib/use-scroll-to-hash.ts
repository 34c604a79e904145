import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to an element if the URL refers to it.
 *
 * @param isLoaded whether the content above the element has its height. Without it, the browser would scroll too far or
 *   too short.
 * @returns the ref of the element.
 */
export function useScrollToHash(sought: string, isLoaded = true) {
  const element = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === sought && isLoaded) element.current?.scrollIntoView({ block: 'start' })
  }, [hash, sought, isLoaded])
  return element
}
