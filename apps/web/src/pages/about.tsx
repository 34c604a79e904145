import { ABOUT } from '#features/marketing/facts.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FactCards } from '#ui/fact-cards.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'About',
    description: 'What Dayreel is, how it works for creators of short videos, and what it stands for.',
    path: '/about',
    picture: 'about',
  })

export default function About() {
  return (
    <>
      <PageHead picture="sunset-wide" title="About">
        Most good stories are never filmed, because filming takes a day and a crew. Dayreel is the crew.
      </PageHead>
      <Section>
        <FactCards facts={ABOUT} level={2} />
      </Section>
      <Section title="Questions?" lead="Tell us what you make and what is in your way.">
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </Section>
    </>
  )
}
