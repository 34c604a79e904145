import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ABOUT } from '#features/marketing/facts.ts'
import { NumberedFacts } from '#features/marketing/numbered-facts.tsx'
import { RunBand } from '#features/marketing/run-band.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
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
      <Section title="What it stands for">
        <NumberedFacts facts={ABOUT} />
      </Section>
      <Section title="How it runs" lead="One line goes through six hands, and each keeps what it has finished." isBand>
        <RunBand />
      </Section>
      <Section title="Questions?" lead="Tell us what you make and what is in your way.">
        <ButtonLink to="/contact" look="quiet">
          Write to us
        </ButtonLink>
      </Section>
      <ClosingCall picture="lighthouse-wide" title="See it keep a light on" />
    </>
  )
}
