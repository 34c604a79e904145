import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'

/** The user’s brand kits. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async ({ signal }) => (await server.listBrands({}, { signal })).items,
})
