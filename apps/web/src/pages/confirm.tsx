import { useState } from 'react'
import { ConfirmLink, isLinkType } from '#features/sign-in/confirm-link.tsx'
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

export const meta = () => pageMeta({ title: 'Confirm', isIndexed: false })

/** The page that the links in emails open. */
export default function Confirm() {
  const arrival = useArrival()
  const { isBusy, problem } = useCodeExchange(arrival)
  const [isHalfDone, setHalfDone] = useState(false)
  const isSignedIn = useSession().status === 'signed-in'
  const goTo = useGoTo()
  if (arrival === undefined || isBusy) return <Loading label="One moment" />
  if (isHalfDone)
    return (
      <SignInCard title="Almost done" lead="Now open the link we sent to your other address.">
        <ButtonLink to="/" isWide>
          Go to the homepage
        </ButtonLink>
      </SignInCard>
    )
  const { tokenHash, type } = arrival
  if (tokenHash !== undefined && isLinkType(type)) {
    const isPasswordNext = type === 'recovery' || type === 'invite'
    return (
      <SignInCard title="Almost there" lead="Press the button to continue.">
        <ConfirmLink
          arrival={{ tokenHash, type }}
          onDone={(hasSession) => {
            if (hasSession) goTo(isPasswordNext ? '/reset-password' : wayBack())
            else setHalfDone(true)
          }}
        />
      </SignInCard>
    )
  }
  if (arrival.code !== undefined && problem === undefined && isSignedIn)
    return (
      <SignInCard title="Confirmed" lead="Your email address is confirmed.">
        <ButtonLink to={wayBack()} isWide>
          Open Dayreel
        </ButtonLink>
      </SignInCard>
    )
  return (
    <SignInCard title="This link doesn’t work" lead="It’s incomplete or expired, or it has already been used.">
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <ButtonLink to="/login" isWide>
        Go to Login
      </ButtonLink>
    </SignInCard>
  )
}
