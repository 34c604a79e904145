import type { ReactNode } from 'react'
import { Backdrop } from './backdrop.tsx'
import styles from './cinema.module.css'
import { MotionSwitch } from './motion-switch.tsx'

type CinemaProps = {
  /** A wide picture of public/pictures/scenes, by name. What is seen on it stands right of the middle. */
  picture: string
  /** Where there is no room beside it, words stand below the picture, or stay before one that is dark enough. */
  narrow?: 'below' | 'before'
  children: ReactNode
}

/** How a page begins: words beside what is seen on the picture behind the page; dark in both themes wherever they lie on it. */
export function Cinema({ picture, narrow = 'below', children }: CinemaProps) {
  return (
    <section className={`${styles.cinema} ${styles[narrow]}`} data-hero>
      <Backdrop picture={picture} />
      <div className={styles.content}>{children}</div>
      <div className={styles.motion}>
        <MotionSwitch />
      </div>
    </section>
  )
}
