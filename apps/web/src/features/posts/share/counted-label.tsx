import { countText, POST_LIMITS, type PlatformName } from '@dayreel/catalogue'
import styles from './counted-label.module.css'

type CountedLabelProps = { platform: PlatformName; field: 'title' | 'text'; value: string; label: string }

/** A field's name, and how much of what the platform takes is used: counted as it counts. */
export function CountedLabel({ platform, field, value, label }: CountedLabelProps) {
  const { maxTitle, maxText, textIsCountedIn } = POST_LIMITS[platform]
  const [count, most] = field === 'title' ? [value.length, maxTitle] : [countText(platform, value), maxText]
  const isInBytes = field === 'text' && textIsCountedIn === 'bytes'
  return (
    <span className={styles.label}>
      {label}
      <span className={styles.count} data-over={count > most || undefined}>
        {count}/{most}
        {isInBytes && ' bytes'}
      </span>
    </span>
  )
}
