import { PLANS, type Plan } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './plan-cards.module.css'

const SOLD = PLANS.filter(({ id }) => id !== 'free')

/** The four plans as a visitor sees them. */
export function PlanCards({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.plans}>
      {SOLD.map((plan) => (
        <li key={plan.id} className={styles.plan}>
          <Heading>{plan.name}</Heading>
          <Price plan={plan} />
          <ul className={styles.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={18} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
          {plan.priceCents === null ? (
            <ButtonLink to="/contact" look="quiet" isWide>
              Contact Sales
            </ButtonLink>
          ) : (
            <ButtonLink to="/register" isWide>
              Get Started
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Price({ plan }: { plan: Plan }) {
  const [amount, period] = plan.priceText.split('/')
  const isDaily = plan.monthlyCredits > 0
  return (
    <>
      <p className={styles.price}>
        <strong>{amount}</strong>
        {period !== undefined && <span>/{period}</span>}
      </p>
      <p className={styles.credits}>
        {isDaily ? `${plan.monthlyCredits} credits a month for channels` : 'Made to fit your team'}
      </p>
    </>
  )
}
