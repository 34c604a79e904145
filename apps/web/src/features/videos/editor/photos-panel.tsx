import type { StoryboardScene } from '@dayreel/contract'
import { clockText } from '#lib/clock-text.ts'
import { Panel } from '#ui/panel.tsx'
import { SourceLink } from './source-link.tsx'
import styles from './sources-panel.module.css'

/** Lists the photographs and clips of a video by scene, with the credits that their licences require. */
export function PhotosPanel({ scenes }: { scenes: readonly StoryboardScene[] }) {
  const shown = scenes.flatMap(({ id, photo, picture, clip }, i) =>
    photo === undefined || picture !== undefined || clip !== undefined ? [] : [{ id, photo, number: i + 1 }],
  )
  if (shown.length === 0) return null
  const hasClips = shown.some(({ photo }) => photo.clip !== undefined)
  return (
    <Panel title={hasClips ? 'Photographs and clips' : 'Photographs'} isNarrow>
      <ul className={styles.sources}>
        {shown.map(({ id, photo, number }) => (
          <li key={id}>
            Scene {number}: <SourceLink source={photo} />
            {photo.creator !== '' && `, by ${photo.creator}`}
            {photo.clip?.startSeconds !== undefined && `, from ${clockText(photo.clip.startSeconds)}`}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
