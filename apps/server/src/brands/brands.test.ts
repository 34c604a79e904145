import { MAX_BRAND_KITS } from '@dayreel/catalogue'
import type { BrandPreview, Estimate, GivenBrand, MediaUse, SavedBrand, Storyboard } from '@dayreel/contract'
import { decodeLumas } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bearer } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { channelCalls } from '#test/given-channels.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { startMakingApp } from '#test/start-making-app.ts'

const running = startMakingApp()

const BRAND: GivenBrand = {
  name: 'Lamps',
  brand: {
    colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
    headingFont: 'serif',
    textFont: 'serif',
    titleCard: { design: 'band', text: '', seconds: 2 },
    endCard: { text: 'Follow for more', seconds: 2 },
    progressBar: { edge: 'top' },
  },
  choices: { captionStyle: 'pop', music: null },
}

/** The brightness of the brand's ground, `#102030`, in a video (BT.709, limited range). */
const GROUND_LUMA = 41

const shareOfGround = (frame: Uint8Array): number =>
  frame.filter((luma) => Math.abs(luma - GROUND_LUMA) <= 4).length / frame.length

const withLogo = (picture: string) => ({
  ...BRAND.brand,
  logo: { picture, corner: 'top-left' as const, size: 0.2, opacity: 1 },
})

const person = () => {
  const accountId = randomUUID()
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    running.app.inject({ method, url: `/api/brands${path}`, headers: bearer(accountId), ...(payload && { payload }) })
  const add = async (change: Partial<GivenBrand> = {}): Promise<SavedBrand> =>
    (await send('POST', '', { ...BRAND, ...change })).json<SavedBrand>()
  return { accountId, files: mediaCalls(running.app, accountId), ...videoCalls(running.app, accountId), send, add }
}

test('brands are listed by name, changed and deleted; another account sees none of them', async () => {
  const { send, add } = person()
  const first = await add({ name: 'Zebra' })
  await add({ name: 'Apple' })
  expect(first).toMatchObject({ ...BRAND, name: 'Zebra', logoUrl: null })
  const { choices: _, ...plain } = BRAND
  const changed = await send('PUT', `/${first.id}`, { ...plain, name: 'Beta' })
  expect(changed.json()).toMatchObject({ id: first.id, name: 'Beta', choices: {} })
  const names = async () => (await send('GET', '')).json<{ items: SavedBrand[] }>().items.map(({ name }) => name)
  expect(await names()).toEqual(['Apple', 'Beta'])
  const other = person()
  expect((await other.send('PUT', `/${first.id}`, BRAND)).statusCode).toBe(404)
  expect((await other.send('DELETE', `/${first.id}`)).statusCode).toBe(404)
  expect((await send('DELETE', `/${first.id}`)).statusCode).toBe(204)
  expect(await names()).toEqual(['Apple'])
})

test('an account has at most 20 brands, also if several are added at once', async () => {
  const { send } = person()
  const answers = await Promise.all(Array.from({ length: MAX_BRAND_KITS + 3 }, () => send('POST', '', BRAND)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_BRAND_KITS)
  const refused = answers.find(({ statusCode }) => statusCode !== 201)!
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    message: 'You have 20 brands, which is the maximum. Delete one of them first.',
  })
})

test('a logo must be a logo of the account; it keeps its transparency', async () => {
  const { files, send, add } = person()
  const logo = await files.upload('logo', plainPng(40, 20, [10, 200, 30]))
  expect(logo.url).toMatch(/file\.png\?/)
  const brand = await add({ brand: withLogo(logo.id) })
  expect(brand.logoUrl).toBe(logo.url)
  const { uses } = (await files.call('GET', `/api/media/${logo.id}/uses`)).json<{ uses: MediaUse[] }>()
  expect(uses).toEqual([{ of: 'brand', id: brand.id, title: 'Lamps' }])

  const picture = await files.upload('picture', plainPng(40, 20, [10, 200, 30]))
  const others = await person().files.upload('logo', plainPng(9, 9, [1, 2, 3]))
  for (const wrong of [picture.id, others.id, 'logo.png', randomUUID()]) {
    const refused = await send('POST', '', { ...BRAND, brand: withLogo(wrong) })
    expect(refused.statusCode).toBe(422)
  }
  await files.call('DELETE', `/api/media/${logo.id}`)
  expect((await send('GET', '')).json<{ items: SavedBrand[] }>().items[0]).toMatchObject({ logoUrl: null })
})

test('an SVG file with a script is refused, because browsers draw it before they send it', async () => {
  const { files } = person()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const { id } = await files.start({ kind: 'logo', name: 'logo.svg', bytes: svg.length })
  await files.send(id, 0, svg)
  const refused = await files.finish(id)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ message: 'The picture must be a PNG, JPEG or WebP file.' })
})

