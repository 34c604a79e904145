import { TEMPLATES } from '@dayreel/catalogue'
import { useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './template-rail.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

/** How much of what is seen a press moves on. */
const STEP = 0.7

/** All templates as posters in one row, as wide as the window, that is moved sideways; each leads to its place among the templates. */
export function TemplateRail() {
  const rail = useRef<HTMLUListElement>(null)
  const move = (way: -1 | 1) =>
    rail.current?.scrollBy({ left: way * STEP * rail.current.clientWidth, behavior: 'smooth' })
  return (
    <>
      {/* What scrolls sideways has to be reachable by keyboard. */}
      <ul className={styles.rail} ref={rail} tabIndex={0} aria-label="Templates">
        {TEMPLATES.map(({ id, name }) => (
          <li key={id} className={styles.poster}>
            <TallPicture file={`pictures/templates/${id}`} />
            <MovingPicture clip={`templates/${id}`} />
            <div className={styles.words}>
              <h3>
                <Link to={`/templates#${id}`}>{name}</Link>
              </h3>
              <p>{TEMPLATE_STORIES[id].brief}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink to="/templates" look="quiet">
          See all templates
        </ButtonLink>
        <div className={styles.arrows}>
          <button type="button" aria-label="Templates before" onClick={() => move(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" aria-label="Templates after" onClick={() => move(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
    </>
  )
}
