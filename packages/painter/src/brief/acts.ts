import { findPlaces } from './find-places.ts'
import { readPhrase } from './phrases.ts'
import { findThings } from './things.ts'
import type { Brief } from './brief.ts'
import type { Staging } from './stagings.ts'
import type { SceneWords } from './vary-by-scene.ts'
import { ACT_WORDS } from './act-words.ts'
import type { ActWords } from './act-words-type.ts'

type Act = Extract<Staging, { kind: 'act' }>

/**
 * What somebody does, or what goes on, that is shown itself rather than who does it or what with: a hand that knocks, tea that is
 * poured. The scene's own words decide where they leave no doubt, else the prompt. What the scene before has shown is not shown again.
 */
export function readAct(
  request: Pick<SceneWords, 'prompt' | 'text' | 'before'>,
  people: Pick<Brief['people'], 'count'>,
): Act | undefined {
  const words = ACT_WORDS.find((each) => isToldBy(request, each) && (!each.isOfMany || people.count > 2))
  const last = request.before?.at(-1)
  if (words === undefined || (last && isToldBy(last, words))) return undefined
  const told = [request.text, request.prompt].map(plain)
  const thing = thingOf(request, words)
  const matter = told
    .map((source) => words.matters?.find(([, pattern]) => pattern.test(source))?.[0])
    .find((name) => name)
  const at = words.at === 'clouds' && !told.some((source) => CLOUDS.test(source)) ? 'open' : words.at
  return {
    kind: 'act',
    act: words.act,
    ...(thing !== undefined && { thing }),
    ...(matter !== undefined && { matter }),
    ...(at !== undefined && { at }),
  }
}
const CLOUDS = /\bclouds?\b/u

function isToldBy(scene: Pick<SceneWords, 'prompt' | 'text'>, words: ActWords): boolean {
  const [prompt, text] = [plain(scene.prompt), plain(scene.text)]
  if (words.elsewhere?.test(prompt)) return false
  return saidIn(text, prompt, words) || isMeant(prompt, words.shown, words)
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll('’', "'")
}

/** Whether a sentence says it; of several, the picture may be of another. */
function saidIn(text: string, prompt: string, words: ActWords): boolean {
  const { said, among, elsewhere } = words
  if (elsewhere?.test(text)) return false
  const sentences = text.split(/(?<=[.!?:;])\s+/u).filter((sentence) => /\p{L}/u.test(sentence))
  if (!sentences.some((sentence) => isMeant(sentence, said, words))) return false
  if (sentences.length === 1) return true
  const shown = readPhrase(prompt)
  const isOpen = findThings(shown).length === 0 && findPlaces(shown).length === 0
  return isOpen || among.test(prompt)
}

/** Not where it is denied, wished, remembered or only a likeness. */
function isMeant(words: string, pattern: RegExp | undefined, { isDenial }: ActWords): boolean {
  const found = pattern?.exec(words)
  if (!found) return false
  const before = words
    .slice(0, found.index)
    .split(/[,;:|]/u)
    .at(-1)!
  const clause = before.split(/\s+/u).slice(-7).join(' ')
  return !NOT_DONE.test(isDenial ? clause : `${clause}${found[0]}`) && !LIKENESS.test(before)
}
const NOT_DONE =
  /\b(?:before (?:you|i|he|she|we|they|it)|not|never|no|nobody|no one|without|cannot|can't|don't|doesn't|didn't|won't|wouldn't|isn't|wasn't|haven't|hasn't|stop|stops|stopped|forget|forgets|forgot|instead of|refus\p{L}+|tired of|afraid to|nor|used to)\b/u
const LIKENESS = /\b(?:(?:face|look|eyes|air|voice|patience) of|like|as if|as though|as an?|it is called|it sounds?)\b/u

/** What it is done with or to, where that is painted and may be told apart. */
function thingOf({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>, { takes }: ActWords): string | undefined {
  if (!takes) return undefined
  const found = [text, prompt].flatMap((words) => findThings(readPhrase(words)).map(({ name }) => name))
  const fits = found.filter((name) => takes.test(name))
  // Milk and a bowl: what has a name of its own rather than that of what is in it.
  return fits.find((name) => `${text} ${prompt}`.toLowerCase().includes(name)) ?? fits[0]
}
