import { DEFAULT_CHOICES, type Estimate, type StartedVideo, type VideoSummary } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { takenProjects, videos, videoVersions } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { bearer } from '#test/create-test-services.ts'
import { GENERATE, SHORT_SCRIPT, videoCalls } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { createPlainIllustrator, plainPng } from '#test/plain-illustrator.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { videoFolder } from './video-files.ts'

const running = startTestApp({
  studio: { illustrators: [createPlainIllustrator()] },
})

const givenUser = () => {
  const accountId = randomUUID()
  return { accountId, ...videoCalls(running.app, accountId) }
}
const projectsOf = (accountId: string) =>
  running.services.db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
async function give(accountId: string, credits: number): Promise<void> {
  await running.app.inject({ url: '/api/users/credits', headers: bearer(accountId) }) // The first call creates the account.
  await running.services.db.transaction((tx) => grantCredits(tx, { accountId, credits, reference: randomUUID() }))
}
async function filesOf(accountId: string, videoId: string): Promise<string[]> {
  const found: string[] = []
  const folder = videoFolder({ accountId, videoId })
  for await (const { key } of running.services.storage.list(folder)) found.push(key.slice(folder.length))
  return found.filter((key) => !key.startsWith('steps/')).sort()
}

describe('the request', () => {
  test.each([
    [{ scriptSubject: ' \n ' }, 'scriptSubject', 'Please enter a script or subject.'],
    [{ duration: 22 }, 'duration', 'Choose a duration of 20 to 90 seconds, in steps of 5.'],
    [{ styleId: randomUUID() }, 'styleId', 'Choose one of the preset styles.'],
    [{ quality: 'medium' }, 'quality', 'Choose low or high quality.'],
    [{ voiceId: 'unknown' }, 'voiceId', 'Choose one of the voices.'],
    [{ styleId: 'Moody' }, 'styleId', 'Choose one of the preset styles.'],
    [{ format: 'round' }, 'format', 'Choose one of the formats.'],
    [{ captionStyle: 'constructor' }, 'captionStyle', 'Choose one of the caption styles.'],
    [{ selectedTemplateId: 'none' }, 'selectedTemplateId', 'Choose one of the templates.'],
    [{ musicUrl: 'raindrops' }, 'musicUrl', 'Choose one of the six tracks, your own music, or no music.'],
    [{ musicUrl: '/music/raindrops.m4a' }, 'musicUrl', 'Choose one of the six tracks, your own music, or no music.'],
    [{ musicUrl: '/media/tracks/march.m4a' }, 'musicUrl', 'Choose one of the six tracks, your own music, or no music.'],
    [
      { musicUrl: 'https://example.com/media/tracks/raindrops.m4a' },
      'musicUrl',
      'Choose one of the six tracks, your own music, or no music.',
    ],
    [{ musicUrl: 'http://[' }, 'musicUrl', 'Choose one of the six tracks, your own music, or no music.'],
    [{ scriptSubject: '…' }, 'scriptSubject', 'Write a subject or a script first.'],
    [
      { scriptSubject: 'Warum schnurren Katzen nachts so laut?' },
      'scriptSubject',
      'The built-in writer only writes English, and this subject looks German. Paste a script, or write the subject in English.',
    ],
  ])('rejects %j with advice', async (change, field, message) => {
    const { accountId, generate } = givenUser()
    const answer = await generate(change)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'unacceptable', message, details: { field } })
    expect(await projectsOf(accountId)).toEqual([])
  })

  test('rejects a script that takes longer than 90 seconds to speak, with the excess, and so does the estimate', async () => {
    const { call, generate } = givenUser()
    const scriptSubject = `${'This sentence is said again and again. '.repeat(60)}The end.`
    const answer = await generate({ scriptSubject })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ message: string }>().message).toMatch(
      /^This script is \d+ seconds too long for a 90-second video, even read fast\. Cut about \d+ words\.$/,
    )
    const estimate = await call('POST', '/api/projects/estimate', { ...GENERATE, scriptSubject })
    expect(estimate.json()).toEqual(answer.json())
  })

  test('an endless number takes as long as the part of it that is spoken', async () => {
    const { call } = givenUser()
    const estimate = await call('POST', '/api/projects/estimate', {
      ...GENERATE,
      scriptSubject: `${'9'.repeat(19_900)}.`,
    })
    expect(estimate.json<Estimate>().seconds).toBeCloseTo(14, -1)
  })

  test.each([
    ['/media/tracks/sunny-walk.m4a', 'sunny-walk'],
    ['http://localhost:3000/media/tracks/encore.m4a', 'encore'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the track %j of the specification’s call is kept as %j', async (musicUrl, track) => {
    const { start, read } = givenUser()
    expect((await read(await start({ musicUrl }))).request.music).toBe(track)
  })

  test('absent fields get the specification’s defaults', async () => {
    const { call, read } = givenUser()
    const sent = { scriptSubject: GENERATE.scriptSubject }
    const answer = await call('POST', '/api/projects/generate-from-script', sent)
    expect((await read(answer.json<StartedVideo>().id)).request).toEqual({ ...DEFAULT_CHOICES, text: SHORT_SCRIPT })
    expect((await call('POST', '/api/projects/estimate', sent)).statusCode).toBe(200)
  })

  test('the estimate returns length and cost and charges nothing', async () => {
    const { accountId, call, start } = givenUser()
    const estimate = async (change = {}) =>
      (await call('POST', '/api/projects/estimate', { ...GENERATE, ...change })).json<Estimate>()
    const first = await estimate()
    expect(first).toMatchObject({ kind: 'script', language: 'en', chosenSeconds: 20, isFarShorter: true })
    expect(first.seconds).toBeGreaterThan(2)
    expect(first.seconds).toBeLessThan(10)
    expect(first.notices[0]).toMatch(/^Even read slowly, this script lasts about \d+ seconds\. You chose 20\.$/)
    expect(first.cost).toEqual({ credits: 0, isFree: false, projectsLeft: 3, creditsLeft: 0 })
    expect(await estimate({ scriptSubject: 'Why do cats purr?' })).toMatchObject({
      kind: 'subject',
      writer: 'built-in',
      seconds: 20,
      chosenSeconds: 20,
      isFarShorter: false,
      looksLikeInstruction: null,
    })
    expect(await projectsOf(accountId)).toEqual([])
    for (let i = 0; i < 3; i++) await start()
    expect((await estimate()).cost).toEqual({ credits: 1, isFree: false, projectsLeft: 0, creditsLeft: 0 })
  })

  test('reports “Make a video about coffee” as an instruction, and the user may state what a text is', async () => {
    const { call, start, read } = givenUser()
    const estimate = (change: object) => call('POST', '/api/projects/estimate', { ...GENERATE, ...change })
    const scriptSubject = 'Make a video about coffee. Make it funny.'
    const looksLikeInstruction = { suggestedSubject: 'coffee' }
    expect((await estimate({ scriptSubject })).json()).toMatchObject({ kind: 'script', looksLikeInstruction })
    const asIdea = await estimate({ scriptSubject, kind: 'subject' })
    expect(asIdea.statusCode).toBe(422)
    expect(asIdea.json()).toMatchObject({
      message:
        'A subject is one sentence of at most 160 characters, such as “coffee”. Shorten this one, or choose Script to have it spoken word for word.',
      details: { field: 'scriptSubject', reason: 'subject-too-long' },
    })
    const line = { scriptSubject: 'Honey never spoils.', kind: 'script' as const }
    expect((await estimate(line)).json()).toMatchObject({ kind: 'script', looksLikeInstruction: null })
    expect((await read(await start(line))).request).toMatchObject({ text: line.scriptSubject, kind: line.kind })
    expect((await read(await start({ scriptSubject: 'The moon landing' }))).request).not.toHaveProperty('kind')
    expect((await estimate({ ...line, kind: 'poem' })).statusCode).toBeLessThan(500)
  })

  test('enhancing a prompt keeps its words, and rejects an empty prompt', async () => {
    const { call } = givenUser()
    const enhance = (prompt: string, kind?: string) =>
      call('POST', '/api/projects/enhance-prompt', { prompt, ...(kind ? { kind } : {}) })
    expect((await enhance('a lighthouse', 'image')).json<{ enhancedPrompt: string }>().enhancedPrompt).toMatch(
      /lighthouse.+/,
    )
    expect((await enhance('Scary story about a babysitter')).json()).toEqual({
      enhancedPrompt: 'Scary story about a babysitter, told by someone who was there',
      note: expect.stringMatching(/^Your words stay/) as string,
    })
    const lines = (await enhance('Image Prompt: a red door\nText Prompt: Eerie stories.')).json<object>()
    expect(lines).toMatchObject({
      enhancedPrompt: expect.stringMatching(/^Image Prompt: a red door, .+\nText Prompt: Eerie stories\. .+/) as string,
    })
    expect((await enhance('die Katze schläft')).json()).toMatchObject({
      enhancedPrompt: 'die Katze schläft',
      note: expect.stringContaining('German') as string,
    })
    expect((await enhance('  ')).json()).toMatchObject({ message: 'Please enter a prompt to enhance.' })
  })

  test('the voices have names and previews', async () => {
    const { voices } = (await givenUser().call('GET', '/api/elevenlabs/voices')).json<{ voices: object[] }>()
    expect(voices).toHaveLength(8)
    expect(voices.at(-1)).toMatchObject({ voice_id: 'none', name: 'No voice', preview_url: '' })
    expect(voices[0]).toMatchObject({
      voice_id: 'dr-voice-miles',
      name: 'Miles',
      preview_url: '/media/voices/dr-voice-miles.m4a',
    })
  })
})

