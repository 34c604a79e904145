import { useEffect, useState } from 'react'

const TICK_MS = 20_000

/**
 * The time by the server's clock, moving on.
 *
 * @param told what it was, and when by this browser's clock that was heard; the browser's own until it is known.
 */
export function useNow({ at, heardAt }: { at: string | undefined; heardAt: number }): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return at === undefined ? Date.now() : Date.parse(at) + Date.now() - heardAt
}
