import type { TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './template-card.module.css'

type Template = (typeof TEMPLATES)[number]

/** A template as a poster: its picture, name and promise, and below them what can be done with it. */
export function TemplateCard({ template, level, action }: { template: Template; level: 2 | 3; action: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img
          src={`/pictures/templates/${template.id}.webp`}
          alt=""
          width={540}
          height={960}
          loading="lazy"
          decoding="async"
        />
        <MovingPicture clip={`templates/${template.id}`} />
      </div>
      <div className={styles.words}>
        <Heading>{template.name}</Heading>
        <p>{template.description}</p>
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  )
}

/** Posters side by side, as many as fit. @param isDense on a phone the words stand beside the picture. */
export function TemplateGrid({ isDense = false, children }: { isDense?: boolean; children: ReactNode }) {
  return <div className={isDense ? `${styles.grid} ${styles.dense}` : styles.grid}>{children}</div>
}

/** As it stands on every button that activates one. */
export function activateText(costCredits: number): string {
  return `Activate (${costCredits} ${costCredits === 1 ? 'Credit' : 'Credits'})`
}
