import type { TEMPLATES } from '@dayreel/catalogue'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TemplateDetails } from '#features/templates/template-details.tsx'
import { TEMPLATE_GROUPS } from '#features/templates/template-groups.ts'
import { TemplateTile, TemplateTiles } from '#features/templates/template-tile.tsx'
import { NewestVideos } from '#features/videos/library/newest-videos.tsx'
import { useHasVideos } from '#features/videos/library/use-has-videos.ts'
import { StartPrompt } from '#features/videos/create/start-prompt.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Screen } from '#ui/screen.tsx'

type Template = (typeof TEMPLATES)[number]

export const meta = () => pageMeta({ title: 'Home', isIndexed: false })

/** Said once, to who has no video yet. */
const WELCOME = { title: 'Welcome to Dayreel', lead: 'A line goes in, a finished short video comes out.' }
const WELCOME_BACK = { title: 'Your next video', lead: 'Begin with a line of your own, or with a template.' }

export default function AppHome() {
  const session = useSession()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Template>()
  const greeting = useHasVideos() === false ? WELCOME : WELCOME_BACK
  return (
    <Screen {...greeting}>
      {session.status === 'signed-in' && (
        <StartPrompt userId={session.userId} onContinue={() => void navigate('/app/create-video')} />
      )}
      <NewestVideos />
      {TEMPLATE_GROUPS.map(({ templates, ...section }) => (
        <TemplateTiles key={section.title} {...section}>
          {templates.map((template) => (
            <TemplateTile key={template.id} template={template} onDetails={() => setShown(template)} />
          ))}
        </TemplateTiles>
      ))}
      <TemplateDetails template={shown} onClose={() => setShown(undefined)} />
    </Screen>
  )
}
