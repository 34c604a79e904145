import { sexOf } from './nouns.ts'
import type { Mention } from './noun-phrase.ts'
import { readMentions, type Reference, type Sentence } from './read-mentions.ts'

/** A thing, person, animal or place of the text. Several mentions can refer to it. */
type Entity = {
  phrase: string
  head: string
  kind: Mention['kind']
  isPlural: boolean
  sex: Mention['sex']
  /** The number of the last sentence that mentions it, and whether it is the first mention of that sentence. */
  sentence: number
  isFirst: boolean
}

/** The visible contents of one scene, in the order of its words, without verbs, pronouns and negated things. */
export type Sight = {
  things: string[]
  people: string[]
  /** Common nouns of places. `names` has the proper names, such as "Venice". */
  places: string[]
  names: string[]
  /** The phrases that the pronouns of the scene refer to. */
  referents: string[]
  /** The other words of the scene. They can name its place, hour, weather and mood. */
  around: string
  /** A pronoun, such as "she", refers to a person whom no earlier sentence mentions. */
  hasUnnamed: boolean
}

/** All entities of the first `count` sentences. `main` is their subject. `hero` is the person of the first sentence. */
type Story = { entities: Entity[]; main: Entity | undefined; hero: Entity | undefined; count: number }
type Heard = { shown: { entity: Entity; isReferent: boolean }[]; hasUnnamed: boolean }
type Own = { entity: Entity; mention: Mention }

/**
 * Reads what each scene of an English text shows. Pronouns are resolved to earlier mentions.
 *
 * @param texts of the scenes, in order.
 * @param title is read before the scenes.
 */
export function sightsOf(texts: readonly string[], title: string): Sight[] {
  const story: Story = { entities: [], main: undefined, hero: undefined, count: 0 }
  const [opening = ''] = texts
  // Skip a title that repeats the beginning of the text.
  const own = title.replace(/(?<![…\s.!?])[…\s.!?]+$/u, '').toLowerCase()
  if (!opening.toLowerCase().startsWith(own)) for (const sentence of readMentions(title)) hear(story, sentence)
  return texts.map((text) => sightOf(story, text))
}

function sightOf(story: Story, text: string): Sight {
  const sight: Sight = { things: [], people: [], places: [], names: [], referents: [], around: '', hasUnnamed: false }
  for (const sentence of readMentions(text)) {
    const heard = hear(story, sentence)
    for (const { entity, isReferent } of heard.shown) {
      addOnce(listFor(sight, entity), entity.phrase)
      if (isReferent) addOnce(sight.referents, entity.phrase)
    }
    sight.hasUnnamed ||= heard.hasUnnamed && sight.people.length === 0
    sight.around += `${aroundOf(sentence)}. `
  }
  return sight
}

function listFor(sight: Sight, { kind, phrase }: Entity): string[] {
  if (kind === 'person') return sight.people
  if (kind !== 'place') return sight.things
  return /^\p{Lu}/u.test(phrase) ? sight.names : sight.places
}

function addOnce(phrases: string[], phrase: string): void {
  if (!phrases.includes(phrase)) phrases.push(phrase)
}

function hear(story: Story, sentence: Sentence): Heard {
  story.count++
  const shown: Heard['shown'] = []
  const own: Own[] = []
  const resolved = new Map<string, Entity>()
  let hasUnnamed = false
  const items = [...sentence.mentions, ...sentence.references].toSorted(
    (a, b) => a.at - b.at || Number('kind' in a) - Number('kind' in b),
  )
  for (const item of items) {
    if ('pronoun' in item) {
      const found = resolved.get(item.pronoun) ?? resolve(story, item, { own, sentence })
      if (found === undefined) {
        hasUnnamed ||= item.pronoun === 'he' || item.pronoun === 'she'
        continue
      }
      resolved.set(item.pronoun, found)
      if (item.pronoun === 'he' || item.pronoun === 'she') found.sex ??= item.pronoun
      found.sentence = story.count
      shown.push({ entity: found, isReferent: true })
      continue
    }
    const owner = ownerOf(item, sentence)
    const possessor = owner && resolved.get(owner.pronoun)
    const entity = note(story, item, own.length === 0, possessor)
    own.push({ entity, mention: item })
    const isSeen = item.kind !== 'part' || (owner === undefined && WHOLE_PARTS.test(item.head))
    if (!item.isDenied && isSeen) shown.push({ entity, isReferent: false })
  }
  return { shown, hasUnnamed }
}

/** Parts that a picture can show alone. */
const WHOLE_PARTS = /^(?:heart|brain|bone|feather|shell|leaf|petal|beard|horn)$/u

