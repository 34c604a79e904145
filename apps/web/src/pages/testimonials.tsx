import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { watched } from '#features/marketing/examples.ts'
import { SAMPLE_QUOTES } from '#features/marketing/sample-quotes.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { WatchCard } from '#ui/watch-card.tsx'
import styles from './testimonials.module.css'

export const meta = () =>
  pageMeta({
    title: 'Testimonials',
    description: 'Three sample quotes: what creators of short videos might say about Dayreel.',
    path: '/testimonials',
    picture: 'testimonials',
  })

export default function Testimonials() {
  return (
    <>
      <PageHead picture="autumn-wide" title="Testimonials">
        Three sample quotes. We wrote them; no customer said them.
      </PageHead>
      <Section>
        <ul className={styles.quotes}>
          {SAMPLE_QUOTES.map(({ quote, name, role, video }) => (
            <li key={name}>
              <figure className={styles.quote}>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <div className={styles.video}>
                  <WatchCard video={watched(video)} />
                </div>
                <figcaption>
                  <b>{name}</b>
                  {role} <span>Sample</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall picture="volcano" title="See for yourself" />
    </>
  )
}
