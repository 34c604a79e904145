import type { Channel } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { videos, videoVersions } from '#db/schema.ts'
import { videoCalls } from '#test/given-videos.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { givenUser, at, look, finish } = runChannels(running)

describe('by hand', () => {
  test('Run Once takes a credit, allows one run at a time, and says so', async () => {
    const { give, activate, call, balance, runsOf } = givenUser()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    const key = randomUUID()
    const once = await call('POST', `${id}/run-once`, undefined, key)
    expect([once.statusCode, once.json<{ message: string }>().message]).toEqual([
      201,
      'Video generation is in progress.',
    ])
    expect((await call('POST', `${id}/run-once`, undefined, key)).json()).toEqual(once.json())
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(409)
    expect(await balance()).toBe(1)
    await look()
    await finish(id)
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(201)
    expect((await runsOf(id)).total).toBe(3)
    await look()
    await finish(id)
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(402)
  })

  test('a switched-off channel has neither scheduled nor manual runs; a repeated request to switch counts once', async () => {
    const { give, activate, call, read, runsOf } = givenUser()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    const key = randomUUID()
    for (let twice = 0; twice < 2; twice++) {
      expect((await call('PATCH', `${id}/toggle`, undefined, key)).json<Channel>().isActive).toBe(false)
    }
    const refused = await call('POST', `${id}/run-once`)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Channel must be enabled to run',
    ])
    await at('2026-06-02T15:50:00Z')
    await look()
    expect((await runsOf(id)).total).toBe(1)
    await call('PATCH', `${id}/toggle`)
    // Today's slot is too close, because the video could not be made in time.
    expect((await read(id)).nextRunAt).toBe('2026-06-03T16:00:00.000Z')
  })

  test('with a review, the video starts earlier and can be approved, skipped or replaced', async () => {
    const { accountId, give, activate, call, balance, runsOf } = givenUser()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate({ ...BERLIN, reviewHours: 12 })
    await look()
    await finish(id)
    await at('2026-06-02T04:10:00Z')
    await look()
    const [first] = (await runsOf(id)).items
    expect((await call('POST', `${id}/runs/${first!.id}/approve`)).statusCode).toBe(409)
    await finish(id)
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'ready', isInReview: true, unsourced: [] })
    const facts = { unsourced: ['1743', 'Crumb'], scenes: [{ text: 'Nothing.' }, { text: 'It began in 1743.' }] }
    await running.services.db
      .update(videoVersions)
      .set({ storyboard: sql`${videoVersions.storyboard} || ${JSON.stringify(facts)}::jsonb` })
      .where(eq(videoVersions.videoId, (await runsOf(id)).items[0]!.videoId!))
    // A word that was corrected in an edit is not among them.
    expect((await runsOf(id)).items[0]!.unsourced).toEqual([{ text: 'It began in 1743.', words: ['1743'] }])
    const { videoId } = (await runsOf(id)).items[0]!
    await videoCalls(running.app, accountId).call('POST', `/api/videos/${videoId}/checked-words`, { word: '1743' })
    expect((await runsOf(id)).items[0]!.unsourced).toEqual([])
    const key = randomUUID()
    const replaced = await call('POST', `${id}/runs/${first!.id}/replace`, undefined, key)
    expect(replaced.statusCode).toBe(201)
    expect((await call('POST', `${id}/runs/${first!.id}/replace`, undefined, key)).json()).toEqual(replaced.json())
    expect(await balance()).toBe(6)
    await finish(id)
    const [other] = (await runsOf(id)).items
    expect(other).toMatchObject({ id: first!.id, isInReview: true })
    await at('2026-06-02T16:00:01Z') // The run's slot is over.
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'ready', isInReview: false })
    await at('2026-06-02T04:20:00Z')
    expect(other!.videoId).not.toBe(first!.videoId)
    expect(other!.subject).not.toBe(first!.subject)
    const approved = await call('POST', `${id}/runs/${first!.id}/approve`)
    expect(approved.json()).toMatchObject({ isInReview: false, approvedAt: expect.stringContaining('2026-06-02') })
    const skipped = await call('POST', `${id}/runs/${first!.id}/skip`)
    expect(skipped.json()).toMatchObject({ status: 'skipped', reason: 'stopped' })
    expect(await balance()).toBe(6) // A finished video keeps its credit.
    expect(await running.services.db.select().from(videos).where(eq(videos.accountId, accountId))).toHaveLength(3)
    expect((await call('POST', `${id}/runs/${first!.id}/skip`)).statusCode).toBe(409)
  })

  test('skipping a running video returns the credit and cancels the video', async () => {
    const { accountId, give, activate, call, balance, runsOf } = givenUser()
    await give(2)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    const [run] = (await runsOf(id)).items
    await call('POST', `${id}/runs/${run!.id}/skip`)
    expect(await balance()).toBe(2)
    const video = await videoCalls(running.app, accountId).read(run!.videoId!)
    expect(video).toMatchObject({ status: 'failed', errorCode: 'cancelled' })
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'skipped', reason: 'stopped' })
  })
})
