import { countText, platformOf, type PlatformName } from '@dayreel/catalogue'
import styles from './counted-label.module.css'

type CountedLabelProps = { platform: PlatformName; field: 'title' | 'text'; value: string; label: string }

/** A field's label with the used length, counted by the platform's rules. */
export function CountedLabel({ platform, field, value, label }: CountedLabelProps) {
  const { maxTitle, maxText, textIsCountedIn } = platformOf(platform).limits
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
