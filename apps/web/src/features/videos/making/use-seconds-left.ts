import { useEffect, useState } from 'react'
import { secondsLeft, type Seen } from './seconds-left.ts'

/** Returns the seconds until a video is finished, or undefined if there are too few measurements. */
export function useSecondsLeft(progress: number): number | undefined {
  const [seen, setSeen] = useState<readonly Seen[]>([])
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => setSeen((before) => [...before, { progress, atMs: Date.now() }]), [progress])
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  return secondsLeft(seen, nowMs)
}
