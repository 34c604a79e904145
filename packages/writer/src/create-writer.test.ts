import { DURATIONS_SECONDS, FRAMEWORK_IDS, type FrameworkId } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { countCodePoints, spokenTogether, type Storyboard, type WriteRequest } from '@dayreel/storyboard'
import { splitSentences, StudioError } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { readStories } from './story-files/read-stories.ts'
import { sentencesOf } from './sentences-of.ts'
import { toldOf, writeWith } from './test/write-with.ts'

/** The shape of a real narrator: time for letters, for stops and for commas, a little of each sentence's own, and lengths add up. */
const measure = (text: string): Promise<number> => {
  let seconds = 0
  for (const { from, to } of splitSentences(text, 'en')) {
    const sentence = text.slice(from, to)
    const commas = sentence.match(/[,;:]/gu)?.length ?? 0
    const own = 1 + (((sentence.length * 7919) % 21) - 10) / 100
    seconds += sentence.length * 0.06 * own + 0.28 + commas * 0.14
  }
  return Promise.resolve(seconds)
}
const request = (text: string, more: Partial<WriteRequest> = {}): WriteRequest => ({
  ...DEFAULT_CHOICES,
  text,
  durationSeconds: 30,
  seed: 1,
  ...more,
})
const write = (text: string, more: Partial<WriteRequest> = {}): Promise<Storyboard> =>
  writeWith(request(text, more), measure)
const finalSeconds = async ({ scenes, pace }: Storyboard): Promise<number> => {
  let seconds = 0.8
  const texts = scenes.map(({ text }) => text)
  for (const [from, to] of spokenTogether(texts)) {
    const spoken = (await measure(texts.slice(from, to).join(' '))) / pace
    seconds += Math.ceil(spoken * 30) / 30
  }
  return seconds
}
const spokenWords = ({ scenes }: Storyboard): string => scenes.map(({ text }) => text).join(' ')

/** Each framework takes its own. */
const SUBJECTS = [
  'quantum computers',
  'What if gravity stopped?',
  'The Beatles',
  'why do cats purr?',
  'A lighthouse keeper who receives letters from the future',
]
const TOLD = [
  'The history of tea',
  'What if gravity stopped?',
  'The Titanic',
  'why do cats purr?',
  'the lighthouse keeper',
]
const subjectsOf = (template: FrameworkId): readonly string[] => (template === 'general' ? TOLD : SUBJECTS)
const TEMPLATES = FRAMEWORK_IDS.filter((id) => id !== 'general')

const MONTHS = [
  ['the old clock', 30],
  ['What if the moon came closer every night?', 30],
  ['dreams', 90],
  ['astronaut on mars', 30],
] as const

describe.each(FRAMEWORK_IDS)('%s', (template) => {
  test('every subject reaches every duration within a second at a natural pace', async () => {
    for (const [index, durationSeconds] of DURATIONS_SECONDS.entries()) {
      const subject = subjectsOf(template)[index % SUBJECTS.length]!
      const storyboard = await write(subject, { template, durationSeconds, seed: index })
      expect(
        Math.abs((await finalSeconds(storyboard)) - durationSeconds),
        `${subject}, ${durationSeconds} s`,
      ).toBeLessThan(0.5)
      expect(storyboard.pace).toBeGreaterThanOrEqual(0.9)
      expect(storyboard.pace).toBeLessThanOrEqual(1.08)
    }
  })

  test('everything around the words is within its bounds', async () => {
    for (const [seed, subject] of [
      ...subjectsOf(template),
      ...(template === 'general' ? [] : ['Paris', `A very long subject ${'that goes on and on '.repeat(6)}`]),
    ].entries()) {
      const { title, description, hashtags, thumbnail, scenes } = await write(subject, { template, seed })
      expect(countCodePoints(title)).toBeLessThanOrEqual(70)
      expect(countCodePoints(title)).toBeGreaterThan(0)
      expect(countCodePoints(description)).toBeLessThanOrEqual(500)
      expect(hashtags.length).toBeGreaterThanOrEqual(3)
      expect(hashtags.length).toBeLessThanOrEqual(8)
      for (const tag of hashtags) expect(tag).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      expect(scenes.some(({ id }) => id === thumbnail.sceneId)).toBe(true)
      expect(countCodePoints(thumbnail.text)).toBeLessThanOrEqual(71)
      expect(new Set(scenes.map(({ imagePrompt }) => imagePrompt)).size).toBe(scenes.length)
      expect(scenes.map(({ id }) => id)).toEqual(scenes.map((_, i) => `s${i + 1}`))
      for (const { text, imagePrompt, written } of scenes) expect(written).toEqual({ text, imagePrompt })
      expect(JSON.stringify({ title, description, scenes })).not.toMatch(/\{[SC]\}|undefined/u)
    }
  })
})

