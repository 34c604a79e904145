import { randomUUID } from 'node:crypto'
import type { Video } from '@dayreel/contract'
import { LOCAL_WRITERS, type LocalWriterModel } from '@dayreel/providers/local'
import { addTinyWriter, TINY } from '@dayreel/providers/testing'
import { expect, test } from 'vitest'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { pauseLocalModels, readRunningWriter } from '#models/local-models.ts'
import { localWriters } from '#db/schema.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startLocalModelApp } from '#test/start-local-model-app.ts'

const running = startLocalModelApp({
  engine: 'writer',
  models: LOCAL_WRITERS as LocalWriterModel[],
  model: TINY,
  add: addTinyWriter,
})

test('a local model makes a finished video from a subject', async () => {
  const { services, database } = running
  const { start, done, call, until } = videoCalls(running.app, randomUUID())
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
  const file = await running.app.inject(video.video_url!)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.subarray(4, 8).toString()).toBe('ftyp')

  const [row] = await services.db.select().from(localWriters)
  await pauseLocalModels(services.db, row!)
  const again = await call('POST', `/api/videos/${id}/make-again`)
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('is not available at the moment') as string,
  ])
})
