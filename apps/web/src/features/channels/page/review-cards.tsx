import type { ChannelRun } from '@dayreel/contract'
import { useRef } from 'react'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { RunActions } from '../calendar/run-actions.tsx'
import { whenWords } from '../next-run-words.ts'
import { RunThumbnail } from '../run-thumbnail.tsx'
import styles from './review-cards.module.css'

type ReviewCardsProps = { channelId: string; runs: readonly ChannelRun[]; zone: string; now: number }

/** Videos that wait for somebody to look at them; each goes out at its slot unless something is done. */
export function ReviewCards({ channelId, runs, zone, now }: ReviewCardsProps) {
  const cards = useRef<HTMLDivElement>(null)
  // What is decided goes, with the button that was pressed.
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
                In review. Goes out {run.slotAt === null ? 'at its slot' : whenWords(run.slotAt, { zone, now })} unless
                you skip or replace it.
              </p>
              <h2 dir="auto">{run.title ?? run.subject}</h2>
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
