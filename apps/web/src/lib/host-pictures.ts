import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PhotoServiceName } from '@dayreel/contract'
import { server } from './api.ts'
import { HOST_KEY } from './host-key.ts'

/** The sources of pictures of this site, for its operator. */
export const hostPicturesQuery = queryOptions({
  queryKey: [...HOST_KEY, 'pictures'],
  queryFn: ({ signal }) => server.readHostPictures({}, { signal }),
})

type Switched = { source: PhotoServiceName; key: string | null; contact: string | null }

/** Switches on a source of photographs after a test. Forms and the report depend on it, so everything is refetched. */
export function useConnectPhotos() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ source, ...body }: Switched) => server.connectHostPhotos({ params: { source }, body }),
    onSuccess: () => queryClient.invalidateQueries(),
    gcTime: 0, // The cached call would contain the key.
  })
}
