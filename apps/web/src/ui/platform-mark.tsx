import styles from './platform-mark.module.css'

const PATHS = {
  youtube:
    'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.3 5 12 5 12 5s-6.3 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 8.7 2 12 2 12s0 3.3.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.7 19 12 19 12 19s6.3 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.5.4-4.8.4-4.8s0-3.3-.4-4.8ZM10 15V9l5.2 3Z',
  instagram:
    'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3ZM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm5.1-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  tiktok:
    'M16.2 2c.3 2.5 1.8 4.2 4.3 4.4v3.1c-1.5.1-2.9-.3-4.2-1.2v6.2c0 4.6-3.3 7.5-7.1 7.5A6.6 6.6 0 0 1 2.5 15.4c0-4 3.4-7 7.6-6.6v3.3c-2.3-.4-4.3 1.1-4.3 3.3 0 2 1.5 3.4 3.4 3.4 2.1 0 3.6-1.5 3.6-4V2Z',
} as const

/** A platform's mark beside its name: screen readers pass over it. */
export function PlatformMark({ platform, size = 44 }: { platform: keyof typeof PATHS; size?: number }) {
  return (
    <span className={styles.mark} data-platform={platform} style={{ width: size, height: size }} aria-hidden="true">
      <svg width={size * 0.55} height={size * 0.55} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd">
        <path d={PATHS[platform]} />
      </svg>
    </span>
  )
}
