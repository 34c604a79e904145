import { UnstyledButton } from '@mantine/core'
import { useReach } from '#lib/reach.ts'
import { useIsOutdated } from '#lib/use-is-outdated.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './reach-notice.module.css'

const WORDS = {
  offline: 'You’re offline. Your text stays here, and this page will update when you’re back online.',
  silent: 'Dayreel isn’t responding right now. Your text stays here. We’re trying again…',
} as const

/**
 * Shows at the top of each page that the server cannot be reached, or that the page could not be updated. It disappears
 * by itself.
 */
export function ReachNotice() {
  const reach = useReach()
  const { isOutdated, retry } = useIsOutdated()
  return (
    <div role="status">
      {reach !== 'reached' ? (
        <p className={styles.notice}>
          <Icon name="cut" size={18} />
          {WORDS[reach]}
        </p>
      ) : (
        isOutdated && (
          <p className={styles.quiet}>
            This page couldn’t be updated. You see what was loaded last.{' '}
            <UnstyledButton className={styles.retry} onClick={retry}>
              Try again
            </UnstyledButton>
          </p>
        )
      )}
    </div>
  )
}
