import { TEMPLATE_COST_CREDITS } from '@dayreel/catalogue'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { TEMPLATE_GROUPS } from '#features/templates/template-groups.ts'
import { TemplatePoster, TemplatePosters } from '#features/templates/template-poster.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Templates',
    description:
      'Eight kinds of story, each a channel that makes a new short video every day for 1 credit, in your style, at your hour.',
    path: '/templates',
    picture: 'templates',
  })

export default function Templates() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <>
      <PageHead picture="castle-wide" title="Templates">
        Eight kinds of story. Each is a channel that makes a new video every day, in your style, at your hour.
      </PageHead>
      {TEMPLATE_GROUPS.map(({ title, lead, templates }) => (
        <Section key={title} title={title} lead={lead}>
          <TemplatePosters>
            {templates.map((template) => (
              <TemplatePoster
                key={template.id}
                template={template}
                action={
                  <ButtonLink to={isSignedIn ? '/app' : '/register'} look="quiet" isWide>
                    Activate ({TEMPLATE_COST_CREDITS} Credit)
                  </ButtonLink>
                }
              />
            ))}
          </TemplatePosters>
        </Section>
      ))}
      <ClosingCall picture="whale" title="Not sure yet? Begin with one video" />
    </>
  )
}
