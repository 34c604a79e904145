import { Link } from 'react-router'
import { GoogleButton } from '#features/sign-in/google-button.tsx'
import { LoginForm } from '#features/sign-in/login-form.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { useCodeExchange } from '#features/sign-in/use-code-exchange.ts'
import { useLeaveWhenSignedIn } from '#features/sign-in/use-leave-when-signed-in.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useArrival } from '#lib/use-arrival.ts'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'

export const meta = () => pageMeta({ title: 'Login', isIndexed: false })

export default function Login() {
  useLeaveWhenSignedIn()
  const { isBusy, problem } = useCodeExchange(useArrival())
  if (isBusy) return <Loading label="Logging in" />
  return (
    <SignInCard
      title="Login"
      lead="Good to see you again."
      elsewhere={
        <>
          No account yet? <Link to="/register">Register</Link>
        </>
      }
    >
      {problem !== undefined && <Notice kind="problem">Google login failed: {problem}</Notice>}
      <LoginForm />
      <GoogleButton label="Continue with Google" />
    </SignInCard>
  )
}
