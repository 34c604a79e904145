import { useState } from 'react'
import { explainPassword } from '#lib/explain-password.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** Sent with every sign-up; the server keeps rights and plan elsewhere and trusts neither. */
const SIGN_UP_METADATA = { isAdmin: false, subscription: 'free' }

/** Makes an account. It ends in one of three ways: a mail to confirm, a session, or something nobody foresaw. */
export function RegisterForm({ onConfirmationSent }: { onConfirmationSent: (email: string) => void }) {
  const [isWaiting, setWaiting] = useState(false)
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    const email = valueOf('email').trim()
    const outcome = await signUp(email, valueOf('password'))
    if (outcome === 'session')
      setWaiting(true) // the change of the session leads on
    else onConfirmationSent(email)
  }, explainPassword)
  return (
    <Fields onSubmit={run}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <NewPasswordField label="Password" />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy || isWaiting}>
        {isBusy || isWaiting ? 'Creating your account…' : 'Register'}
      </Button>
    </Fields>
  )
}

async function signUp(email: string, password: string): Promise<'confirmation' | 'session'> {
  const auth = await authClient()
  const emailRedirectTo = `${window.location.origin}/auth/confirm`
  const { user, session } = unwrap(
    await auth.signUp({ email, password, options: { data: SIGN_UP_METADATA, emailRedirectTo } }),
  )
  if (session !== null) return 'session'
  if (user !== null) return 'confirmation'
  throw new Error('An unexpected issue occurred during registration.')
}
