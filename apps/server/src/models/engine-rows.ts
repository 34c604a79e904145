import type { PlanId } from '@dayreel/catalogue'
import type { engineSettings } from '#db/schema.ts'
import type { EnginePolicy } from './read-models.ts'

/** The row of a connected engine. */
export type EngineRow = Pick<typeof engineSettings.$inferSelect, 'accountId' | 'role' | 'settings' | 'sealedKey'>

/**
 * The engines of the site and of one account, with the policy and the plan that decide which ones the account may use.
 */
export type AccountEngines = {
  rows: readonly EngineRow[]
  policy: Pick<EnginePolicy, 'isOwnAllowed' | 'mayReachPrivate'>
  /** Undefined if the account does not exist. */
  account: { plan: PlanId; isHost: boolean } | undefined
}

/** Returns whether an account may use a service of the site. The operator may use all of them. */
export function isAllowed(account: AccountEngines['account'], { plans }: { plans: readonly PlanId[] }): boolean {
  return account !== undefined && (account.isHost || plans.includes(account.plan))
}
