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

/** Beside a template's configuration: bends it towards one's own words and image. */
export function CustomizePanel({ template, onCustomize, onClose }: CustomizePanelProps) {
  return (
    <Panel title="Customize this template" lead="The configuration below is filled in with what comes of it." isNarrow>
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
