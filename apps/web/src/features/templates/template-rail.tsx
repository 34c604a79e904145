import { TEMPLATES } from '@dayreel/catalogue'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { SiteIcon } from '#ui/site-icon.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './template-rail.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

/** How much of what is seen a press moves on. */
const STEP = 0.7
/** From an end of the row at which it counts as there, in pixels: browsers round. */
const NEAR = 2

/** All templates as posters in one row, as wide as the window, that is moved sideways; each leads to its place among the templates. */
export function TemplateRail() {
  const rail = useRef<HTMLUListElement>(null)
  const [end, setEnd] = useState<'start' | 'end' | null>('start')
  const move = (way: -1 | 1) => rail.current?.scrollBy({ left: way * STEP * rail.current.clientWidth })
  const noteEnd = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) =>
    setEnd(scrollLeft < NEAR ? 'start' : scrollLeft > scrollWidth - clientWidth - NEAR ? 'end' : null)
  return (
    <>
      {/* What scrolls sideways has to be reachable by keyboard. */}
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
          <button type="button" aria-label="Templates before" aria-disabled={end === 'start'} onClick={() => move(-1)}>
            <SiteIcon name="left" />
          </button>
          <button type="button" aria-label="Templates after" aria-disabled={end === 'end'} onClick={() => move(1)}>
            <SiteIcon name="right" />
          </button>
        </div>
      </div>
    </>
  )
}
