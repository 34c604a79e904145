import type { ReactNode } from 'react'
import { MovingPicture } from './moving-picture.tsx'
import styles from './cinema.module.css'

type CinemaProps = {
  /** A wide picture of public/pictures/scenes, by name. */
  picture: string
  /** Whether the section begins the page: then it runs up under the header, its picture is fetched first, and it comes alive. */
  isFirst?: boolean
  children: ReactNode
}

/** Words on a picture as wide as the page; dark in both themes. */
export function Cinema({ picture, isFirst = false, children }: CinemaProps) {
  return (
    <section className={`${styles.cinema} ${isFirst ? styles.first : ''}`}>
      <div className={styles.picture}>
        <img
          src={`/pictures/scenes/${picture}.webp`}
          srcSet={`/narrow/${picture}.webp 800w, /pictures/scenes/${picture}.webp 1600w`}
          sizes="(max-width: 600px) 50vw, 100vw"
          alt=""
          width={1600}
          height={1000}
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
        {isFirst && <MovingPicture clip="background" />}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
