import { ButtonLink } from '#ui/button.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** For who comes to Register signed in, most likely from a plan's button: what can be had here, said as it is. */
export function RegisteredAlready({ email }: { email: string }) {
  return (
    <SignInCard title="You have an account already" lead={`You are signed in as ${email}.`}>
      <p>Plans and credits are under Subscription.</p>
      <ButtonLink to="/app/subscription" isWide>
        Choose a plan
      </ButtonLink>
      <ButtonLink to="/app" look="quiet" isWide>
        Open app
      </ButtonLink>
    </SignInCard>
  )
}
