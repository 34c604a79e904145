import { numberText } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { hostWarnings } from '#db/schema.ts'
import { checkDisk } from '#jobs/check-disk.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { mailHosts } from '#mail/mail-hosts.ts'
import type { Services } from '#services'
import { readFreeBytes } from '#storage/disk-space.ts'
import { mailProblems } from './mail-problems.ts'

/**
 * A disk warning ends only when the free space is this many times the threshold. Without the margin, a disk near the
 * threshold would cause many mails.
 */
const RECOVERED_FACTOR = 1.25
const MEGABYTE = 1024 * 1024

/** Mails the operators about a nearly full disk and about other problems of the site. */
export const checkDiskHandler = handle(checkDisk, async (_payload, { services }: JobContext<Services>) => {
  await mailFullDisk(services)
  await mailProblems(services)
})

/** Mails once when the data folder's disk is nearly full, and again only if the disk has recovered in between. */
async function mailFullDisk(services: Services): Promise<void> {
  const { db, config, log } = services
  const freeBytes = await readFreeBytes(config.dataFolder)
  const { lowBytes } = config.disk
  const isWarning = eq(hostWarnings.kind, 'disk_low')
  if (freeBytes >= lowBytes * RECOVERED_FACTOR) await db.delete(hostWarnings).where(isWarning)
  if (freeBytes >= lowBytes) return
  const freeMegabytes = Math.floor(freeBytes / MEGABYTE)
  log.error({ freeMegabytes, folder: config.dataFolder }, 'the disk is nearly full')
  await db.transaction(async (tx) => {
    const first = await tx.insert(hostWarnings).values({ kind: 'disk_low' }).onConflictDoNothing().returning()
    if (first.length === 0) return
    await mailHosts(tx, services, {
      subject: 'The disk of your Dayreel site is nearly full',
      heading: 'The disk is nearly full',
      paragraphs: [
        `The disk that holds ${config.dataFolder} has ${numberText(freeMegabytes)} MB of free space.`,
        'Free some space or use a larger disk. Without free space, videos can’t be made and nothing can be saved.',
      ],
      button: { label: 'See the free space', link: `${config.siteUrl}/app/host` },
      note: 'You get this email because you run this site. We send it once each time the space runs low.',
    })
  })
}
