import { createDates, DEFAULT_REGION, MAIL_KINDS, platformOf, type MailKind } from '@dayreel/catalogue'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, channels, runs, videos } from '#db/schema.ts'
import { readMailChoices } from '#mail/mail-choices.ts'
import { unsubscribePath } from '#mail/unsubscribe-link.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '#services'
import { countVideosLeft, readRunPosts, signRunThumbnail } from '#runs'
import { LETTERS, type Letter } from './letters.ts'

const BATCH = 50
const HAS_MAILS = sql`${runs.tell} <> '{}'`
/** Is true when a run requests a mail. */
export const RUN_MAILS_ARE_DUE = sql`(select true from ${runs} where ${HAS_MAILS} limit 1) is true`

type Row = {
  run: typeof runs.$inferSelect
  channel: typeof channels.$inferSelect
  email: string
  locale: string | null
  title: string | null
}

/**
 * Writes the mails that runs request and marks the requests as done in the same transaction, so that each mail is
 * written exactly once even if a process dies.
 *
 * @returns the number of runs with a mail. A number below the batch size means that none are left.
 */
export async function mailRuns(services: Services, batch = BATCH): Promise<number> {
  return services.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(HAS_MAILS)
      .limit(batch)
      .for('no key update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const rows = await tx
      .select({ run: runs, channel: channels, email: accounts.email, locale: accounts.locale, title: videos.title })
      .from(runs)
      .innerJoin(channels, eq(channels.id, runs.channelId))
      .innerJoin(accounts, eq(accounts.id, runs.accountId))
      .leftJoin(videos, eq(videos.id, runs.videoId))
      .where(inArray(runs.id, ids))
    for (const row of rows) await writeRunMails(services, tx, row)
    await tx.update(runs).set({ tell: [] }).where(inArray(runs.id, ids))
    return due.length
  })
}

async function writeRunMails(services: Services, tx: Db, row: Row): Promise<void> {
  const { run, channel, title } = row
  const choices = await readMailChoices(tx, run.accountId)
  const dates = createDates({ locale: row.locale ?? DEFAULT_REGION.locale, timeZone: channel.zone })
  for (const kind of run.tell) {
    if (!isRunMail(kind) || !choices.some((choice) => choice.kind === kind && choice.isOn)) continue
    const { videos: videosLeft } = (await countVideosLeft(services, tx, [channel])).get(channel.id)!
    // A language model without a limit was configured after the run requested this mail.
    if (kind === 'few_left' && videosLeft === null) continue
    const letter = LETTERS[kind]({
      channelName: channel.name,
      slot: run.slotAt === null ? undefined : dates.dayAndTimeWithZone(run.slotAt),
      title: title ?? undefined,
      message: run.message ?? undefined,
      videosLeft: videosLeft ?? undefined,
      places: kind === 'review' ? await readPlaces(tx, run.id) : [],
    })
    await sendLetter(
      services,
      tx,
      { accountId: run.accountId, email: row.email, kind, channelId: channel.id },
      letter,
      {
        ...(kind === 'review' && { picture: await signRunThumbnail(services, tx, run) }),
      },
    )
  }
}

/** Returns the accounts that a run's video will be posted to, such as `YouTube (Harbour Tales)`. */
async function readPlaces(tx: Db, runId: string): Promise<string[]> {
  const planned = (await readRunPosts(tx, [runId])).get(runId) ?? []
  return planned
    .filter(({ status }) => status !== 'cancelled')
    .map(({ platform, accountName }) => `${platformOf(platform).label} (${accountName})`)
}

function isRunMail(kind: string): kind is keyof typeof LETTERS {
  return Object.hasOwn(LETTERS, kind)
}

type Recipient = { accountId: string; email: string; kind: MailKind; channelId?: string }

/** Sends a letter with a one-click unsubscribe link. */
export async function sendLetter(
  { mailer, sealing, config: { siteUrl } }: Services,
  tx: Db,
  { accountId, email, kind, channelId }: Recipient,
  { subject, heading, paragraphs, label, to }: Letter,
  { picture }: { picture?: string | undefined } = {},
): Promise<void> {
  const page = channelId === undefined ? '/app/my-channels' : `/app/my-channels/${channelId}`
  const { title } = MAIL_KINDS.find((each) => each.kind === kind)!
  const mail = writeMail({
    to: email,
    subject,
    heading,
    paragraphs,
    ...(picture && { picture: { url: siteUrl + picture, alt: heading } }),
    button: { label, link: siteUrl + (to === 'pricing' ? '/app/subscription' : page) },
    note: `You’re getting this email because “${title}” is on in your Dayreel settings.`,
    unsubscribe: siteUrl + unsubscribePath(sealing, accountId, kind),
  })
  await mailer.send(mail, tx)
}
