import type { AssistantWords, Estimate, StartedVideo, Video } from '@dayreel/contract'
import type { Storyboard } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#compose/job-handlers.ts'
import { takenProjects, videos } from '#db/schema.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { startTestApp } from '#test/start-test-app.ts'

const SUBJECT = 'Why honey never spoils'
const ANSWER = `Sure, here is the JSON:
\`\`\`
{title: 'The sweet secret', hook: {words: 'Honey never spoils.', shows: 'a jar of honey'},
 scenes: [{words: '**Bees** dry it with their wings.', shows: 'bees on a sunny comb'},],}
\`\`\``
const running = startTestApp({ studio: { illustrators: [createPlainIllustrator()] } })
let jobs: { close: () => Promise<void> }
beforeAll(async () => {
  const { database, services } = running
  jobs = await runJobs({ url: database.url, services, handlers: jobHandlers() })
})
afterAll(() => jobs.close())

test('makes a video from a messy answer to a prompt: charged once like any other, with its own title', async () => {
  const accountId = randomUUID()
  const { call, generate, done } = videoCalls(running.app, accountId)
  const request = { ...GENERATE, scriptSubject: SUBJECT }
  const { prompt } = (await call('POST', '/api/projects/assistant-prompt', request)).json<{ prompt: string }>()
  expect(prompt).toContain(SUBJECT)

  const read = await call('POST', '/api/projects/assistant-answer', { request, answer: ANSWER })
  expect(read.statusCode).toBe(200)
  const { words, repairs, faults, correction } = read.json<AssistantWords>()
  expect(words.title).toBe('The sweet secret')
  expect(words.scenes.map(({ text }) => text)).toEqual(['Honey never spoils.', 'Bees dry it with their wings.'])
  expect([repairs.length, faults.length, correction]).toEqual([3, 1, expect.stringContaining('too short')])

  const titled = { ...words, title: 'Sweet for good' }
  const estimate = await call('POST', '/api/projects/estimate', { ...request, words: titled })
  const { seconds, writer } = estimate.json<Estimate>()
  expect([seconds < 10, writer]).toEqual([true, 'chat-assistant'])
  const key = randomUUID()
  const [started, again] = [
    await generate({ scriptSubject: SUBJECT, words: titled }, key),
    await generate({ scriptSubject: SUBJECT, words: titled }, key),
  ]
  expect([started.statusCode, again.json<StartedVideo>().id]).toEqual([201, started.json<StartedVideo>().id])
  expect(await running.services.db.$count(takenProjects, eq(takenProjects.accountId, accountId))).toBe(1)

  const video = await done(started.json<StartedVideo>().id)
  expect([video.status, video.title, video.versions[0]!.writtenBy]).toEqual([
    'succeeded',
    'Sweet for good',
    'chat-assistant',
  ])
  expect(video.request).toMatchObject({ text: SUBJECT, words: titled })
  const { storyboard } = (await call('GET', `/api/videos/${video.id}/storyboard`)).json<{
    storyboard: { scenes: { text: string; imagePrompt: string }[] }
  }>()
  expect(storyboard.scenes.map(({ text, imagePrompt }) => [text, imagePrompt])).toEqual([
    ['Honey never spoils.', 'a jar of honey'],
    ['Bees dry it with their wings.', 'bees on a sunny comb'],
  ])
})

test.each([
  ['a script in place of a subject', { request: { ...GENERATE }, answer: ANSWER }, 'one sentence of at most 160'],
  ['an empty answer', { request: { ...GENERATE, scriptSubject: SUBJECT }, answer: ' ' }, 'no script in this text'],
  ['a long answer', { request: { ...GENERATE, scriptSubject: SUBJECT }, answer: 'a'.repeat(60_001) }, '60,000'],
])('answers 422 with a sentence for %s', async (_, body, sentence) => {
  const { call } = videoCalls(running.app, randomUUID())
  const answer = await call('POST', '/api/projects/assistant-answer', body)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining(sentence),
  ])
})

test('refuses words that cannot be stored or are too long before anything is charged', async () => {
  const accountId = randomUUID()
  const { generate } = videoCalls(running.app, accountId)
  const words = {
    title: 'T',
    scenes: [{ text: 'Bees fly home. '.repeat(130), shows: '' }],
    sheet: [],
    description: '',
    hashtags: [],
    thumbnail: '',
  }
  const long = await generate({
    scriptSubject: SUBJECT,
    words: { ...words, scenes: [words.scenes[0]!, words.scenes[0]!] },
  })
  const bad = await generate({ scriptSubject: SUBJECT, words: { ...words, title: 'T\u0000' } })
  expect([long.statusCode, long.json<Video>()]).toEqual([
    422,
    expect.objectContaining({ message: expect.stringContaining('too long') as string }),
  ])
  expect(bad.statusCode).toBe(422)
  expect(await running.services.db.$count(videos, eq(videos.accountId, accountId))).toBe(0)
})

test('the boards of an answer become the boards of the video', async () => {
  const { call, generate, done } = videoCalls(running.app, randomUUID())
  const request = { ...GENERATE, scriptSubject: SUBJECT, look: 'automatic' }
  const { prompt } = (await call('POST', '/api/projects/assistant-prompt', request)).json<{ prompt: string }>()
  expect([prompt.includes('honey-pot'), prompt.length < 12_000]).toEqual([true, true])

  const board = { layout: 'single', items: [{ kind: 'icon', show: 'honey pot', at: 'honey' }], marks: [] }
  const answer = JSON.stringify({
    title: 'Why honey never spoils',
    hook: { words: 'Why does honey never spoil?', shows: 'a jar', board },
    scenes: [{ words: 'It has 17 percent water.', shows: 'a jar of honey', item: null, board: 'none' }],
  })
  const read = await call('POST', '/api/projects/assistant-answer', { request, answer })
  const { words, repairs } = read.json<AssistantWords>()
  const settled = { layout: 'single', items: [{ kind: 'icon', icon: 'honey-pot', at: 'honey' }] }
  expect(words.scenes.map((scene) => scene.board)).toEqual([settled, undefined])
  expect(repairs.join(' ')).toContain('The boards of 1 scene follow the words')

  const started = await generate({ scriptSubject: SUBJECT, look: 'automatic', words }, randomUUID())
  const video = await done(started.json<StartedVideo>().id)
  const kept = (await call('GET', `/api/videos/${video.id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect([video.status, kept.storyboard.look]).toEqual(['succeeded', 'board'])
  expect(kept.storyboard.scenes[0]!.board).toEqual(settled)
  expect(kept.storyboard.scenes[1]!.board!.of).toBeDefined()

  const uploaded = { layout: 'print', items: [{ kind: 'print', picture: randomUUID() }] }
  const stolen = { ...words, scenes: words.scenes.map((scene) => ({ ...scene, board: uploaded })) }
  const refused = await generate({ scriptSubject: SUBJECT, words: stolen }, randomUUID())
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('cannot show an uploaded picture')])
})
