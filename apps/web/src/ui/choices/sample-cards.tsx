import { useId, type CSSProperties } from 'react'
import { Icon } from '#ui/icon.tsx'
import { MovingSample } from './moving-sample.tsx'
import styles from './sample-cards.module.css'

type Entry = {
  id: string
  name: string
  about?: string
  /** Undefined until it is drawn. Null if the entry has no sample. */
  image: string | undefined | null
}

type SampleCardsProps = {
  label: string
  entries: readonly Entry[]
  value: string
  /** How the samples play. Undefined until they are drawn. */
  film: { frames: number; framesPerSecond: number; restFrame: number } | undefined
  /** The shape of a sample. */
  shape: { width: number; height: number }
  /** Whether cards need more room, because their samples are wider than high. */
  isWide?: boolean
  /** Whether the samples are being drawn. */
  isPending: boolean
  onSelect: (id: string) => void
}

/** Lets the user choose one of a few cards with moving samples. The choice works without the samples. */
export function SampleCards({ label, entries, value, film, shape, isWide, isPending, onSelect }: SampleCardsProps) {
  const name = useId()
  return (
    <div
      className={styles.cards}
      role="radiogroup"
      aria-label={label}
      aria-busy={isPending}
      data-wide={isWide || undefined}
      style={{ '--ratio': `${shape.width} / ${shape.height}` } as CSSProperties}
    >
      {entries.map(({ id, name: title, about, image }) => (
        <label key={id} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={id}
            aria-label={title}
            aria-describedby={about === undefined ? undefined : `${name}-${id}`}
            checked={id === value}
            onChange={() => onSelect(id)}
          />
          <MovingSample
            className={styles.sample}
            image={image ?? undefined}
            {...film}
            isPending={isPending && image !== null}
          />
          <span className={styles.name}>{title}</span>
          {about !== undefined && (
            <span id={`${name}-${id}`} className={styles.about}>
              {about}
            </span>
          )}
          <span className={styles.mark}>
            <Icon name="check" size={14} />
          </span>
        </label>
      ))}
    </div>
  )
}
