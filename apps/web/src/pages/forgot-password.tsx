import { Link } from 'react-router'
import { ForgotPasswordForm } from '#features/sign-in/forgot-password-form.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ title: 'Forgot password', isIndexed: false })

export default function ForgotPassword() {
  return (
    <SignInCard
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link to choose a new one."
      elsewhere={<Link to="/login">Back to Login</Link>}
    >
      <ForgotPasswordForm />
    </SignInCard>
  )
}
