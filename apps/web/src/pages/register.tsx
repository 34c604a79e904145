import { FREE_PROJECTS } from '@dayreel/catalogue'
import { useState } from 'react'
import { Link } from 'react-router'
import { ChosenPlanNotice } from '#features/plans/chosen-plan-notice.tsx'
import { checkoutPath, useChosenPlan } from '#features/plans/chosen-plan.ts'
import { ConfirmationSent } from '#features/sign-in/confirmation-sent.tsx'
import { GoogleButton } from '#features/sign-in/google-button.tsx'
import { RegisterForm } from '#features/sign-in/register-form.tsx'
import { RegisteredAlready } from '#features/sign-in/registered-already.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { useSignedInBefore } from '#features/sign-in/use-signed-in-before.ts'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ title: 'Register', isIndexed: false })

export default function Register() {
  const signedIn = useSignedInBefore()
  const [sentTo, setSentTo] = useState<string>()
  const { plan, drop } = useChosenPlan()
  if (signedIn !== undefined)
    return <RegisteredAlready email={signedIn.email} plan={plan && { name: plan.name, path: checkoutPath(plan.id) }} />
  if (sentTo !== undefined)
    return (
      <SignInCard title="Check your email" lead={`A link to confirm your address is on its way to ${sentTo}.`}>
        <ConfirmationSent email={sentTo} />
      </SignInCard>
    )
  return (
    <SignInCard
      title="Register"
      lead={`Your first ${FREE_PROJECTS} videos are free, in any length, style and voice. No card needed. Channels need credits from a plan or a credit pack.`}
      elsewhere={
        <>
          <span>
            Have an account? <Link to="/login">Login</Link>
          </span>
          <span>
            By registering you agree to the <Link to="/terms-of-service">Terms of Service</Link> and the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </span>
        </>
      }
    >
      {plan !== undefined && <ChosenPlanNotice plan={plan} onDrop={drop} />}
      <RegisterForm onConfirmationSent={setSentTo} />
      <GoogleButton label="Create account with Google" />
    </SignInCard>
  )
}
