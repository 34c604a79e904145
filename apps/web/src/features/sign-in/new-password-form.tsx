import { explainPassword } from '#lib/explain-password.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { passwordHint } from './password-hint.ts'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** A new password for whoever came by the link of the mail. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const hint = passwordHint(useSiteConfig())
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    const auth = await authClient()
    unwrap(await auth.updateUser({ password: valueOf('password') }))
    onDone()
  }, explainPassword)
  return (
    <Fields onSubmit={run}>
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={hint}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save the new password'}
      </Button>
    </Fields>
  )
}
