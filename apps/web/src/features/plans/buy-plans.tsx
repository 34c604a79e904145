import { useSession } from '#lib/session.ts'
import { useCheckout } from '#lib/use-checkout.ts'
import { Notice } from '#ui/notice.tsx'
import { PlanCards } from './plan-cards.tsx'

/** The four plans on the site: whoever is signed in buys one, everybody else registers first. */
export function BuyPlans({ level }: { level: 2 | 3 }) {
  const session = useSession()
  const { processing, problem, buy } = useCheckout()
  if (session.status !== 'signed-in') return <PlanCards level={level} />
  return (
    <>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <PlanCards
        level={level}
        buying={{
          processing,
          current: undefined,
          hasPlan: false,
          onBuy: (plan) => buy(plan, ({ plans }) => plans[plan]),
        }}
      />
    </>
  )
}
