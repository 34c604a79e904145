import { STYLES } from '@dayreel/catalogue'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './style-carousel.module.css'
import { STYLE_CHARACTERS } from './style-characters.ts'

type StyleCarouselProps = { styleId: string; onSelect: (styleId: string) => void }

/** How the pictures look: all styles on the same scene, a few at a time. */
export function StyleCarousel({ styleId, onSelect }: StyleCarouselProps) {
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  const { first, last } = useSlidesInSight(strip)
  const chosen = STYLES.find(({ id }) => id === styleId) ?? STYLES[0]
  // What is chosen is in sight, also when it was chosen before the page came.
  useEffect(() => {
    const slide = strip.current?.querySelector<HTMLElement>(`[data-style="${CSS.escape(styleId)}"]`)
    if (slide) showSlide(strip.current!, slide)
  }, [styleId])
  const turn = (pages: number): void => {
    const { current } = strip
    if (!current) return
    const slides = Math.max(1, last - first + 1)
    current.scrollBy({ left: pages * slides * slideStep(current), behavior: behaviorOf() })
  }
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label="Styles">
      <p className={styles.chosen} aria-live="polite">
        <b>{labelOf(chosen)}</b> <span>{STYLE_CHARACTERS[chosen.name]}</span>
      </p>
      <div className={styles.turning}>
        <button
          type="button"
          className={styles.arrow}
          aria-label="Styles before these"
          disabled={first === 0}
          onClick={() => turn(-1)}
        >
          <Icon name="left" size={20} />
        </button>
        <span className={styles.count}>
          {first === last ? first + 1 : `${first + 1}–${last + 1}`} of {STYLES.length}
        </span>
        <button
          type="button"
          className={styles.arrow}
          aria-label="Styles after these"
          disabled={last === STYLES.length - 1}
          onClick={() => turn(1)}
        >
          <Icon name="right" size={20} />
        </button>
      </div>
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
            <img src={style.image} alt="" width={400} height={500} loading="lazy" decoding="async" />
            <span className={styles.name}>{labelOf(style)}</span>
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

function labelOf({ id, name }: (typeof STYLES)[number]): string {
  return id === STYLES[0].id ? `${name} (default)` : name
}

/** The first and the last slide that are whole in sight, counted from 0. */
function useSlidesInSight(strip: RefObject<HTMLElement | null>): { first: number; last: number } {
  const [sight, setSight] = useState({ first: 0, last: 0 })
  useEffect(() => {
    const { current } = strip
    if (!current) return undefined
    const look = (): void => {
      const step = slideStep(current)
      const first = Math.min(STYLES.length - 1, Math.ceil((current.scrollLeft - ROUNDING) / step))
      const { offsetLeft: inset, offsetWidth: width } = current.firstElementChild as HTMLElement
      const room = current.scrollLeft + current.clientWidth - inset - width
      const last = Math.max(first, Math.floor((room + ROUNDING) / step))
      setSight((before) => {
        const after = { first: Math.max(0, first), last: Math.min(STYLES.length - 1, last) }
        return before.first === after.first && before.last === after.last ? before : after
      })
    }
    look()
    current.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [strip])
  return sight
}

/** Pixels by which a slide may be cut and still counts as whole. */
const ROUNDING = 2

/** From one slide to the next, in pixels; over the whole strip, since places are told in whole pixels only. */
function slideStep(strip: HTMLElement): number {
  const slides = [...strip.children] as HTMLElement[]
  return (slides.at(-1)!.offsetLeft - slides[0]!.offsetLeft) / (slides.length - 1)
}

/** Along the strip only: the page itself must not move. */
function showSlide(strip: HTMLElement, slide: HTMLElement): void {
  const { offsetLeft: left, offsetWidth: width } = slide
  const { offsetLeft: inset } = strip.firstElementChild as HTMLElement
  const isInSight = left >= strip.scrollLeft && left + width <= strip.scrollLeft + strip.clientWidth + 1
  if (!isInSight) strip.scrollTo({ left: left - inset, behavior: behaviorOf() })
}

function behaviorOf(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
