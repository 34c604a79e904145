import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainPassword } from '#lib/explain-password.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { PasswordField } from './password-field.tsx'

type NewPassword = { password: string; current: string; nonce: string }
type Needs = 'password' | 'current' | 'nonce'

/** A new password. An old session may first have to show the current one, or a code that is mailed. */
export function ChangePassword({ email }: { email: string }) {
  const leastCharacters = useSiteConfig()?.auth.minPasswordLength ?? 1
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: { password: '', current: '', nonce: '' },
  })
  const [password, setPassword] = useState('')
  form.watch('password', ({ value }) => setPassword(value))
  const [needs, setNeeds] = useState<Needs>('password') // stays when the proof turns out wrong
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: (answer) => {
      setNeeds(answer)
      if (answer !== 'password') return
      form.reset()
      notifications.show({ message: 'Password changed.', color: 'teal' })
    },
  })
  return (
    <form onSubmit={form.onSubmit((fields) => change.mutate(fields))} noValidate>
      <Stack gap="lg">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={<PasswordMeter password={password} known={[email]} />}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {needs === 'current' && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
        )}
        {needs === 'nonce' && (
          <>
            <Notice kind="hint">You signed in a while ago, so we’ve emailed you a code to confirm it’s you.</Notice>
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

/** @returns what is still needed; `password` where it has been changed. */
async function changePassword({ password, current, nonce }: NewPassword): Promise<Needs> {
  const auth = await authClient()
  const proof = {
    ...(current === '' ? {} : { current_password: current }),
    ...(nonce === '' ? {} : { nonce: nonce.trim() }),
  }
  const { error } = await auth.updateUser({ password, ...proof })
  if (error?.code === 'current_password_required') return 'current'
  if (error?.code === 'reauthentication_needed') {
    unwrap(await auth.reauthenticate())
    return 'nonce'
  }
  if (error !== null) throw error
  return 'password'
}
