import { TEMPLATES } from '@dayreel/catalogue'
import { useState } from 'react'
import { TemplateDetails } from './template-details.tsx'
import { TemplateTile, TemplateTiles } from './template-tile.tsx'

type Template = (typeof TEMPLATES)[number]

const OFFERED = TEMPLATES.slice(0, 2)

/** A few templates where there is room for more videos. */
export function StartFromTemplates() {
  const [shown, setShown] = useState<Template>()
  return (
    <>
      <TemplateTiles title="Start from" lead="A story to begin the next one with." look="rows">
        {OFFERED.map((template) => (
          <TemplateTile key={template.id} template={template} onDetails={() => setShown(template)} />
        ))}
      </TemplateTiles>
      <TemplateDetails template={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
