import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ABOUT } from '#features/marketing/about-facts.ts'
import { RuledFacts } from '#features/marketing/ruled-facts.tsx'
import { RunBand } from '#features/marketing/run-band.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './about.module.css'

export const meta = () =>
  pageMeta({
    title: 'About',
    description: 'What Dayreel is, how it works for creators of short videos, and what it stands for.',
    path: '/about',
    picture: 'about',
  })

/** Pictures of stories, by the id of the template that tells such. */
const STORIES = ['life-almost-had', 'impossible-worlds', 'tales-end-of-time'] as const

export default function About() {
  return (
    <>
      <PageHead picture="sunset-wide" title="About">
        Most good stories are never filmed, because filming takes a day and a crew. Dayreel is the crew.
      </PageHead>
      <Section
        title="Why it exists"
        lead="There are more stories worth a minute than people with a studio. Dayreel keeps the whole studio in one program: it writes, speaks, paints, scores and cuts by itself. So a story costs a line, and the line stays yours."
        isBeside
      >
        <div className={styles.stories}>
          {STORIES.map((id) => (
            <img
              key={id}
              src={`/pictures/templates/${id}.webp`}
              alt=""
              width={540}
              height={960}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      </Section>
      <Section title="What it stands for">
        <RuledFacts facts={ABOUT} />
      </Section>
      <Section
        title="How it runs"
        lead="One line goes through six hands, and each keeps what it has finished. This is what they made of it."
        isBand
      >
        <RunBand />
      </Section>
      <ClosingCall
        picture="rooftop"
        title="See what it makes of your line"
        more={{ to: '/contact', text: 'Write to us' }}
      />
    </>
  )
}