describe.each(TEMPLATES)('%s as a channel', (template) => {
  test('a month of daily videos repeats no sentence within a week and few within the month', async () => {
    const [subject, durationSeconds] = MONTHS[TEMPLATES.indexOf(template) % MONTHS.length]!
    const videos: string[][] = []
    for (let day = 0; day < 30; day++) {
      const told = toldOf(videos.toReversed().flat())
      const storyboard = await write(subject, { template, durationSeconds, seed: day, told })
      videos.push(sentencesOf(storyboard))
    }
    let repeated = 0
    for (const [day, sentences] of videos.entries()) {
      const week = new Set(videos.slice(Math.max(0, day - 7), day).flat())
      expect(sentences.filter((sentence) => week.has(sentence) && sentence.toLowerCase() !== `${subject}.`)).toEqual([])
      const month = new Set(videos.slice(0, day).flat())
      repeated += sentences.filter((sentence) => month.has(sentence)).length
    }
    // Only short videos can share so little: a long one tells most of its framework each day.
    expect(repeated / videos.flat().length).toBeLessThanOrEqual(durationSeconds <= 30 ? 0.2 : 0.7)
  })
})

test('the same request gives the same storyboard, another seed another one', async () => {
  const template = 'time-broke-here'
  const once = await write('quantum computers', { template })
  expect(await write('quantum computers', { template })).toEqual(once)
  const told = await Promise.all(
    [1, 2, 3, 4].map((seed) => write('quantum computers', { template, seed }).then(spokenWords)),
  )
  expect(new Set(told).size).toBeGreaterThan(1)
})

test('the subject is always spoken, and what may be real has nothing claimed about it', async () => {
  for (const template of TEMPLATES) {
    expect(spokenWords(await write('quantum computers', { template }))).toMatch(/quantum computers/iu)
    expect(spokenWords(await write('What if gravity stopped?', { template }))).toMatch(/gravity stopped/iu)
    const named = sentencesOf(await write('Marie Curie', { template, durationSeconds: 60 }))
    const naming = named.filter((sentence) => /\{[SCAQW]\}|Curie/u.test(sentence))
    expect(naming.length).toBeGreaterThanOrEqual(1)
    for (const sentence of naming) expect(sentence).toMatch(/\{A\}/u)
  }
})

test('only measures what comes into a choice', async () => {
  let calls = 0
  const counting = (text: string): Promise<number> => {
    calls++
    return measure(text)
  }
  await writeWith(request('quantum computers', { template: 'time-broke-here', durationSeconds: 60 }), counting)
  expect(calls).toBeLessThan(60)
})

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('what cannot be written is refused with what to do', async () => {
  const code = async (text: string): Promise<string | undefined> => {
    const error = await failure(write(text))
    return error instanceof StudioError ? error.code : undefined
  }
  expect(await code('  \n ')).toBe('text-empty')
  expect(await code('?!…')).toBe('text-empty')
  expect(await code('a b '.repeat(6_000))).toBe('text-too-long')
  expect(await code('Warum schnurren Katzen?')).toBe('language-not-written')
  expect(String(await failure(write('猫はなぜ喉を鳴らすのか')))).toMatch(/Japanese.*script/u)
  expect(await code('The clock stopped at noon. '.repeat(120))).toBe('script-too-long')
})

test('one line is spoken as it stands where a person says that it is a script', async () => {
  const { scenes } = await writeWith({ ...request('Why do cats purr?'), kind: 'script' }, measure)
  expect(scenes.map(({ text }) => text).join(' ')).toBe('Why do cats purr?')
  const long = { ...request('The moon came closer. Nobody slept.'), kind: 'subject' as const }
  expect(await failure(writeWith(long, measure))).toMatchObject({
    code: 'subject-too-long',
  })
})

test('an aborted write ends with the reason', async () => {
  const controller = new AbortController()
  controller.abort(new Error('changed my mind'))
  const error = await failure(writeWith(request('moon'), measure, controller.signal))
  expect(String(error)).toContain('changed my mind')
})

