import { platformOf, type PlatformName } from '@dayreel/catalogue'
import styles from './platform-mark.module.css'

/** A platform's logo. Screen readers skip it, because the platform's name is beside it. */
export function PlatformMark({ platform, size = 44 }: { platform: PlatformName; size?: number }) {
  const { path, background, isDark } = platformOf(platform).mark
  return (
    <span
      className={styles.mark}
      data-platform={platform}
      data-dark={isDark}
      style={{ width: size, height: size, background }}
      aria-hidden="true"
    >
      <svg width={size * 0.55} height={size * 0.55} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd">
        <path d={path} />
      </svg>
    </span>
  )
}
