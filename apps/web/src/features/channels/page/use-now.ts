import { useEffect, useState } from 'react'

const TICK_MS = 20_000

/**
 * Returns the current time by the server's clock, in Unix milliseconds.
 *
 * @param at the server's time. Until it is known, the browser's own time is returned.
 * @param heardAt the browser's time when `at` arrived.
 */
export function useNow({ at, heardAt }: { at: string | undefined; heardAt: number }): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return at === undefined ? Date.now() : Date.parse(at) + Date.now() - heardAt
}
