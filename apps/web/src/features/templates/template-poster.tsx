import { videosByItself, type TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { MovingPicture } from '#ui/moving-picture.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './template-poster.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

type TemplatePosterProps = {
  template: (typeof TEMPLATES)[number]
  /** What can be done with it. */
  action: ReactNode
}

/** A template as a video of it looks, its name on the picture; below it what it promises, and what it may tell one day. */
export function TemplatePoster({ template: { id, name, description }, action }: TemplatePosterProps) {
  const { example, style, seconds } = TEMPLATE_STORIES[id]
  return (
    <article className={styles.poster} id={id}>
      <div className={styles.picture}>
        <TallPicture file={`pictures/templates/${id}`} />
        <MovingPicture clip={`templates/${id}`} />
        <h3>{name}</h3>
      </div>
      <p>
        {description}{' '}
        <span className={styles.reach}>{videosByItself(id, seconds)} videos of its own, and your scripts.</span>
      </p>
      <p className={styles.example}>
        <q>{example}</q>
        <span>
          {style}, {seconds} s
        </span>
      </p>
      <div className={styles.action}>{action}</div>
    </article>
  )
}

/** Four posters side by side, their words and buttons level; two on a phone. */
export function TemplatePosters({ children }: { children: ReactNode }) {
  return <div className={styles.posters}>{children}</div>
}
