import { MEDIA_KINDS, type MediaKind } from '@dayreel/catalogue'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { MediaLibrary, UploadAnother } from '#features/media/media-library.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Media', isIndexed: false })

export default function Media() {
  const [params, setParams] = useSearchParams()
  const go = useCallback(
    ({ search, kind }: { search: string; kind: MediaKind | undefined }) =>
      setParams({ ...(search === '' ? {} : { search }), ...(kind === undefined ? {} : { kind }) }, { replace: true }),
    [setParams],
  )
  return (
    <Screen
      title="My Media"
      lead="Your pictures, clips, logos, music and recordings, for all videos, channels and brands."
      action={<UploadAnother />}
    >
      <MediaLibrary
        search={params.get('search') ?? ''}
        kind={MEDIA_KINDS.find((kind) => kind === params.get('kind'))}
        onGo={go}
      />
    </Screen>
  )
}
