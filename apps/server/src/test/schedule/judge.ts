import { sql } from 'drizzle-orm'
import { mailsAfterWelcome } from '../mails-after-welcome.ts'
import type { SharedServices } from '#services'
import { emailOf } from '../test-auth.ts'
import type { Account, Channel } from './model.ts'

const MOST_PROBLEMS = 20

type Judged = {
  services: Pick<SharedServices, 'db' | 'sealing'>
  accounts: readonly Account[]
  channels: readonly Channel[]
}
export type Verdict = { problems: string[]; runs: number; charges: number; mails: number }

/** Compares the result with the model: every run, every charge and every mail. */
export async function judge({ services: { db, sealing }, accounts, channels }: Judged): Promise<Verdict> {
  const problems: string[] = []
  const runsOf = new Map<string, string[]>()
  const { rows: runs } = await db.execute<{ channel: string; run: string }>(sql`
    select channel_id as channel, concat_ws(' ', coalesce(local_date::text, kind), status,
      case when status = 'skipped' then reason when is_own_subject then subject else 'its template’s' end) as run
    from runs`)
  for (const { channel, run } of runs) add(runsOf, channel, run)
  for (const { id, name, zone, runs: expected } of channels) {
    problems.push(...differences(`${name} (${zone})`, expected, runsOf.get(id) ?? []))
  }

  const { rows: balances } = await db.execute<{ account: string; credits: number }>(sql`
    select account_id as account, sum(amount)::int as credits from ledger_entries group by account_id`)
  const creditsOf = new Map(balances.map(({ account, credits }) => [account, credits]))
  for (const { id, credits } of accounts) {
    if (creditsOf.get(id) !== credits) problems.push(`${id} has ${creditsOf.get(id)} credits, ${credits} are right`)
  }
  const { rows: charged } = await db.execute<{ run: string; status: string; charges: number; refunds: number }>(sql`
    select r.id as run, r.status,
      (select count(*)::int from ledger_entries l where l.account_id = r.account_id and l.reference = r.paid_by) as charges,
      (select count(*)::int from ledger_entries l where l.account_id = r.account_id and l.reference = 'refund:' || r.paid_by) as refunds
    from runs r`)
  for (const { run, status, charges, refunds } of charged) {
    const right = status === 'skipped' ? '0 0' : status === 'failed' ? '1 1' : '1 0'
    if (`${charges} ${refunds}` !== right) problems.push(`${run}, ${status}: ${charges} charges, ${refunds} refunds`)
  }

  const sent = await mailsAfterWelcome({ db, sealing })
  const mailsTo = new Map<string, string[]>()
  for (const { to, subject } of sent) add(mailsTo, to, subject)
  for (const { id, mails } of accounts)
    problems.push(...differences(`mails to ${id}`, mails, mailsTo.get(emailOf(id)) ?? []))

  return {
    problems: problems.slice(0, MOST_PROBLEMS),
    runs: runs.length,
    charges: charged.reduce((sum, { charges }) => sum + charges, 0),
    mails: sent.length,
  }
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** Describes missing and surplus entries. Repeated entries are counted. */
function differences(whose: string, expected: readonly string[], found: readonly string[]): string[] {
  const count = new Map<string, number>()
  for (const each of expected) count.set(each, (count.get(each) ?? 0) + 1)
  for (const each of found) count.set(each, (count.get(each) ?? 0) - 1)
  return [...count]
    .filter(([, more]) => more !== 0)
    .map(([what, more]) => `${whose}: ${what}: ${more > 0 ? `${more} missing` : `${-more} too many`}`)
}
