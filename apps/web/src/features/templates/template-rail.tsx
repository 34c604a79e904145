import { TEMPLATES } from '@dayreel/catalogue'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { SiteIcon } from '#ui/site-icon.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './template-rail.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

/** The fraction of the visible width by which an arrow button scrolls. */
const STEP = 0.7
/** The row counts as scrolled to an end within this many pixels of that end, because browsers round positions. */
const NEAR = 2

/**
 * Shows all templates as posters in one horizontally scrolling row. Each poster links to its place on the templates
 * page.
 */
export function TemplateRail() {
  const rail = useRef<HTMLUListElement>(null)
  const [end, setEnd] = useState<'start' | 'end' | null>('start')
  const move = (way: -1 | 1) => rail.current?.scrollBy({ left: way * STEP * rail.current.clientWidth })
  const noteEnd = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) =>
    setEnd(scrollLeft < NEAR ? 'start' : scrollLeft > scrollWidth - clientWidth - NEAR ? 'end' : null)
  return (
    <>
      {/* An element that scrolls sideways must be reachable by keyboard. */}
      <ul
        className={styles.rail}
        ref={rail}
        tabIndex={0}
        aria-label="Templates"
        onScroll={(event) => noteEnd(event.currentTarget)}
      >
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
          <button
            type="button"
            aria-label="Previous templates"
            aria-disabled={end === 'start'}
            onClick={() => move(-1)}
          >
            <SiteIcon name="left" />
          </button>
          <button type="button" aria-label="Next templates" aria-disabled={end === 'end'} onClick={() => move(1)}>
            <SiteIcon name="right" />
          </button>
        </div>
      </div>
    </>
  )
}
