import { Badge, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { beginFactor, factorsQuery, removeFactor } from './factors.ts'

/** The second factor: adding one, and taking it away again. */
export function SecondFactor() {
  const queryClient = useQueryClient()
  const factors = useQuery(factorsQuery)
  const begin = useMutation({ mutationFn: beginFactor })
  const [removing, setRemoving] = useState<string>()
  const remove = useMutation({
    mutationFn: removeFactor,
    onSuccess: async () => {
      setRemoving(undefined)
      notifications.show({ message: 'Two-factor authentication is off.', color: 'teal' })
      await queryClient.invalidateQueries(factorsQuery)
    },
  })
  if (factors.isPending) return <Skeleton h={80} />
  if (factors.isError)
    return (
      <Problem
        title="Your two-factor settings couldn’t be loaded"
        error={factors.error}
        onRetry={() => void factors.refetch()}
      />
    )
  if (begin.data !== undefined)
    return (
      <EnrolFactor
        enrolment={begin.data}
        onClose={async (isDone) => {
          begin.reset()
          if (isDone) notifications.show({ message: 'Two-factor authentication is on.', color: 'teal' })
          await queryClient.invalidateQueries(factorsQuery)
        }}
      />
    )
  return (
    <Stack gap="md">
      {factors.data.map(({ id, friendly_name, created_at }) => (
        <Group key={id} justify="space-between" gap="sm">
          <div>
            <Group gap="xs">
              <Text fw={600}>{friendly_name ?? 'Authenticator app'}</Text>
              <Badge variant="light" color="teal">
                On
              </Badge>
            </Group>
            <Text size="sm" c="dimmed">
              Since {new Date(created_at).toLocaleDateString()}
            </Text>
          </div>
          <Button variant="outline" color="red" size="sm" onClick={() => setRemoving(id)}>
            Turn off
          </Button>
        </Group>
      ))}
      {factors.data.length === 0 && (
        <>
          <div>
            <Text fw={600}>Off</Text>
            <Text size="sm" c="dimmed">
              Turn it on, and a stolen password isn’t enough to get in.
            </Text>
          </div>
          {begin.isError && <Notice kind="problem">{messageOf(begin.error)}</Notice>}
          <Button w="fit-content" loading={begin.isPending} onClick={() => begin.mutate()}>
            Turn on two-factor
          </Button>
        </>
      )}
      <Modal
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title="Turn off two-factor authentication?"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text size="sm">Your password alone will be enough to sign in.</Text>
        {remove.isError && <Notice kind="problem">{messageOf(remove.error)}</Notice>}
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={() => setRemoving(undefined)}>
            Keep it on
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() => removing !== undefined && remove.mutate(removing)}
          >
            Turn off
          </Button>
        </Group>
      </Modal>
    </Stack>
  )
}