describe('charges', () => {
  test('the plan’s projects are used first, then credits; after that, the response is 402', async () => {
    const { accountId, generate, start } = givenUser()
    const { db } = running.services
    for (let i = 0; i < 3; i++) await start()
    const refused = await generate()
    expect(refused.statusCode).toBe(402)
    expect(refused.json<{ message: string }>().message).toContain('pricing page')
    await give(accountId, 1)
    await start()
    expect(await balanceOf(db, accountId)).toBe(0)
    expect((await generate()).statusCode).toBe(402)
    expect(await db.select().from(videos).where(eq(videos.accountId, accountId))).toHaveLength(4)
  })

  test('a video shows how it was paid, not what the next video costs', async () => {
    const { accountId, call, start, read } = givenUser()
    for (let i = 0; i < 3; i++) await start()
    await give(accountId, 2)
    const last = await start()
    const { items } = (await call('GET', '/api/videos')).json<{ items: VideoSummary[] }>()
    expect(items.map(({ paidWith }) => paidWith)).toEqual(['credit', 'project', 'project', 'project'])
    expect((await read(last)).paidWith).toBe('credit')
    // The script is far shorter than the chosen 20 seconds.
    expect(items[0]!.expectedSeconds).toBeLessThan(10)
    expect((await read(await start({ scriptSubject: 'Why do cats purr?', duration: 30 }))).expectedSeconds).toBe(30)
  })

  test('the same request, sent twice or eight times concurrently, makes one video and one charge', async () => {
    const { accountId, generate } = givenUser()
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate({}, 'one-and-the-same')))
    const ids = new Set(answers.map((answer) => answer.json<StartedVideo>().id))
    expect(ids.size).toBe(1)
    expect(answers[0]!.json()).toEqual({ id: [...ids][0], status: 'pending', video_url: null })
    expect(await projectsOf(accountId)).toHaveLength(1)
    const other = await generate({ duration: 25 }, 'one-and-the-same')
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' })
  })

  test('many concurrent requests neither deadlock nor take more credits than there are', async () => {
    const { accountId, generate } = givenUser()
    await give(accountId, 2)
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 402, 402, 402,
    ])
    expect(await balanceOf(running.services.db, accountId)).toBe(0)
  })
})

