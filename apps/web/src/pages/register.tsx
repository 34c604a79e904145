import { useState } from 'react'
import { Link } from 'react-router'
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
  if (signedIn !== undefined) return <RegisteredAlready email={signedIn.email} />
  if (sentTo !== undefined)
    return (
      <SignInCard title="Check your email" lead={`A link to confirm your address is on its way to ${sentTo}.`}>
        <ConfirmationSent email={sentTo} />
      </SignInCard>
    )
  return (
    <SignInCard
      title="Register"
      lead="Three finished videos are free, in any length, style and voice. No card needed, and what you make stays yours to change, download or delete."
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
      <RegisterForm onConfirmationSent={setSentTo} />
      <GoogleButton label="Create account with Google" />
    </SignInCard>
  )
}
