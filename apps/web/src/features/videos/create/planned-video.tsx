import { STYLES } from '@dayreel/catalogue'
import type { GenerateRequest } from '@dayreel/contract'
import { Icon, type IconName } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import { nameOf, trackName, voiceName } from '../made-from.tsx'
import styles from './planned-video.module.css'

/** As many words as a caption shows at a time. */
const CAPTION_WORDS = 4
/** What the samples of the styles show. */
const SAMPLE_WORDS = 'A ship sails on'

/** What the choices come to before anything is begun: the style in the video's shape with the first words on it, voice, music and length. */
export function PlannedVideo({ request }: { request: GenerateRequest }) {
  const { styleId, voiceId, musicUrl, duration } = request
  const words = (request.scriptSubject || SAMPLE_WORDS).split(/\s+/u).slice(0, CAPTION_WORDS)
  const style = nameOf(STYLES, styleId)
  return (
    <div className={styles.planned}>
      <figure className={styles.frame}>
        <img src={`/pictures/styles/${styleId}.webp`} alt="" width={400} height={500} decoding="async" />
        <span className={styles.mark}>Preview</span>
        <p className={styles.caption} dir="auto">
          {words.slice(0, -1).join(' ')} <b>{words.at(-1)}</b>
        </p>
      </figure>
      <ul className={styles.tags} aria-label="What was chosen">
        <Tag icon="voice" text={voiceName(voiceId)} />
        <Tag icon="sound" text={trackName(musicUrl) ?? 'No music'} />
        <Tag icon="clock" text={lengthText(duration)} />
        {styleId !== STYLES[0].id && <Tag icon="picture" text={style} />}
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
