import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => server.getProfile({}, { signal }),
})

/** Returns whether the account belongs to an operator, who can change the settings. */
export function useIsHost(): boolean {
  return useQuery(profileQuery).data?.isHost === true
}

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: { name: string; company: string }) => server.updateProfile({ body: change }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  })
}
