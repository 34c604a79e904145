import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { creditsQuery } from '#lib/credits.ts'
import { onSignIn } from '#lib/session.ts'
import { profileQuery } from '#lib/profile.ts'

/** Refetches the profile and the credits after a sign-in here, in another tab, or on return to this tab. */
export function RefetchWhenSignedIn() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const fetchBoth = (): void => {
      void queryClient.prefetchQuery({ ...profileQuery, staleTime: 0 })
      void queryClient.prefetchQuery({ ...creditsQuery, staleTime: 0 })
    }
    fetchBoth() // The sign-in that opened the app has already fetched both.
    return onSignIn(() => {
      // A request in progress may have started before the sign-in, and the query client would keep its result.
      void queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
      void queryClient.cancelQueries({ queryKey: creditsQuery.queryKey })
      fetchBoth()
    })
  }, [queryClient])
  return null
}
