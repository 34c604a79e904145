import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainPassword } from '#lib/explain-password.ts'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { PasswordField } from './password-field.tsx'

type NewPassword = { current: string; password: string; nonce: string }

/** A new password, shown to be one's own by the current one; whoever has none, or forgot it, has a code mailed. */
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
  const problem = (change.error as { code?: unknown } | null)?.code
  return (
    <form onSubmit={form.onSubmit((fields) => change.mutate(fields))} noValidate>
      <Stack gap="lg">
        {(asksCurrent === true || problem === 'current_password_required') && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            description="If you have none, or have signed in within the last ten minutes, you can leave this empty."
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={<PasswordMeter password={password} known={[email]} />}
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
        {change.isError && <Notice kind="problem">{explainPassword(change.error)}</Notice>}
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
  // A code takes the place of the current password, which may be why there is one.
  const proof = nonce !== '' ? { nonce: nonce.trim() } : current === '' ? {} : { current_password: current }
  unwrap(await auth.updateUser({ password, ...proof }))
}
