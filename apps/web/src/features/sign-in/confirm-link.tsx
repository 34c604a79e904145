import type { EmailOtpType } from '@supabase/auth-js'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import type { Arrival } from '#lib/use-arrival.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

const ACTIONS: Readonly<Record<EmailOtpType, string>> = {
  signup: 'Confirm my email address',
  email: 'Confirm my email address',
  magiclink: 'Log in',
  recovery: 'Choose a new password',
  invite: 'Accept the invitation',
  email_change: 'Confirm the new address',
}

export function isLinkType(type: string | undefined): type is EmailOtpType {
  return type !== undefined && type in ACTIONS
}

type ConfirmLinkProps = {
  arrival: Arrival & { tokenHash: string; type: EmailOtpType }
  onDone: (isSignedIn: boolean) => void
}

/**
 * Uses up an email's link only when the user presses the button, because programs that scan emails also follow links.
 */
export function ConfirmLink({ arrival, onDone }: ConfirmLinkProps) {
  const { run, isBusy, problem } = useTask(async () => {
    const auth = await authClient()
    const { session } = unwrap(await auth.verifyOtp({ token_hash: arrival.tokenHash, type: arrival.type }))
    onDone(session !== null)
  })
  return (
    <>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button isWide isBusy={isBusy} onClick={() => run()}>
        {isBusy ? 'One moment…' : ACTIONS[arrival.type]}
      </Button>
    </>
  )
}
