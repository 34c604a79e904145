import { TEMPLATES, USUAL_DURATION_SECONDS } from '@dayreel/catalogue'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Sharing } from '#features/posts/share/sharing.tsx'
import { TEMPLATE_STORIES } from '#features/templates/template-stories.ts'
import { CreateVideo } from '#features/videos/create/create-video.tsx'
import type { DraftStart } from '#features/videos/create/use-draft-start.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Create Video', isIndexed: false })

export default function CreateVideoScreen() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const templateId = search.get('template')
  const start = useMemo(() => startFrom(templateId), [templateId])
  if (session.status !== 'signed-in') return null
  return (
    <Screen title="Create Video" lead="A subject or a script goes in, a finished short video comes out.">
      <CreateVideo
        key={session.userId}
        userId={session.userId}
        start={start}
        onFilled={() => setSearch({}, { replace: true })}
        sharing={(video) => <Sharing key={video.id} video={video} />}
      />
    </Screen>
  )
}

/**
 * Returns a template's values for the form. The template's prompts are not included, because they belong to a channel.
 */
function startFrom(templateId: string | null): DraftStart | undefined {
  const template = TEMPLATES.find(({ id }) => id === templateId)
  if (template === undefined) return undefined
  const { style, subject } = TEMPLATE_STORIES[template.id]
  return {
    name: template.name,
    picture: template.previewUrl,
    values: `${style}, ${USUAL_DURATION_SECONDS} s`,
    draft: { text: subject, style, durationSeconds: USUAL_DURATION_SECONDS },
  }
}
