import { TEMPLATE_COST_CREDITS } from '@dayreel/catalogue'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { TEMPLATE_GROUPS } from '#features/templates/template-groups.ts'
import { TemplatePoster, TemplatePosters } from '#features/templates/template-poster.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { rememberWayBack } from '#lib/way-back.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Templates',
    description:
      'Eight kinds of story, each a channel that makes a new short video every day for 1 credit, in your style, at the time you choose.',
    path: '/templates',
    picture: 'templates',
  })

/** Links to a template's activation. Visitors without an account register first. */
function ActivateLink({ id, name }: { id: string; name: string }) {
  const isSignedIn = useSession().status === 'signed-in'
  const goal = `/app/configure-template/${id}`
  return (
    <ButtonLink
      to={isSignedIn ? goal : '/register'}
      look="quiet"
      isWide
      aria-label={`Activate (${TEMPLATE_COST_CREDITS} Credit): ${name}`}
      onClick={() => rememberWayBack(goal)}
    >
      Activate ({TEMPLATE_COST_CREDITS} Credit)
    </ButtonLink>
  )
}

export default function Templates() {
  return (
    <>
      <PageHead picture="castle-wide" title="Templates">
        Eight kinds of story. Each is a channel that makes a new video every day, in your style, at the time you choose.
      </PageHead>
      {TEMPLATE_GROUPS.map(({ title, lead, templates }) => (
        <Section key={title} title={title} lead={lead}>
          <TemplatePosters>
            {templates.map((template) => (
              <TemplatePoster key={template.id} template={template} action={<ActivateLink {...template} />} />
            ))}
          </TemplatePosters>
        </Section>
      ))}
      <ClosingCall picture="whale" title="Not sure yet? Start with one line" />
    </>
  )
}
