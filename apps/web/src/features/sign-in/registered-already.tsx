import { ButtonLink } from '#ui/button.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Shown on the register page to a user who is already signed in. */
export function RegisteredAlready({
  email,
  plan,
}: {
  email: string
  plan: { name: string; path: string } | undefined
}) {
  return (
    <SignInCard title="You already have an account" lead={`You are signed in as ${email}.`}>
      <p>Plans and credits are under Subscription.</p>
      <ButtonLink to={plan?.path ?? '/app/subscription'} isWide>
        {plan === undefined ? 'Choose a plan' : `Continue with ${plan.name}`}
      </ButtonLink>
      <ButtonLink to="/app" look="quiet" isWide>
        Open app
      </ButtonLink>
    </SignInCard>
  )
}
