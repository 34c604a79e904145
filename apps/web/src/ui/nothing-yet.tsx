import type { ReactNode } from 'react'
import styles from './nothing-yet.module.css'

type NothingYetProps = {
  /** The name of a tall picture in public/pictures/scenes. */
  picture: string
  title: string
  text: string
  /** A button or link that starts the first item. */
  children: ReactNode
}

/** The content of a page whose list is still empty: a picture, and a way to begin. */
export function NothingYet({ picture, title, text, children }: NothingYetProps) {
  return (
    <div className={styles.none}>
      <img src={`/pictures/scenes/${picture}.webp`} alt="" width={540} height={960} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
