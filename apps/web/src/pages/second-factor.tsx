import { useEffect } from 'react'
import { SecondFactorForm } from '#features/sign-in/second-factor-form.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { useGoTo } from '#lib/go-to.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { signOut, useSession } from '#lib/session.ts'
import { wayBack } from '#lib/way-back.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'

export const meta = () => pageMeta({ title: 'Two-factor authentication', isIndexed: false })

export default function SecondFactor() {
  const session = useSession()
  const goTo = useGoTo()
  const isDue = session.status === 'signed-in' && session.isSecondFactorDue
  const elsewhere =
    session.status === 'loading' || isDue ? undefined : session.status === 'signed-in' ? wayBack() : '/login'
  useEffect(() => {
    if (elsewhere !== undefined) goTo(elsewhere)
  }, [elsewhere, goTo])
  if (!isDue) return <Loading label="One moment" />
  return (
    <SignInCard title="One more step" lead="Enter your two-factor code to finish logging in.">
      <SecondFactorForm />
      <Button look="text" isWide onClick={() => void signOut()}>
        Use a different account
      </Button>
    </SignInCard>
  )
}
