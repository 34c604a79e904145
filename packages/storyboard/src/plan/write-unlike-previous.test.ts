import { describe, expect, test } from 'vitest'
import { StudioError } from '../errors.ts'
import { rememberVideo } from '../sameness/remember-video.ts'
import type { PreviousVideo } from '../sameness/previous-video.ts'
import type { Storyboard } from '../storyboard.ts'
import type { WriteRequest } from '../write-request.ts'
import { writeUnlikePrevious } from './write-unlike-previous.ts'

const STORIES = [
  'Nobody asked for it. It was there in the morning, on the kitchen table, like a letter. By noon it had a name.',
  'She rowed out before the fog lifted. Nine passengers had paid, and nine lamps burned in the dark. One seat was wet.',
  'The clock struck thirteen, and the baker laughed. He had waited forty years for exactly that. Then he shut the shop.',
] as const
/** Short scripts, which contain the small words that any text contains. */
const SCRIPTS = [
  'She waited for him. There was no one there. He never came back to her.',
  'In the end he was the one who stayed. There they all were, and none of them knew why.',
  'Drink a glass of water first. Put the phone in another room. Then open the window.',
  'There is a door in the wall. She knows what is behind it. It is not for us.',
] as const
const reader = { sentencesOf: ({ scenes }: Storyboard) => scenes.map(({ text }) => text) }
const SCRIPT = { seed: 7 } as WriteRequest
const REQUEST = { text: 'The last ferry', kind: 'subject', seed: 7 } as WriteRequest

function storyboard(spoken: string, title = 'Another title'): Storyboard {
  return { title, language: 'en', scenes: [{ text: spoken, imagePrompt: 'a lamp' }] } as unknown as Storyboard
}
function previousVideo(spoken: string, title = 'An earlier one'): PreviousVideo {
  return { subject: 'Snow', language: 'en', title, hook: 'A hook of its own.', sentences: [spoken], pictures: [] }
}
function writeInTurn(...spoken: readonly string[]) {
  const seeds: number[] = []
  const write = async ({ seed }: WriteRequest) => {
    seeds.push(seed)
    return { storyboard: storyboard(spoken[seeds.length - 1]!) }
  }
  return { seeds, write }
}

/** Makes a video from a script and returns the video's memory entry. */
async function writeScript(text: string, before: readonly PreviousVideo[]): Promise<PreviousVideo> {
  const made = { storyboard: storyboard(text, text.split('. ')[0]) }
  await writeUnlikePrevious({ ...SCRIPT, text, told: before }, reader, async () => made)
  return rememberVideo(made.storyboard, { text }, reader)
}

describe('sameness: a video too similar to earlier ones is written again', () => {
  test('without earlier videos, uses the first text and the requested seed', async () => {
    const { seeds, write } = writeInTurn(STORIES[0])
    await writeUnlikePrevious(REQUEST, reader, write)
    expect(seeds).toEqual([7])
  })

  test('drops a text that is too similar to an earlier one, and writes another one with another seed', async () => {
    const { seeds, write } = writeInTurn(STORIES[0], STORIES[1])
    const written = await writeUnlikePrevious({ ...REQUEST, told: [previousVideo(STORIES[0])] }, reader, write)
    expect(written.storyboard.scenes[0]!.text).toBe(STORIES[1])
    expect(new Set(seeds).size).toBe(2)
    const again = writeInTurn(STORIES[0], STORIES[1])
    await writeUnlikePrevious({ ...REQUEST, told: [previousVideo(STORIES[0])] }, reader, again.write)
    expect(again.seeds).toEqual(seeds)
  })

  test.each([
    ['a title', previousVideo(STORIES[2], 'Another title')],
    ['a hook', { ...previousVideo(STORIES[2]), hook: 'Nobody asked for it.' }],
    ['the words', previousVideo(`${STORIES[0]} And more of it.`)],
  ])(
    'rejects %s of an earlier video after three attempts, with an explanation, and requests no further text',
    async (_, before) => {
      const { seeds, write } = writeInTurn(STORIES[0], STORIES[0], STORIES[0], STORIES[1])
      const refused = await writeUnlikePrevious(
        { ...REQUEST, told: [previousVideo(STORIES[1]), before] },
        reader,
        write,
      ).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StudioError)
      expect(refused).toMatchObject({
        code: 'too-alike',
        isFinal: true,
        message: expect.stringMatching(/^We wrote three texts/u),
      })
      expect(new Set(seeds).size).toBe(3)
    },
  )

  test('rejects the pictures of an earlier video, but accepts a few of them', async () => {
    const places = ['a lighthouse', 'a mill on a hill', 'two boats', 'an empty hall']
    const shown = (count: number): Storyboard =>
      ({
        ...storyboard(STORIES[0]),
        scenes: places.map((place, i) => ({
          text: STORIES[0],
          imagePrompt: i < count ? place : `a stone ${i} by the sea`,
        })),
      }) as unknown as Storyboard
    const before = { ...previousVideo(STORIES[2]), pictures: places }
    const writeVideo = (count: number) =>
      writeUnlikePrevious({ ...REQUEST, told: [before] }, reader, async () => ({ storyboard: shown(count) }))
    await expect(writeVideo(1)).resolves.toBeDefined()
    await expect(writeVideo(2)).rejects.toThrow(/too similar/u)
  })

  test('scripts: compares the whole text, so another script is new and one with a few changed words is not', async () => {
    const before: PreviousVideo[] = []
    for (const text of [...STORIES, ...SCRIPTS]) before.unshift(await writeScript(text, before))
    for (const text of [...STORIES, ...SCRIPTS]) {
      const again = text.replace(/^\w+ \w+/u, 'The neighbours')
      await expect(writeScript(again, before)).rejects.toThrow(/^This script is too similar/u)
    }
  })

  test('uses a script unchanged: one attempt, with its own message', async () => {
    const { seeds, write } = writeInTurn(STORIES[0])
    const request = { ...REQUEST, kind: 'script' as const, text: STORIES[0], told: [previousVideo(STORIES[0])] }
    await expect(writeUnlikePrevious(request, reader, write)).rejects.toThrow(/^This script is too similar/u)
    expect(seeds).toHaveLength(1)
  })
})