const SCRIPT = `The clock stopped at noon. Nobody in the village noticed, because nobody in the village ever looked up.

"It will start again," said the baker. "They always do." But the shadows did not move.

In the evening, a stranger came down from the mountains with a key in her hand. She asked for the tower.`

test('a script is kept word for word, paced towards the duration', async () => {
  const storyboard = await write(SCRIPT, { durationSeconds: 20 })
  expect(spokenWords(storyboard).replace(/\s+/gu, ' ')).toBe(SCRIPT.replace(/\s+/gu, ' '))
  const natural = await finalSeconds({ ...storyboard, pace: 1 })
  expect(storyboard.pace).toBeCloseTo(Math.min(1.12, (natural - 0.8) / 19.2), 2)
  expect((await write(SCRIPT, { durationSeconds: 90 })).pace).toBe(0.88)
  expect((await write(SCRIPT.repeat(2), { durationSeconds: 20 })).pace).toBe(1.12)
  expect(storyboard.title).toBe('The clock stopped at noon')
})

test('the scenes of a script differ in their pictures and show what they name', async () => {
  const { scenes } = await write(SCRIPT)
  expect(new Set(scenes.map(({ imagePrompt }) => imagePrompt)).size).toBe(scenes.length)
  expect(scenes[0]!.imagePrompt).toMatch(/clock/u)
  expect(scenes.find(({ text }) => text.includes('stranger'))!.imagePrompt).toMatch(/key|mountains/u)
})

test('a script that is too long says by how much', async () => {
  const error = await failure(write('The old clock in the tower stopped at noon. '.repeat(40)))
  const seconds = Number(/(\d+) seconds? too long/u.exec(String(error))![1])
  const words = Number(/about (\d+) words?/u.exec(String(error))![1])
  const perSentence = (await measure('The old clock in the tower stopped at noon.')) / 1.12
  expect(Math.abs(seconds - (40 * perSentence + 0.8 - 90))).toBeLessThan(6)
  // After the cut it fits.
  const kept = Math.floor((40 * 9 - words) / 9)
  expect(
    (await write('The old clock in the tower stopped at noon. '.repeat(kept), { durationSeconds: 90 })).scenes.length,
  ).toBeGreaterThan(5)
})

test('scripts in other languages get titles and hashtags in their own letters', async () => {
  const japanese = await write(
    '昔々、あるところに、おじいさんとおばあさんが住んでいました。おじいさんは山へ芝刈りに行きました。',
  )
  expect(japanese.language).toBe('ja')
  expect(japanese.hashtags.some((tag) => /\p{Script=Han}/u.test(tag))).toBe(true)
  const arabic = await write('في قديم الزمان كان هناك رجل عجوز. كان يزرع الأشجار كل يوم.')
  expect(arabic.language).toBe('ar')
  expect(arabic.title).toMatch(/\p{Script=Arabic}/u)
})
test('sentencesOf takes the subject out', async () => {
  const one = sentencesOf(await write('quantum computers', { template: 'time-broke-here', durationSeconds: 60 }))
  expect(one.some((sentence) => /\{[SA]\}/u.test(sentence))).toBe(true)
  expect(one.join(' ')).not.toContain('quantum computers')
})

test('every tale fills every length at a natural pace, under its own title, and says nothing of the subject', async () => {
  for (const [index, tale] of readStories().tales.entries()) {
    const durationSeconds = DURATIONS_SECONDS[index % DURATIONS_SECONDS.length]!
    const told = await write('10 facts about Saturn', { durationSeconds, tale: tale.id })
    // The briefest of them are told in nearly a minute and a half, however slowly.
    const missing = durationSeconds - (await finalSeconds(told))
    expect(Math.abs(missing), `${tale.id}, ${durationSeconds} s`).toBeLessThan(durationSeconds > 80 ? 9 : 0.5)
    expect(told.title).toBe(tale.title)
    expect(told.thumbnail.text).not.toBe('')
    expect(JSON.stringify(told)).not.toMatch(/Saturn/u)
  }
})

test('a subject that the writer does not have is refused with what there is instead', async () => {
  const error = await failure(write('10 facts about Saturn'))
  expect(error).toMatchObject({ code: 'subject-unknown', isInput: true, isFinal: true })
  const { outlines, tales } = (error as StudioError).details!
  expect(outlines[0]!.kind).toBe('list')
  expect(tales).toMatchObject([{ about: 'the planets' }])
  expect((await write('10 facts about Saturn', { tale: tales[0]!.id })).title).toBe(tales[0]!.title)
})
