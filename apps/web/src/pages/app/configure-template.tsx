import { useParams } from 'react-router'
import { ConfigureTemplate } from '#features/channels/configure-template.tsx'
import { IdMissing } from '#features/channels/config/config-states.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Configure Template', isIndexed: false })

export default function ConfigureTemplateScreen() {
  const { templateId } = useParams()
  if (templateId === undefined)
    return (
      <Screen title="Configure Template">
        <IdMissing text="Template ID is missing." to="/app/automated-channels" label="Explore Channel Templates" />
      </Screen>
    )
  return <ConfigureTemplate key={templateId} templateId={templateId} />
}
