import type { ReactNode } from 'react'
import styles from './cinema.module.css'
import { MotionSwitch } from './motion-switch.tsx'
import { MovingPicture } from './moving-picture.tsx'

type CinemaProps = {
  /** A wide picture of public/pictures/scenes, by name. What is seen on it stands right of the middle. */
  picture: string
  /** Whether the section begins the page: then it runs up under the header, its picture is fetched first, and it comes alive. */
  isFirst?: boolean
  /** Where there is no room beside it, words stand below the picture, or stay before one that is dark enough. */
  narrow?: 'below' | 'before'
  children: ReactNode
}

/** Words beside what is seen on a picture as wide as the page; dark in both themes wherever they lie on it. */
export function Cinema({ picture, isFirst = false, narrow = 'below', children }: CinemaProps) {
  return (
    <section
      className={`${styles.cinema} ${styles[narrow]} ${isFirst ? styles.first : ''}`}
      data-hero={isFirst || undefined}
      data-picture={picture}
    >
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
        {isFirst && <MovingPicture clip={`background/${picture}`} />}
      </div>
      <div className={styles.content}>{children}</div>
      {isFirst && (
        <div className={styles.motion}>
          <MotionSwitch />
        </div>
      )}
    </section>
  )
}
