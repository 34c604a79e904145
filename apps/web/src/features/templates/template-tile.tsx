import type { TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './template-tile.module.css'

type Template = (typeof TEMPLATES)[number]

type TemplateTilesProps = {
  title: string
  /**
   * What the group's templates have in common. Without this text, the group's title is visually hidden, because the
   * screen's title says the same.
   */
  lead?: string
  children: ReactNode
}

/** A group of templates under a title. */
export function TemplateTiles({ title, lead, children }: TemplateTilesProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 data-hidden={lead === undefined || undefined}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.tiles}>{children}</div>
    </section>
  )
}

type TemplateTileProps = {
  template: Template
  /** Shows how many videos the template can make. */
  reach: ReactNode
  /** More actions. */
  children: ReactNode
}

/** A template in the app. A click anywhere on the tile opens the template's configuration. */
export function TemplateTile({ template: { id, name, previewUrl, description }, reach, children }: TemplateTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <img src={previewUrl} alt="" width={540} height={960} loading="lazy" decoding="async" />
        <MovingPicture clip={`templates/${id}`} />
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={`/app/configure-template/${id}`}>{name}</Link>
        </h3>
        <p>{description}</p>
        <p className={styles.reach}>{reach}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  )
}
