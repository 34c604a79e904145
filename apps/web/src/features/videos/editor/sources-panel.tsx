import { findMarks, type Storyboard } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { SourceLink } from './source-link.tsx'
import styles from './sources-panel.module.css'

type SourcesPanelProps = {
  storyboard: Storyboard
  /** Numbers and names of the video that no source contains and the user has not checked. */
  unsourced: readonly string[]
  /** Why the mark of a word was not removed. */
  problem: Error | null
}

/** Lists the articles that a video was written from, and the number of its words without a source. */
export function SourcesPanel({ storyboard: { sources, scenes }, unsourced, problem }: SourcesPanelProps) {
  if (sources === undefined) return null
  const count = scenes.reduce((sum, { text }) => sum + findMarks(text, unsourced).length, 0)
  return (
    <Panel title="Sources of the facts" isNarrow>
      <p className={styles.state} data-open={count > 0 || undefined} role="status">
        {stateText(count)}
      </p>
      {problem !== null && <Notice kind="problem">{messageOf(problem)}</Notice>}
      {sources.length === 0 ? (
        <p className={styles.none}>No article was found for this video.</p>
      ) : (
        <ul className={styles.sources}>
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function stateText(count: number): string {
  if (count === 0) return 'No number or name is marked.'
  const words = count === 1 ? '1 number or name is' : `${count} numbers or names are`
  return `${words} not in the sources. Check the underlined words in the scenes. Change them, or remove their marks.`
}
