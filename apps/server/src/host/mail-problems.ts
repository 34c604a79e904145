import { HOUR_MS, MINUTE_SECONDS } from '@dayreel/catalogue'
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { hostWarnings, paymentEvents } from '#db/schema.ts'
import { mailHosts } from '#mail/mail-hosts.ts'
import type { Services } from '#services'
import { readOperations } from './read-operations.ts'

/** If the oldest job has waited for this long, the queue needs more workers, or no worker is running. */
const OLD_SECONDS = 30 * MINUTE_SECONDS
/** A run that is this late will probably miss its slot by hours. */
const LATE_MS = HOUR_MS / 2

type Problem = { kind: typeof hostWarnings.$inferInsert.kind; subject: string; words: string }

/** Mails the operators about each problem of the site, at most once a day for each kind. */
export async function mailProblems(services: Pick<Services, 'db' | 'config' | 'mailer'>): Promise<void> {
  const { db, config } = services
  for (const { kind, subject, words } of await findProblems(db)) {
    await db.transaction(async (tx) => {
      if (!(await isFirstToday(tx, kind))) return
      await mailHosts(tx, services, {
        subject: `${subject} on your Dayreel site`,
        heading: subject,
        paragraphs: [words],
        button: { label: 'Open the page of this site', link: `${config.siteUrl}/app/host` },
        note: 'You get this email because you run this site. We send it at most once a day.',
      })
    })
  }
}

async function findProblems(db: Db): Promise<Problem[]> {
  const { queue, lateRuns } = await readOperations(db)
  const { oldestSeconds, waiting, failedToday } = queue
  const lateMs = lateRuns.oldestSlotAt === null ? 0 : Date.now() - Date.parse(lateRuns.oldestSlotAt)
  const unpaid = await db.$count(paymentEvents, and(isNull(paymentEvents.handledAt), isNotNull(paymentEvents.error)))
  const problems: readonly (Problem & { isThere: boolean })[] = [
    {
      kind: 'queue_old',
      isThere: oldestSeconds > OLD_SECONDS,
      subject: 'Jobs wait for a long time',
      words: `Waiting jobs: ${waiting}. The oldest has waited for ${Math.floor(oldestSeconds / MINUTE_SECONDS)} minutes. Check that the workers run, or start another one.`,
    },
    {
      kind: 'jobs_failed',
      isThere: failedToday > 0,
      subject: 'Jobs have failed',
      words: `Jobs that failed for good within the last day: ${failedToday}. The page of this site shows the reasons and can run them again.`,
    },
    {
      kind: 'runs_late',
      isThere: lateMs > LATE_MS,
      subject: 'Channels are late',
      words: `Runs of channels whose slot has passed without a video: ${lateRuns.count}. Check the queue, or start another worker.`,
    },
    {
      kind: 'payments_failed',
      isThere: unpaid > 0,
      subject: 'Payments could not be applied',
      words: `Events of the payment provider that could not be applied: ${unpaid}. A customer may have paid without getting credits. Retry the payment jobs on the page of this site.`,
    },
  ]
  return problems.filter(({ isThere }) => isThere)
}

/** Records that a kind of problem is mailed. Returns false if it was mailed within the last day. */
async function isFirstToday(tx: Db, kind: Problem['kind']): Promise<boolean> {
  const recorded = await tx
    .insert(hostWarnings)
    .values({ kind })
    .onConflictDoUpdate({
      target: hostWarnings.kind,
      set: { mailedAt: sql`now()` },
      setWhere: sql`${hostWarnings.mailedAt} < now() - interval '1 day'`,
    })
    .returning({ kind: hostWarnings.kind })
  return recorded.length > 0
}
