import { useNavigate } from 'react-router'
import { ActivateButton } from '#features/channels/activate/activate-button.tsx'
import { TemplateReach } from '#features/channels/activate/template-reach.tsx'
import { CustomizeButton } from '#features/channels/customize/customize-button.tsx'
import { FirstRunPanel } from '#features/first-run/first-run-panel.tsx'
import { TEMPLATE_GROUPS } from '#features/templates/template-groups.ts'
import { TemplateTile, TemplateTiles } from '#features/templates/template-tile.tsx'
import { NewestVideos } from '#features/videos/library/newest-videos.tsx'
import { useHasVideos } from '#features/videos/library/use-has-videos.ts'
import { StartPrompt } from '#features/videos/create/start-prompt.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Home', isIndexed: false })

/** Shown until it is known whether the user is new. */
const HELLO = { title: 'Welcome', lead: 'Start with your own line, or with a channel that runs automatically.' }
const WELCOME = { title: 'Welcome to Dayreel', lead: 'A line goes in, a finished short video comes out.' }
const WELCOME_BACK = { ...HELLO, title: 'Welcome back' }

export default function AppHome() {
  const session = useSession()
  const navigate = useNavigate()
  const hasVideos = useHasVideos()
  const greeting = hasVideos === undefined ? HELLO : hasVideos ? WELCOME_BACK : WELCOME
  return (
    <Screen {...greeting}>
      {session.status === 'signed-in' && <FirstRunPanel />}
      {session.status === 'signed-in' && (
        <StartPrompt userId={session.userId} onContinue={() => void navigate('/app/create-video')} />
      )}
      <NewestVideos />
      {TEMPLATE_GROUPS.map(({ templates, ...section }) => (
        <TemplateTiles key={section.title} {...section}>
          {templates.map((template) => (
            <TemplateTile key={template.id} template={template} reach={<TemplateReach templateId={template.id} />}>
              <ActivateButton template={template} />
              <CustomizeButton template={template} />
            </TemplateTile>
          ))}
        </TemplateTiles>
      ))}
    </Screen>
  )
}
