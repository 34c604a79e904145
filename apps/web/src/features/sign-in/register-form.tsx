import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { refusalOf, type Refusal } from '#lib/explain-password.ts'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { confirmAddress } from '#lib/way-back.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** Metadata that every sign-up sends. The server trusts neither value, because it stores rights and plan elsewhere. */
const SIGN_UP_METADATA = { isAdmin: false, subscription: 'free' }

/** Creates an account. The result is a confirmation email, a session, or an unexpected error. */
export function RegisterForm({ onConfirmationSent }: { onConfirmationSent: (email: string) => void }) {
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    const email = valueOf('email').trim()
    const password = valueOf('password')
    const outcome = await signUp(email, password).catch((error: unknown) => {
      const refused = refusalOf(error, password)
      if (refused === undefined) throw error
      return refused
    })
    if (typeof outcome === 'object') setRefusal(outcome)
    else if (outcome === 'session') setWaiting(true) // The session change opens the next page.
    else onConfirmationSent(email)
  }, explainRegistration)
  return (
    <Fields onSubmit={run}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <NewPasswordField label="Password" refusal={refusal} />
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
  if ((error as { code?: unknown } | null)?.code !== 'user_already_exists') return messageOf(error)
  return (
    <>
      You already have an account: <Link to="/login">log in</Link>.
    </>
  )
}
