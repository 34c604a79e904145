import { createDates, DEFAULT_REGION, PLANS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '../services.ts'

type AnnouncedVideo = { title: string; deleteAt: Date | null }

/** The number of titles that a mail lists. */
const MOST_LISTED = 5

/** Mails the owner of videos when they will be deleted, in the transaction that announces it. */
export async function mailDeletion(
  { config, mailer }: Pick<Services, 'config' | 'mailer'>,
  tx: Db,
  accountId: string,
  announced: readonly AnnouncedVideo[],
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined || account.email === '') return
  const { locale, timeZone } = account
  const dates = createDates({
    locale: locale ?? DEFAULT_REGION.locale,
    timeZone: timeZone ?? DEFAULT_REGION.timeZone,
  })
  const first = Math.min(...announced.map(({ deleteAt }) => deleteAt?.getTime() ?? Infinity))
  const videos = announced.length === 1 ? '1 video' : `${announced.length} videos`
  const plan = PLANS.find(({ id }) => id === account.plan)!.name
  const heading = `${videos} will be deleted from ${dates.longDate(first)}`
  const mail = writeMail({
    to: account.email,
    subject: heading,
    heading,
    paragraphs: [
      `The ${plan} plan of this site keeps a video for ${config.videosKeptDays[account.plan]} days after its last change. ${listTitles(announced)}`,
      'Download the videos that you want to keep. Changing a video or choosing a bigger plan may keep it for longer. Posts that are already published stay online.',
    ],
    button: { label: 'See my videos', link: `${config.siteUrl}/app/videos` },
    note: 'You get this email because videos of your account will be deleted.',
  })
  await mailer.send(mail, tx)
}

function listTitles(announced: readonly AnnouncedVideo[]): string {
  const titles = announced.slice(0, MOST_LISTED).map(({ title }) => `“${title}”`)
  const others = announced.length - titles.length
  const listed = new Intl.ListFormat('en').format([...titles, ...(others > 0 ? [`${others} more`] : [])])
  return `That time ends soon for ${listed}.`
}
