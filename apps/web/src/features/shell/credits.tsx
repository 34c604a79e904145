import { useQuery } from '@tanstack/react-query'
import { allowanceQuery, creditsQuery } from '#lib/credits.ts'

/** The credit balance in words, also while it isn't known. */
export function Credits() {
  const credits = useQuery(creditsQuery)
  if (credits.isPending) return 'Loading credits...'
  if (credits.isError) return 'Error loading credits'
  return <span>{`Credits: ${credits.data}`}</span>
}

/** How many videos can be made without any; nothing where that isn't known. */
export function useVideosLeft(): string | undefined {
  const { data: left } = useQuery(allowanceQuery)
  if (left === undefined) return undefined
  if (left === null) return 'Videos without limit'
  return left === 0 ? 'A video costs 1 credit' : `${left} ${left === 1 ? 'video' : 'videos'} left`
}
