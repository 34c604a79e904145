import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { creditsQuery } from '#lib/credits.ts'
import { onSignIn } from '#lib/session.ts'
import { profileQuery } from '#lib/profile.ts'

/** Whoever has signed in, here, in another tab, or by coming back to this one, sees the profile and the credits as they are now. */
export function RefetchWhenSignedIn() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const fetchBoth = (): void => {
      void queryClient.prefetchQuery({ ...profileQuery, staleTime: 0 })
      void queryClient.prefetchQuery({ ...creditsQuery, staleTime: 0 })
    }
    fetchBoth() // the sign-in that opened the app has passed
    return onSignIn(() => {
      // What is on its way may be from before the sign-in, and the query client by itself would keep it.
      void queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
      void queryClient.cancelQueries({ queryKey: creditsQuery.queryKey })
      fetchBoth()
    })
  }, [queryClient])
  return null
}
