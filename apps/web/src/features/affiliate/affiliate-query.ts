import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

export const affiliateQuery = queryOptions({
  queryKey: ['affiliate'],
  queryFn: ({ signal }) => server.getAffiliate({}, { signal }),
})
