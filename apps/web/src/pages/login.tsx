import { Link } from 'react-router'
import { ChosenPlanNotice } from '#features/plans/chosen-plan-notice.tsx'
import { useChosenPlan } from '#features/plans/chosen-plan.ts'
import { GoogleButton } from '#features/sign-in/google-button.tsx'
import { LoginForm } from '#features/sign-in/login-form.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { useCodeExchange } from '#features/sign-in/use-code-exchange.ts'
import { useLeaveWhenSignedIn } from '#features/sign-in/use-leave-when-signed-in.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useArrival } from '#lib/use-arrival.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { reasonToSignIn } from '#lib/way-back.ts'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'

export const meta = () => pageMeta({ title: 'Login', isIndexed: false })

const LEADS = {
  'session ended': 'Your session has ended. Log in to continue where you left off.',
  'page asked for': 'Log in to open the page you wanted.',
}

export default function Login() {
  useLeaveWhenSignedIn()
  const reason = useIsHydrated() ? reasonToSignIn() : undefined
  const { isBusy, problem } = useCodeExchange(useArrival())
  const { plan, drop } = useChosenPlan()
  if (isBusy) return <Loading label="Logging in" />
  return (
    <SignInCard
      title="Login"
      lead={reason === undefined || plan !== undefined ? 'Good to see you again.' : LEADS[reason]}
      elsewhere={
        <>
          No account yet? <Link to="/register">Register</Link>
        </>
      }
    >
      {problem !== undefined && <Notice kind="problem">Google login failed: {problem}</Notice>}
      {plan !== undefined && <ChosenPlanNotice plan={plan} onDrop={drop} />}
      <LoginForm />
      <GoogleButton label="Continue with Google" />
    </SignInCard>
  )
}
