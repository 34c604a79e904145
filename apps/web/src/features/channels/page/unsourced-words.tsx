import type { ChannelRun } from '@dayreel/contract'
import { useRef } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useCheckWord } from '#lib/use-check-word.ts'
import { CheckedWord } from '#ui/checked-word.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import styles from './unsourced-words.module.css'

const MOST_SHOWN = 3

type UnsourcedWordsProps = { videoId: string } & Pick<ChannelRun, 'unsourced'>

/**
 * Shows the scenes of a video that state numbers or names without a source. The user can remove a mark that is wrong.
 */
export function UnsourcedWords({ videoId, unsourced }: UnsourcedWordsProps) {
  const check = useCheckWord(videoId)
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(whole, () => whole.current)
  if (unsourced.length === 0) return null
  const more = unsourced.length - MOST_SHOWN
  return (
    <div ref={whole} className={styles.unsourced} tabIndex={-1}>
      <p>Underlined words are not in the sources. Check them before the video is posted.</p>
      <ul>
        {unsourced.slice(0, MOST_SHOWN).map(({ text, words }) => (
          <li key={text} dir="auto">
            <MarkedText text={text} unsourced={words} />
            <div className={styles.words}>
              {[...new Set(words)].map((word) => (
                <CheckedWord key={word} word={word} isBusy={check.isPending} onCheck={() => check.mutate(word)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? '1 more scene is marked.' : `${more} more scenes are marked.`}</p>}
      {check.isError && <Notice kind="problem">{messageOf(check.error)}</Notice>}
    </div>
  )
}
