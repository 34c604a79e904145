import { describe, expect, test } from 'vitest'
import { StudioError } from '../errors.ts'
import { rememberVideo, type ToldVideo } from '../sameness/told-video.ts'
import type { Storyboard } from '../storyboard.ts'
import type { WriteRequest } from '../writer.ts'
import { writeUnlikeTold } from './write-unlike-told.ts'

const STORIES = [
  'Nobody asked for it. It was there in the morning, on the kitchen table, like a letter. By noon it had a name.',
  'She rowed out before the fog lifted. Nine passengers had paid, and nine lamps burned in the dark. One seat was wet.',
  'The clock struck thirteen, and the baker laughed. He had waited forty years for exactly that. Then he shut the shop.',
] as const
/** Short ones, with the small words that any text has. */
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
function told(spoken: string, title = 'An earlier one'): ToldVideo {
  return { subject: 'Snow', language: 'en', title, hook: 'A hook of its own.', sentences: [spoken], pictures: [] }
}
function tellInTurn(...spoken: readonly string[]) {
  const seeds: number[] = []
  const write = async ({ seed }: WriteRequest) => {
    seeds.push(seed)
    return { storyboard: storyboard(spoken[seeds.length - 1]!) }
  }
  return { seeds, write }
}

/** A script that is made into a video of the same words. @returns what is remembered of it. */
async function tellScript(text: string, before: readonly ToldVideo[]): Promise<ToldVideo> {
  const made = { storyboard: storyboard(text, text.split('. ')[0]) }
  await writeUnlikeTold({ ...SCRIPT, text, told: before }, reader, async () => made)
  return rememberVideo(made.storyboard, { text }, reader)
}

describe('15.3 sameness: what is too like earlier videos is written anew', () => {
  test('nothing told before: the first text is taken, by the seed that was asked for', async () => {
    const { seeds, write } = tellInTurn(STORIES[0])
    await writeUnlikeTold(REQUEST, reader, write)
    expect(seeds).toEqual([7])
  })

  test('a text too like an earlier one is set aside, and the next is another one by another seed', async () => {
    const { seeds, write } = tellInTurn(STORIES[0], STORIES[1])
    const written = await writeUnlikeTold({ ...REQUEST, told: [told(STORIES[0])] }, reader, write)
    expect(written.storyboard.scenes[0]!.text).toBe(STORIES[1])
    expect(new Set(seeds).size).toBe(2)
    const again = tellInTurn(STORIES[0], STORIES[1])
    await writeUnlikeTold({ ...REQUEST, told: [told(STORIES[0])] }, reader, again.write)
    expect(again.seeds).toEqual(seeds)
  })

  test.each([
    ['a title', told(STORIES[2], 'Another title')],
    ['a hook', { ...told(STORIES[2]), hook: 'Nobody asked for it.' }],
    ['the words', told(`${STORIES[0]} And more of it.`)],
  ])(
    '%s that came before, three times: it is refused in words, and no further text is asked for',
    async (_, before) => {
      const { seeds, write } = tellInTurn(STORIES[0], STORIES[0], STORIES[0], STORIES[1])
      const refused = await writeUnlikeTold({ ...REQUEST, told: [told(STORIES[1]), before] }, reader, write).catch(
        (error: unknown) => error,
      )
      expect(refused).toBeInstanceOf(StudioError)
      expect(refused).toMatchObject({
        code: 'too-alike',
        isFinal: true,
        message: expect.stringMatching(/^Three texts/u),
      })
      expect(new Set(seeds).size).toBe(3)
    },
  )

  test('pictures that came before are refused, but for a few', async () => {
    const places = ['a lighthouse', 'a mill on a hill', 'two boats', 'an empty hall']
    const shown = (count: number): Storyboard =>
      ({
        ...storyboard(STORIES[0]),
        scenes: places.map((place, i) => ({
          text: STORIES[0],
          imagePrompt: i < count ? place : `a stone ${i} by the sea`,
        })),
      }) as unknown as Storyboard
    const before = { ...told(STORIES[2]), pictures: places }
    const tell = (count: number) =>
      writeUnlikeTold({ ...REQUEST, told: [before] }, reader, async () => ({ storyboard: shown(count) }))
    await expect(tell(1)).resolves.toBeDefined()
    await expect(tell(2)).rejects.toThrow(/too like/u)
  })

  test('scripts: what is told of one is all it says, so that another one is new and one with a few words changed is not', async () => {
    const before: ToldVideo[] = []
    for (const text of [...STORIES, ...SCRIPTS]) before.unshift(await tellScript(text, before))
    for (const text of [...STORIES, ...SCRIPTS]) {
      const again = text.replace(/^\w+ \w+/u, 'The neighbours')
      await expect(tellScript(again, before)).rejects.toThrow(/^This script is too like/u)
    }
  })

  test('a script is taken as it is: one try, and a sentence of its own', async () => {
    const { seeds, write } = tellInTurn(STORIES[0])
    const asked = { ...REQUEST, kind: 'script' as const, text: STORIES[0], told: [told(STORIES[0])] }
    await expect(writeUnlikeTold(asked, reader, write)).rejects.toThrow(/^This script is too like/u)
    expect(seeds).toHaveLength(1)
  })
})
