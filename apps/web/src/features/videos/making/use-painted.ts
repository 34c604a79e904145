import type { Video } from '@dayreel/contract'
import { useReducedMotion } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paintedQuery } from '../video-queries.ts'

export type Painted = {
  /** What is said in each scene; none as long as it has not been written. */
  lines: readonly string[]
  pictures: readonly { number: number; url: string }[]
  /** Number of the scene to be shown, from 1; the one being made first as long as there is no picture. */
  shown: number
}

const TURN_MS = 2_400

/** What there is of a video that is being made: the newest picture is shown, and one after the other once all are there. */
export function usePainted({ id, status, versions }: Video): Painted {
  const { data } = useQuery({ ...paintedQuery(id, versions[0]!.number), enabled: status !== 'pending' })
  const { lines, pictures } = data ?? { lines: [], pictures: [] }
  const turn = useTurn(status === 'rendering')
  const newest = pictures.at(-1)?.number ?? 1
  return { lines, pictures, shown: turn === 0 ? newest : (pictures[(turn - 1) % pictures.length]?.number ?? newest) }
}

/** How often it was turned since it began to; stays 0 where nothing is to move. */
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
