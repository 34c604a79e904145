import { lengthText } from './cost-words.ts'
import { choicesText } from './made-from.tsx'
import styles from './planned-video.module.css'
import type { GenerateBody } from './video-draft.ts'

/** What the choices come to before anything is begun: the style at the video's shape, and the voice and music it will have. */
export function PlannedVideo({ request }: { request: GenerateBody }) {
  return (
    <div className={styles.planned}>
      <img src={`/pictures/styles/${request.styleId}.webp`} alt="" width={400} height={500} decoding="async" />
      <p className={styles.choices}>{`${choicesText(request)} · ${lengthText(request.duration)}`}</p>
      <p className={styles.none}>Nothing is being made yet.</p>
    </div>
  )
}
