import { TEMPLATES } from '@dayreel/catalogue'
import { ActivateButton } from '#features/channels/activate/activate-button.tsx'
import { TemplateReach } from '#features/channels/activate/template-reach.tsx'
import { CustomizeButton } from '#features/channels/customize/customize-button.tsx'
import { TemplateTile, TemplateTiles } from '#features/templates/template-tile.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Automated Channels', isIndexed: false })

export default function AutomatedChannels() {
  return (
    <Screen
      title="Choose Your Automated Channel Template"
      lead="Each one makes a new video every day in its own style, for 1 credit per video."
    >
      <TemplateTiles title="Templates">
        {TEMPLATES.map((template) => (
          <TemplateTile key={template.id} template={template} reach={<TemplateReach templateId={template.id} />}>
            <ActivateButton template={template} />
            <CustomizeButton template={template} />
          </TemplateTile>
        ))}
      </TemplateTiles>
    </Screen>
  )
}
