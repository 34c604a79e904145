import { useReach } from '#lib/reach.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './reach-notice.module.css'

const WORDS = {
  offline: 'You’re offline. Your text stays here, and this page will update when you’re back online.',
  silent: 'Dayreel isn’t responding right now. Your text stays here. We’re trying again…',
} as const

/** Says at the top of each page that the server cannot be reached. It disappears by itself. */
export function ReachNotice() {
  const reach = useReach()
  return (
    <div role="status">
      {reach !== 'reached' && (
        <p className={styles.notice}>
          <Icon name="cut" size={18} />
          {WORDS[reach]}
        </p>
      )}
    </div>
  )
}
