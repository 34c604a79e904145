import { randomUUID } from 'node:crypto'
import { PLAN_IDS, PLANS, type PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { readConfig } from '#config'
import { connect, type Db } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { accounts } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { grantPlan } from '#billing/grant-plan.ts'
import { writeAudit } from '#host/support/audit-log.ts'
import { findAccountId } from '#host/support/find-accounts.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'

const MAX_CREDITS = 1_000_000
const REASON = 'npm run grant'
const USAGE = `Usage: npm run grant -- EMAIL CREDITS|PLAN|host
  Gives a user credits or a plan, or makes them an operator of this site, whether Dayreel is running or not.
  CREDITS is a number from 1 to ${MAX_CREDITS}, PLAN one of ${PLAN_IDS.join(', ')}.
  A plan stays until you give another one; free ends it. A plan that they pay for runs beside it, and the bigger one counts.
  host lets them see the connected services and their costs at /app/host.`

/** `npm run grant`: gives a user credits or a plan, whether or not Dayreel is running. */
async function main(): Promise<void> {
  const [email, what] = readCommandLine({ name: 'npm run grant', usage: USAGE, words: 2 }).words
  const gift = what === undefined ? undefined : readGift(what)
  if (email === undefined || gift === undefined) throw new UsageError(USAGE)
  await using open = new AsyncDisposableStack()
  const url = await openDatabase(readConfig(process.env), open)
  await migrate(url)
  const { db, close } = connect({ url, connections: 2, onBroken: () => undefined })
  open.defer(close)
  process.stdout.write(`${await db.transaction((tx) => give(tx, email, gift))}\n`)
}

type Gift = { credits: number } | { plan: PlanId } | 'host'

function readGift(what: string): Gift | undefined {
  if (what.toLowerCase() === 'host') return 'host'
  const plan = PLAN_IDS.find((id) => id === what.toLowerCase())
  if (plan !== undefined) return { plan }
  const credits = Number(what)
  return Number.isInteger(credits) && credits >= 1 && credits <= MAX_CREDITS ? { credits } : undefined
}

/**
 * Gives a user credits or a plan.
 *
 * @returns a sentence that describes the change.
 */
async function give(tx: Db, email: string, gift: Gift): Promise<string> {
  const accountId = await findAccountId(tx, email)
  const audit = (action: 'grant_host' | 'grant_credits' | 'grant_plan', effect: string) =>
    writeAudit(tx, { source: 'command' }, { action, accountId, effect, reason: REASON })
  if (gift === 'host') {
    await tx.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
    await audit('grant_host', 'Made an operator of this site.')
    return `${email} now operates this site. The connected services and their costs are at /app/host.`
  }
  const reference = `host:${randomUUID()}`
  if ('credits' in gift) {
    const balance = await grantCredits(tx, { accountId, credits: gift.credits, reference })
    await audit('grant_credits', `Granted ${gift.credits} credits. The balance is ${balance}.`)
    return `${email} was given ${gift.credits} credits and has ${balance} now.`
  }
  const plan = await grantPlan(tx, accountId, gift.plan)
  await audit('grant_plan', `Granted the plan ${nameOf(gift.plan)}. The account has the plan ${nameOf(plan)}.`)
  const { name, monthlyCredits } = PLANS.find(({ id }) => id === gift.plan)!
  if (gift.plan === 'free') return `The plan that ${email} was given has ended. They have the plan ${nameOf(plan)} now.`
  const given =
    plan === gift.plan
      ? `${email} has the plan ${name} now`
      : `${email} was given the plan ${name}, and has ${nameOf(plan)} for as long as they pay for it`
  if (monthlyCredits === 0) return `${given}.`
  const balance = await grantCredits(tx, { accountId, credits: monthlyCredits, reference })
  return `${given}, and ${balance} credits with the ${monthlyCredits} of its first month.`
}

function nameOf(plan: PlanId): string {
  return PLANS.find(({ id }) => id === plan)!.name
}

await main().catch(endWith)
