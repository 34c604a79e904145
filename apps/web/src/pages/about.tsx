import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ABOUT } from '#features/marketing/about-facts.ts'
import { FigureCards } from '#features/marketing/figure-cards.tsx'
import { RunBand } from '#features/marketing/run-band.tsx'
import { STORIES } from '#features/marketing/stories.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './about.module.css'

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
      <Section
        title="Why it exists"
        lead="There are more stories worth a minute than people with a studio. Dayreel keeps the whole studio in one program: it writes, speaks, paints, scores and cuts by itself. So a story takes one line, and the line stays yours."
        isBeside
      >
        <ul className={styles.stories} tabIndex={0} aria-label="Stories">
          {STORIES.map(({ name, line, style }) => (
            <li key={name}>
              <TallPicture file={`pictures/scenes/${name}`} />
              <p>{line}</p>
              <span>{style}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What it stands for">
        <FigureCards facts={ABOUT} />
      </Section>
      <Section
        title="How it runs"
        lead="One line passes through six pairs of hands. This is what each of them made of it."
        isBand
      >
        <RunBand />
      </Section>
      <ClosingCall
        picture="rooftop"
        title="See what it creates from your line"
        more={{ to: '/contact', text: 'Contact us' }}
      />
    </>
  )
}
