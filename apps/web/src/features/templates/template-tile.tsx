import type { TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './template-tile.module.css'

type Template = (typeof TEMPLATES)[number]

type TemplateTilesProps = {
  title: string
  /** What its templates have in common. */
  lead: string
  children: ReactNode
}

/** Some of the templates, under a heading. */
export function TemplateTiles({ title, lead, children }: TemplateTilesProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.tiles}>{children}</div>
    </section>
  )
}

/** A template in the app: a press anywhere on it shows it from near, its button begins a video with it. */
export function TemplateTile({ template, onDetails }: { template: Template; onDetails: () => void }) {
  const { id, name, previewUrl, description } = template
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <img src={previewUrl} alt="" width={540} height={960} loading="lazy" decoding="async" />
        <MovingPicture clip={`templates/${id}`} />
      </div>
      <div className={styles.words}>
        <h3>
          <button type="button" aria-label={`Details of ${name}`} onClick={onDetails}>
            {name}
          </button>
        </h3>
        <p>{description}</p>
        <div className={styles.actions}>
          <ButtonLink look="quiet" to={`/app/create-video?template=${id}`} aria-label={`Create Video with ${name}`}>
            Create Video
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
