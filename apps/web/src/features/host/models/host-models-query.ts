import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'

export const hostModelsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'models'],
  queryFn: ({ signal }) => server.readHostModels({}, { signal }),
})
