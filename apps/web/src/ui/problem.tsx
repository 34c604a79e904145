import { CallError } from '@dayreel/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { messageOf } from '#lib/message-of.ts'

type ProblemProps = {
  /** States what could not be done. */
  title: string
  error: unknown
  /** The reason to show if the error has none. */
  fallback?: string
  onRetry?: () => void
}

/** An error on an app screen: what failed, why, and a retry button if a retry can help. */
export function Problem({ title, error, fallback = '', onRetry }: ProblemProps) {
  const reason = messageOf(error, fallback)
  const isForbidden = error instanceof CallError && error.code === 'forbidden'
  return (
    <Alert color="red" title={title} role="alert">
      <Group justify="space-between" gap="md">
        {reason !== '' && reason !== title && <Text size="sm">{reason}</Text>}
        {onRetry !== undefined && !isForbidden && (
          <Button size="sm" variant="outline" color="red" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  )
}