/** Returns the entity of a mention: a known one, or a new one. A part is mentioned as its whole. */
function note(story: Story, mention: Mention, isFirst: boolean, owner: Entity | undefined): Entity {
  const { head, isPlural, sex } = mention
  const whole = mention.kind === 'part' ? owner : undefined
  const { phrase, kind } = whole ?? mention
  const known = story.entities.findLast((each) => each.head === head && each.isPlural === isPlural)
  const entity = known ?? { phrase, head, kind, isPlural, sex, sentence: 0, isFirst }
  entity.sentence = story.count
  entity.isFirst = isFirst
  if (phrase.length > entity.phrase.length && !mention.isIndefinite) entity.phrase = phrase
  if (!known) story.entities.push(entity)
  if (!mention.isDenied && mayBeMain(mention, isFirst)) story.main ??= entity
  if (kind === 'person' && isFirst && story.count === 1) story.hero ??= entity
  return entity
}

/** Returns whether a mention can be the subject of the text. A place is one only at the start of a sentence. */
function mayBeMain({ kind, preposition, phrase }: Mention, isFirst: boolean): boolean {
  if (kind === 'thing' || kind === 'animal') return !MONEY.test(phrase)
  return kind === 'place' && isFirst && preposition === undefined
}
const MONEY = /^(?:dollars?|euros?|cash|money)$/u

function resolve(
  story: Story,
  { pronoun, word, at, isOwner }: Reference,
  { own, sentence }: { own: readonly Own[]; sentence: Sentence },
): Entity | undefined {
  const { main } = story
  const recent = story.entities.toSorted((a, b) => b.sentence - a.sentence || Number(b.isFirst) - Number(a.isFirst))
  const earlier = own.filter(({ mention }) => mention.end <= at)
  // "It" refers to the cake in "a cake and ate it", but not to the table in "a table from it".
  const isJoined = (end: number): boolean =>
    sentence.tokens.slice(end, at).some((token) => token.isFirstOfClause || JOINING.test(token.word))
  if (pronoun === 'he' || pronoun === 'she') {
    const isLiving = ({ kind, sex, isPlural }: Entity): boolean =>
      !isPlural && (kind === 'person' || kind === 'animal') && (sex ?? pronoun) === pronoun
    const isPerson = (entity: Entity): boolean => entity.kind === 'person' && isLiving(entity)
    const near = earlier.findLast(({ entity }) => isPerson(entity))
    if (near !== undefined) return near.entity
    if (story.hero !== undefined && word === pronoun && isLiving(story.hero)) return story.hero
    if (main !== undefined && isLiving(main)) return main
    return recent.find(isPerson) ?? (main?.kind === 'animal' ? main : recent.find(isLiving))
  }
  if (pronoun === 'they') {
    const near = earlier.findLast(({ entity, mention }) => entity.isPlural && (isOwner || isJoined(mention.end)))
    if (near !== undefined) return near.entity
    if (/^ones?$/u.test(word)) return main
    const several = recent.filter(({ isPlural, kind }) => isPlural && kind !== 'place')
    const last = several.filter((entity) => entity.sentence === story.count - 1)
    const alive = last.filter(({ kind }) => kind === 'person' || kind === 'animal')
    const meant = word === 'them' ? (alive.at(-1) ?? last.at(-1)) : (alive[0] ?? last[0])
    if (main?.kind === 'animal' && alive.length === 0) return main
    if (meant !== undefined) return meant
    return main?.isPlural ? main : several[0]
  }
  const isThing = ({ kind, isPlural }: Entity): boolean => !isPlural && (kind === 'thing' || kind === 'animal')
  const near = earlier.findLast(
    ({ entity, mention }) =>
      isThing(entity) && (mention.isIndefinite ? isJoined(mention.end) : isOwner) && mention.preposition === undefined,
  )
  if (near !== undefined && pronoun === 'it') return near.entity
  if (main !== undefined && (isThing(main) || main.kind === 'place')) return main
  const before = recent.find((entity) => isThing(entity) && entity.sentence < story.count)
  return before ?? earlier.findLast(({ entity }) => isThing(entity))?.entity ?? (pronoun === 'it' ? main : undefined)
}
const JOINING = /^(?:and|but|then|so|who|when|because|until|if|or)$/u

/** Returns the possessive pronoun of a mention: "its skin". */
function ownerOf({ at, end, kind }: Mention, { references, tokens }: Sentence): Reference | undefined {
  const owner = references.find((reference) => reference.isOwner && at <= reference.at && reference.at < end)
  const isPossessive = kind === 'part' && /^(?:my|your|our)$|'s$/u.test(tokens[at]!.word)
  return owner ?? (isPossessive ? { pronoun: 'this', word: '', at, isOwner: true } : undefined)
}

/** Returns the words of a sentence that name no thing. */
function aroundOf({ tokens, mentions, verbs }: Sentence): string {
  return tokens
    .map(({ given, word, isLastOfClause }, i) => {
      const mention = mentions.find(({ at, end }) => at <= i && i < end)
      const end = isLastOfClause ? ',' : ''
      if (verbs.has(i) || /^(?:he|she)$/u.test(word) || mention?.isDenied) return end
      // A place stays: "under the sea".
      if (mention === undefined || mention.kind === 'place') return `${given}${end}`
      const isHead = i === mention.end - 1 && !mention.head.includes('_')
      return isHead && (mention.kind !== 'person' || sexOf(mention.head) === undefined) ? `${given}${end}` : end
    })
    .join(' ')
}
