import type { Connection } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { channelCalls } from '#test/given-channels.ts'
import { givenSharer, startPosting, targetOf, type Posting, type Sharer } from '#test/start-posting.ts'

let posting: Posting
let sharer: Sharer
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})
const connectionsNow = () => sharer.person.read<Connection[]>('/api/connections')
const lastOf = async (platform: string) =>
  (await connectionsNow()).find((connection) => connection.platform === platform)?.lastPrivacy

test('a share stores the chosen audience of each platform, but not for drafts or default audiences', async () => {
  const [youtube, tiktok] = [await sharer.connect('youtube'), await sharer.connect('tiktok')]
  expect([await lastOf('youtube'), await lastOf('tiktok')]).toEqual([null, null])
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await sharer.share(
    [targetOf('youtube', youtube, { privacy: 'unlisted' }), targetOf('tiktok', tiktok, { asDraft: true })],
    later,
  )
  expect([await lastOf('youtube'), await lastOf('tiktok')]).toEqual(['unlisted', null])
  await sharer.share([targetOf('tiktok', tiktok, { privacy: 'followers' })], later)
  await sharer.share([targetOf('youtube', youtube, { privacy: undefined })], later)
  expect([await lastOf('youtube'), await lastOf('tiktok')]).toEqual(['unlisted', 'followers'])
})

test('a channel stores the audience that its owner chose, but not the default audience', async () => {
  const { services, app } = posting
  const youtube = await sharer.connect('youtube')
  const channel = channelCalls(app, services.db, sharer.person.accountId)
  await channel.give(2)
  const { id } = await channel.activate({ youtube_connection_id: youtube })
  expect(await lastOf('youtube')).toBeNull()
  const put = (targets: object[]) => channel.call('PUT', `${id}/config`, { targets })
  expect((await put([{ connectionId: youtube, privacy: 'public' }])).statusCode).toBe(200)
  expect(await lastOf('youtube')).toBe('public')
  await channel.activate({ targets: [{ connectionId: youtube, privacy: 'unlisted' }] })
  expect(await lastOf('youtube')).toBe('unlisted')
})

test('an audience that the platform no longer offers is not suggested', async () => {
  const { db } = posting.services
  await sharer.connect('youtube')
  const own = eq(accounts.id, sharer.person.accountId)
  await db
    .update(accounts)
    .set({ lastPrivacies: { youtube: 'followers' } })
    .where(own)
  expect(await lastOf('youtube')).toBeNull()
})

test('each account shows its platform’s restriction until the platform has audited the site', async () => {
  for (const name of ['youtube', 'instagram', 'tiktok'] as const) await sharer.connect(name)
  const conditions = (await connectionsNow()).map(({ platform, condition }) => [platform, condition])
  expect(Object.fromEntries(conditions)).toEqual({
    youtube: expect.stringMatching(/^Until Google has audited this site, YouTube makes every video private\./u),
    instagram: null,
    tiktok: expect.stringMatching(/your TikTok account is private and you choose “Only you”/u),
  })
  const env = { YOUTUBE_AUDITED: 'on', TIKTOK_AUDITED: 'on' }
  const audited = await startPosting({ env })
  try {
    const { platforms } = audited.services
    expect(platforms.names.map((name) => platforms.callsOf(name).condition)).toEqual([undefined, undefined, undefined])
  } finally {
    await audited.close()
  }
})
