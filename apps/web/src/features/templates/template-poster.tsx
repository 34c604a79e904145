import { builtInVideoCount, USUAL_DURATION_SECONDS, type TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { MovingPicture } from '#ui/moving-picture.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './template-poster.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

type TemplatePosterProps = {
  template: (typeof TEMPLATES)[number]
  /** The button or link at the end of the poster. */
  action: ReactNode
}

/**
 * Shows a template like one of its videos, with its name on the picture. The description and an example are below the
 * picture.
 */
export function TemplatePoster({ template: { id, name, description }, action }: TemplatePosterProps) {
  const { example, style } = TEMPLATE_STORIES[id]
  return (
    <article className={styles.poster} id={id}>
      <div className={styles.picture}>
        <TallPicture file={`pictures/templates/${id}`} />
        <MovingPicture clip={`templates/${id}`} />
        <h3>{name}</h3>
      </div>
      <p>
        {description}{' '}
        <span className={styles.reach}>
          {builtInVideoCount(id, USUAL_DURATION_SECONDS)} built-in stories, plus your own scripts.
        </span>
      </p>
      <p className={styles.example}>
        <q>{example}</q>
        <span>
          {style}, {USUAL_DURATION_SECONDS} s
        </span>
      </p>
      <div className={styles.action}>{action}</div>
    </article>
  )
}

/** A row of posters: four side by side, or two on a phone. Their texts and buttons are aligned. */
export function TemplatePosters({ children }: { children: ReactNode }) {
  return <div className={styles.posters}>{children}</div>
}
