import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { TEMPLATE_GROUPS } from '#features/templates/template-groups.ts'
import { TemplatePoster, TemplatePosters } from '#features/templates/template-poster.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Templates',
    description:
      'Eight kinds of story to start a short video from, each with a style, a length and an example of its own.',
    path: '/templates',
    picture: 'templates',
  })

export default function Templates() {
  return (
    <>
      <PageHead picture="castle-wide" title="Templates">
        Eight kinds of story. Choose one, and its style, its length and an example are filled in for you.
      </PageHead>
      {TEMPLATE_GROUPS.map(({ title, lead, templates }) => (
        <Section key={title} title={title} lead={lead}>
          <TemplatePosters>
            {templates.map((template) => (
              <TemplatePoster
                key={template.id}
                template={template}
                action={
                  <ButtonLink
                    to={`/app/create-video?template=${template.id}`}
                    look="quiet"
                    isWide
                    aria-label={`Create Video with ${template.name}`}
                  >
                    Create Video
                  </ButtonLink>
                }
              />
            ))}
          </TemplatePosters>
        </Section>
      ))}
      <ClosingCall picture="whale" title="Not sure yet? Start with one line" />
    </>
  )
}
