import type { TEMPLATES } from '@dayreel/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './template-card.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

type Template = (typeof TEMPLATES)[number]

type TemplateCardProps = {
  template: Template
  level: 2 | 3
  /** Where a press on the card leads. */
  to?: string
  /** What can be done with it. */
  action?: ReactNode
}

/** A template as a poster: its picture, name and promise, and what it may tell one day. */
export function TemplateCard({ template, level, to, action }: TemplateCardProps) {
  const Heading = `h${level}` as const
  const { brief, example, style, seconds } = TEMPLATE_STORIES[template.id]
  return (
    <article className={styles.card} id={template.id}>
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
        <Heading>{to === undefined ? template.name : <Link to={to}>{template.name}</Link>}</Heading>
        <p className={styles.description}>{template.description}</p>
        <p className={styles.brief}>{brief}</p>
        <p className={styles.example}>
          <q>{example}</q>
          <span>
            {style}, {seconds} s
          </span>
        </p>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

type TemplateGridProps = {
  /** On a phone two cards stand side by side. */
  arePairs?: boolean
  children: ReactNode
}

/** Posters side by side, as many as fit. */
export function TemplateGrid({ arePairs = false, children }: TemplateGridProps) {
  return <div className={arePairs ? `${styles.grid} ${styles.pairs}` : styles.grid}>{children}</div>
}

/** Posters in one row that is moved sideways. */
export function TemplateRail({ children }: { children: ReactNode }) {
  return (
    // What scrolls sideways has to be reachable by keyboard.
    <div className={styles.rail} tabIndex={0} role="group" aria-label="Templates">
      {children}
    </div>
  )
}

/** As it stands on every button that activates one. */
export function activateText(costCredits: number): string {
  return `Activate (${costCredits} ${costCredits === 1 ? 'Credit' : 'Credits'})`
}
