/** Single words. English sentences of any length are made of them, so that two subjects never get the same story. */
const THINGS =
  words(`baker harbour ladder kettle window orchard bicycle teacher lantern river market violin drawer bridge letter
  garden pocket train blanket hammer cellar pigeon ribbon tower bucket candle stable island pepper compass barrel wagon mirror
  curtain feather tunnel basket engine meadow button chapel pebble saddle bottle needle statue turnip goose anchor quilt`)
const QUALITIES =
  words(`small quiet green patient heavy narrow bright wooden early distant hollow gentle rusty warm crooked silver
  plain early clever muddy spare tidy empty pale sturdy round hidden brave brittle careful late soft curious honest faded northern
  shallow wild frozen golden`)
const DOINGS =
  words(`keeps finds carries counts mends hears paints borrows follows opens waits holds washes turns sends draws trades
  lifts hides builds saves leaves reads warms sells splits cleans guards drops catches crosses folds weighs answers ties lights`)
const PLACES = words(
  `near behind beside above below around across toward against beyond inside before after under through past`,
)
const JOINTS = words(`and while until because where so but when though since`)

type Sort = 'thing' | 'quality' | 'doing' | 'place' | 'joint' | 'the' | 'own'
const LISTS = { thing: THINGS, quality: QUALITIES, doing: DOINGS, place: PLACES, joint: JOINTS, the: ['the'] } as const
const ROW: readonly Sort[] = ['the', 'quality', 'thing', 'doing', 'own', 'place', 'the', 'quality', 'thing', 'joint']

/**
 * Returns a number of words about a subject, which include the subject's own word. `next` decides which words are
 * chosen.
 */
export function englishWords(count: number, own: string, next: () => number): string[] {
  const from = Math.floor(next() * ROW.length)
  const row = Array.from({ length: count }, (_, i) => {
    const sort = ROW[(from + i) % ROW.length]!
    if (sort === 'own') return own
    const list: readonly string[] = LISTS[sort]
    return list[Math.floor(next() * list.length)]!
  })
  // Even a short list contains the subject's own word.
  if (!row.includes(own)) row[row.length - 1] = own
  return row
}

const HOOKS = ['Have you heard about', 'Listen closely to', 'Come and look at', 'One thing about', 'Who remembers', 'Here begins', 'Nobody expected'] // prettier-ignore
const MOST_HOOK_WORDS = 9

/** Returns a hook that names the subject. A long subject is cut to its last words. */
export function englishHook(subject: string, next: () => number): string {
  const named = subject.split(/\s+/u).slice(-MOST_HOOK_WORDS).join(' ')
  return `${HOOKS[Math.floor(next() * HOOKS.length)]!} ${named}.`
}

/** Returns an object next to another object. There are millions of combinations. */
export function englishThing(next: () => number): string {
  const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!
  return `${one(QUALITIES)} ${one(THINGS)} ${one(PLACES)} the ${one(QUALITIES)} ${one(THINGS)}`
}

const STUFFS = words(`wood glass clay paper silver wax stone wool brass straw salt felt iron cork marble linen`)
const LIGHTS = ['at dawn', 'in the rain', 'under tall clouds', 'by candlelight', 'in low winter sun', 'below a street lamp', 'in thin fog', 'at noon', 'by firelight', 'after snow'] // prettier-ignore

/** Returns a material, surroundings and light for a shown object. */
export function englishSetting(next: () => number): string {
  const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!
  return `of ${one(STUFFS)} ${one(PLACES)} a ${one(QUALITIES)} ${one(THINGS)} ${one(LIGHTS)}`
}

function words(text: string): readonly string[] {
  return [...new Set(text.trim().split(/\s+/u))]
}
