import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Video } from '@dayreel/contract'
import { LOCAL_WRITERS, type LocalWriterModel } from '@dayreel/providers/local'
import { addTinyWriter, installTestEngine, MOST_INSTALL_MS, TINY } from '@dayreel/providers/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { pauseLocalModels, readRunningWriter } from '#models/local-models.ts'
import { localModels } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'

const models = LOCAL_WRITERS as LocalWriterModel[]
const folder = mkdtempSync(join(tmpdir(), 'dayreel-local-writer-'))
let missing: string | undefined
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  missing = await installTestEngine('writer')
  if (missing !== undefined) return
  models.push(TINY)
  await addTinyWriter(join(folder, 'models'))
  running = await createTestServices({
    env: { DATA_FOLDER: folder },
    studio: { illustrators: [createPlainIllustrator()] },
  })
  app = await createApp(running.services)
}, MOST_INSTALL_MS)
beforeEach((context) => missing !== undefined && context.skip(missing))
afterAll(async () => {
  if (missing === undefined) {
    await app.close()
    await running.close()
    models.pop()
  }
  rmSync(folder, { recursive: true, force: true })
})

test('a local model makes a finished video from a subject', async () => {
  const { services, database } = running
  const { start, done, call, until } = videoCalls(app, randomUUID())
  await expect.poll(async () => (await readRunningWriter(services.db))?.name).toBe('local/tiny')
  const estimate = await call('POST', '/api/projects/estimate', { scriptSubject: 'The history of chess' })
  expect(estimate.json()).toMatchObject({ writer: 'local/tiny' })

  const id = await start({ scriptSubject: 'The history of chess' })
  const worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const seen: Video['writing'][] = []
  await until(id, ({ status, writing }) => {
    seen.push(writing)
    return status !== 'pending' && status !== 'writing'
  })
  const video = await done(id)
  await worker.close()
  expect(video).toMatchObject({ status: 'succeeded', writing: null, versions: [{ writtenBy: 'local/tiny' }] })
  // The loop may be too slow to see each state, but it would see a wrong one.
  expect(seen.filter((writing) => writing !== null && !('secondsLeft' in writing))).toEqual([])
  const file = await app.inject(video.video_url!)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.subarray(4, 8).toString()).toBe('ftyp')

  const [row] = await services.db.select().from(localModels)
  await pauseLocalModels(services.db, row!)
  const again = await call('POST', `/api/videos/${id}/make-again`)
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('is not available at the moment') as string,
  ])
}, 300_000)
