import type { PlatformName } from '@dayreel/catalogue'
import type { Channel, ChannelConfig } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connections } from '#db/schema.ts'
import { runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { givenUser } = runChannels(running)
const FIRST_LINKED_MS = Date.parse('2026-06-01T10:00:00Z')
const NOTHING = {
  isMadeForKids: false,
  notifiesSubscribers: false,
  allowsComments: false,
  allowsDuets: false,
  allowsStitches: false,
  promotes: null,
  asDraft: false,
}

type Change = { targets?: object[]; youtubeConnectionId?: string | null }

/** Creates a user with a channel and one account on each given platform, linked in the given order. */
async function givenChannel(...platforms: PlatformName[]) {
  const user = givenUser()
  await user.give(3)
  const { id } = await user.activate()
  const rows = platforms.map((platform, i) => {
    const createdAt = new Date(FIRST_LINKED_MS + i)
    return { id: randomUUID(), accountId: user.accountId, platform, platformId: randomUUID(), createdAt }
  })
  await running.services.db.insert(connections).values(rows)
  const change = (changed: Change) => user.call('PUT', `${id}/config`, changed)
  const read = async (channelId = id): Promise<ChannelConfig> =>
    (await user.call('GET', `${channelId}/config`)).json<ChannelConfig>()
  const change422 = async (changed: Change): Promise<unknown[]> => {
    const before = await read()
    const answer = await change(changed)
    expect([answer.statusCode, await read()]).toEqual([422, before])
    const { message, details } = answer.json<{ message: string; details: { field: string } }>()
    return [details.field, message]
  }
  const idsOf = async (): Promise<string[]> => (await read()).targets.map(({ connectionId }) => connectionId)
  return { ...user, id, ids: rows.map((row) => row.id), change, change422, read, idsOf }
}

test('a new channel posts nowhere; its targets are kept with their choices, the oldest connection first', async () => {
  const { ids, change, read } = await givenChannel('youtube', 'instagram', 'tiktok')
  expect(await read()).toMatchObject({ targets: [], youtubeConnectionId: null })
  const [youtube, instagram, tiktok] = ids
  const answer = await change({
    targets: [
      { connectionId: tiktok, privacy: 'followers', allowsComments: true, promotes: 'own' },
      { connectionId: instagram },
      { connectionId: youtube, privacy: 'unlisted', isMadeForKids: true, notifiesSubscribers: true },
    ],
  })
  const expected = [
    {
      ...NOTHING,
      connectionId: youtube,
      platform: 'youtube',
      privacy: 'unlisted',
      isMadeForKids: true,
      notifiesSubscribers: true,
    },
    { ...NOTHING, connectionId: instagram, platform: 'instagram', privacy: 'public' },
    {
      ...NOTHING,
      connectionId: tiktok,
      platform: 'tiktok',
      privacy: 'followers',
      allowsComments: true,
      promotes: 'own',
    },
  ]
  expect([answer.json<ChannelConfig>().targets, (await read()).targets]).toEqual([expected, expected])
})

test('a response can be sent back; absent targets stay, an empty list removes all', async () => {
  const { ids, call, id, change, read, idsOf } = await givenChannel('youtube', 'tiktok')
  await change({ targets: ids.map((connectionId) => ({ connectionId, allowsDuets: true })) })
  const config = await read()
  expect((await call('PUT', `${id}/config`, config)).json()).toEqual(config)
  await call('PUT', `${id}/config`, { customNotes: 'Blue' })
  expect((await read()).targets).toEqual(config.targets)
  await change({ targets: [] })
  expect(await idsOf()).toEqual([])
})

test('omits choices that the platform does not have, and the audience of a draft', async () => {
  const { ids, change, read } = await givenChannel('instagram', 'tiktok')
  const all = { ...NOTHING, isMadeForKids: true, notifiesSubscribers: true, allowsComments: true, asDraft: true }
  await change({
    targets: [
      { connectionId: ids[0]!, ...all },
      { connectionId: ids[1]!, ...all, privacy: 'public' },
    ],
  })
  expect((await read()).targets).toEqual([
    { ...NOTHING, connectionId: ids[0], platform: 'instagram', privacy: 'public' },
    { ...NOTHING, connectionId: ids[1], platform: 'tiktok', privacy: 'private', allowsComments: true, asDraft: true },
  ])
})

test('a copy of a channel posts to the same accounts', async () => {
  const { ids, call, id, change, read } = await givenChannel('youtube', 'tiktok')
  await change({ targets: ids.map((connectionId) => ({ connectionId, promotes: 'own' })) })
  const copy = (await call('POST', `${id}/duplicate`)).json<Channel>()
  expect((await read(copy.id)).targets).toEqual((await read()).targets)
})

test('rejects, with the field’s name, another user’s account, a duplicate account, and choices that the platform does not offer', async () => {
  const { ids, change422 } = await givenChannel('youtube', 'instagram', 'tiktok')
  const [youtube, instagram, tiktok] = ids
  const other = await givenChannel('youtube')
  const foreign = ['targets', 'Choose one of your connections.']
  expect(await change422({ targets: [{ connectionId: other.ids[0]! }] })).toEqual(foreign)
  expect(await change422({ targets: [{ connectionId: youtube }, { connectionId: randomUUID() }] })).toEqual(foreign)
  expect(await change422({ targets: [{ connectionId: youtube }, { connectionId: youtube }] })).toEqual([
    'targets',
    'Choose each account once.',
  ])
  expect(await change422({ targets: [{ connectionId: instagram, privacy: 'private' }] })).toEqual([
    'targets',
    'Instagram does not offer this audience.',
  ])
  expect(await change422({ targets: [{ connectionId: tiktok, privacy: 'private', promotes: 'partner' }] })).toEqual([
    'targets',
    'TikTok does not accept a paid partnership that only you can see.',
  ])
})

test('section 5: youtubeConnectionId alone changes only the YouTube channel among the targets', async () => {
  const { ids, change, change422, read, idsOf } = await givenChannel('youtube', 'tiktok', 'youtube', 'youtube')
  const [first, tiktok, second, third] = ids as [string, string, string, string]
  await change({ targets: [{ connectionId: tiktok, privacy: 'friends' }] })
  await change({ youtubeConnectionId: second })
  expect(await read()).toMatchObject({
    youtubeConnectionId: second,
    targets: [
      { connectionId: tiktok, privacy: 'friends' },
      { connectionId: second, privacy: 'private' },
    ],
  })
  await change({ targets: [{ connectionId: tiktok }, { connectionId: second, privacy: 'unlisted' }] })
  await change({ youtubeConnectionId: first })
  expect(await read()).toMatchObject({
    youtubeConnectionId: first,
    targets: [{ connectionId: first, privacy: 'unlisted' }, { connectionId: tiktok }],
  })
  await change({ targets: [second, third, tiktok].map((connectionId) => ({ connectionId })) })
  expect(await read()).toMatchObject({ youtubeConnectionId: second })
  await change({ youtubeConnectionId: second })
  expect(await idsOf()).toEqual([tiktok, second, third])
  await change({ youtubeConnectionId: third })
  expect(await idsOf()).toEqual([tiktok, third])
  expect(await change422({ youtubeConnectionId: tiktok })).toEqual([
    'youtubeConnectionId',
    'Choose one of your YouTube connections, or none.',
  ])
  await change({ youtubeConnectionId: null })
  expect(await idsOf()).toEqual([tiktok])
})

test('section 5: youtubeConnectionId beside the targets has to be one of them', async () => {
  const { ids, change, change422, idsOf } = await givenChannel('youtube', 'youtube')
  const [first, second] = ids as [string, string]
  const targets = [{ connectionId: second }]
  expect((await change({ targets, youtubeConnectionId: second })).statusCode).toBe(200)
  const contradiction = [
    'youtubeConnectionId',
    'The YouTube connection is not among the accounts to post to. Send only one of the two fields.',
  ]
  expect(await change422({ targets, youtubeConnectionId: first })).toEqual(contradiction)
  expect(await change422({ targets, youtubeConnectionId: null })).toEqual(contradiction)
  expect((await change({ targets: [], youtubeConnectionId: null })).statusCode).toBe(200)
  expect(await idsOf()).toEqual([])
})
