import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '#lib/explain-password.ts'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type NewPassword = { current: string; password: string; nonce: string }

/**
 * Changes the password. The user proves their identity with the current password, or with a mailed code if they have
 * none.
 */
export function ChangePassword({ email }: { email: string }) {
  const { minPasswordLength: leastCharacters = 1, currentPassword: asksCurrent } = useSiteConfig()?.auth ?? {}
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: { current: '', password: '', nonce: '' },
  })
  const [password, setPassword] = useState('')
  form.watch('password', ({ value }) => setPassword(value))
  const sendCode = useMutation({
    mutationFn: async () => void unwrap(await (await authClient()).reauthenticate()),
    onSuccess: () => change.reset(),
  })
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset()
      sendCode.reset()
      notifications.show({ message: 'Password changed.', color: 'teal' })
    },
  })
  const refusal = refusalOf(change.error, change.variables?.password ?? '')
  const problem = (change.error as { code?: unknown } | null)?.code
  return (
    <form onSubmit={form.onSubmit((fields) => change.mutate(fields))} noValidate>
      <Stack gap="lg">
        {(asksCurrent === true || problem === 'current_password_required') && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            description="Leave this empty if you don’t have a password, or if you logged in within the last ten minutes."
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={<PasswordMeter password={password} known={[email]} refusal={refusal} />}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {sendCode.isSuccess && (
          <>
            <Notice kind="hint">We’ve emailed you a code. Enter it here, in place of your current password.</Notice>
            <TextInput
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              key={form.key('nonce')}
              {...form.getInputProps('nonce')}
            />
          </>
        )}
        {change.isError && refusal === undefined && <Notice kind="problem">{messageOf(change.error)}</Notice>}
        {problem === 'reauthentication_needed' && (
          <Button variant="default" loading={sendCode.isPending} onClick={() => sendCode.mutate()}>
            Email me a code instead
          </Button>
        )}
        {sendCode.isError && <Notice kind="problem">{messageOf(sendCode.error)}</Notice>}
        <Button
          type="submit"
          variant="default"
          ml="auto"
          disabled={password.length < leastCharacters}
          loading={change.isPending}
        >
          Change Password
        </Button>
      </Stack>
    </form>
  )
}

async function changePassword({ current, password, nonce }: NewPassword): Promise<void> {
  const auth = await authClient()
  // The code replaces the current password, so an error about the code may concern either of them.
  const proof = nonce !== '' ? { nonce: nonce.trim() } : current === '' ? {} : { current_password: current }
  unwrap(await auth.updateUser({ password, ...proof }))
}
