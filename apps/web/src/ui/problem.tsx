import { CallError } from '@dayreel/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { messageOf } from '#lib/message-of.ts'

type ProblemProps = {
  /** What could not be done. */
  title: string
  error: unknown
  /** Why, where the error does not say. */
  fallback?: string
  onRetry?: () => void
}

/** Something that failed on a screen of the app: what, why, and another try, where that can change anything. */
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
