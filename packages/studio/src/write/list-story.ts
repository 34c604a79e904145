import { parseLines } from './frameworks/line-table.ts'
import type { Line } from './framework.ts'
import type { Subject } from './read-subject.ts'
import type { Story } from './story.ts'
import { estimateSeconds } from './speech-length.ts'
import { THEMES, type Theme } from './stories/list-items.ts'

/** The name of the story. */
export const COUNTED = 'counted-out'

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const ADVICE =
  /\b(?:ways|tips|tricks|steps|habits|rules|ideas|hacks|lessons|secrets|things)\b(?! (?:nobody|no one|scientists|history|we know))/iu
/** Of a longer list, as many are told as there is time for besides an opening and an end. */
const FRAME_SECONDS = 6
const LEAST_ITEMS = 3
const MOST_ITEMS = 10

const WHOLE_HOOKS = parseLines(`
  Save this one for a bad day: {S}. | one person, window, morning light
  None of these costs a thing: {S}. | one person, path, morning
  You can begin with any one of these tonight: {S}. | one person, window, evening
  Nobody is born knowing these: {S}. | child, open door, light
  You will not need an app for this: {S}. | smartphone face down, table, window
  Steal as many of these as you like: {S}. | open door, light, morning`)
const PART_HOOKS = parseLines(`
  Nobody needs all of them at once. From {S}, these are the ones to begin with. | one person, path, morning
  Long lists get saved and forgotten. So here is only a start, from {S}. | letter, table, window
  You could spend a year on {S}. Begin with these. | one person, window, morning light`)
const CODAS = parseLines(`
  Not one of them will make a good photograph. That is all right. | one person sitting in an armchair, lamp, evening
  None of this is new. That is why it works. | old person smiling, bench, garden, evening
  Do not begin with all of them at once. You would stop by Friday. | calendar, wall, window
  You will forget it again on Thursday. Begin again on Friday. | calendar, hand with a pencil, evening
  Put this where you will see it tomorrow morning. | paper, wall, morning light
  Nobody will notice at first. Then somebody will ask what has changed. | two people talking, open door, evening
  You know somebody who does this already. You have always wondered how. | one person with closed eyes, window, calm
  It costs a few minutes a day, and it gives them back. | clock, table, evening
  On a bad day, one of them is enough. | one person walking, rain, street
  It looks like very little. Most things that last do. | lone tree, hill, evening`)
/** Said after a piece of advice where there is time, and seen as that is. */
const AFTERS = parseLines(`
  Try it once, and tell nobody. | the same
  The first time, it will feel a little silly. | the same
  You do not have to be good at it. | the same
  Just today. Tomorrow can look after itself. | the same
  It takes less time than thinking about it. | the same
  You will notice it in your shoulders first. | the same
  It sounds too small. That is the trick. | the same
  Even half of it counts. | the same
  Somebody in your house will notice before you do. | the same
  Do it badly, as long as you do it. | the same
  Nobody has ever regretted that one. | the same
  And then leave it at that. | the same`)
const CLOSES = parseLines(`
  Pick one. Just one. Start with that today. | one person, path, sunset
  Which of these do you already do? Tell me below. | one person, window, evening
  Try the easiest first, and see what Sunday feels like. | calendar, window, sunset
  The hardest of them for you is the one you need. | one person, road, sunset
  Send this to somebody who could use it tonight. | smartphone, hand, lamp, evening`)

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
  let count = Math.min(asked, MOST_ITEMS)
  while (count > LEAST_ITEMS && shortestSeconds(theme, count) + FRAME_SECONDS > seconds) count--
  const items = Array.from({ length: count }, (_, place) => ({ rank: 0 as const, lines: itemsAt(theme, place, count) }))
  // Where time is left after the last one.
  const codas = CODAS.map((line) => ({ rank: 2 as const, lines: [line] }))
  const parts = [
    { rank: 0 as const, lines: hooksOf(theme, count < asked ? PART_HOOKS : WHOLE_HOOKS) },
    ...items.flatMap((item, place) => [
      item,
      { rank: 2 as const, lines: AFTERS.filter((_, i) => i % count === place) },
    ]),
    ...codas,
    { rank: 0 as const, lines: CLOSES },
  ]
  return { id: COUNTED, kinds: ['list'], parts, gapBefore: parts.length - 1 }
}

/** Seen as what the list is about, in the second scene of the line, too. */
function hooksOf({ opening }: Theme, hooks: readonly Line[]): Line[] {
  return hooks.map(({ text }) => ({ text, visual: `${opening} / ${opening}` }))
}

/** Every place of the list has advice of its own to choose from, so none comes twice. */
function itemsAt({ items }: Theme, place: number, count: number): Line[] {
  // Each place has a short one.
  return items
    .toSorted((a, b) => a.text.length - b.text.length)
    .filter((_, i) => i % count === place)
    .map(({ text, visual }) => ({
      text: `Number ${NUMBERS[place]}: ${text[0]!.toLowerCase()}${text.slice(1)}`,
      visual,
    }))
}

function shortestSeconds(theme: Theme, count: number): number {
  const places = Array.from({ length: count }, (_, place) => itemsAt(theme, place, count))
  return places.reduce((sum, lines) => sum + Math.min(...lines.map(({ text }) => estimateSeconds(text))), 0)
}

function countOf(text: string): number | undefined {
  const [digits] = /\p{N}+/u.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  const named = NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'iu').test(text))
  return named < 0 ? undefined : named + 1
}
