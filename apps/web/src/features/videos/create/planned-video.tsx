import { DEFAULT_STYLE, STYLES } from '@dayreel/catalogue'
import type { VideoRequest } from '@dayreel/contract'
import { Icon, type IconName } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import { trackName } from '../made-from.tsx'
import { useVoiceName } from '../use-voice-name.ts'
import styles from './planned-video.module.css'

/** The maximum number of words that a caption shows at a time. */
const CAPTION_WORDS = 4
/** The scene that the style samples show. */
const SAMPLE_WORDS = 'A ship sails on'

/**
 * Previews the choices before the start: the style in the video's format with the first words, and the voice, music and
 * length.
 */
export function PlannedVideo({ request }: { request: VideoRequest }) {
  const { style, voice, music, durationSeconds } = request
  const words = (request.text || SAMPLE_WORDS).split(/\s+/u).slice(0, CAPTION_WORDS)
  const image = (STYLES.find(({ name }) => name === style) ?? STYLES[0]).image
  return (
    <div className={styles.planned}>
      <figure className={styles.frame}>
        <img src={image} alt="" width={400} height={500} decoding="async" />
        <span className={styles.mark}>Preview</span>
        <p className={styles.caption} dir="auto">
          {words.slice(0, -1).join(' ')} <b>{words.at(-1)}</b>
        </p>
      </figure>
      <ul className={styles.tags} aria-label="Your choices">
        <Tag icon="voice" text={useVoiceName(voice)} />
        <Tag icon="sound" text={trackName(music) ?? 'No music'} />
        <Tag icon="clock" text={lengthText(durationSeconds)} />
        {style !== DEFAULT_STYLE && <Tag icon="picture" text={style} />}
      </ul>
      <p className={styles.none}>A sample of the style. Nothing has been created yet.</p>
    </div>
  )
}

function Tag({ icon, text }: { icon: IconName; text: string | undefined }) {
  return (
    text !== undefined && (
      <li>
        <Icon name={icon} size={16} />
        {text}
      </li>
    )
  )
}
