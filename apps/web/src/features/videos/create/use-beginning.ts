import type { Estimate, TextKind, VideoRequest } from '@dayreel/contract'
import { useState } from 'react'
import { generateBlockOf } from './generate-block.ts'
import type { LengthAndCost } from './use-estimate.ts'
import type { Generation } from './use-generation.ts'
import { isMadeFrom } from './video-draft.ts'

/** A question that the user must answer before a video starts. */
type Question = { about: 'same' } | { about: 'short'; estimate: Estimate }

export type Beginning = {
  /** Whether the button and the shortcut start a video. */
  canPress: boolean
  press: () => void
  /**
   * Whether an estimate of the changed text is still pending, because the user pressed the button right after a change.
   */
  isLooking: boolean
  question: Question | undefined
  close: () => void
  /** Starts the video after the user has confirmed a question. */
  begin: () => void
  /** Why the current values were rejected. Any change clears it. */
  problem: unknown
  /** Whether the existing video was made from exactly this request. */
  isMade: boolean
}

type Options = {
  request: VideoRequest
  /** The kind of text that the form displays. */
  kind: TextKind
  estimate: LengthAndCost
  generation: Generation
  onBegin: () => void
}

/**
 * Starts a video from the form. If the request looks unintended, it first asks the user, before anything is charged.
 */
export function useBeginning({ request, kind, estimate, generation, onBegin }: Options): Beginning {
  const [question, setQuestion] = useState<Question>()
  const [isLooking, setLooking] = useState(false)
  const [begunWith, setBegunWith] = useState<string>()
  const json = JSON.stringify(request)
  const { phase, video } = generation
  const isIdle = phase === 'idle'
  const hasWords = request.text !== ''
  // An error about earlier words does not apply to these words. The balance is the same for all words.
  const block = generateBlockOf({ hasWords, data: estimate.data, error: estimate.isStale ? undefined : estimate.error })
  const canPress = isIdle && !isLooking && block === undefined
  const isMade = isIdle && video?.status === 'succeeded' && isMadeFrom({ ...request, kind }, video.request)
  const begin = (known = estimate.fresh): void => {
    setQuestion(undefined)
    setBegunWith(json)
    onBegin()
    const taken = request.kind ?? known?.kind
    generation.start(taken === undefined ? request : { ...request, kind: taken })
  }
  const askOrBegin = (known: Estimate | undefined): void => {
    if (known?.isFarShorter === true) setQuestion({ about: 'short', estimate: known })
    else begin(known)
  }
  const lookFirst = async (): Promise<void> => {
    setLooking(true)
    const known = await estimate.settle()
    setLooking(false)
    if (generateBlockOf({ hasWords, ...known }) === undefined) askOrBegin(known.data)
  }
  const press = (): void => {
    if (!canPress) return
    if (isMade) return setQuestion({ about: 'same' })
    if (!estimate.isStale && !estimate.isPending) return askOrBegin(estimate.fresh)
    void lookFirst()
  }
  return {
    canPress,
    press,
    isLooking,
    question,
    close: () => setQuestion(undefined),
    begin: () => begin(),
    problem: begunWith === undefined || begunWith === json ? generation.problem : null,
    isMade,
  }
}
