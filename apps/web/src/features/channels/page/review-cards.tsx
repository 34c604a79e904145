import type { Dates } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { useRef } from 'react'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { RunActions } from '../calendar/run-actions.tsx'
import { whenWords } from '../next-run-words.ts'
import { PostLinks } from '../post-links.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import styles from './review-cards.module.css'
import { UnsourcedWords } from './unsourced-words.tsx'

type ReviewCardsProps = { channelId: string; runs: readonly ChannelRun[]; dates: Dates; now: number }

/** Shows the videos that wait for a review. A video that is not reviewed is posted at its slot. */
export function ReviewCards({ channelId, runs, dates, now }: ReviewCardsProps) {
  const cards = useRef<HTMLDivElement>(null)
  // After the user's decision, the card disappears together with the pressed button.
  useFocusAfterRemoval(cards, dayOrPage)
  return (
    <div ref={cards} className={styles.cards}>
      {runs
        .filter(({ isInReview }) => isInReview)
        .map((run) => (
          <section key={run.id} className={styles.card} aria-label="In review">
            <RunThumbnail run={run} size="large" />
            <div className={styles.words}>
              <p className={styles.when}>
                In review. Will be posted {run.slotAt === null ? 'as scheduled' : whenWords(run.slotAt, { dates, now })}{' '}
                unless you skip or replace it.
              </p>
              <h2 dir="auto">{run.title ?? run.subject}</h2>
              {run.videoId !== null && <UnsourcedWords videoId={run.videoId} unsourced={run.unsourced} />}
              <PostLinks posts={run.posts} />
            </div>
            <div className={styles.does}>
              <RunActions channelId={channelId} run={run} canBeSkipped />
            </div>
          </section>
        ))}
    </div>
  )
}

function dayOrPage(): HTMLElement | null {
  const page = document.getElementById('main')
  return page?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]') ?? page
}