test('a video gets a copy of its brand, which later changes and deletions of the brand do not touch', async () => {
  const { files, call, start, done, send, add, generate } = person()
  const logo = await files.upload('logo', plainPng(40, 20, [10, 200, 30]))
  const brand = withLogo(logo.id)
  const { id: brandKit } = await add({ brand })
  expect((await generate({ brandKit: randomUUID() })).json()).toMatchObject({
    message: 'Choose one of your brands, or none.',
  })
  const plainId = await start()
  const plain = await done(plainId)
  const id = await start({ brandKit })
  const video = await done(id)
  expect(video.status).toBe('succeeded')
  expect(video.seconds! - plain.seconds!).toBeCloseTo(2, 1) // The end card.
  const read = async (of: string) =>
    (await call('GET', `/api/videos/${of}/storyboard`)).json<{ storyboard: Storyboard }>().storyboard
  const storyboard = await read(id)
  expect(storyboard).toMatchObject({ brandKit, brand })

  // The editor can choose a brand for a video, and remove it.
  const plainBoard = await read(plainId)
  const chosen = await call('POST', `/api/videos/${plainId}/plan`, { storyboard: { ...plainBoard, brandKit } })
  expect(chosen.json()).toMatchObject({ isChanged: true, everyFrame: true })
  const removed = await call('POST', `/api/videos/${id}/plan`, { storyboard: { ...storyboard, brandKit: 'none' } })
  expect(removed.json()).toMatchObject({ isChanged: true, everyFrame: true })

  await send('PUT', `/${brandKit}`, { ...BRAND, brand: { ...BRAND.brand, headingFont: 'mono' } })
  const unchanged = await call('POST', `/api/videos/${id}/plan`, { storyboard })
  expect(unchanged.json()).toMatchObject({ isChanged: false })

  await send('DELETE', `/${brandKit}`)
  const again = await call('POST', `/api/videos/${id}/make-again`)
  expect(again.statusCode).toBe(409)
  expect(again.json<{ message: string }>().message).toContain('The brand of this video is no longer available.')
  await files.call('DELETE', `/api/media/${logo.id}`)
  expect((await running.app.inject({ url: video.video_url! })).statusCode).toBe(200)
})

test('the estimate of a video includes the end card of its brand', async () => {
  const { call, add } = person()
  const { id: brandKit } = await add()
  const seconds = async (change: object) => {
    const sent = { ...GENERATE, ...change }
    return (await call('POST', '/api/projects/estimate', sent)).json<Estimate>().seconds
  }
  expect((await seconds({ brandKit })) - (await seconds({}))).toBeCloseTo(2)
  const subject = { scriptSubject: 'The last lighthouse keeper' }
  expect((await seconds({ ...subject, brandKit })) - (await seconds(subject))).toBeCloseTo(2)
})

test("the video of a channel's run has the brand that its configuration names", async () => {
  const { accountId, files, add, call, done } = person()
  const { activate, give, runsOf } = channelCalls(running.app, running.services.db, accountId)
  await give(1)
  const logo = await files.upload('logo', plainPng(40, 20, [10, 200, 30]))
  const brand = withLogo(logo.id)
  const { id: brandKit } = await add({ brand })
  const channel = await activate({ brandKit, captionStyle: 'pop' })
  await expect.poll(async () => (await runsOf(channel.id)).items[0]?.videoId).toBeTruthy()
  const { videoId } = (await runsOf(channel.id)).items[0]!
  const video = await done(videoId!)
  expect(video.status).toBe('succeeded')
  const { storyboard } = (await call('GET', `/api/videos/${videoId}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard).toMatchObject({ brandKit, brand, captionStyle: 'pop' })
  const frames = await decodeLumas((await running.app.inject({ url: video.video_url! })).rawPayload)
  expect(shareOfGround(frames.at(-10)!)).toBeGreaterThan(0.7) // The end card.
  expect(shareOfGround(frames[Math.round(frames.length / 2)]!)).toBeLessThan(0.3)
})

test('the preview has the frames of the brand, also without its deleted logo', async () => {
  const { send } = person()
  const preview = { brand: withLogo(randomUUID()), captionStyle: 'pop', format: 'landscape' }
  const answer = await send('POST', '/preview', preview)
  const { frames } = answer.json<BrandPreview>()
  expect(frames.map(({ of }) => of)).toEqual(['title', 'scene', 'end'])
  for (const { image } of frames) expect(image).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  for (const wrong of [{ captionStyle: 'gone' }, { format: 'gone' }]) {
    const refused = await send('POST', '/preview', { ...preview, ...wrong })
    expect(refused.statusCode).toBe(422)
    expect(refused.json<{ message: string }>().message).toContain('no longer available')
  }
})
