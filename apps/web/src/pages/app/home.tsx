import { TEMPLATES, TRENDING_TEMPLATE_COUNT } from '@dayreel/catalogue'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TemplateCard, TemplateGrid } from '#features/templates/template-card.tsx'
import { TemplateDetails } from '#features/templates/template-details.tsx'
import { NewestVideos } from '#features/videos/newest-videos.tsx'
import { StartPrompt } from '#features/videos/start-prompt.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
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
  const session = useSession()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Template>()
  return (
    <Screen title="Welcome to Dayreel" lead="A line goes in, a finished short video comes out.">
      {session.status === 'signed-in' && (
        <StartPrompt userId={session.userId} onCreate={() => void navigate('/app/create-video')} />
      )}
      <NewestVideos />
      {SECTIONS.map(({ title, templates }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <TemplateGrid isDense>
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
