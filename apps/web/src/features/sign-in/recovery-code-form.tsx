import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** Accepts a recovery code from a user who lost the second factor. The session change then decides which page opens. */
export function RecoveryCodeForm({ onBack }: { onBack: () => void }) {
  const { run, isBusy, problem } = useTask(verifyRecoveryCode)
  return (
    <>
      <Fields onSubmit={run}>
        <TextField
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          hint="One of the ten codes you saved when you turned on two-factor. Each works once."
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? 'Checking…' : 'Continue'}
        </Button>
      </Fields>
      <Button look="text" isWide onClick={onBack}>
        Use a code from my phone
      </Button>
    </>
  )
}

async function verifyRecoveryCode(valueOf: FieldReader): Promise<void> {
  const auth = await authClient()
  unwrap(await auth.mfa.recoveryCodes.verify({ code: valueOf('recovery-code') }))
}
