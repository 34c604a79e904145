import { PLANS, type Plan } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './plan-cards.module.css'

const SOLD = PLANS.filter(({ id }) => id !== 'free')
/** The one for whoever makes videos every week. */
const SUGGESTED = 'pro'

/** The four plans as a visitor sees them. */
export function PlanCards({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.plans}>
      {SOLD.map((plan) => (
        <li key={plan.id} className={styles.plan} data-suggested={plan.id === SUGGESTED || undefined}>
          <div className={styles.name}>
            <Heading>{plan.name}</Heading>
            {plan.id === SUGGESTED && <span>For regular creators</span>}
          </div>
          <Price plan={plan} />
          {plan.priceCents === null ? (
            <ButtonLink to="/contact" look="quiet" isWide>
              Contact Sales
            </ButtonLink>
          ) : (
            <ButtonLink to="/register" look={plan.id === SUGGESTED ? 'lamp' : 'quiet'} isWide>
              Get Started
            </ButtonLink>
          )}
          <ul className={styles.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={18} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
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
        {plan.monthlyCredits === 0 ? 'Tailored to your team' : `${plan.monthlyCredits} credits a month`}
      </p>
    </>
  )
}
