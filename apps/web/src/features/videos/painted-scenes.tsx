import type { Video } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './painted-scenes.module.css'
import { paintedQuery } from './video-queries.ts'

type PaintedScenesProps = {
  video: Video
  /** Stands over the picture's foot. */
  children: ReactNode
}

/** The video as far as it can be seen: the scene painted last and a strip of all that fills; before them what it will be of. */
export function PaintedScenes({ video, children }: PaintedScenesProps) {
  const isPainting = video.status === 'illustrating' || video.status === 'rendering'
  const version = video.versions[0]!.number
  const { data } = useQuery({ ...paintedQuery(video.id, version), enabled: isPainting })
  const newest = data?.pictures.at(-1)
  return (
    <div className={styles.painted}>
      <figure className={styles.frame}>
        {newest === undefined ? (
          <p className={styles.title} dir="auto">
            {video.title}
          </p>
        ) : (
          <>
            <img key={newest.number} src={newest.url} alt="" width={270} height={480} />
            <figcaption>
              Scene {newest.number} of {data!.count}
            </figcaption>
          </>
        )}
        <div className={styles.foot}>{children}</div>
      </figure>
      {data !== undefined && data.count > 0 && (
        <ol className={styles.strip} aria-hidden="true">
          {Array.from({ length: data.count }, (_, i) => {
            const picture = data.pictures.find(({ number }) => number === i + 1)
            return <li key={i}>{picture !== undefined && <img src={picture.url} alt="" width={54} height={96} />}</li>
          })}
        </ol>
      )}
    </div>
  )
}
