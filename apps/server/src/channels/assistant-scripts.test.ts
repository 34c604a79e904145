import type { AssistantScripts, ChannelSubject, RefusedSubject, Video } from '@dayreel/contract'
import type { GivenWords } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runs } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { writeWordsOnly } from '#test/write-words-only.ts'
import { videoCalls } from '#test/given-videos.ts'
import { workOff } from '#test/work-off.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'

const HONEY = 'Why honey never spoils'
const BEES = 'How bees dance for their sisters'
const ANSWER = `Here they are:
{"videos": [
  {"video": 2, "title": "The dance", "hook": {"words": "Bees dance in the dark.", "shows": "bees on a comb"}, "scenes": [{"words": "The dance is a **map**.", "shows": "a meadow"}]},
  {"video": 1, "title": "The sweet secret", "hook": {"words": "Honey never spoils.", "shows": "a jar of honey"}, "scenes": [{"words": "It is too dry for life.", "shows": "a spoon of honey"}]},
]}`
const running = startTestApp({ studio: { makeVideo: writeWordsOnly } })
const { givenUser, at, look, finish } = runChannels(running)

type List = { subjects: ChannelSubject[]; refused: RefusedSubject[] }

async function givenChannel() {
  const user = givenUser()
  await user.give(5)
  await at('2026-06-01T10:00:00Z')
  const { id } = await user.activate(BERLIN)
  await look()
  await finish(id)
  const readAnswer = async (answer: string, subjects = [HONEY, BEES]) =>
    (await user.call('POST', `${id}/assistant-answers`, { subjects, answer })).json<AssistantScripts>()
  const add = async (texts: string[], scripts: (GivenWords | null)[]): Promise<List> =>
    (await user.call('POST', `${id}/subjects`, { texts, scripts })).json<List>()
  const list = async (): Promise<ChannelSubject[]> => (await user.call('GET', `${id}/subjects`)).json<List>().subjects
  return { ...user, id, readAnswer, add, list }
}

async function givenScripts(): Promise<Awaited<ReturnType<typeof givenChannel>> & { scripts: GivenWords[] }> {
  const channel = await givenChannel()
  const { scripts } = await channel.readAnswer(ANSWER)
  return { ...channel, scripts: scripts.map(({ read }) => read!.words) }
}

test('one prompt asks for several subjects, and each script in the answer is assigned to its subject', async () => {
  const { id, call, readAnswer } = await givenChannel()
  const { prompt } = (await call('POST', `${id}/assistant-prompt`, { subjects: [HONEY, BEES] })).json<{
    prompt: string
  }>()
  expect([prompt.includes(HONEY), prompt.includes(BEES), prompt.includes('Write 2 videos')]).toEqual([true, true, true])

  const { scripts, correction } = await readAnswer(ANSWER)
  expect(scripts.map(({ subject, read: found }) => [subject, found?.words.title])).toEqual([
    [HONEY, 'The sweet secret'],
    [BEES, 'The dance'],
  ])
  expect(scripts[1]!.read!.repairs).toContainEqual(expect.stringContaining('Formatting was removed'))
  expect(correction).toMatch(/^Video 1, about Why honey never spoils: Correct this[^]+Answer with all 2 videos/)
})

test('a subject without a script is reported, and the correction prompt asks for its script', async () => {
  const { readAnswer } = await givenChannel()
  const { scripts, correction } = await readAnswer(
    '{"video": 2, "title": "The dance", "hook": {"words": "Bees dance."}}',
  )
  expect(scripts.map(({ read: found, problem }) => [found?.words.title, problem])).toEqual([
    [undefined, expect.stringContaining('no script for this subject')],
    ['The dance', null],
  ])
  expect(correction).toContain(`Video 1, about ${HONEY}: There is no script for it. Write it.`)
})

test.each([
  ['too many subjects', { subjects: Array.from({ length: 11 }, (_, i) => `Subject ${i}`), answer: 'A' }, 'at most 10'],
  ['a script', { subjects: ['One. Two. Three.'], answer: 'A' }, 'one sentence of at most 160'],
  ['a long answer', { subjects: [HONEY], answer: 'a'.repeat(180_001) }, '180,000'],
  ['no words', { subjects: [HONEY], answer: ' ' }, 'no script in this text'],
])('answers 422 with a sentence for %s', async (_, body, sentence) => {
  const { id, call } = await givenChannel()
  const answer = await call('POST', `${id}/assistant-answers`, body)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining(sentence),
  ])
})

test('adds subjects with scripts even if the writer does not know them, and uses up no story', async () => {
  const { id, add, list, read, scripts } = await givenScripts()
  const before = (await read(id)).videosLeft!
  const { subjects, refused } = await add([HONEY, BEES, BEES], [scripts[0]!, null, scripts[1]!])
  expect(subjects.map(({ text, words: own }) => [text, own?.title])).toEqual([
    [HONEY, 'The sweet secret'],
    [BEES, 'The dance'],
  ])
  expect(refused).toMatchObject([{ line: 2, reason: 'subject-unknown' }])
  expect((await read(id)).videosLeft).toBe(before + 2)
  expect(await list()).toEqual(subjects)
})

test('a reworded subject loses its script, so the writer must know the new subject', async () => {
  const { id, call, add, list, scripts } = await givenScripts()
  const [subject] = (await add([HONEY], [scripts[0]!])).subjects
  const change = (body: object) => call('PATCH', `${id}/subjects/${subject!.id}`, body)
  expect((await change({ text: BEES })).statusCode).toBe(422)
  expect((await change({ position: 1 })).statusCode).toBe(200)
  expect((await list())[0]!.words).toEqual(scripts[0])
  expect((await change({ text: 'A lamp' })).statusCode).toBe(200)
  expect(await list()).toMatchObject([{ text: 'A lamp', words: null }])
})

test('a run speaks the script of its subject, without a writer', async () => {
  const { id, accountId, call, add, list, scripts } = await givenScripts()
  await add([HONEY], [scripts[0]!])
  await call('POST', `${id}/run-once`)
  await look()
  expect(await list()).toEqual([])
  await workOff(running.services, makeVideoHandler)
  const [run] = await running.services.db.select().from(runs).where(eq(runs.subject, HONEY))
  const { call: callVideo } = videoCalls(running.app, accountId)
  const video = (await callVideo('GET', `/api/videos/${run!.videoId}`)).json<Video>()
  expect([video.status, video.title, video.versions[0]!.writtenBy]).toEqual([
    'succeeded',
    'The sweet secret',
    'chat-assistant',
  ])
})

test('a failed run returns the subject with its script, and a copied channel has both', async () => {
  const { id, call, add, list, scripts } = await givenScripts()
  await add([HONEY, BEES], scripts)
  await call('POST', `${id}/run-once`)
  await look()
  expect((await list()).map(({ text }) => text)).toEqual([BEES])
  await finish(id, { code: 'internal', message: 'It broke.' })
  const returned = (await list()).map(({ text, words }) => [text, words])
  expect(returned).toEqual([
    [HONEY, scripts[0]],
    [BEES, scripts[1]],
  ])
  const copy = (await call('POST', `${id}/duplicate`)).json<{ id: string }>()
  const { subjects } = (await call('GET', `${copy.id}/subjects`)).json<List>()
  expect(subjects.map(({ text, words }) => [text, words])).toEqual(returned)
})
