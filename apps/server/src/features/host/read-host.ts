import type { HostReport } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { statfs } from 'node:fs/promises'
import { MICROS_PER_DOLLAR, sumCosts } from '#costs/sum-costs.ts'
import type { Db } from '#db/connect.ts'
import { mails } from '#db/schema.ts'
import { JOBS_SCHEMA } from '#jobs/create-jobs.ts'
import type { Services } from '#services'

const DAYS = 30

/** What whoever runs the site wants to know of it; no key, no address of a person. */
export async function readHost({ db, config }: Pick<Services, 'db' | 'config'>): Promise<HostReport> {
  const { models, mail, dataFolder } = config
  const { bavail, bsize } = await statfs(dataFolder)
  const isBuiltIn = models.text === undefined
  return {
    services: [
      { name: 'Words', by: models.text?.name ?? 'Built-in writer', isBuiltIn, canTest: !isBuiltIn },
      { name: 'Voices', by: 'Built-in voices', isBuiltIn: true, canTest: false },
      { name: 'Pictures', by: 'Built-in painter', isBuiltIn: true, canTest: false },
    ],
    queue: await countQueue(db),
    storage: { place: dataFolder, freeBytes: bavail * bsize },
    mail: { isConfigured: mail.smtpUrl !== undefined, waiting: await db.$count(mails) },
    limits: {
      dayDollars: dollars(models.limitDayMicros),
      accountDayDollars: dollars(models.limitAccountDayMicros),
    },
    costs: await sumCosts(db, DAYS),
  }
}

async function countQueue(db: Db): Promise<HostReport['queue']> {
  const { rows } = await db.execute<HostReport['queue']>(sql`
    select count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as "failedToday"
    from ${sql.identifier(JOBS_SCHEMA)}.job`)
  return rows[0]!
}

function dollars(micros: number | undefined): number | null {
  return micros === undefined ? null : micros / MICROS_PER_DOLLAR
}
