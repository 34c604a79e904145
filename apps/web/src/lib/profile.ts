import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => server.getProfile({}, { signal }),
})

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: { name: string; company: string }) => server.updateProfile({ body: change }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  })
}
