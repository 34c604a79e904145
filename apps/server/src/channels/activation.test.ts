import { EVERY_DAY, TEMPLATES } from '@dayreel/catalogue'
import type { Channel, ChannelConfig } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { connections } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { givenUser, at, begin } = runChannels(running)

describe('activation', () => {
  test('creates a channel with the template’s settings, takes one credit and starts a video', async () => {
    const { give, call, activate, balance, read, runsOf } = givenUser()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const channel = await activate(BERLIN)
    expect(channel).toMatchObject({
      templateId: 'impossible-worlds',
      templateName: 'Impossible Worlds',
      name: 'Impossible Worlds',
      purchasedAt: expect.stringContaining('2026-06-01T10:00:00'),
      isActive: true,
      last_run_at: null,
      thumbnailUrl: TEMPLATES[0].previewUrl,
      // The first scheduled slot is tomorrow, although today's slot is still eight hours away.
      nextRunAt: '2026-06-02T16:00:00.000Z',
      timeZone: 'Europe/Berlin',
      unfinishedRun: { kind: 'activation', status: 'due' },
    })
    expect(await balance()).toBe(2)
    await begin()
    const { items } = await runsOf(channel.id)
    expect(items).toMatchObject([{ kind: 'activation', status: 'making', videoId: expect.any(String) }])
    expect((await read(channel.id)).last_run_at).toMatch(/^2026-06-01T10:0/)
    expect((await call('GET', `${channel.id}/config`)).json<ChannelConfig>()).toMatchObject({
      name: 'Impossible Worlds',
      desiredduration: 30,
      selectedquality: 'low',
      selectedMusicUrl: '/media/tracks/dreams-across-the-sky.m4a',
      preferredRunTimeLocal: '18:00',
      preferredTimeZone: 'Europe/Berlin',
      days: [...EVERY_DAY],
    })
  })

  test('creates one channel and takes one credit if the request is sent twice, or eight times concurrently', async () => {
    const { give, call, balance } = givenUser()
    await give(9)
    const key = randomUUID()
    const body = { templateId: 'time-broke-here', config: BERLIN }
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', 'activate', body, key)))
    const again = await call('POST', 'activate', body, key)
    expect(new Set([...answers, again].map((answer) => answer.json<Channel>().id)).size).toBe(1)
    expect((await call('GET', 'my-channels')).json()).toHaveLength(1)
    expect(await balance()).toBe(8)
    expect((await call('POST', 'activate', { ...body, templateId: 'life-almost-had' }, key)).statusCode).toBe(422)
  })

  test('rejects a request without a credit in the specification’s words, and creates nothing', async () => {
    const { give, call } = givenUser()
    await give(1)
    await call('POST', 'activate', { templateId: 'time-broke-here' })
    const refused = await call('POST', 'activate', { templateId: 'time-broke-here' })
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({
      code: 'out_of_credits',
      message: 'You need 1 credit(s) to use this template. You currently have 0.',
    })
    expect((await call('GET', 'my-channels')).json()).toHaveLength(1)
  })

  test.each([
    [{ preferred_timezone: 'Mars/Olympus' }, 'preferredTimeZone', 'Choose a time zone, such as Europe/Berlin.'],
    [{ preferred_timezone: '+02:00' }, 'preferredTimeZone', 'Choose a time zone, such as Europe/Berlin.'],
    [
      { preferred_run_time_local: '18:03' },
      'preferredRunTimeLocal',
      'Choose a run time in steps of 5 minutes, such as 18:05.',
    ],
    [
      { youtube_connection_id: randomUUID() },
      'youtubeConnectionId',
      'Choose one of your YouTube connections, or none.',
    ],
    [{ selectedVoiceId: 'unknown' }, 'selectedVoiceId', 'Choose one of the voices.'],
    [{ selectedStyleId: randomUUID() }, 'selectedStyleId', 'Choose one of the preset styles.'],
    [
      { selectedMusicUrl: 'https://example.com/a.mp3' },
      'selectedMusicUrl',
      'Choose one of the six tracks, your own music, or no music.',
    ],
    [{ desiredDuration: 22 }, 'desiredDuration', 'Choose a duration of 20 to 90 seconds, in steps of 5.'],
    [{ name: ' ' }, 'name', 'Channel name cannot be empty.'],
  ])('rejects %j: %s', async (config, field, message) => {
    const { give, call, balance } = givenUser()
    await give(1)
    const refused = await call('POST', 'activate', { templateId: 'time-broke-here', config })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'unacceptable', message, details: { field } })
    expect(await balance()).toBe(1)
  })

  test('accepts the user’s own connection; another user’s connection counts as not found', async () => {
    const { accountId, give, call } = givenUser()
    await give(2)
    const [own] = await running.services.db
      .insert(connections)
      .values({ accountId, platform: 'youtube', platformId: randomUUID() })
      .returning()
    const config = { youtube_connection_id: own!.id }
    const channel = (await call('POST', 'activate', { templateId: 'time-broke-here', config })).json<Channel>()
    const read = async () => (await call('GET', `${channel.id}/config`)).json<ChannelConfig>().youtubeConnectionId
    expect(await read()).toBe(own!.id)
    const seen = async () => (await call('GET', 'my-channels')).json<Channel[]>().map(({ postsTo }) => postsTo)
    const posted = { platform: 'youtube', accountName: own!.platformId, isOn: true, isExpired: true }
    expect(await seen()).toEqual([[{ ...posted, privacy: 'private' }]])
    await call('PUT', `${channel.id}/config`, { targets: [{ connectionId: own!.id, privacy: 'unlisted' }] })
    expect(await seen()).toEqual([[{ ...posted, privacy: 'unlisted' }]])
    const other = givenUser()
    await other.give(1)
    const taken = await other.call('POST', 'activate', { templateId: 'time-broke-here', config })
    expect(taken.statusCode).toBe(422)
    await running.services.db.delete(connections).where(eq(connections.id, own!.id))
    expect(await read()).toBeNull()
    expect(await seen()).toEqual([[]])
  })
})
