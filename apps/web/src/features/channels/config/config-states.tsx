import { Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '#lib/message-of.ts'
import { Problem } from '#ui/problem.tsx'
import styles from './config-states.module.css'

/** Shown while a configuration is loading. */
export function ConfigLoading() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="Loading the configuration">
      <Skeleton h={640} radius="lg" />
      <Skeleton h={190} radius="lg" />
    </div>
  )
}

type ConfigProblemProps = { error: unknown; onRetry: () => void }

/** Shown if a configuration could not be loaded. For an invalid response, no reason is shown. */
export function ConfigProblem({ error, onRetry }: ConfigProblemProps) {
  const reason = isUnreadable(error) ? '' : messageOf(error, '')
  const title = reason === '' ? 'Could not load configuration data.' : `Failed to load channel configuration: ${reason}`
  return <Problem title={title} error={undefined} onRetry={onRetry} />
}

/** Shown if the URL contains no id of an existing channel or template. */
export function IdMissing({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className={styles.missing}>
      <p role="alert">{text}</p>
      <Link to={to}>{label}</Link>
    </div>
  )
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ZodError'
}
