import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { refusalOf, type Refusal } from '#lib/explain-password.ts'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** Sets a new password after the user has opened the link in the email. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [refusal, setRefusal] = useState<Refusal>()
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    const auth = await authClient()
    const password = valueOf('password')
    const answer = await auth.updateUser({ password })
    const refused = refusalOf(answer.error, password)
    setRefusal(refused)
    if (refused !== undefined) return
    unwrap(answer)
    onDone()
  }, explainReset)
  return (
    <Fields onSubmit={run}>
      <NewPasswordField label="New password" email={email} refusal={refusal} />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save the new password'}
      </Button>
    </Fields>
  )
}

/**
 * Explains why the password was not changed. A few minutes after the link was opened, its session alone no longer
 * suffices.
 */
function explainReset(error: unknown): ReactNode {
  if ((error as { code?: unknown } | null)?.code !== 'reauthentication_needed') return messageOf(error)
  return (
    <>
      You opened the link a while ago. <Link to="/forgot-password">Ask for a new one</Link>.
    </>
  )
}
