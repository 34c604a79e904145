import { createDates, DEFAULT_REGION, PLANS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '../services.ts'

type Announced = { name: string; deleteAt: Date | null }
type Deletion = { of: 'videos' | 'files'; announced: readonly Announced[] }

/** The texts of the mails about videos and about files. */
const WORDS = {
  videos: {
    one: 'video',
    many: 'videos',
    kept: 'after its last change',
    wayOut:
      'Changing a video or choosing a bigger plan may keep it for longer. Posts that are already published stay online.',
    page: { label: 'See my videos', path: '/app/videos' },
  },
  files: {
    one: 'file',
    many: 'files',
    kept: 'after its upload, if no video, channel or brand uses it',
    wayOut: 'Using a file or choosing a bigger plan may keep it for longer.',
    page: { label: 'See my files', path: '/app/media' },
  },
} as const

/** The number of names that a mail lists. */
const MOST_LISTED = 5

/** Mails the date of deletion to the owner of videos or files, in the transaction that announces the deletion. */
export async function mailDeletion(
  { config, mailer }: Pick<Services, 'config' | 'mailer'>,
  tx: Db,
  accountId: string,
  { of, announced }: Deletion,
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined || account.email === '') return
  const { locale, timeZone } = account
  const dates = createDates({
    locale: locale ?? DEFAULT_REGION.locale,
    timeZone: timeZone ?? DEFAULT_REGION.timeZone,
  })
  const first = Math.min(...announced.map(({ deleteAt }) => deleteAt?.getTime() ?? Infinity))
  const { one, many, kept, wayOut, page } = WORDS[of]
  const counted = announced.length === 1 ? `1 ${one}` : `${announced.length} ${many}`
  const keptDays = of === 'videos' ? config.videosKeptDays : config.uploadsKeptDays
  const plan = PLANS.find(({ id }) => id === account.plan)!.name
  const heading = `${counted} will be deleted on or after ${dates.longDate(first)}`
  const mail = writeMail({
    to: account.email,
    subject: heading,
    heading,
    paragraphs: [
      `The ${plan} plan of this site keeps a ${one} for ${keptDays[account.plan]} days ${kept}. ${listNames(announced)}`,
      `Download the ${many} that you want to keep. ${wayOut}`,
    ],
    button: { label: page.label, link: config.siteUrl + page.path },
    note: `You get this email because ${many} of your account will be deleted.`,
  })
  await mailer.send(mail, tx)
}

function listNames(announced: readonly Announced[]): string {
  const names = announced.slice(0, MOST_LISTED).map(({ name }) => `“${name}”`)
  const others = announced.length - names.length
  const listed = new Intl.ListFormat('en').format([...names, ...(others > 0 ? [`${others} more`] : [])])
  return `That time ends soon for ${listed}.`
}
