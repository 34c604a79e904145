import { useQuery } from '@tanstack/react-query'
import { countedNoun } from '#lib/counted-noun.ts'
import { allowanceQuery, creditsQuery } from '#lib/credits.ts'

/** Returns the credit balance as text, even while it is unknown. */
export function Credits() {
  const credits = useQuery(creditsQuery)
  if (credits.isPending) return 'Loading credits...'
  if (credits.isLoadingError) return 'Error loading credits'
  return <span>{`Credits: ${credits.data}`}</span>
}

/**
 * Returns the plan's remaining projects, shown after the credits in a phone's bar. Empty if the number is zero or
 * unlimited.
 */
export function VideosLeft() {
  const { data: left } = useQuery(allowanceQuery)
  return typeof left === 'number' && left > 0 ? ` · ${countedNoun(left, 'video')} left` : null
}

/** Returns the remaining projects as a full line. */
export function Allowance() {
  const { data: left } = useQuery(allowanceQuery)
  if (left === undefined) return null
  if (left === null) return 'Unlimited videos'
  return left === 0 ? 'A video costs 1 credit' : `${countedNoun(left, 'video')} left in your plan`
}
