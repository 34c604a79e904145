import type { Channel } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { channels, videos, videoVersions } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { somebody, look, finish } = runChannels(running)

describe('a channel', () => {
  test('is renamed, changed and duplicated; what is absent stays', async () => {
    const { give, activate, call, balance } = somebody()
    await give(5)
    const { id } = await activate({ ...BERLIN, name: 'Mine', customNotes: 'Blue' })
    expect((await call('PATCH', id, { name: 'Ours' })).json()).toMatchObject({ name: 'Ours' })
    expect((await call('PATCH', id, { name: ' ' })).json()).toMatchObject({ message: 'Channel name cannot be empty.' })
    const changed = await call('PUT', `${id}/config`, {
      imagePrompt: 'A lamp',
      selectedMusicUrl: null,
      preferredRunTimeLocal: null,
      privacyStatus: 'unlisted',
    })
    expect(changed.json()).toMatchObject({
      name: 'Ours',
      imageprompt: 'A lamp',
      selectedMusicUrl: null,
      customNotes: 'Blue',
      preferredRunTimeLocal: null,
      preferredTimeZone: 'Europe/Berlin',
      privacyStatus: 'unlisted',
    })
    await call('POST', `${id}/subjects`, { texts: ['A lamp', 'A door'] })
    const copy = (await call('POST', `${id}/duplicate`)).json<Channel>()
    expect(copy.id).not.toBe(id)
    expect((await call('GET', `${copy.id}/config`)).json()).toEqual(changed.json())
    expect((await call('GET', `${copy.id}/subjects`)).json<{ subjects: object[] }>().subjects).toHaveLength(2)
    expect(await balance()).toBe(3)
  })

  test('without a run time has no daily run', async () => {
    const { give, activate, runsOf, read } = somebody()
    await give(2)
    const { id } = await activate({ ...BERLIN, preferred_run_time_local: null })
    expect((await read(id)).nextRunAt).toBeNull()
    expect((await runsOf(id)).coming).toEqual([])
  })

  test('that is deleted before its first video gives the credit back; its finished videos stay', async () => {
    const { accountId, give, activate, call, balance } = somebody()
    await give(3)
    const first = await activate(BERLIN)
    await look()
    expect((await call('DELETE', first.id)).statusCode).toBe(204)
    expect(await balance()).toBe(3)
    const second = await activate(BERLIN)
    await call('DELETE', second.id) // before anybody began it
    await look()
    expect(await balance()).toBe(3)
    const third = await activate(BERLIN)
    await look()
    await finish(third.id)
    await call('DELETE', third.id)
    expect(await balance()).toBe(2)
    expect((await call('GET', 'my-channels')).json()).toEqual([])
    const kept = await running.services.db
      .select()
      .from(videoVersions)
      .innerJoin(videos, eq(videos.id, videoVersions.videoId))
      .where(and(eq(videos.accountId, accountId), eq(videoVersions.status, 'succeeded')))
    expect(kept).toHaveLength(1)
    expect(await running.services.db.select().from(channels).where(eq(channels.accountId, accountId))).toEqual([])
  })

  test('of somebody else is not there, whatever is asked of it', async () => {
    const owner = somebody()
    await owner.give(2)
    const { id } = await owner.activate(BERLIN)
    const [run] = (await owner.runsOf(id)).items
    const { call } = somebody()
    const answers = [
      await call('PATCH', `${id}/toggle`),
      await call('POST', `${id}/run-once`),
      await call('GET', `${id}/config`),
      await call('PUT', `${id}/config`, { name: 'x' }),
      await call('PATCH', id, { name: 'x' }),
      await call('DELETE', id),
      await call('POST', `${id}/duplicate`),
      await call('GET', `${id}/subjects`),
      await call('POST', `${id}/subjects`, { texts: ['x'] }),
      await call('GET', `${id}/runs`),
      await call('GET', `${id}/runs/${run!.id}`),
      await call('POST', `${id}/runs/${run!.id}/approve`),
      await call('POST', `${id}/runs/${run!.id}/skip`),
      await call('POST', `${id}/runs/${run!.id}/replace`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  })
})
