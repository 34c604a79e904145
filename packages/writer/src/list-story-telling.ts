import { splitScript, roughSeconds, LONGEST_LINE_SECONDS } from '@dayreel/storyboard'
import type { Line } from './line.ts'
import type { AskedAdvice } from './list-story-reading.ts'
import { ALL_LEADS, FREE_LEADS, type Form, leadAt } from './list-story-words.ts'
import type { Item } from './theme.ts'

/** What is said, and what its scenes show, with ` / ` between. */
type Said = { text: string; visual: string }
type Place = AskedAdvice & { place: number; of: number }

/** What is left out of a piece of advice that is told without its reason, or bare. */
export const BARE = 2
/** A word that speaks to whoever listens. */
const LISTENER = /\b(?:you|your|yours|yourself)\b/iu

/** Whether a piece of advice can be told of whom the title speaks of. */
export function isTellable({ text, wrong }: Item, { form, who }: Pick<AskedAdvice, 'form' | 'who'>): boolean {
  return who === 'you' || !LISTENER.test(form === 'never' ? `${wrong} ${text}` : form === 'causes' ? wrong : text)
}

const said = new WeakMap<Item, readonly string[]>()

/** Every way in which any part of a piece of advice may have been said, at any place and in any form. */
export function waysToSay(item: Item): readonly string[] {
  let ways = said.get(item)
  if (!ways) {
    const { text, detail, why, wrong, did } = item
    const led = ALL_LEADS.flatMap((lead) =>
      [
        lowered(text),
        wrong,
        `you ${wrong}`,
        did,
        `you ${lowered(text)}`,
        `they ${lowered(text)}`,
        `they never ${wrong}`,
      ].map((words) => `${lead} ${words}`),
    )
    said.set(item, (ways = [text, detail, why, `Instead, ${lowered(text)}`, `They ${lowered(text)}`, ...led]))
  }
  return ways
}

/** A piece of advice at its place of so many: whole, with less, and bare. */
export function adviceAt(item: Item, { form, place, of, count, who }: Place): Line[] {
  const lead = leadAt(form, place, of, count !== undefined)
  return tellingsOf(item, form, lead, who).map(toLine)
}

/** The same beyond what was promised. */
export function freeAdvice(item: Item, place: number): Line[] {
  const { detail, why, visuals } = item
  const first = { text: `${FREE_LEADS[place]!} ${lowered(item.text)}`, visual: visuals[0] }
  return [[first, { text: detail, visual: visuals[1] }, { text: why, visual: visuals[2] }]].map(toLine)
}

/** What is said, the more of it left out the later. */
function tellingsOf(item: Item, form: Form, lead: string, who: AskedAdvice['who']): Said[][] {
  const { text, detail, why, isOfDetail, visuals, wrong, wrongVisual, did } = item
  const [whatSeen, detailSeen, whySeen] = visuals
  const picture = { text: detail, visual: detailSeen }
  const reason = { text: why, visual: whySeen }
  const reasons = isOfDetail ? [picture, reason] : [reason]
  const led = (words: string, visual: string): Said => ({ text: `${lead} ${words}`, visual })
  const what = led(lowered(text), whatSeen)
  const done = led(`${lead.endsWith(':') ? `${who} ` : ''}${wrong}.`, wrongVisual)
  const instead = { text: `Instead, ${lowered(text)}`, visual: whatSeen }
  switch (form) {
    case 'mistakes':
    case 'stop':
      return [[done, instead, ...reasons], [done, instead, picture, reason], [done, instead], [done]]
    case 'never': {
      const never = led(`they never ${wrong}.`, wrongVisual)
      return [[never, { text: `They ${lowered(text)}`, visual: whatSeen }], [never]]
    }
    case 'myths':
      return [
        [what, picture, reason],
        [what, picture],
      ]
    case 'causes': {
      const remedy = { text, visual: whatSeen }
      return [[done, remedy, ...reasons], [done, remedy, picture, reason], [done, remedy], [done]]
    }
    case 'signs': {
      const sign = led(`${who} ${lowered(text)}`, whatSeen)
      return isOfDetail || who === 'they' ? [[sign]] : [[sign, reason], [sign]]
    }
    case 'experience': {
      const deed = led(did, `${whatSeen} / ${detailSeen}`)
      return isOfDetail ? [[deed]] : [[deed, reason], [deed]]
    }
    default:
      return [[what, picture, reason], [what, picture], [what]]
  }
}

/** Each of its scenes shows what is said when it begins. */
function toLine(said: readonly Said[], _: number, tellings: readonly (readonly Said[])[]): Line {
  const text = said.map((each) => each.text).join(' ')
  const scenes = roughSeconds(text) > LONGEST_LINE_SECONDS ? splitScript(text, 'en') : [text]
  let at = 0
  const told = scenes.map((scene) => {
    const from = text.indexOf(scene, at)
    at = from + scene.length
    let end = 0
    return said.find((each) => (end += each.text.length + 1) > from)!
  })
  const visuals = told.map((each, i) => {
    const views = each.visual.split(' / ')
    return views[Math.min(i - told.indexOf(each), views.length - 1)]!
  })
  const left = leftOut(said, tellings)
  return { text, visual: visuals.join(' / '), isSeenAsWritten: true, ...(left > 0 && { left }) }
}

/** By how many of its parts a telling is shorter than the first. */
function leftOut(said: readonly Said[], tellings: readonly (readonly Said[])[]): number {
  return Math.max(0, Math.min(BARE, tellings[0]!.length - said.length))
}

function lowered(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1)
}
