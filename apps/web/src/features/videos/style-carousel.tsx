import { STYLES } from '@dayreel/catalogue'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './style-carousel.module.css'

type StyleCarouselProps = { styleId: string; onSelect: (styleId: string) => void }

/** How the pictures look: all styles on the same scene, a few at a time. */
export function StyleCarousel({ styleId, onSelect }: StyleCarouselProps) {
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  // What is chosen is in sight, also when it was chosen before the page came.
  useEffect(() => {
    const slide = strip.current?.querySelector<HTMLElement>(`[data-style="${CSS.escape(styleId)}"]`)
    if (slide) showSlide(strip.current!, slide)
  }, [styleId])
  const turn = (pages: number): void => {
    const { current } = strip
    current?.scrollBy({ left: pages * current.clientWidth, behavior: behaviorOf() })
  }
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label="Styles">
      <div className={styles.strip} ref={strip} role="radiogroup" aria-label="Preset style">
        {STYLES.map((style) => (
          <label key={style.id} className={styles.slide} data-style={style.id}>
            <input
              type="radio"
              name={name}
              value={style.id}
              aria-label={labelOf(style)}
              checked={style.id === styleId}
              onChange={() => onSelect(style.id)}
            />
            <img
              src={`/pictures/styles/${style.id}.webp`}
              alt=""
              width={400}
              height={500}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.name}>{labelOf(style)}</span>
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
      <button type="button" className={styles.back} aria-label="Styles before these" onClick={() => turn(-1)}>
        <Icon name="left" size={22} />
      </button>
      <button type="button" className={styles.on} aria-label="Styles after these" onClick={() => turn(1)}>
        <Icon name="right" size={22} />
      </button>
    </div>
  )
}

function labelOf({ id, name }: (typeof STYLES)[number]): string {
  return id === STYLES[0].id ? `${name} (default)` : name
}

/** Along the strip only: the page itself must not move. */
function showSlide(strip: HTMLElement, slide: HTMLElement): void {
  const left = slide.offsetLeft - strip.offsetLeft
  const isInSight = left >= strip.scrollLeft && left + slide.offsetWidth <= strip.scrollLeft + strip.clientWidth + 1
  if (!isInSight) strip.scrollTo({ left, behavior: behaviorOf() })
}

function behaviorOf(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
