import { roughSeconds } from '@dayreel/storyboard'
import type { Random } from '@dayreel/storyboard/base'
import { fillLine, fits } from './fill-line.ts'
import type { Line } from './line.ts'
import type { Usage } from './line-usage.ts'
import { type AskedAdvice, readAdvice } from './list-story-reading.ts'
import { adviceAt, BARE, freeAdvice, isTellable, waysToSay } from './list-story-telling.ts'
import { CLOSES, CODAS, NAMED_HOOKS, WHOLE_HOOKS } from './list-story-lines.ts'
import { FREE_LEADS, type Form } from './list-story-words.ts'
import type { Subject } from './read-subject.ts'
import type { Story, StoryPart } from './story.ts'
import type { Item } from './theme.ts'

/** The name of the story. */
export const COUNTED = 'counted-out'

/** An end. */
const CLOSE_SECONDS = 2.8
const LEAST_ITEMS = 3
const MOST_ITEMS = 10
/** What is said and what is so take longer. */
const LEAST_MYTHS = 2
/** So many remarks may be told where time is left, one more for each so many seconds. */
const LEAST_CODAS = 2
const SECONDS_A_CODA = 30
/** From so many seconds on there is time for more than was promised. */
const LONG = 50
/** What is told in an order. */
const ORDERED = /^(?:steps|experience|days)$/u
/** What ends with its last piece. */
const CLOSED = /^(?:steps|experience|days|stop)$/u

type Asked = { subject: Subject; usage: Usage; random: Random; seconds: number }

/**
 * A title that asks for advice gets it: so many pieces as it promises, counted out loud, or a start where time is short; a how-to in
 * steps, "how I" as experience, "why you" by what somebody may be doing. Nothing that was spoken lately is told again.
 *
 * @param asked.seconds how long it may take.
 * @returns with `isWhole` where it is all that the title promises; undefined where nothing can be advised without knowing more, or all of it was told lately.
 */
export function listStory(asked: Asked): (Story & { isWhole: boolean }) | undefined {
  const advice = readAdvice(asked.subject)
  if (!advice || (advice.count !== undefined && advice.count < 2)) return undefined
  return storyOf(advice, asked)
}

function storyOf(
  advice: AskedAdvice,
  { subject, usage, random, seconds }: Asked,
): (Story & { isWhole: boolean }) | undefined {
  const { form, theme, first, count } = advice
  const mayTell = (item: Item): boolean => item !== first && isTellable(item, advice) && isUntold(item, usage)
  const rested = (form === 'myths' ? theme.myths : theme.items).filter(mayTell)
  const closes = closesOf(advice, usage)
  if (rested.length < LEAST_ITEMS || closes.length === 0) return undefined
  const items = ORDERED.test(form) ? rested : shuffled(rested, random)
  const { of, isWhole } = countFor(advice, items, seconds - roughSeconds(`${subject.original}.`))
  const others = form === 'myths' ? shuffled(theme.items.filter(mayTell), random) : items.slice(of)
  const free = count === undefined || CLOSED.test(form) ? [] : others.slice(-FREE_LEADS.length)
  const told = shareOut(
    items.filter((item) => !free.includes(item)),
    of,
  )
  if (first && told[0]) told[0] = [first]
  const parts: StoryPart[] = [
    { rank: 0, lines: hooksOf(advice, { subject, usage }) },
    ...told.map((pieces, place): StoryPart => ({
      rank: 0,
      lines: pieces.flatMap((item) => adviceAt(item, { ...advice, place, of })),
    })),
    ...free.map((item, place): StoryPart => ({ rank: seconds >= LONG ? 3 : 4, lines: freeAdvice(item, place) })),
    ...codasOf(form, usage, random)
      .slice(0, LEAST_CODAS + Math.floor(seconds / SECONDS_A_CODA))
      .map((line): StoryPart => ({ rank: 4, lines: [line] })),
    { rank: 0, lines: closes },
  ]
  return { id: COUNTED, takes: [], parts, gapBefore: parts.length - 1, isWhole }
}

/** In any order. */
function codasOf(form: Form, usage: Usage, random: Random): Line[] {
  return shuffled(
    CODAS[form].filter(({ text }) => usage.ageOf(text) === undefined),
    random,
  )
}

/** As many as promised where so many seconds are enough, else as many as can be told without haste. */
function countFor(advice: AskedAdvice, items: readonly Item[], seconds: number): { of: number; isWhole: boolean } {
  const { count } = advice
  const most = Math.min(count ?? MOST_ITEMS, MOST_ITEMS, items.length)
  const isWhole =
    count === undefined || (count === most && secondsFor(advice, items, most, BARE) + CLOSE_SECONDS <= seconds)
  let of = most
  if (count === undefined || !isWhole) {
    const left = count === undefined ? 0 : 1
    while (
      of > (advice.form === 'myths' ? LEAST_MYTHS : LEAST_ITEMS) &&
      secondsFor(advice, items, of, left) + CLOSE_SECONDS > seconds
    )
      of--
  }
  return { of, isWhole }
}

/** How long so many pieces usually take, with as much left out of each. */
function secondsFor(advice: AskedAdvice, items: readonly Item[], of: number, left: number): number {
  const lengths = items.map((item) => {
    const lines = adviceAt(item, { ...advice, place: 0, of }).filter((line) => (line.left ?? 0) <= left)
    return roughSeconds(lines.at(-1)!.text)
  })
  return (lengths.reduce((sum, length) => sum + length, 0) / lengths.length) * of
}

/** Every place has pieces of its own to choose from, one after another, so none comes twice. */
function shareOut(items: readonly Item[], of: number): Item[][] {
  return Array.from({ length: of }, (_, place) =>
    items.slice(Math.floor((place * items.length) / of), Math.floor(((place + 1) * items.length) / of)),
  )
}

function hooksOf({ form, theme }: AskedAdvice, { subject, usage }: Pick<Asked, 'subject' | 'usage'>): Line[] {
  const isNamedCause = form === 'causes' && !/^why /iu.test(subject.original)
  const all = isNamedCause ? NAMED_HOOKS : WHOLE_HOOKS[form]
  // Only what asks how can be taught or told; a capital belongs at the beginning.
  const asks = (form !== 'steps' || /^how /iu.test(subject.original)) && !/^\p{Lu}\p{Ll}/u.test(subject.phrase)
  const isAsked = subject.kind === 'question'
  const open = all.filter(
    (line) => fits(line, subject) && (asks || line.text.startsWith('{')) && !(isAsked && line.text.includes('{S}')),
  )
  const isNew = ({ text }: Line): boolean => !usage.wasSpoken(fillLine(/^.+?[.?]/u.exec(text)![0], subject))
  const said = open.some(isNew) ? open.filter(isNew) : open
  return said.map((line) => ({ ...line, visual: `${theme.opening} / ${theme.opening}` }))
}

/** Those that were never told where there are some, else none that was told lately. */
function closesOf({ form, theme }: AskedAdvice, usage: Usage): Line[] {
  const all = [...theme.closes, ...CLOSES[form]].map((line) => ({ ...line, isSeenAsWritten: true as const }))
  const untold = all.filter(({ text }) => usage.ageOf(text) === undefined)
  return untold.length > 0 ? untold : all.filter(({ text }) => usage.ageOf(text) !== 'fresh')
}

function isUntold(item: Item, usage: Usage): boolean {
  return waysToSay(item).every((words) => usage.ageOf(words) === undefined)
}

function shuffled<Each>(each: readonly Each[], random: Random): Each[] {
  return each
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
