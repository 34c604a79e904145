import type { HostReport } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import type { JobContext } from '#jobs/handle.ts'
import { listMails } from '#mail/mailer.ts'
import type { Services } from '#services'
import { videoCalls } from '#test/given-videos.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { createApp } from '#compose/app.ts'
import { checkDiskHandler } from './check-disk-handler.ts'

const NO_DISK_HAS_SO_MUCH = 1e18
const running = startTestApp({ env: { OPERATOR_EMAIL: 'operator@dayreel.test' } })

function withLowBytes(lowBytes: number): Services {
  const { config } = running.services
  return { ...running.services, config: { ...config, disk: { ...config.disk, lowBytes } } }
}

async function checkDiskWith(lowBytes: number): Promise<void> {
  const context: JobContext<Services> = {
    services: withLowBytes(lowBytes),
    signal: new AbortController().signal,
    complete: async () => undefined,
    progressed: async () => undefined,
  }
  await checkDiskHandler.run({}, context)
}

async function mailed(): Promise<string[]> {
  const { db, sealing } = running.services
  const mails = await listMails(db, sealing, 100)
  return mails.filter(({ subject }) => subject === 'The disk of your Dayreel site is nearly full').map(({ to }) => to)
}

test('mails the operators once about a nearly full disk, and again only after the disk has recovered', async () => {
  const host = randomUUID()
  const { call } = videoCalls(running.app, host)
  await call('GET', '/api/users/profile')
  const [account] = await running.services.db.select().from(accounts).where(eq(accounts.id, host))
  await checkDiskWith(0)
  expect(await mailed()).toEqual([])
  await checkDiskWith(NO_DISK_HAS_SO_MUCH)
  await checkDiskWith(NO_DISK_HAS_SO_MUCH)
  const both = [account!.email, 'operator@dayreel.test'].sort()
  expect((await mailed()).sort()).toEqual(both)
  await checkDiskWith(0)
  await checkDiskWith(NO_DISK_HAS_SO_MUCH)
  expect((await mailed()).sort()).toEqual([...both, ...both].sort())
})

test('the host page shows that the disk is nearly full', async () => {
  const other = await createApp(withLowBytes(NO_DISK_HAS_SO_MUCH))
  const [host] = await running.services.db.select().from(accounts).where(eq(accounts.isHost, true))
  const isLow = async (site: typeof running.app) =>
    (await videoCalls(site, host!.id).call('GET', '/api/host')).json<HostReport>().storage.isLow
  expect([await isLow(running.app), await isLow(other)]).toEqual([false, true])
  await other.close()
})
