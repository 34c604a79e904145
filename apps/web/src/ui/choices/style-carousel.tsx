import { STYLES } from '@dayreel/catalogue'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './style-carousel.module.css'
import { STYLE_CHARACTERS } from './style-characters.ts'

type StyleCarouselProps = {
  /** The name of the chosen style. */
  style: string
  onSelect: (style: string) => void
}

/** Lets the user choose a style. All styles are shown with the same scene, a few at a time or all in a grid. */
export function StyleCarousel({ style: chosenName, onSelect }: StyleCarouselProps) {
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  const stripId = useId()
  const [isWhole, setWhole] = useState(false)
  const { first, last } = useSlidesInSight(strip)
  const chosen = STYLES.find(({ name: known }) => known === chosenName)
  const chosenId = chosen?.id
  useChosenInSight(strip, chosenId, isWhole)
  const turn = (pages: number): void => {
    const { current } = strip
    if (!current) return
    const slides = Math.max(1, last - first + 1)
    current.scrollBy({ left: pages * slides * slideStep(current), behavior: behaviorOf() })
  }
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label="Styles">
      <p className={styles.chosen} aria-live="polite">
        {chosen === undefined ? (
          <>
            <b>{chosenName}</b> <span>This style is no longer available. Choose another one.</span>
          </>
        ) : (
          <>
            <b>{labelOf(chosen)}</b> <span>{STYLE_CHARACTERS[chosen.name]}</span>
          </>
        )}
      </p>
      <div className={styles.turning} hidden={isWhole}>
        <button
          type="button"
          className={styles.arrow}
          aria-label="Previous styles"
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
          aria-label="Next styles"
          disabled={last === STYLES.length - 1}
          onClick={() => turn(1)}
        >
          <Icon name="right" size={20} />
        </button>
      </div>
      <div
        id={stripId}
        className={styles.strip}
        data-whole={isWhole || undefined}
        ref={strip}
        role="radiogroup"
        aria-label="Preset style"
      >
        {STYLES.map((style) => (
          <label key={style.id} className={styles.slide} data-style={style.id}>
            <input
              type="radio"
              name={name}
              value={style.id}
              aria-label={labelOf(style)}
              checked={style.name === chosenName}
              onChange={() => onSelect(style.name)}
            />
            <img src={style.image} alt="" width={400} height={500} loading="lazy" decoding="async" />
            <span className={styles.name}>{labelOf(style)}</span>
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className={styles.whole}
        aria-expanded={isWhole}
        aria-controls={stripId}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer styles' : `Show all ${STYLES.length} styles`}
      </button>
    </div>
  )
}

function labelOf({ id, name }: (typeof STYLES)[number]): string {
  return id === STYLES[0].id ? `${name} (default)` : name
}

/**
 * Scrolls to the chosen style: when the carousel appears, after the choice or the width has changed, and when the grid
 * becomes a carousel again. The scroll is instant, because a change of the layout would stop a smooth one halfway.
 */
function useChosenInSight(strip: RefObject<HTMLElement | null>, chosenId: string | undefined, isWhole: boolean): void {
  useEffect(() => {
    const { current } = strip
    const slide = chosenId && current?.querySelector<HTMLElement>(`[data-style="${CSS.escape(chosenId)}"]`)
    if (!current || !slide || isWhole) return undefined
    let width = 0
    const widths = new ResizeObserver(() => {
      if (current.clientWidth === width) return // Only its height has changed, for example by a loaded picture.
      width = current.clientWidth
      showSlide(current, slide)
    })
    widths.observe(current)
    return () => widths.disconnect()
  }, [strip, chosenId, isWhole])
}

/** Returns the first and the last slide that are completely visible. The index starts at 0. */
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

/** A slide counts as completely visible even if this many pixels of it are cut off. */
const ROUNDING = 2

/**
 * Returns the distance between two slides in pixels. It is an average over the strip, because the browser rounds
 * positions to whole pixels.
 */
function slideStep(strip: HTMLElement): number {
  const slides = [...strip.children] as HTMLElement[]
  return (slides.at(-1)!.offsetLeft - slides[0]!.offsetLeft) / (slides.length - 1)
}

/** Scrolls the strip until the slide is visible. Unlike `scrollIntoView`, this does not move the page. */
function showSlide(strip: HTMLElement, slide: HTMLElement): void {
  const { offsetLeft: left, offsetWidth: width } = slide
  const { offsetLeft: inset } = strip.firstElementChild as HTMLElement
  const isInSight = left >= strip.scrollLeft && left + width <= strip.scrollLeft + strip.clientWidth + 1
  if (!isInSight) strip.scrollTo({ left: left - inset, behavior: 'instant' })
}

function behaviorOf(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
