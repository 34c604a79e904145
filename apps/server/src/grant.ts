import { randomUUID } from 'node:crypto'
import { findUserId } from '@dayreel/auth'
import { PLAN_IDS, PLANS, type PlanId } from '@dayreel/catalogue'
import { eq, sql } from 'drizzle-orm'
import { readConfig } from '#config'
import { connect, type Db } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { accounts } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { beginAccount } from './features/accounts/begin-account.ts'
import { openDatabase } from './processes/open-database.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { endWith } from './processes/run-process.ts'
import { UsageError } from './processes/usage-error.ts'

const MAX_CREDITS = 1_000_000
const USAGE = `Usage: npm run grant -- EMAIL CREDITS|PLAN|host
  Gives somebody credits or a plan, or says that they run this site, whether Dayreel is running or not.
  CREDITS is a number from 1 to ${MAX_CREDITS}, PLAN one of ${PLAN_IDS.join(', ')}.
  host lets them see what is connected and what it costs, at /app/host.`

/** `npm run grant`: gives somebody credits or a plan, whether Dayreel is running or not. */
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

/** @returns what was done, in a sentence. */
async function give(tx: Db, email: string, gift: Gift): Promise<string> {
  const accountId = await findAccount(tx, email.trim().toLowerCase())
  if (gift === 'host') {
    await tx.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
    return `${email} runs this site now: what is connected and what it costs is at /app/host.`
  }
  const reference = `host:${randomUUID()}`
  if ('credits' in gift) {
    const balance = await grantCredits(tx, { accountId, credits: gift.credits, reference })
    return `${email} was given ${gift.credits} credits and has ${balance} now.`
  }
  await tx
    .update(accounts)
    .set({ plan: gift.plan, periodStartedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
  const { name, monthlyCredits } = PLANS.find(({ id }) => id === gift.plan)!
  if (monthlyCredits === 0) return `${email} has the plan ${name} now.`
  const balance = await grantCredits(tx, { accountId, credits: monthlyCredits, reference })
  return `${email} has the plan ${name} now, and ${balance} credits with the ${monthlyCredits} of its first month.`
}

/** People who have signed up and never come in yet have an account too. */
async function findAccount(tx: Db, email: string): Promise<string> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
  if (account !== undefined) return account.id
  const userId = await findUserId(tx, email)
  if (userId === undefined) throw new UsageError(`Nobody has an account with the address ${email} here.`)
  await beginAccount(tx, { id: userId, email })
  return userId
}

await main().catch(endWith)
