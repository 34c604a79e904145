import { useEffect, useState } from 'react'
import { secondsLeft, type Seen } from './seconds-left.ts'

/** Seconds until a video that is watched being made is there; undefined while too little of it was seen. */
export function useSecondsLeft(progress: number): number | undefined {
  const [seen, setSeen] = useState<readonly Seen[]>([])
  useEffect(() => setSeen((before) => [...before, { progress, atMs: Date.now() }]), [progress])
  return secondsLeft(seen)
}
