import { lazy, Suspense } from 'react'
import { NewPasswordForm } from '#features/sign-in/new-password-form.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { useCodeExchange } from '#features/sign-in/use-code-exchange.ts'
import { useGoTo } from '#lib/go-to.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { useArrival } from '#lib/use-arrival.ts'
import { wayBack } from '#lib/way-back.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'

export const meta = () => pageMeta({ title: 'Reset password', isIndexed: false })

/** The form is loaded only for users who have a second factor. */
const SecondFactorForm = lazy(() =>
  import('#features/sign-in/second-factor-form.tsx').then((module) => ({ default: module.SecondFactorForm })),
)

export default function ResetPassword() {
  const arrival = useArrival()
  const { isBusy, problem } = useCodeExchange(arrival)
  const session = useSession()
  const goTo = useGoTo()
  if (arrival === undefined || isBusy || session.status === 'loading') return <Loading label="One moment" />
  if (session.status !== 'signed-in')
    return (
      <SignInCard
        title="This link no longer works"
        lead="It has expired or has already been used. We can send you a new one."
      >
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <ButtonLink to="/forgot-password" isWide>
          Send a new link
        </ButtonLink>
      </SignInCard>
    )
  if (session.isSecondFactorDue)
    return (
      <SignInCard title="One more step" lead="Enter your two-factor code to choose a new password.">
        <Suspense fallback={<Loading label="One moment" />}>
          <SecondFactorForm />
        </Suspense>
      </SignInCard>
    )
  return (
    <SignInCard title="New password" lead={`For ${session.email}.`}>
      <NewPasswordForm email={session.email} onDone={() => goTo(wayBack())} />
    </SignInCard>
  )
}
