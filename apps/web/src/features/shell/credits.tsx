import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '#lib/credits.ts'

/** The credit balance in words, also while it isn't known. */
export function Credits() {
  const credits = useQuery(creditsQuery)
  if (credits.isPending) return 'Loading credits...'
  if (credits.isError) return 'Error loading credits'
  return <span>{`Credits: ${credits.data}`}</span>
}
