import { TEMPLATES, TRENDING_TEMPLATE_COUNT } from '@dayreel/catalogue'
import { useState } from 'react'
import { TemplateCard, TemplateGrid } from '#features/templates/template-card.tsx'
import { TemplateDetails } from '#features/templates/template-details.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Screen } from '#ui/screen.tsx'
import styles from './home.module.css'

type Template = (typeof TEMPLATES)[number]

export const meta = () => pageMeta({ title: 'Home', isIndexed: false })

const SECTIONS = [
  { title: 'Trending', templates: TEMPLATES.slice(0, TRENDING_TEMPLATE_COUNT) },
  { title: 'Explore', templates: TEMPLATES.slice(TRENDING_TEMPLATE_COUNT) },
]

export default function AppHome() {
  const [shown, setShown] = useState<Template>()
  return (
    <Screen title="Welcome to Dayreel" lead="Eight kinds of story. Look at what each one tells, and how.">
      {SECTIONS.map(({ title, templates }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <TemplateGrid>
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                level={3}
                action={
                  <div className={styles.actions}>
                    <ButtonLink
                      to={`/app/create-video?template=${template.id}`}
                      aria-label={`Create Video with ${template.name}`}
                    >
                      Create Video
                    </ButtonLink>
                    <Button look="quiet" aria-label={`Details of ${template.name}`} onClick={() => setShown(template)}>
                      Details
                    </Button>
                  </div>
                }
              />
            ))}
          </TemplateGrid>
        </section>
      ))}
      <TemplateDetails template={shown} onClose={() => setShown(undefined)} />
    </Screen>
  )
}
