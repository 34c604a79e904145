import { useSession } from '#lib/session.ts'
import { useCheckout } from '#lib/use-checkout.ts'
import { ConfirmPurchase } from '#ui/confirm-purchase.tsx'
import { Notice } from '#ui/notice.tsx'
import { PlanCards } from './plan-cards.tsx'

/** Shows the four plans on the site. A signed-in user can buy a plan at once. Everyone else registers first. */
export function BuyPlans({ level }: { level: 2 | 3 }) {
  const session = useSession()
  const { processing, problem, warning, buy } = useCheckout()
  if (session.status !== 'signed-in') return <PlanCards level={level} />
  return (
    <>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {warning !== undefined && <ConfirmPurchase warning={warning} />}
      <PlanCards
        level={level}
        buying={{
          processing,
          current: undefined,
          paid: undefined,
          onBuy: (plan) => buy(plan, ({ plans }) => plans[plan]),
        }}
      />
    </>
  )
}
