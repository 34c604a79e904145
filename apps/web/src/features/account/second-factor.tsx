import type { Factor } from '@supabase/auth-js'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { ActionRow } from './action-row.tsx'
import { EnrolApp } from './enrol-app.tsx'
import { EnrolPhone } from './enrol-phone.tsx'
import { beginApp, factorName, factorsQuery } from './factors.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { RecoveryCodeRow } from './recovery-code-row.tsx'
import { makeRecoveryCodes, recoveryCodesQuery } from './recovery-codes.ts'
import { RemoveFactor, type FactorRemoval } from './remove-factor.tsx'

/** Adds and removes second factors, and creates recovery codes. */
export function SecondFactor({ email }: { email: string }) {
  const hasRecoveryCodes = useSiteConfig()?.auth.recoveryCodes ?? false
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const queryClient = useQueryClient()
  const factors = useQuery(factorsQuery)
  const app = useMutation({ mutationFn: beginApp })
  const makeCodes = useMutation({ mutationFn: makeRecoveryCodes, onSuccess: setNewCodes })
  const [isAddingPhone, setAddingPhone] = useState(false)
  const [removal, setRemoval] = useState<FactorRemoval>() // The dialog keeps its content while it fades out.
  const [isRemoving, removing] = useDisclosure(false)
  if (factors.isPending) return <Skeleton h={80} />
  if (factors.isLoadingError)
    return (
      <Problem
        title="Your two-factor settings couldn’t be loaded"
        error={factors.error}
        onRetry={() => void factors.refetch()}
      />
    )
  const onClose = async (isDone: boolean): Promise<void> => {
    app.reset()
    setAddingPhone(false)
    if (isDone) notifications.show({ message: 'Two-factor authentication is on.', color: 'teal' })
    // Recovery codes are created with the first factor. For a later factor they already exist. After a failure, the row
    // offers to create them again.
    if (isDone && hasRecoveryCodes && factors.data.length === 0) await makeCodes.mutateAsync().catch(() => undefined)
    await queryClient.invalidateQueries(factorsQuery)
    await queryClient.invalidateQueries(recoveryCodesQuery)
  }
  if (newCodes !== undefined)
    return <NewRecoveryCodes codes={newCodes} email={email} onDone={() => setNewCodes(undefined)} />
  if (app.data !== undefined) return <EnrolApp enrolment={app.data} onClose={onClose} />
  if (isAddingPhone) return <EnrolPhone onClose={onClose} />
  const add = (
    <AddFactor
      factors={factors.data}
      isBusy={app.isPending}
      onApp={() => app.mutate()}
      onPhone={() => setAddingPhone(true)}
    />
  )
  return (
    <Stack gap="md">
      {factors.data.map((factor) => (
        <FactorRow
          key={factor.id}
          factor={factor}
          onRemove={() => {
            setRemoval({ factor, other: factors.data.find(({ id }) => id !== factor.id) })
            removing.open()
          }}
        />
      ))}
      {factors.data.length === 0 ? (
        <ActionRow
          title="Two-factor is off"
          lead="Turn it on so a stolen password isn’t enough to log in."
          action={add}
        />
      ) : (
        add
      )}
      {hasRecoveryCodes && factors.data.length > 0 && <RecoveryCodeRow onMade={setNewCodes} />}
      {app.isError && <Notice kind="problem">{messageOf(app.error)}</Notice>}
      {removal !== undefined && <RemoveFactor {...removal} isOpen={isRemoving} onClose={removing.close} />}
    </Stack>
  )
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const dates = useDates()
  const name = factorName(factor)
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge variant="light" color="teal">
            On
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Since {dates.date(factor.created_at)}
        </Text>
      </div>
      <Button variant="outline" color="red" size="sm" aria-label={`Turn off ${name}`} onClick={onRemove}>
        Turn off
      </Button>
    </Group>
  )
}

type AddFactorProps = { factors: readonly Factor[]; isBusy: boolean; onApp: () => void; onPhone: () => void }

/** Buttons for the kinds of factor that the account does not have. The phone button needs an SMS service. */
function AddFactor({ factors, isBusy, onApp, onPhone }: AddFactorProps) {
  const hasTexts = useSiteConfig()?.auth.phone ?? false
  const isFirst = factors.length === 0
  const lacks = (type: Factor['factor_type']): boolean => !factors.some(({ factor_type }) => factor_type === type)
  return (
    <Group gap="sm">
      {lacks('totp') && (
        <Button variant={isFirst ? 'outline' : 'default'} loading={isBusy} onClick={onApp}>
          {isFirst ? 'Turn on two-factor' : 'Add an authenticator app'}
        </Button>
      )}
      {hasTexts && lacks('phone') && (
        <Button variant="default" disabled={isBusy} onClick={onPhone}>
          {isFirst ? 'Use text messages' : 'Add text messages'}
        </Button>
      )}
    </Group>
  )
}
