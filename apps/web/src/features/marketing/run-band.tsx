import type { ReactNode } from 'react'
import { SiteIcon, type SiteIconName } from '#ui/site-icon.tsx'
import { SpokenCaption } from '#ui/spoken-caption.tsx'
import { watched } from './examples.ts'
import { Mix } from './mix.tsx'
import styles from './run-band.module.css'
import { Still } from './still.tsx'
import { Wave } from './wave.tsx'

/** The line and the caption of the video whose steps are shown. */
const { line, caption } = watched('train')
/** The video's words with the times when they are spoken, in seconds. */
const WORDS = [
  ['4.9', 'above'],
  ['5.2', 'it'],
  ['5.3', 'has'],
  ['5.5', 'stopped'],
] as const

const HANDS: readonly { icon: SiteIconName; title: string; text: string; made: ReactNode }[] = [
  {
    icon: 'pen',
    title: 'Writer',
    text: 'A line becomes a script, split into scenes.',
    made: <p className={styles.script}>{line}</p>,
  },
  { icon: 'voice', title: 'Narrator', text: 'Speaks the script and times every word.', made: <Wave /> },
  {
    icon: 'picture',
    title: 'Illustrator',
    text: 'A picture for each scene, in your style.',
    made: <Still scene={1} />,
  },
  {
    icon: 'pulse',
    title: 'Composer',
    text: 'Music that gets quieter while the voice speaks.',
    made: <Mix />,
  },
  {
    icon: 'captions',
    title: 'Captioner',
    text: 'A few words at a time, each highlighted as it is spoken.',
    made: (
      <ol className={styles.words}>
        {WORDS.map(([seconds, word]) => (
          <li key={word}>
            <span>{seconds}</span> {word}
          </li>
        ))}
      </ol>
    ),
  },
  {
    icon: 'film',
    title: 'Editor',
    text: 'Camera, cuts and sound in one file, ready to post.',
    made: (
      <>
        <Still scene={2} />
        <SpokenCaption text={caption} className={styles.caption} />
      </>
    ),
  },
]

/** Shows the steps of making a video, in order. Each step shows its result for the same line. */
export function RunBand() {
  return (
    <ol className={styles.hands}>
      {HANDS.map(({ icon, title, text, made }) => (
        <li key={title}>
          <div className={styles.stage}>
            <div className={styles.made}>{made}</div>
            <span className={styles.onward}>
              <SiteIcon name="right" size={22} />
            </span>
          </div>
          <h3>
            <SiteIcon name={icon} size={20} />
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