describe('a video', () => {
  test('are listed in pages of 24, newest first', async () => {
    const { accountId, call, start } = givenUser()
    await give(accountId, 30)
    const ids: string[] = []
    for (let i = 0; i < 26; i++) ids.unshift(await start({ scriptSubject: `Story number ${i}. It is short.` }))
    const list = async (page: number) =>
      (await call('GET', `/api/videos?page=${page}`)).json<{ items: VideoSummary[]; pages: number; total: number }>()
    const [first, second] = [await list(1), await list(2)]
    expect([first.pages, first.total, first.items.length, second.items.length]).toEqual([2, 26, 24, 2])
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(first.items[0]!.title).toBe('Story number 25')
    expect((await call('GET', '/api/videos?page=0')).statusCode).toBe(422)
  })

  test('is still there if its voice is gone, and making it again asks for another voice', async () => {
    const { accountId, call, start, read } = givenUser()
    const id = await start()
    const goneVoice = { request: sql`${videos.request} || '{"voice": "gone"}'` }
    await running.services.db.update(videos).set(goneVoice).where(eq(videos.id, id))
    expect((await read(id)).request.voice).toBe('gone')
    const again = await call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())
    expect(again.statusCode).toBe(409)
    expect(again.json<{ message: string }>().message).toBe(
      'The voice of this video is no longer available. Nothing was charged. Create the video again and choose another one.',
    )
    expect(await projectsOf(accountId)).toHaveLength(1)
  })

  test('gets the default of an option that is newer than its row', async () => {
    const { call, start, read } = givenUser()
    const id = await start()
    const before = { request: sql`${videos.request} - 'captionStyle' - 'format'` }
    await running.services.db.update(videos).set(before).where(eq(videos.id, id))
    expect((await read(id)).request).toEqual({ ...DEFAULT_CHOICES, text: SHORT_SCRIPT })
    expect((await read(id)).format).toBe('portrait')
    expect((await call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())).statusCode).toBe(201)
  })

  test('is cancelled at once if it is waiting, and its payment returned', async () => {
    const { accountId, call, start } = givenUser()
    const id = await start()
    const cancelled = await call('POST', `/api/videos/${id}/cancel`)
    expect(cancelled.json()).toMatchObject({ status: 'failed', errorCode: 'cancelled' })
    expect((await projectsOf(accountId))[0]!.givenBackAt).not.toBeNull()
    expect((await call('POST', `/api/videos/${id}/cancel`)).statusCode).toBe(409)
    expect((await call('GET', `/api/videos/${id}/storyboard`)).statusCode).toBe(409)
  })

  test('counts as not found for another user, in every call', async () => {
    const [owner, other] = [givenUser(), givenUser()]
    const id = await owner.start()
    const storyboard = { ...STORYBOARD, title: 'x' }
    const calls = [
      () => other.call('GET', `/api/videos/${id}`),
      () => other.call('PATCH', `/api/videos/${id}`, { title: 'Mine' }),
      () => other.call('DELETE', `/api/videos/${id}`),
      () => other.call('POST', `/api/videos/${id}/cancel`),
      () => other.call('POST', `/api/videos/${id}/make-again`),
      () => other.call('GET', `/api/videos/${id}/storyboard`),
      () => other.call('POST', `/api/videos/${id}/plan`, { storyboard }),
      () => other.call('POST', `/api/videos/${id}/versions`, { storyboard }),
      () =>
        running.app.inject({
          method: 'POST',
          url: `/api/videos/${id}/pictures`,
          headers: { ...bearer(other.accountId), 'content-type': 'image/png' },
          payload: plainPng(5, 8, [1, 2, 3]),
        }),
    ]
    for (const call of calls) expect((await call()).statusCode).toBe(404)
    expect((await owner.read(id)).status).toBe('pending')
    expect((await other.call('GET', '/api/videos')).json()).toMatchObject({ items: [], total: 0 })
  })
})

