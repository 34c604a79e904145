import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { explainPassword } from '#lib/explain-password.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** A new password for whoever came by the link of the mail. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    const auth = await authClient()
    unwrap(await auth.updateUser({ password: valueOf('password') }))
    onDone()
  }, explainReset)
  return (
    <Fields onSubmit={run}>
      <NewPasswordField label="New password" email={email} />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save the new password'}
      </Button>
    </Fields>
  )
}

/** Some minutes after the link was opened its session alone no longer is enough. */
function explainReset(error: unknown): ReactNode {
  if ((error as { code?: unknown } | null)?.code !== 'reauthentication_needed') return explainPassword(error)
  return (
    <>
      You opened the link a while ago. <Link to="/forgot-password">Ask for a new one</Link>.
    </>
  )
}
