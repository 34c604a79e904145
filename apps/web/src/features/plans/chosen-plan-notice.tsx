import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ChosenPlan } from './chosen-plan.ts'
import styles from './chosen-plan-notice.module.css'

/** Shows the chosen plan to a visitor who registers or logs in. */
export function ChosenPlanNotice({ plan, onDrop }: { plan: ChosenPlan; onDrop: () => void }) {
  return (
    <Notice kind="hint">
      <div className={styles.choice}>
        <span>
          You chose <strong>{plan.name}</strong>, {plan.priceText}. You pay later, on the payment page.
        </span>
        <Button look="text" onClick={onDrop}>
          Start free instead
        </Button>
      </div>
    </Notice>
  )
}
