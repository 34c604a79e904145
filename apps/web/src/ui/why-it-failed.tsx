import { CallError } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { BuyCreditsLink } from './buy-credits-link.tsx'

type WayToCreditsProps = {
  error: unknown
  /** What was begun would be lost by leaving: credits are bought in a tab of its own. */
  isBeside?: boolean
}

/** Why something failed; for want of credits, with the way to more. */
export function WhyItFailed({ fallback, ...why }: WayToCreditsProps & { fallback?: string }) {
  return (
    <>
      {messageOf(why.error, fallback)}
      <WayToCredits {...why} />
    </>
  )
}

/** The way to more credits, after words of somebody else’s, where it is these that were wanting. */
export function WayToCredits({ error, isBeside = false }: WayToCreditsProps) {
  if (!(error instanceof CallError) || error.code !== 'out_of_credits') return null
  return (
    <>
      {' '}
      <BuyCreditsLink isBeside={isBeside} />
    </>
  )
}
