/** What happened at the provider, and what was spent here. */
export type MoneyFact =
  | { kind: 'paid'; payment: string; amount: number; grants: number; month?: string }
  | { kind: 'reversed'; payment: string; refunded: number; isDisputed: boolean }
  | { kind: 'spent'; credits: number }

type Paid = { credits: number; amount: number; wanted: number; taken: number }

/** The rules of credits, one fact after the other: what the ledger has to come to, however it was told. */
export function balanceAfter(facts: readonly MoneyFact[]): number {
  let balance = 0
  const payments = new Map<string, Paid>()
  const highest = new Map<string, number>()
  for (const fact of facts) {
    if (fact.kind === 'spent') balance -= fact.credits
    if (fact.kind === 'paid') {
      const before = fact.month === undefined ? 0 : (highest.get(fact.month) ?? 0)
      const credits = Math.max(0, fact.grants - before)
      if (fact.month !== undefined) highest.set(fact.month, before + credits)
      payments.set(fact.payment, { credits, amount: fact.amount, wanted: 0, taken: 0 })
      balance += credits
    }
    if (fact.kind === 'reversed') {
      const paid = payments.get(fact.payment)!
      const { credits, amount, wanted, taken } = paid
      const target = fact.isDisputed ? credits : Math.floor((credits * fact.refunded) / amount)
      const change =
        target > wanted
          ? -Math.min(target - wanted, balance, credits - taken)
          : target < wanted
            ? Math.max(0, taken - target)
            : 0
      balance += change
      Object.assign(paid, { wanted: target, taken: taken - change })
    }
  }
  return balance
}
