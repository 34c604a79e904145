import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { TemplateGenerator } from '#features/channels/generator/template-generator.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Template Generator', isIndexed: false })

export default function TemplateGeneratorScreen() {
  const session = useSession()
  const navigate = useNavigate()
  const showChannels = useCallback(() => void navigate('/app/my-channels'), [navigate])
  if (session.status !== 'signed-in') return null
  return (
    <Screen title="Template Generator" lead="Ideas for your own channels, with text and pictures to start from.">
      <TemplateGenerator key={session.userId} userId={session.userId} onSaved={showChannels} />
    </Screen>
  )
}
