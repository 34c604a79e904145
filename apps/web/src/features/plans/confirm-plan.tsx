import { PLANS, type Plan, type SoldPlan } from '@dayreel/catalogue'
import type { Subscription } from '@dayreel/contract'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import type { Checkout } from '#lib/use-checkout.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { planOf } from './chosen-plan.ts'

type ConfirmPlanProps = {
  /** Undefined until it is loaded. The dialog opens only after that. */
  subscription: Subscription | undefined
  checkout: Checkout
  onBuy: (plan: SoldPlan) => void
}

/** Asks for confirmation before the checkout of the plan in the URL, which the user chose on the site. */
export function ConfirmPlan({ subscription, checkout, onBuy }: ConfirmPlanProps) {
  const [query, setQuery] = useSearchParams()
  const chosen = planOf(query.toString())
  if (chosen === undefined || subscription === undefined) return null
  const isProcessing = checkout.processing !== undefined
  const close = (): void => {
    if (!isProcessing) setQuery({}, { replace: true })
  }
  const { title, words, confirm } = wordsFor(chosen, subscription)
  return (
    <Modal
      opened={checkout.warning === undefined}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {words.map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        {checkout.problem !== undefined && <Notice kind="problem">{checkout.problem}</Notice>}
        <DialogActions>
          <Button variant="default" disabled={isProcessing} onClick={close} {...(confirm === undefined && AUTOFOCUS)}>
            {confirm === undefined ? 'Close' : 'Not now'}
          </Button>
          {confirm !== undefined && (
            <Button loading={isProcessing} onClick={() => onBuy(chosen.id)} {...AUTOFOCUS}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  )
}

const AUTOFOCUS = { 'data-autofocus': true }

type Words = { title: string; words: string[]; confirm?: string }

function wordsFor({ id, name, priceText, monthlyCredits }: Plan, { plan, paidPlan }: Subscription): Words {
  if (paidPlan === id)
    return { title: `You have ${name}`, words: [`${name} is already your plan. You don’t need to buy it again.`] }
  const price = `${name} costs ${priceText} and adds ${monthlyCredits} credits each month.`
  const safety = 'Nothing is charged now. You see the price again on the payment page, and pay there.'
  const words = plan === 'free' ? [price, safety] : [`Your plan is ${nameOf(plan)}.`, price, safety]
  if (paidPlan === null) return { title: `Start ${name}?`, words, confirm: 'Continue to payment' }
  return { title: `Switch to ${name}?`, words, confirm: `Switch to ${name}` }
}

function nameOf(plan: Plan['id']): string {
  return PLANS.find(({ id }) => id === plan)!.name
}
