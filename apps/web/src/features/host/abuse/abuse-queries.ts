import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'

export const reportsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'reports'],
  queryFn: ({ signal }) => server.listReports({}, { signal }),
})

export const blockedTermsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'blocked-terms'],
  queryFn: ({ signal }) => server.readBlockedTerms({}, { signal }),
})
