import { PLANS, PROJECTS_AND_CREDITS, type Plan, type SoldPlan } from '@dayreel/catalogue'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SiteIcon } from '#ui/site-icon.tsx'
import { registerPath } from './chosen-plan.ts'
import styles from './plan-cards.module.css'

const SHOWN = PLANS.filter(({ id }) => id !== 'free')
/** The plan that the site recommends. */
const SUGGESTED = 'pro'

type PlanCardsProps = {
  level: 2 | 3
  /** Present for signed-in users only. Visitors register first. */
  buying?: {
    /** The plan whose checkout is opening. */
    processing: string | undefined
    current: string | undefined
    /** The plan of the active subscription. This plan is changed instead of being bought again. */
    paid: string | null | undefined
    /** The plan that follows at the end of the month. */
    next?: string | null | undefined
    onBuy: (plan: SoldPlan) => void
  }
}

/** The four plans, with an explanation of projects and credits. */
export function PlanCards({ level, buying }: PlanCardsProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <ul className={styles.plans}>
        {SHOWN.map((plan) => (
          <li key={plan.id} className={styles.plan} data-suggested={plan.id === SUGGESTED || undefined}>
            <div className={styles.name}>
              <Heading>{plan.name}</Heading>
              <Mark plan={plan} buying={buying} />
            </div>
            <Price plan={plan} />
            <PlanButton plan={plan} buying={buying} />
            <ul className={styles.features}>
              {plan.features.map((feature) => (
                <li key={feature}>
                  <SiteIcon name="check" size={18} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.units}>{PROJECTS_AND_CREDITS}</p>
    </>
  )
}

function Mark({ plan: { id }, buying }: { plan: Plan; buying: PlanCardsProps['buying'] }) {
  if (buying?.current === id) return <span>Your plan</span>
  if (buying?.paid === id) return <span>You pay for this</span>
  if (buying?.next === id) return <span>Your next plan</span>
  return id === SUGGESTED && <span>For regular creators</span>
}

function PlanButton({ plan, buying }: { plan: Plan; buying: PlanCardsProps['buying'] }) {
  const look = plan.id === SUGGESTED ? 'lamp' : 'quiet'
  if (plan.priceCents === null)
    return (
      <ButtonLink to="/contact" look="quiet" isWide>
        Contact Sales
      </ButtonLink>
    )
  if (buying === undefined)
    return (
      <ButtonLink to={registerPath(plan.id as SoldPlan)} look={look} isWide>
        Get Started
      </ButtonLink>
    )
  const { processing, paid, next, onBuy } = buying
  const isProcessing = processing === plan.id
  const isTheirs = paid === plan.id || next === plan.id
  const words = isTheirs ? 'Change or cancel' : paid ? `Switch to ${plan.name}` : 'Get Started'
  return (
    <Button
      look={isTheirs ? 'quiet' : look}
      isWide
      isBusy={isProcessing}
      disabled={processing !== undefined && !isProcessing}
      onClick={() => onBuy(plan.id as SoldPlan)}
    >
      {isProcessing ? 'Processing...' : words}
    </Button>
  )
}

function Price({ plan }: { plan: Plan }) {
  const [amount, period] = plan.priceText.split('/')
  return (
    <>
      <p className={styles.price}>
        <strong>{amount}</strong>
        {period !== undefined && <span>/{period}</span>}
      </p>
      <p className={styles.credits}>
        {plan.monthlyCredits === 0 ? 'Custom credits' : `${plan.monthlyCredits} credits a month`}
      </p>
    </>
  )
}
