import { parseLines } from './frameworks/line-table.ts'
import type { Line } from './framework.ts'
import { capitalise, type Subject } from './read-subject.ts'
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
/** What is left out of a piece of advice that is told with its picture alone, and bare. */
const PICTURED = 1
const BARE = 2

const WHOLE_HOOKS = parseLines(`
  They cost nothing: {S}. | one person, window, morning light
  No app needed: {S}. | smartphone face down, table, window
  You can start tonight: {S}. | one person, window, evening
  Nobody is born with these: {S}. | child, open door, light
  Steal as many as you like: {S}. | open door, light, morning
  Small ones, every day: {S}. | one person, path, morning`)
const PART_HOOKS = parseLines(`
  Only a start: {S}. | one person, path, morning
  Begin with these: {S}. | one person, window, morning light
  Nobody needs them all, so begin here: {S}. | letter, table, window`)
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
const CLOSES = parseLines(`
  Pick one number. Say it out loud. That is tonight. | one person, path, sunset
  Which number was yours? You knew at once. | one person, window, evening
  Do only the one that made you roll your eyes. | one person laughing before a mirror, evening
  Send somebody one number. They will know. | smartphone, hand, lamp, evening
  One of these took less time than this video. Begin there. | clock, window, sunset`)

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
  // A list that cannot be told whole is begun, and then without haste.
  const isWhole = count === asked && secondsFor(theme, count, BARE) + FRAME_SECONDS <= seconds
  if (!isWhole) {
    while (count > LEAST_ITEMS && secondsFor(theme, count, PICTURED) + FRAME_SECONDS > seconds) count--
  }
  const items = Array.from({ length: count }, (_, place) => ({ rank: 0 as const, lines: itemsAt(theme, place, count) }))
  // Where time is left after the last one.
  const codas = CODAS.map((line) => ({ rank: 3 as const, lines: [line] }))
  const parts = [
    { rank: 0 as const, lines: hooksOf(theme, count < asked ? PART_HOOKS : WHOLE_HOOKS) },
    ...items,
    ...codas,
    { rank: 0 as const, lines: CLOSES },
  ]
  return { id: COUNTED, kinds: ['list'], parts, gapBefore: parts.length - 1 }
}

/** Seen as what the list is about, in the second scene of the line, too. */
function hooksOf({ opening }: Theme, hooks: readonly Line[]): Line[] {
  return hooks.map(({ text }) => ({ text, visual: `${opening} / ${opening}` }))
}

/**
 * Every place of the list has advice of its own to choose from, so none comes twice: each piece with its picture and its reason, and
 * where time is short without.
 */
function itemsAt({ items }: Theme, place: number, count: number): Line[] {
  // Each place has a short one.
  return items
    .toSorted((a, b) => a.text.length + a.detail.length - b.text.length - b.detail.length)
    .filter((_, i) => i % count === place)
    .flatMap(({ text, detail, why, visual }) => {
      const said = `${capitalise(NUMBERS[place]!)}: ${text[0]!.toLowerCase()}${text.slice(1)}`
      const tellings = [`${said} ${detail} ${why}`, `${said} ${detail}`, said]
      return tellings.map((telling, left): Line => ({
        text: telling,
        visual,
        isSeenAsWritten: true,
        ...(left > 0 && { left }),
      }))
    })
}

/** How long so many pieces take at least, with as much left out of each. */
function secondsFor(theme: Theme, count: number, left: number): number {
  const places = Array.from({ length: count }, (_, place) =>
    itemsAt(theme, place, count).filter((line) => (line.left ?? 0) === left),
  )
  return places.reduce((sum, lines) => sum + Math.min(...lines.map(({ text }) => estimateSeconds(text))), 0)
}

function countOf(text: string): number | undefined {
  const [digits] = /\p{N}+/u.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  const named = NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'iu').test(text))
  return named < 0 ? undefined : named + 1
}
