import type { Channel, ChannelConfig } from '@dayreel/contract'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { channelConfig, channels, videos, videoVersions } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { givenUser, look, finish } = runChannels(running)

describe('a channel', () => {
  test('is renamed, changed and duplicated; absent fields stay', async () => {
    const { give, activate, call, balance } = givenUser()
    await give(5)
    const { id } = await activate({ ...BERLIN, name: 'Mine', customNotes: 'Blue' })
    expect((await call('PATCH', id, { name: 'Ours' })).json()).toMatchObject({ name: 'Ours' })
    expect((await call('PATCH', id, { name: ' ' })).json()).toMatchObject({ message: 'Channel name cannot be empty.' })
    const changed = await call('PUT', `${id}/config`, {
      imagePrompt: 'A lamp',
      selectedMusicUrl: null,
      preferredRunTimeLocal: null,
    })
    expect(changed.json()).toMatchObject({
      name: 'Ours',
      imageprompt: 'A lamp',
      selectedMusicUrl: null,
      customNotes: 'Blue',
      preferredRunTimeLocal: null,
      preferredTimeZone: 'Europe/Berlin',
    })
    await call('POST', `${id}/subjects`, { texts: ['A lamp', 'A door'] })
    const copy = (await call('POST', `${id}/duplicate`)).json<Channel>()
    expect(copy.id).not.toBe(id)
    expect((await call('GET', `${copy.id}/config`)).json()).toEqual(changed.json())
    expect((await call('GET', `${copy.id}/subjects`)).json<{ subjects: object[] }>().subjects).toHaveLength(2)
    expect(await balance()).toBe(3)
  })

  test('keeps the choices for its videos in one value, and passes all of them into each video', async () => {
    const { accountId, give, activate, runsOf } = givenUser()
    await give(2)
    const given = { desiredDuration: 25, selectedQuality: 'high', selectedVoiceId: 'dr-voice-ada' }
    const sent = { ...given, selectedMusicUrl: '/media/tracks/encore.m4a', format: 'landscape', framesPerSecond: 25 }
    const captions = { captionStyle: 'karaoke', captionPosition: 'top', captionColor: '#12abef' }
    const { id } = await activate({ ...BERLIN, ...sent, ...captions, customNotes: 'Blue' })
    const choices = {
      durationSeconds: 25,
      style: 'Cinematic Concept',
      look: 'automatic',
      boardTheme: 'style',
      quality: 'high',
      voice: 'dr-voice-ada',
      music: 'encore',
      format: 'landscape',
      framesPerSecond: 25,
      captionSize: 'style',
      captionWords: 'style',
      captionLitColor: '',
      transition: 'mood',
      soundEffects: 'off',
      brandKit: 'none',
      ...captions,
      facts: 'none',
      pictures: 'drawn',
      sourcesInPosts: false,
    }
    const { db } = running.services
    const [stored] = await db.select().from(channelConfig).where(eq(channelConfig.channelId, id))
    expect(stored!.choices).toEqual({ ...choices, notes: 'Blue' })
    await look()
    const [video] = await db.select().from(videos).where(eq(videos.accountId, accountId))
    expect(video!.request).toMatchObject({ ...choices, template: 'impossible-worlds' })
    expect((await runsOf(id)).items[0]).toMatchObject({ format: 'landscape' })
  })

  test('keeps the painted look if it was stored before there were looks', async () => {
    const { accountId, give, activate, call } = givenUser()
    await give(2)
    const { id } = await activate(BERLIN)
    const { db } = running.services
    await db
      .update(channelConfig)
      .set({ choices: sql`${channelConfig.choices} - 'look' - 'boardTheme'` })
      .where(eq(channelConfig.channelId, id))
    expect((await call('GET', `${id}/config`)).json()).toMatchObject({ look: 'painted' })
    expect((await call('PUT', `${id}/config`, { customNotes: 'Blue' })).json()).toMatchObject({ look: 'painted' })
    await db
      .update(channelConfig)
      .set({ choices: sql`${channelConfig.choices} - 'look'` })
      .where(eq(channelConfig.channelId, id))
    await look()
    const [video] = await db.select().from(videos).where(eq(videos.accountId, accountId))
    expect(video!.request).toMatchObject({ look: 'painted' })
  })

  test('still loads and accepts other changes if its voice, style and track are gone; a run asks for other choices', async () => {
    const { give, activate, call, runsOf, balance } = givenUser()
    await give(2)
    const { id } = await activate(BERLIN)
    const { db } = running.services
    const gone = { voice: 'gone-voice', style: 'Gone style', music: 'gone-track' }
    await db
      .update(channelConfig)
      .set({ choices: sql`${channelConfig.choices} || ${JSON.stringify(gone)}::jsonb - 'captionStyle' - 'format'` })
      .where(eq(channelConfig.channelId, id))
    const read = (await call('GET', `${id}/config`)).json<ChannelConfig>()
    expect(read).toMatchObject({
      selectedVoiceId: 'gone-voice',
      selectedstyleid: 'Gone style',
      selectedMusicUrl: 'gone-track',
      captionStyle: 'lit-word',
      format: 'portrait',
    })
    const others = { selectedVoiceId: 'gone-voice', selectedStyleId: 'Gone style', selectedMusicUrl: 'gone-track' }
    expect((await call('PUT', `${id}/config`, { ...others, customNotes: 'Blue' })).json()).toEqual({
      ...read,
      customNotes: 'Blue',
    })
    for (const [field, value] of [
      ['selectedVoiceId', 'another'],
      ['selectedStyleId', 'another'],
      ['selectedMusicUrl', '/another'],
      ['format', 'another'],
      ['captionStyle', 'another'],
    ] as const)
      expect((await call('PUT', `${id}/config`, { [field]: value })).json()).toMatchObject({ details: { field } })
    await look()
    const message =
      'The style of this channel is no longer available. Nothing was charged. Choose another one in its configuration.'
    expect((await runsOf(id)).items).toMatchObject([{ status: 'failed', reason: 'choice-gone', message }])
    expect(await balance()).toBe(2)
    expect((await call('POST', `${id}/run-once`)).json()).toMatchObject({ code: 'conflict', message })
  })

  test('has no daily run if it has no run time', async () => {
    const { give, activate, runsOf, read } = givenUser()
    await give(2)
    const { id } = await activate({ ...BERLIN, preferred_run_time_local: null })
    expect((await read(id)).nextRunAt).toBeNull()
    expect((await runsOf(id)).coming).toEqual([])
  })

  test('returns the credit if it is deleted before its first video; finished videos stay', async () => {
    const { accountId, give, activate, call, balance } = givenUser()
    await give(3)
    const first = await activate(BERLIN)
    await look()
    expect((await call('DELETE', first.id)).statusCode).toBe(204)
    expect(await balance()).toBe(3)
    const second = await activate(BERLIN)
    await call('DELETE', second.id) // The channel is deleted before a worker has started its first video.
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

  test('counts as not found for another user, in every call', async () => {
    const owner = givenUser()
    await owner.give(2)
    const { id } = await owner.activate(BERLIN)
    const [run] = (await owner.runsOf(id)).items
    const { call } = givenUser()
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
