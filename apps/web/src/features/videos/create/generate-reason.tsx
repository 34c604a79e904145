import { CallError } from '@dayreel/contract'
import type { ReactNode } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useOnline } from '#lib/use-online.ts'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from '#ui/why-it-failed.tsx'
import { canPay } from '../cost-words.ts'
import { unknownSubjectOf } from './unknown-subject.ts'
import type { LengthAndCost } from './use-estimate.ts'

export type Reason = 'empty' | 'offline' | 'refused' | 'unknown' | 'unpaid'

/** What stands in the way of a video, as far as it is known before it is begun; undefined where nothing does. */
export function useGenerateReason(estimate: LengthAndCost, hasWords: boolean): Reason | undefined {
  const isOnline = useOnline()
  if (!hasWords) return 'empty'
  if (!isOnline) return 'offline'
  if (estimate.isError) return isRefusal(estimate.error) ? 'refused' : 'unknown'
  if (estimate.data !== undefined && !canPay(estimate.data.cost)) return 'unpaid'
  return undefined
}

/** Says at the button why nothing will come of it, or what has to happen first. */
export function GenerateReason({ reason, error }: { reason: Reason; error: unknown }): ReactNode {
  if (reason === 'empty') return 'Write an idea or a script first.'
  if (reason === 'offline') return 'You’re offline. You can start anyway: your video begins when you’re back online.'
  // What there is instead stands in the form.
  if (reason === 'refused' && unknownSubjectOf(error) !== undefined) return 'Choose a tale, or write a script, first.'
  if (reason === 'refused')
    return (
      <>
        {messageOf(error)}
        {/* They may well be the script itself. */}
        {reasonOf(error) === 'language-not-written' && ' Are these the words to be spoken? Choose Script.'}
        <WayOut reason={reasonOf(error)} />
      </>
    )
  if (reason === 'unknown') return `Length and cost are not known right now. ${messageOf(error)}`
  return (
    <>
      You have no credits left.
      <WayOut reason="out_of_credits" />
    </>
  )
}

/** The server has looked at it and says no. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500
}
