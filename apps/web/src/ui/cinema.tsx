import type { ReactNode } from 'react'
import { Backdrop } from './backdrop.tsx'
import styles from './cinema.module.css'
import { MotionSwitch } from './motion-switch.tsx'

type CinemaProps = {
  /** The name of a wide picture in public/pictures/scenes. The picture's subject must be right of the centre. */
  picture: string
  /** Where the text is on narrow screens: below the picture, or in front of it if the picture is dark enough. */
  narrow?: 'below' | 'before'
  children: ReactNode
}

/**
 * The top of a page: text beside the subject of the backdrop picture. The area behind the text is dark in both themes.
 */
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
