import type { TEMPLATES } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { Panel } from '#ui/panel.tsx'
import { CustomizeFields } from './customize-fields.tsx'
import type { Customized } from './use-customization.ts'

type CustomizePanelProps = {
  template: (typeof TEMPLATES)[number]
  onCustomize: (customized: Customized) => void
  onClose: () => void
}

/** A panel above a template's configuration. It adapts the template to the user's text and image. */
export function CustomizePanel({ template, onCustomize, onClose }: CustomizePanelProps) {
  return (
    <Panel title="Customize this template" lead="The result fills in the configuration below." isNarrow>
      <CustomizeFields
        template={template}
        onCustomized={onCustomize}
        close={
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        }
      />
    </Panel>
  )
}
