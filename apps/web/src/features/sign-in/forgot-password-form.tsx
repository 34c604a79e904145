import { useState } from 'react'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** Requests a password reset link. The message is the same for known and unknown addresses. */
export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    setSent(false)
    const auth = await authClient()
    const redirectTo = `${window.location.origin}/reset-password`
    unwrap(await auth.resetPasswordForEmail(valueOf('email').trim(), { redirectTo }))
    setSent(true)
  })
  return (
    <Fields onSubmit={run}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isSent && (
        <Notice kind="success">
          If there is an account with this address, an email with a reset link is on its way. It can take a minute;
          check your spam folder too.
        </Notice>
      )}
      {isSent && <OutboxNotice />}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send the link'}
      </Button>
    </Fields>
  )
}
