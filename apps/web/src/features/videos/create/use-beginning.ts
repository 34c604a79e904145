import type { Estimate, GenerateRequest, TextKind } from '@dayreel/contract'
import { useState } from 'react'
import { unknownSubjectOf } from './unknown-subject.ts'
import type { LengthAndCost } from './use-estimate.ts'
import type { Generation } from './use-generation.ts'
import { isMadeFrom } from './video-draft.ts'

/** What a person is asked before a video begins. */
type Question = { about: 'same' } | { about: 'short'; estimate: Estimate }

export type Beginning = {
  /** The button was pressed. */
  press: () => void
  /** It is being looked at what would become of the words: they were changed just before the button was pressed. */
  isLooking: boolean
  question: Question | undefined
  close: () => void
  /** Begins, whatever was asked. */
  begin: () => void
  /** Nothing but what is filled in has been refused; gone as soon as something is changed. */
  problem: unknown
  /** The video that is there was made from just this. */
  isMade: boolean
}

type Options = {
  body: GenerateRequest
  /** What the words are shown to be. */
  kind: TextKind
  estimate: LengthAndCost
  generation: Generation
  onBegin: () => void
}

/** Begins a video of what is filled in, and asks first where that may not be what was meant: before it costs anything. */
export function useBeginning({ body, kind, estimate, generation, onBegin }: Options): Beginning {
  const [question, setQuestion] = useState<Question>()
  const [isLooking, setLooking] = useState(false)
  const [begunWith, setBegunWith] = useState<string>()
  const json = JSON.stringify(body)
  const { phase, video } = generation
  const isIdle = phase === 'idle'
  const isMade = isIdle && video?.status === 'succeeded' && isMadeFrom({ ...body, kind }, video.request)
  const begin = (known = estimate.fresh): void => {
    setQuestion(undefined)
    setBegunWith(json)
    onBegin()
    const taken = body.kind ?? known?.kind
    generation.start(taken === undefined ? body : { ...body, kind: taken })
  }
  const askOrBegin = (known: Estimate | undefined): void => {
    if (known?.isFarShorter === true) setQuestion({ about: 'short', estimate: known })
    else begin(known)
  }
  const lookFirst = async (): Promise<void> => {
    setLooking(true)
    const known = await estimate.settle()
    setLooking(false)
    if (known !== null) askOrBegin(known)
  }
  const press = (): void => {
    if (body.scriptSubject === '' || !isIdle || isLooking) return
    // What there is instead stands in the form: it is chosen first.
    if (!estimate.isStale && unknownSubjectOf(estimate.error) !== undefined) return
    if (isMade) return setQuestion({ about: 'same' })
    if (!estimate.isStale && !estimate.isPending) return askOrBegin(estimate.fresh)
    void lookFirst()
  }
  return {
    press,
    isLooking,
    question,
    close: () => setQuestion(undefined),
    begin: () => begin(),
    problem: begunWith === undefined || begunWith === json ? generation.problem : null,
    isMade,
  }
}