describe('an edited storyboard', () => {
  test('is rejected if it cannot be made; a file that is not a picture is rejected too', async () => {
    const { accountId, call, start } = givenUser()
    const id = await start()
    await running.services.db
      .update(videoVersions)
      .set({ status: 'succeeded', finishedAt: new Date(), storyboard: STORYBOARD })
      .where(eq(videoVersions.videoId, id))
    const refused = async (change: object): Promise<string> => {
      const answer = await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...STORYBOARD, ...change } })
      expect(answer.statusCode).toBe(422)
      return answer.json<{ message: string }>().message
    }
    const [scene] = STORYBOARD.scenes
    expect(await refused({ style: 'Oil' })).toBe('Choose one of the preset styles.')
    expect(await refused({ music: '../../etc/passwd' })).toBe(
      'Choose one of the six tracks, your own music, or no music.',
    )
    expect(await refused({ format: 'round' })).toBe('Choose one of the formats.')
    expect(await refused({ scenes: [] })).toBe('A video needs at least one scene. Add one.')
    expect(await refused({ scenes: [{ ...scene, text: ' ' }] })).toBe(
      'Scene 1: It has no words. Write some, or remove the scene.',
    )
    for (const picture of ['/etc/passwd', '../1/video.jpg', randomUUID(), ''])
      expect(await refused({ scenes: [{ ...scene, picture }] })).toContain('upload it again')
    const long = { ...scene, text: 'This sentence is said again and again. '.repeat(45) }
    expect(await refused({ scenes: [long, { ...long, id: 's2' }] })).toMatch(
      /would last \d+ seconds, \d+ over the limit of 90/,
    )
    const upload = (payload: Buffer, type = 'image/png') =>
      running.app.inject({
        method: 'POST',
        url: `/api/videos/${id}/pictures`,
        headers: { ...bearer(accountId), 'content-type': type },
        payload,
      })
    expect((await upload(Buffer.from('<svg/>'))).json()).toMatchObject({
      code: 'unacceptable',
      message: 'The picture must be a PNG, JPEG or WebP file.',
    })
    expect((await upload(Buffer.from('GIF89a'), 'image/gif')).statusCode).toBe(415)
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await upload(Buffer.alloc(0))).statusCode).toBe(422)
    expect(await filesOf(accountId, id)).toEqual([])
  })
})
