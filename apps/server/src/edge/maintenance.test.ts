import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { makeVideo } from '#jobs/make-video.ts'
import { handle } from '#jobs/handle.ts'
import type { Poll } from '#jobs/poll.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { allJobs } from '#jobs/all-jobs.ts'
import { readMaintenance } from '#installation/maintenance.ts'
import { listAudit } from '#host/support/audit-log.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()

test('in maintenance, visitors see a page, calls of users are rejected, and calls of operators are accepted', async () => {
  const { app, services } = running
  const host = videoCalls(app, randomUUID())
  const user = videoCalls(app, randomUUID())
  const profile = '/api/users/profile'
  expect((await host.call('GET', profile)).statusCode).toBe(200) // The first account becomes the operator's.
  expect((await user.call('GET', profile)).statusCode).toBe(200)
  const change = { isOn: true, message: 'Back at <noon>.' }
  expect((await user.call('PUT', '/api/host/maintenance', change)).statusCode).toBe(403)
  const answer = await host.call('PUT', '/api/host/maintenance', change)
  expect(answer.json()).toMatchObject({ message: 'Back at <noon>.' })

  const refused = await vi.waitFor(
    async () => {
      const answer = await user.call('GET', profile)
      expect(answer.statusCode).toBe(503)
      return answer
    },
    { timeout: 10_000, interval: 100 },
  )
  expect(refused.json()).toMatchObject({ code: 'maintenance', message: 'Back at <noon>.' })
  expect(refused.headers['retry-after']).toBe('60')
  const page = await app.inject({ url: '/pricing' })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60'])
  expect(page.body).toContain('Back at &lt;noon&gt;.')
  expect((await app.inject({ url: '/login' })).statusCode).not.toBe(503)
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/config.json' })).statusCode).toBe(200)
  expect((await host.call('GET', profile)).statusCode).toBe(200)
  expect((await host.call('GET', '/api/host')).json()).toMatchObject({ maintenance: { message: 'Back at <noon>.' } })

  await host.call('PUT', '/api/host/maintenance', { isOn: false })
  await vi.waitFor(async () => expect((await user.call('GET', profile)).statusCode).toBe(200), { timeout: 10_000 })
  expect((await listAudit(services.db, { limit: 2 })).map(({ effect }) => effect)).toEqual([
    'Maintenance is off.',
    'Maintenance is on.',
  ])
  expect(await readMaintenance(services.db)).toBeUndefined()
})

test('during maintenance a running job ends, the next one waits, and polls do no work', async () => {
  const { services, database } = running
  const started: string[] = []
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  let isOn = false
  let polled = 0
  const posts: Poll = { name: 'posts', everyMs: 100, work: async () => (polled++, 0) }
  const handlers = allJobs.map((job) =>
    handle(job, async (payload) => {
      if (job !== makeVideo) return
      started.push((payload as { videoId: string }).videoId)
      await mayEnd
    }),
  )
  const work = await runJobs({ url: database.url, services, handlers, polls: [posts], isPaused: async () => isOn })
  try {
    const accountId = randomUUID()
    const enqueue = async (): Promise<string> => {
      const videoId = randomUUID()
      await services.jobs.enqueue(makeVideo, { accountId, videoId, number: 1 })
      return videoId
    }
    const first = await enqueue()
    await vi.waitFor(() => expect(started).toEqual([first]), { timeout: 10_000 })
    const logged = vi.spyOn(services.log, 'info')
    isOn = true
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('no job starts during maintenance'), { timeout: 25_000 })
    const second = await enqueue()
    end()
    const before = polled
    expect(before).toBeGreaterThan(0)
    await sleep(4_000) // The worker polls for waiting jobs every three seconds.
    expect([started, polled]).toEqual([[first], before])
    isOn = false
    await expect.poll(() => polled, { timeout: 25_000 }).toBeGreaterThan(before)
    await vi.waitFor(() => expect(started).toEqual([first, second]), { timeout: 25_000 })
  } finally {
    await work.close()
  }
}, 90_000)
