/** An event at the payment provider, a spending in the app, or the refund of a spending. */
export type MoneyFact =
  | { kind: 'paid'; payment: string; amount: number; grants: number; month?: string }
  | { kind: 'reversed'; payment: string; refunded: number; isDisputed: boolean }
  | { kind: 'spent'; credits: number; reference: string }
  | { kind: 'came back'; reference: string }

export type Money = {
  balance: number
  /** Credits that refunds and disputes could not take. */
  debt: number
  /** The credits of all payments minus the credits that refunds and disputes claim. */
  paidFor: number
}

/**
 * Applies the rules of credits to one fact after the other. The result is the expected state of the ledger for any
 * order of the provider's events.
 */
export function moneyAfter(facts: readonly MoneyFact[]): Money {
  const money = { balance: 0, debt: 0, paidFor: 0 }
  const payments = new Map<string, { credits: number; amount: number; wanted: number }>()
  const highest = new Map<string, number>()
  const spent = new Map<string, number>()
  const giveBack = (credits: number): void => {
    const collected = Math.min(credits, money.debt)
    money.debt -= collected
    money.balance += credits - collected
  }
  for (const fact of facts) {
    if (fact.kind === 'spent') {
      spent.set(fact.reference, fact.credits)
      money.balance -= fact.credits
    }
    if (fact.kind === 'came back') {
      giveBack(spent.get(fact.reference) ?? 0)
      spent.delete(fact.reference) // If the same spending is refunded again, only the first refund counts.
    }
    if (fact.kind === 'paid') {
      const before = fact.month === undefined ? 0 : (highest.get(fact.month) ?? 0)
      const credits = Math.max(0, fact.grants - before)
      if (fact.month !== undefined) highest.set(fact.month, before + credits)
      payments.set(fact.payment, { credits, amount: fact.amount, wanted: 0 })
      money.balance += credits
      money.paidFor += credits
    }
    if (fact.kind === 'reversed') {
      const paid = payments.get(fact.payment)!
      const target = fact.isDisputed ? paid.credits : Math.floor((paid.credits * fact.refunded) / paid.amount)
      const more = target - paid.wanted
      paid.wanted = target
      money.paidFor -= more
      if (more < 0) giveBack(-more)
      if (more > 0) {
        const taken = Math.min(more, money.balance)
        money.balance -= taken
        money.debt += more - taken
      }
    }
  }
  return money
}
