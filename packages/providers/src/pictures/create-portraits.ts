import type { SheetEntry } from '@dayreel/storyboard'
import { UselessAnswer, type PictureCall, type PictureReference } from './clients/picture-client.ts'
import { isRefused } from './is-refused.ts'
import { hashOf, portraitCallOf } from './picture-prompt.ts'

export type Portraits = {
  /** Returns the pictures of the people in a picture. A person whom the model cannot draw alone is left out. */
  of(call: PictureCall): Promise<PictureReference[]>
}

/**
 * Creates the portraits of a video's people. Each one is ordered once, and every picture with that person is drawn from
 * it, so that the person looks the same.
 *
 * @param most the most portraits of a picture.
 * @param load orders a portrait, or finds its stored answer, and reads it.
 */
export function createPortraits(most: number, load: (call: PictureCall) => Promise<PictureReference>): Portraits {
  /** Orders that run or are done, because several scenes with the same person are drawn at the same time. */
  const ordered = new Map<string, Promise<PictureReference | undefined>>()
  const portraitOf = (person: SheetEntry, call: PictureCall): Promise<PictureReference | undefined> => {
    const portrait = portraitCallOf(person, call)
    const key = hashOf(portrait)
    const found = ordered.get(key)
    if (found !== undefined) return found
    const order = load(portrait).catch((error: unknown) => {
      if (isRefused(error) || error instanceof UselessAnswer) return undefined
      ordered.delete(key)
      throw error
    })
    ordered.set(key, order)
    return order
  }
  return {
    async of(call) {
      const people = (call.sheet ?? []).slice(0, most)
      const files = await Promise.all(people.map((person) => portraitOf(person, call)))
      return files.filter((file) => file !== undefined)
    },
  }
}
