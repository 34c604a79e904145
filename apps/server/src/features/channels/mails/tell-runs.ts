import { MAIL_KINDS, type MailKind } from '@dayreel/catalogue'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, channels, runs, videos } from '#db/schema.ts'
import { readMailChoices } from '#mail/mail-choices.ts'
import { unsubscribePath } from '#mail/unsubscribe-link.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '#services'
import { countVideosLeft } from '../choose-subject.ts'
import { signRunThumbnail } from '../runs/read-run.ts'
import { LETTERS, type Letter } from './letters.ts'

const BATCH = 50

type Row = {
  run: typeof runs.$inferSelect
  channel: typeof channels.$inferSelect
  email: string
  title: string | null
}

/**
 * Writes the mails that runs ask for, and notes that they are written, in one transaction: each is written once, whatever dies.
 *
 * @returns how many runs had something to tell; fewer than a batch where nothing is left.
 */
export async function tellRuns(services: Services, batch = BATCH): Promise<number> {
  return services.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(sql`${runs.tell} <> '{}'`)
      .limit(batch)
      .for('no key update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const rows = await tx
      .select({ run: runs, channel: channels, email: accounts.email, title: videos.title })
      .from(runs)
      .innerJoin(channels, eq(channels.id, runs.channelId))
      .innerJoin(accounts, eq(accounts.id, runs.accountId))
      .leftJoin(videos, eq(videos.id, runs.videoId))
      .where(inArray(runs.id, ids))
    for (const row of rows) await tell(services, tx, row)
    await tx.update(runs).set({ tell: [] }).where(inArray(runs.id, ids))
    return due.length
  })
}

async function tell(services: Services, tx: Db, row: Row): Promise<void> {
  const { run, channel, title } = row
  const choices = await readMailChoices(tx, run.accountId)
  for (const kind of run.tell) {
    if (!isRunMail(kind) || !choices.some((choice) => choice.kind === kind && choice.isOn)) continue
    const { videos: videosLeft } = (await countVideosLeft(services, tx, [channel])).get(channel.id)!
    // Since it was noted a language model has come.
    if (kind === 'few_left' && videosLeft === null) continue
    const letter = LETTERS[kind]({
      channelName: channel.name,
      slot: run.slotAt === null ? undefined : slotInWords(run.slotAt, channel.zone),
      title: title ?? undefined,
      message: run.message ?? undefined,
      videosLeft: videosLeft ?? undefined,
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

function isRunMail(kind: string): kind is keyof typeof LETTERS {
  return Object.hasOwn(LETTERS, kind)
}

type Recipient = { accountId: string; email: string; kind: MailKind; channelId?: string }

/** Hands a letter to the mailer, with its one click to have no more of them. */
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
    note: `You get this mail because you have channels at Dayreel. It is of the kind “${title}”.`,
    unsubscribe: siteUrl + unsubscribePath(sealing, accountId, kind),
  })
  await mailer.send(mail, tx)
}

function slotInWords(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortGeneric',
  }).format(at)
}
