import type { Video } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import styles from './painted-scenes.module.css'
import { paintedQuery } from './video-queries.ts'

/** The video as far as it can be seen: its scenes as they are painted, before them the style they will have. */
export function PaintedScenes({ video }: { video: Pick<Video, 'id' | 'status' | 'request'> }) {
  const isPainting = video.status === 'illustrating' || video.status === 'rendering'
  const { data } = useQuery({ ...paintedQuery(video.id), enabled: isPainting })
  const newest = data?.pictures.at(-1)
  return (
    <figure className={styles.frame}>
      {newest === undefined ? (
        <img
          className={styles.style}
          src={`/pictures/styles/${video.request.styleId}.webp`}
          alt=""
          width={400}
          height={500}
        />
      ) : (
        <>
          <img key={newest.number} src={newest.url} alt="" width={270} height={480} />
          <figcaption>
            Scene {newest.number} of {data!.count}
          </figcaption>
        </>
      )}
    </figure>
  )
}
