import type { ReactNode } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useOnline } from '#lib/use-online.ts'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from '#ui/why-it-failed.tsx'
import { generateBlockOf, type GenerateBlock } from './generate-block.ts'
import { unknownSubjectOf } from './unknown-subject-of.ts'
import type { LengthAndCost } from './use-estimate.ts'

export type Reason = GenerateBlock | 'offline' | 'unknown'

/** Returns why a video cannot start or why its cost is unknown. Undefined in all other cases. */
export function useGenerateReason({ data, error, isError }: LengthAndCost, hasWords: boolean): Reason | undefined {
  const isOnline = useOnline()
  if (hasWords && !isOnline) return 'offline'
  return generateBlockOf({ hasWords, data, error }) ?? (isError ? 'unknown' : undefined)
}

/** Shows, next to the button, why nothing can start or what is missing. */
export function GenerateReason({ reason, error }: { reason: Reason; error: unknown }): ReactNode {
  if (reason === 'empty') return 'Write a subject or a script first.'
  if (reason === 'offline')
    return 'You’re offline. You can start anyway: your video will start when you’re back online.'
  // The form itself shows the alternatives.
  const unknown = reason === 'refused' ? unknownSubjectOf(error) : undefined
  if (unknown !== undefined)
    return unknown.tales.length > 0 ? 'Choose a story, or write a script.' : 'Write a script first.'
  if (reason === 'refused')
    return (
      <>
        {messageOf(error)}
        {/* The text may be meant as the script itself. */}
        {reasonOf(error) === 'language-not-written' && ' Should these words be spoken? Choose Script.'}
        <WayOut reason={reasonOf(error)} />
      </>
    )
  if (reason === 'unknown') return `We can’t check the length and cost right now. ${messageOf(error)}`
  return (
    <>
      You have no credits left.
      <WayOut reason="out_of_credits" />
    </>
  )
}
