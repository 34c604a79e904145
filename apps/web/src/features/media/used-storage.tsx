import { sizeText } from '@dayreel/catalogue'
import { Progress, Text } from '@mantine/core'
import { Link } from 'react-router'
import styles from './media-library.module.css'

const NEARLY_FULL = 90

/** Shows how much of the plan's storage the user's files use. */
export function UsedStorage({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) {
  const percent = (usedBytes / maxBytes) * 100
  const isNearlyFull = percent > NEARLY_FULL
  return (
    <div className={styles.storage}>
      <Progress value={percent} color={isNearlyFull ? 'red' : undefined} aria-label="Used storage" />
      <Text size="sm" c="dimmed">
        {sizeText(usedBytes)} of {sizeText(maxBytes)} used
        {isNearlyFull && (
          <>
            . Delete files, or choose a <Link to="/app/subscription">plan with more storage</Link>.
          </>
        )}
      </Text>
    </div>
  )
}
