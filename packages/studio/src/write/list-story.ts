import { parseLines } from './frameworks/line-table.ts'
import type { Line } from './framework.ts'
import type { Subject } from './read-subject.ts'
import type { Story } from './story.ts'
import { THEMES } from './stories/list-items.ts'

/** The name of the story. */
export const COUNTED = 'counted-out'

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const ADVICE =
  /\b(?:ways|tips|tricks|steps|habits|rules|ideas|hacks|lessons|secrets|things)\b(?! (?:nobody|no one|scientists|history|we know))/iu
/** Of a longer list, as many are told as there is time for: a piece of advice, an opening and an end last about so long. */
const ITEM_SECONDS = 3.6
const FRAME_SECONDS = 7
const LEAST_ITEMS = 3
const MOST_ITEMS = 10

const WHOLE_HOOKS = parseLines(`
  Save this one for a bad day: {S}. | one person, window, morning light
  None of these costs a thing: {S}. | one person, path, morning
  You can begin with any one of these tonight: {S}. | one person, window, evening
  Nobody is born knowing these: {S}. | child, open door, light
  You will not need an app for this: {S}. | telephone, table, window
  Steal as many of these as you like: {S}. | open door, light, morning`)
const PART_HOOKS = parseLines(`
  Nobody needs all of them at once. From {S}, these are the ones to begin with. | one person, path, morning
  Long lists get saved and forgotten. So here is only a start, from {S}. | letter, table, window
  You could spend a year on {S}. Begin with these. | one person, window, morning light`)
const CLOSES = parseLines(`
  Pick one. Just one. Start with that today. | one person, path, sunset
  Which of these do you already do? Tell me below. | one person, window, evening
  Try the easiest first, and see what Sunday feels like. | calendar, window, sunset
  The hardest of them for you is the one you need. | one person, road, sunset
  Send this to somebody who could use it tonight. | telephone, lamp, evening`)

/** Its openings, which name the subject. */
export const LIST_HOOKS = [...WHOLE_HOOKS, ...PART_HOOKS]

/**
 * A list that keeps what its title promises: so many pieces of advice, counted out loud, or a start where time is short.
 *
 * @param seconds how long it may take.
 * @returns undefined where nothing can be advised without knowing more.
 */
export function listStory({ kind, original }: Subject, seconds: number): Story | undefined {
  if (kind !== 'list' || !ADVICE.test(original)) return undefined
  const asked = countOf(original)
  const theme = THEMES.find(({ words }) => words.test(original.replace(ADVICE, '')))
  if (!theme || asked === undefined || asked < 2) return undefined
  const most = Math.max(LEAST_ITEMS, Math.min(MOST_ITEMS, Math.floor((seconds - FRAME_SECONDS) / ITEM_SECONDS)))
  const count = Math.min(asked, most)
  // Every place of the list has advice of its own to choose from, so none comes twice.
  const items = Array.from({ length: count }, (_, place) => ({
    rank: 0 as const,
    lines: theme.items
      .filter((_item, i) => i % count === place)
      .map(({ text, visual }): Line => ({
        text: `Number ${NUMBERS[place]}: ${text[0]!.toLowerCase()}${text.slice(1)}`,
        visual,
      })),
  }))
  const parts = [
    { rank: 0 as const, lines: count < asked ? PART_HOOKS : WHOLE_HOOKS },
    ...items,
    { rank: 0 as const, lines: CLOSES },
  ]
  return { id: COUNTED, kinds: ['list'], parts, gapBefore: count }
}

function countOf(text: string): number | undefined {
  const [digits] = /\p{N}+/u.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  const named = NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'iu').test(text))
  return named < 0 ? undefined : named + 1
}
