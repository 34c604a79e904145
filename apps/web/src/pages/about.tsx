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
    description:
      'Dayreel runs video channels: it makes a short video every day and posts it. How it works, and what it stands for.',
    path: '/about',
    picture: 'about',
  })

export default function About() {
  return (
    <>
      <PageHead picture="sunset-wide" title="About">
        Most good stories are never filmed, because filming takes a day and a crew. Dayreel is the crew. It makes a
        video every day and posts it for you.
      </PageHead>
      <Section
        title="Why it exists"
        lead="There are more good stories than people with a studio. Dayreel is a whole studio in one program: it writes, narrates, illustrates, scores and edits. A story takes one line from you. A channel takes one decision: it follows your schedule, shows it in a calendar, and posts each video to your linked account. If you have no idea for a channel, the idea generator proposes one."
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
        lead="Six steps turn one line into a video. Each card shows the result of its step."
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
