import { numberText } from '@dayreel/catalogue'
import { SUPPORT_ACTIONS, SupportRequest } from '@dayreel/contract'
import { z } from 'zod'
import { createServices } from '#compose/create-services.ts'
import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { AppError } from '#errors/app-error.ts'
import { UsageError } from '#errors/usage-error.ts'
import { listAudit } from '#host/support/audit-log.ts'
import { closeAccount } from '#host/support/close-account.ts'
import { describeAccount, measureAccount } from '#host/support/describe-account.ts'
import { findAccountId, findAccounts } from '#host/support/find-accounts.ts'
import { supportAccount } from '#host/support/support-account.ts'
import { createLog } from '#log/create-log.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import type { SharedServices } from '#services'

const ACTIONS = new Map(SUPPORT_ACTIONS.map((action) => [action.replaceAll('_', '-'), action]))
const USAGE = `Usage: npm run account -- find WORDS
       npm run account -- show WHO
       npm run account -- ACTION WHO --reason TEXT [--credits NUMBER] [--plan PLAN]
       npm run account -- close EMAIL --reason TEXT
       npm run account -- log
  Finds an account, shows its plan, credits, storage and recent videos, and acts on it, whether Dayreel is running or not.
  WHO is an email address or an account’s id. ACTION is one of ${[...ACTIONS.keys()].join(', ')}.
  suspend ends the sessions and stops channels, jobs and posts; restore lets them continue. A paid subscription continues
  meanwhile: stop-renewal ends it with the period that is paid. close deletes the account and all its data. log lists the newest actions.`
const ENTRIES_SHOWN = 100

/** `npm run account`: support for a user, by the same functions as the page for operators. */
async function main(): Promise<void> {
  const { words, options } = readCommandLine({
    name: 'npm run account',
    usage: USAGE,
    words: 2,
    options: { reason: 'value', credits: 'value', plan: 'value' },
  })
  const [act = '', who = ''] = words
  const needsWho = act === 'show' || act === 'close' || ACTIONS.has(act)
  if (!needsWho && act !== 'find' && act !== 'log') throw new UsageError(USAGE)
  if (needsWho && who === '') throw new UsageError(USAGE)
  const request = ACTIONS.has(act) ? readRequest(act, options) : undefined
  const reason = act === 'close' ? options.reason : ''
  if (reason === undefined) throw new UsageError('Give a reason with --reason. It is kept in the audit log.')

  await using open = new AsyncDisposableStack()
  const config = readConfig(process.env)
  const databaseUrl = await openDatabase(config, open)
  await migrate(databaseUrl)
  const log = createLog({ level: 'warn', name: 'account' })
  const { services, close } = await createServices({ config, databaseUrl, log })
  open.defer(close)
  const { db } = services
  const operator = { source: 'command' } as const
  if (act === 'find') return say((await findAccounts(db, who)).accounts.map(toLine))
  if (act === 'log') return say((await listAudit(db, { limit: ENTRIES_SHOWN })).map(toEntryLine))
  const accountId = z.uuid().safeParse(who).success ? who : await db.transaction((tx) => findAccountId(tx, who))
  if (request !== undefined) {
    return say([await db.transaction((tx) => supportAccount(services, tx, { operator, accountId }, request))])
  }
  if (act === 'close') return say([await closeAccount(services, { operator, accountId, email: who, reason })])
  return say(await describe(services, accountId))
}

type Given = { reason?: string; credits?: string; plan?: string }

/** Parses an action with the schema of the operator's page. */
function readRequest(act: string, { reason, credits, plan }: Given): SupportRequest {
  const parsed = SupportRequest.safeParse({
    action: ACTIONS.get(act),
    reason: reason ?? '',
    ...(credits !== undefined && { credits: Number(credits) }),
    ...(plan !== undefined && { plan }),
  })
  if (!parsed.success) throw new UsageError(parsed.error.issues.map(({ message }) => message).join('\n'))
  return parsed.data
}

async function describe(services: SharedServices, accountId: string): Promise<string[]> {
  const account = await describeAccount(services.db, accountId)
  const { files, bytes } = await measureAccount(services, accountId)
  const { plan, grantedPlan, isPaying, credits, channels, connections, openPosts, suspendedAt } = account
  return [
    toLine(account),
    `Plan: ${plan}${grantedPlan === null ? '' : `, granted: ${grantedPlan}`}${isPaying ? ', paying' : ''}. Credits: ${credits}.`,
    `Channels: ${channels.active} of ${channels.all} active. Connections: ${connections}. Open posts: ${openPosts}.`,
    `Storage: ${numberText(files)} files with ${numberText(Math.ceil(bytes / 1024 ** 2))} MB.`,
    ...(suspendedAt === null ? [] : [`Suspended since ${suspendedAt}.`]),
    ...account.videos.map(({ id, title, status, createdAt, problem, cause }) =>
      [createdAt, id, status, title, problem, cause].filter((part) => part !== null).join('  '),
    ),
    ...account.audit.map(toEntryLine),
  ]
}

function toLine({
  id,
  email,
  name,
  plan,
  createdAt,
  isSuspended,
}: Awaited<ReturnType<typeof findAccounts>>['accounts'][number]): string {
  return [id, email, name, plan, createdAt, isSuspended ? 'suspended' : ''].filter((part) => part !== '').join('  ')
}

function toEntryLine({
  at,
  by,
  account,
  action,
  effect,
  reason,
}: Awaited<ReturnType<typeof listAudit>>[number]): string {
  return [at, by, account ?? 'no account', action, effect, reason].join('  ')
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${(lines.length === 0 ? ['Nothing found.'] : lines).join('\n')}\n`)
}

await main().catch((error: unknown) => endWith(error instanceof AppError ? new UsageError(error.message) : error))
