import type { StoryboardScene } from '@dayreel/contract'
import { Panel } from '#ui/panel.tsx'
import { SourceLink } from './source-link.tsx'
import styles from './sources-panel.module.css'

/** Lists the photographs of a video by scene, with what their licences require to be named. */
export function PhotosPanel({ scenes }: { scenes: readonly StoryboardScene[] }) {
  const shown = scenes.flatMap(({ id, photo, picture }, i) =>
    photo === undefined || picture !== undefined ? [] : [{ id, photo, number: i + 1 }],
  )
  if (shown.length === 0) return null
  return (
    <Panel title="Photographs" isNarrow>
      <ul className={styles.sources}>
        {shown.map(({ id, photo, number }) => (
          <li key={id}>
            Scene {number}: <SourceLink source={photo} />
            {photo.creator !== '' && `, by ${photo.creator}`}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
