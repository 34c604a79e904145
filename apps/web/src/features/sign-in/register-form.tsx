import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { explainPassword } from '#lib/explain-password.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { confirmAddress } from '#lib/way-back.ts'
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
  }, explainRegistration)
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
  const options = { data: SIGN_UP_METADATA, emailRedirectTo: confirmAddress() }
  const { user, session } = unwrap(await auth.signUp({ email, password, options }))
  if (session !== null) return 'session'
  if (user !== null) return 'confirmation'
  throw new Error('An unexpected issue occurred during registration.')
}

function explainRegistration(error: unknown): ReactNode {
  if ((error as { code?: unknown } | null)?.code !== 'user_already_exists') return explainPassword(error)
  return (
    <>
      You have an account already: <Link to="/login">log in</Link>.
    </>
  )
}
