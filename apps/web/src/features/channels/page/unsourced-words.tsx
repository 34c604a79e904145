import type { ChannelRun } from '@dayreel/contract'
import { MarkedText } from '#ui/marked-text.tsx'
import styles from './unsourced-words.module.css'

const MOST_SHOWN = 3

/** Shows the scenes of a video that state numbers or names without a source. */
export function UnsourcedWords({ unsourced }: Pick<ChannelRun, 'unsourced'>) {
  if (unsourced.length === 0) return null
  const more = unsourced.length - MOST_SHOWN
  return (
    <div className={styles.unsourced}>
      <p>Underlined words are not in the sources. Check them before the video is posted.</p>
      <ul>
        {unsourced.slice(0, MOST_SHOWN).map(({ text, words }) => (
          <li key={text} dir="auto">
            <MarkedText text={text} unsourced={words} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? '1 more scene is marked.' : `${more} more scenes are marked.`}</p>}
    </div>
  )
}
