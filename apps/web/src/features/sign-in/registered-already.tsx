import { ButtonLink } from '#ui/button.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** For who comes to Register signed in, most likely from a plan's button: what can be had here, said as it is. */
export function RegisteredAlready({ email }: { email: string }) {
  return (
    <SignInCard title="You have an account already" lead={`You are signed in as ${email}.`}>
      <p>
        Plans and credits can’t be bought here yet. The people who run this site can add credits or a plan to your
        account. Until then, all your videos stay yours to watch, edit and download.
      </p>
      <ButtonLink to="/app" isWide>
        Open app
      </ButtonLink>
    </SignInCard>
  )
}
