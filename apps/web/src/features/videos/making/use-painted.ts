import type { Video } from '@dayreel/contract'
import { useReducedMotion } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paintedQuery } from '#lib/videos.ts'

export type Painted = {
  /** The narration of each scene. Empty until it is written. */
  lines: readonly string[]
  pictures: readonly { number: number; url: string }[]
  /** The number of the shown scene, starting at 1. If there is no picture yet, it is 1. */
  shown: number
}

const TURN_MS = 2_400

/** Returns the preview of a running video: its newest picture, and all pictures in turn once they are finished. */
export function usePainted({ id, status, versions }: Video): Painted {
  const { data } = useQuery({ ...paintedQuery(id, versions[0]!.number), enabled: status !== 'pending' })
  const { lines, pictures } = data ?? { lines: [], pictures: [] }
  const turn = useTurn(status === 'rendering')
  const newest = pictures.at(-1)?.number ?? 1
  return { lines, pictures, shown: turn === 0 ? newest : (pictures[(turn - 1) % pictures.length]?.number ?? newest) }
}

/**
 * Returns how many times the shown picture has changed since the start. It stays 0 if the system asks for reduced
 * motion.
 */
function useTurn(isTurning: boolean): number {
  const isStill = useReducedMotion()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isTurning || isStill) return undefined
    const clock = setInterval(() => setTurn((before) => before + 1), TURN_MS)
    return () => {
      clearInterval(clock)
      setTurn(0)
    }
  }, [isTurning, isStill])
  return turn
}
