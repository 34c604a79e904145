import { TEMPLATES } from '@dayreel/catalogue'
import { useSearchParams } from 'react-router'
import { CreateVideo } from '#features/videos/create-video.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Create Video', isIndexed: false })

export default function CreateVideoScreen() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const template = TEMPLATES.find(({ id }) => id === search.get('template'))
  if (session.status !== 'signed-in') return null
  return (
    <Screen title="Create Video" lead="A subject or a script goes in, a finished short video comes out.">
      <CreateVideo
        key={session.userId}
        userId={session.userId}
        template={template}
        onDropTemplate={() => setSearch({}, { replace: true })}
      />
    </Screen>
  )
}
