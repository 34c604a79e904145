import { PLANS } from '@dayreel/catalogue'
import type { SupportRequest } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { grantPlan } from '#billing/grant-plan.ts'
import { stopRenewal } from '#billing/stop-renewal.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { grantCredits, spendCredits } from '#ledger/credits.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { SharedServices } from '#services'
import { writeAudit, type Operator } from './audit-log.ts'
import { restoreAccount, suspendAccount } from './suspend-account.ts'

type Dependencies = Pick<SharedServices, 'db' | 'auth' | 'jobs' | 'config' | 'stripe'>
type Supported = { operator: Operator; accountId: string }

/**
 * Acts on an account and writes the audit log, in the caller's transaction. The page and the command call this.
 *
 * @returns the effect as a sentence.
 * @throws {AppError} `not_found`, `conflict` if the action is not possible now.
 */
export async function supportAccount(
  services: Dependencies,
  tx: Db,
  { operator, accountId }: Supported,
  request: SupportRequest,
): Promise<string> {
  refuseOwn(operator, accountId, request.action === 'suspend')
  const { email } = await lockAccount(tx, accountId)
  const effect = await act(services, tx, { accountId, email }, request)
  await writeAudit(tx, operator, { action: request.action, accountId, effect, reason: request.reason })
  return effect
}

/** Operators must not lock themselves out. */
export function refuseOwn(operator: Operator, accountId: string, isRefused = true): void {
  if (!isRefused || operator.source === 'command' || operator.operatorId !== accountId) return
  throw new AppError('conflict', { message: 'You can’t do this to your own account.' })
}

type Target = { accountId: string; email: string }

async function act(
  services: Dependencies,
  tx: Db,
  { accountId, email }: Target,
  { action, credits = 0, plan }: SupportRequest,
): Promise<string> {
  const reference = `host:${randomUUID()}`
  switch (action) {
    case 'grant_credits': {
      const balance = await grantCredits(tx, { accountId, credits, reference })
      return `Granted ${credits} credits. The balance is ${balance}.`
    }
    case 'remove_credits': {
      const before = await balanceOf(tx, accountId)
      if (before < credits) throw new AppError('conflict', { message: `The account has only ${before} credits.` })
      const balance = await spendCredits(tx, { accountId, credits, reference })
      return `Removed ${credits} credits. The balance is ${balance}.`
    }
    case 'grant_plan': {
      const resulting = await grantPlan(tx, accountId, plan!)
      const has = `The account has the plan ${nameOf(resulting)}.`
      return plan === 'free' ? `The granted plan has ended. ${has}` : `Granted the plan ${nameOf(plan!)}. ${has}`
    }
    case 'remove_second_factors':
      await services.auth.removeFactors(accountId)
      return 'Removed all second factors. The password alone signs in until the user sets up a new one.'
    case 'send_recovery_mail':
      await services.auth.sendRecovery({ id: accountId, email })
      return 'Sent a mail with a link for a new password.'
    case 'stop_renewal': {
      const endsAt = await stopRenewal(services, tx, accountId)
      return `The subscription does not renew. It ends on ${endsAt.toISOString().slice(0, 10)}.`
    }
    case 'suspend':
      return suspendAccount(services, tx, accountId)
    case 'restore':
      break
  }
  return restoreAccount(services, tx, accountId)
}

function nameOf(id: string): string {
  return PLANS.find((plan) => plan.id === id)!.name
}
