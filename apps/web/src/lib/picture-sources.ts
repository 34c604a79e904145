import { queryOptions, useQuery } from '@tanstack/react-query'
import { PHOTO_SOURCES, type PhotoSourceName, type PictureSources, type StockKind, stockOf } from '@dayreel/contract'
import { server } from './api.ts'

const NO_SOURCES: PictureSources['sources'] = []

const pictureSourcesQuery = queryOptions({
  queryKey: ['picture-sources'],
  queryFn: ({ signal }) => server.listPictureSources({}, { signal }),
})

/** Returns the sources of pictures that the account may use, besides drawn pictures. Empty until they are loaded. */
export function usePictureSources(): PictureSources['sources'] {
  return useQuery(pictureSourcesQuery).data?.sources ?? NO_SOURCES
}

/** Returns the sources that can be searched for photographs, or for clips. */
export function usePhotoSources(of: StockKind): PhotoSourceName[] {
  const sources = usePictureSources()
  return PHOTO_SOURCES.filter((name) => stockOf(name)?.of === of && sources.some(({ id }) => id === name))
}
