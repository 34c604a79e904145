import { StudioError } from './errors.ts'

export const CHOOSE_AGAIN = 'Nothing was charged. Create the video again and choose another one.'

/** @param what the option's name for users, like `caption style`. */
export function choiceGone(what: string): StudioError {
  return new StudioError('choice-gone', `The ${what} of this video is no longer available. ${CHOOSE_AGAIN}`)
}

/**
 * Finds the table entry of a stored id.
 *
 * @param what the option's name for users, as for `choiceGone`.
 * @throws {StudioError} `choice-gone`
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, id: string, what: string): Entry {
  if (Object.hasOwn(table, id)) return table[id]!
  throw choiceGone(what)
}
