import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { TEMPLATE_STARTS } from '#features/templates/template-starts.tsx'
import { NewVideoButton, VideoCount, VideoLibrary } from '#features/videos/library/video-library.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Videos', isIndexed: false })

export default function Videos() {
  const [params, setParams] = useSearchParams()
  const go = useCallback(
    ({ search, page }: { search: string; page: number }) =>
      setParams({ ...(search === '' ? {} : { search }), ...(page === 1 ? {} : { page: String(page) }) }),
    [setParams],
  )
  return (
    <Screen title="My Videos" lead={<VideoCount />} action={<NewVideoButton />}>
      <VideoLibrary
        search={params.get('search') ?? ''}
        page={readPage(params.get('page'))}
        onGo={go}
        suggestions={TEMPLATE_STARTS}
      />
    </Screen>
  )
}

function readPage(given: string | null): number {
  const page = Number(given ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}
