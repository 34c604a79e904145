import { authClient } from '#lib/session.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { GoogleMark } from '#ui/google-mark.tsx'
import { Notice } from '#ui/notice.tsx'
import { Divider } from './sign-in-card.tsx'

/** Redirects to Google and from there back to /login. Hidden if the installation has no Google sign-in. */
export function GoogleButton({ label }: { label: string }) {
  const isOffered = useSiteConfig()?.auth.google ?? true
  const { run, isBusy, problem } = useTask(goToGoogle, googleProblem)
  if (!isOffered) return null
  return (
    <>
      <Divider />
      <Button look="quiet" isWide isBusy={isBusy} onClick={() => run()}>
        <GoogleMark />
        {label}
      </Button>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
    </>
  )
}

async function goToGoogle(): Promise<void> {
  const auth = await authClient()
  unwrap(await auth.signInWithOAuth({ provider: 'google', options: { redirectTo: `${window.location.origin}/login` } }))
}

/** Returns the message for a failed Google sign-in. */
function googleProblem(error: unknown): string {
  return `Google login failed: ${messageOf(error)}`
}
