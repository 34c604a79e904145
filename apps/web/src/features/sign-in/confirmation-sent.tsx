import { useState } from 'react'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { confirmAddress } from '#lib/way-back.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { OutboxNotice } from './outbox-notice.tsx'

/** Shown after registering. A confirmation email was sent, and the user can request another one. */
export function ConfirmationSent({ email }: { email: string }) {
  const [isSentAgain, setSentAgain] = useState(false)
  const { run, isBusy, problem } = useTask(async () => {
    const auth = await authClient()
    unwrap(await auth.resend({ type: 'signup', email, options: { emailRedirectTo: confirmAddress() } }))
    setSentAgain(true)
  })
  return (
    <>
      <Notice kind="success">Registration successful! Please check your email for a confirmation link.</Notice>
      <OutboxNotice />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isSentAgain && <Notice kind="hint">Sent again. Give it a minute.</Notice>}
      <Button look="quiet" isWide isBusy={isBusy} onClick={() => run()}>
        Resend the email
      </Button>
    </>
  )
}
