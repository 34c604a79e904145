import type { Channel, CheckedTarget, Connection, Post, PostAllowance, SiteConfig } from '@dayreel/contract'
import { HOUR_MS } from '@dayreel/catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADAPTERS } from '#connections/adapters.ts'
import { externalCleanupHandler } from './external-cleanup-handler.ts'
import { countNumbers } from '#posts/watch-posts.ts'
import { consentAtPinboard, createPinboard, PINBOARD } from '#test/fourth-platform.ts'
import { givenRun, tinyVideos } from '#test/given-run.ts'
import { readZip } from '#test/read-zip.ts'
import { givenSharer, startPosting, targetOf, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
import { passTime, workUntilDone } from '#test/work-posts.ts'

const DAY_MS = 24 * HOUR_MS
const pinboard = createPinboard()
let posting: Posting
let sharer: Sharer
let madeSha = ''
beforeAll(async () => {
  posting = await startPosting({
    adapters: [...ADAPTERS, pinboard.adapter],
    studio: { makeVideo: tinyVideos((sha256) => (madeSha = sha256)) },
  })
})
afterAll(async () => {
  await posting.close()
  pinboard.remove()
})
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

async function connect(board: string): Promise<Connection> {
  const { person } = sharer
  const { url, cookie } = await person.begin(PINBOARD)
  const back = await person.comeBack(PINBOARD, consentAtPinboard(url, { code: board }), cookie)
  expect(back.headers.location).toMatch(/\/app\/connections\?connected=pinboard$/)
  return (await person.read<Connection[]>('/api/connections')).find(({ accountId }) => accountId === board)!
}
const notify = async (path: string, payload: string): Promise<number> =>
  (await posting.app.inject({ method: 'POST', url: `/notices/${path}`, payload })).statusCode
const target = (connection: Connection, about: object = {}) =>
  targetOf('youtube', connection.id, { privacy: 'public', ...about })
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

test('connecting: the site offers it, links several accounts, and says why one is not linked', async () => {
  const { platforms } = (await posting.app.inject({ url: '/config.json' })).json<SiteConfig>()
  expect(platforms).toEqual({ youtube: 'sandbox', instagram: 'sandbox', tiktok: 'sandbox', pinboard: 'on' })
  const first = await connect('ada')
  expect(first).toMatchObject({
    platform: PINBOARD,
    name: 'Board ada',
    isExpired: false,
    isSandbox: false,
    note: null,
    condition: 'Pinboard shows new pins after an hour.',
    lastPrivacy: null,
    limits: { maxTitle: 40, maxSeconds: 60 },
  })
  await connect('bob')
  const { person } = sharer
  const resultOf = async (answer: { code: string } | { error: string }): Promise<unknown> => {
    const { url, cookie } = await person.begin(PINBOARD)
    return (await person.comeBack(PINBOARD, consentAtPinboard(url, answer), cookie)).headers.location
  }
  expect(await resultOf({ error: 'access_denied' })).toMatch(/\?platform=pinboard&connect_error=permission_denied$/)
  expect(await resultOf({ code: 'unticked' })).toMatch(/connect_error=permission_missing$/)
  expect(await resultOf({ code: 'ada' })).toMatch(/connect_error=already_connected$/)
  const allowance = await person.read<PostAllowance>(`/api/connections/${first.id}/allowance`)
  expect(allowance).toMatchObject({ accountName: 'Board ada', privacies: ['public', 'private'], canPost: true })
})

test('posting: its own limits are checked, and a video arrives once and is read back', async () => {
  const connection = await connect('cy')
  const { person, videoId } = sharer
  const check = async (about: object): Promise<CheckedTarget['faults']> => {
    const body = { videoId, targets: [target(connection, about)], scheduledAt: null }
    const answer = await person.call('POST', '/api/posts/check', body)
    return answer.json<{ targets: CheckedTarget[] }>().targets[0]!.faults
  }
  expect(await check({})).toEqual([])
  expect(await check({ title: '' })).toEqual([{ field: 'title', text: 'Pinboard requires a title.' }])
  expect(await check({ title: '|'.repeat(41) })).toEqual([
    { field: 'title', text: 'Pinboard accepts titles of at most 40 characters.' },
    { field: 'title', text: 'Pinboard does not accept |.' },
  ])
  expect(await check({ privacy: 'unlisted' })).toEqual([
    { field: 'privacy', text: 'Pinboard does not offer this audience.' },
  ])

  const [post] = await sharer.share([target(connection)])
  await workUntilDone(posting, [post!.id])
  const live = await sharer.read(post!.id)
  expect(live).toMatchObject({ platform: PINBOARD, status: 'live', realPrivacy: 'public', accountName: 'Board cy' })
  expect(live.url).toBe(`https://pinboard.test/pins/${live.remoteId}`)
  expect(live.timeline.map(({ text }) => text)).toContain('Asking Pinboard to publish it.')
  expect(pinboard.pins.filter(({ boardId }) => boardId === 'cy')).toMatchObject([
    { title: 'Why the sea is salty', sha256: VIDEO_SHA },
  ])

  await passTime(posting, DAY_MS / 1_000 + 60)
  while ((await countNumbers(posting.services)) > 0);
  expect(await sharer.read(post!.id)).toMatchObject({ views: 7, likes: 3 })
})

test('calendar: a planned post is listed, moved and cancelled', async () => {
  const connection = await connect('dee')
  const { person } = sharer
  const [planned] = await sharer.share([target(connection)], inHours(5))
  const listed = async (): Promise<Post[]> => {
    const range = new URLSearchParams({ from: inHours(-1), to: inHours(48) })
    return (await person.read<{ items: Post[] }>(`/api/posts?${range.toString()}`)).items
  }
  expect(await listed()).toMatchObject([{ id: planned!.id, platform: PINBOARD, status: 'scheduled', canMove: true }])
  const moved = await person.call('PATCH', `/api/posts/${planned!.id}`, { scheduledAt: inHours(20) })
  expect(moved.json<Post>()).toMatchObject({ status: 'scheduled', canCancel: true })
  const cancelled = await person.call('POST', `/api/posts/${planned!.id}/cancel`)
  expect(cancelled.json<Post>()).toMatchObject({ status: 'cancelled' })
  expect(pinboard.pins.filter(({ boardId }) => boardId === 'dee')).toEqual([])
})

test('channels: a run posts there at its slot, once', async () => {
  const connection = await connect('eve')
  const run = await givenRun(posting, sharer, { targets: [{ connectionId: connection.id, privacy: 'public' }] })
  await run.make()
  const [planned] = await run.readPosts()
  expect(planned).toMatchObject({ platform: PINBOARD, title: 'Why b the sea', privacy: 'public', status: 'scheduled' })
  await passTime(posting, HOUR_MS / 1_000)
  await workUntilDone(posting, [planned!.id])
  expect(pinboard.pins.filter(({ boardId }) => boardId === 'eve')).toMatchObject([{ sha256: madeSha }])
  const [channel] = (await run.calls.call('GET', 'my-channels')).json<Channel[]>()
  expect(channel!.postsTo).toMatchObject([{ platform: PINBOARD, accountName: 'Board eve', isOn: true }])
  // The card links the newest video, and shows that its account is no longer linked.
  const newestOf = async () => (await run.calls.call('GET', 'my-channels')).json<Channel[]>()[0]!.newestRun
  const posted = { platform: PINBOARD, status: 'live', connectionId: connection.id }
  expect(await newestOf()).toMatchObject({ videoId: expect.any(String) as string, posts: [posted] })
  await sharer.person.call('DELETE', `/api/connections/${connection.id}`)
  expect(await newestOf()).toMatchObject({ posts: [{ platform: PINBOARD, connectionId: null }] })
})

test('notices: its own signed notices are handled, all others rejected', async () => {
  const connection = await connect('gil')
  expect(await notify('pinboard', 'gil')).toBe(404)
  expect(await notify('orkut/left', 'gil')).toBe(404)
  expect(await notify('youtube', 'gil')).toBe(404)
  expect(await notify('pinboard/left', '')).toBe(403)
  const isExpired = async () =>
    (await sharer.person.read<Connection[]>('/api/connections')).find(({ id }) => id === connection.id)!.isExpired
  expect(await isExpired()).toBe(false)
  expect(await notify('pinboard/left', 'gil')).toBe(200)
  expect(await isExpired()).toBe(true)
})

test('settings: auto-post, export, and disconnecting, which cancels and revokes', async () => {
  const connection = await connect('fay')
  const { person } = sharer
  const path = `/api/connections/${connection.id}`
  const changed = await person.call('PATCH', path, { autoPost: false })
  expect(changed.json<Connection>()).toEqual({ ...connection, autoPost: false })

  const { url } = (await person.call('POST', '/api/users/export')).json<{ url: string }>()
  const files = readZip((await posting.app.inject({ url })).rawPayload)
  expect(JSON.stringify([...files.values()].map(String))).toContain('Board fay')

  const [planned] = await sharer.share([target(connection)], inHours(5))
  expect((await person.call('DELETE', path)).json()).toEqual({
    message: 'Pinboard is disconnected. One planned post was cancelled.',
  })
  expect(await sharer.read(planned!.id)).toMatchObject({ status: 'cancelled' })
  const { signal } = new AbortController()
  const job = { complete: async () => undefined, progressed: async () => undefined }
  await externalCleanupHandler.run({}, { services: posting.services, signal, ...job })
  expect(pinboard.revoked).toContain('fay')
})
