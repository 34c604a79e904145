import { DETERMINERS, FINITE_VERBS, PREPOSITIONS, PRONOUNS, QUESTION_AUXILIARIES, RELATIVES } from '@dayreel/storyboard'
import { splitSentences, splitWords } from '@dayreel/storyboard/base'
import { type Tag, tagEnglish } from './tag-english.ts'
import type { Term, TermKind } from './term.ts'

/** Punctuation after a word that ends a clause. */
const CLAUSE_END = /[,;:.!?…—–)\]。，、！？]["'”’»]*$/u
const OPENS_CLAUSE = /^["'“‘«]*[([—–]/u
/** Words after which an English word of two kinds is a verb. */
const BEFORE_VERB =
  /^(?:to|will|would|can|could|should|must|may|might|cannot|can't|don't|doesn't|didn't|won't|never|always|often|still|also|i|you|we|they|who|let's|please|not)$/u
/** Words after which an English word of two kinds is a noun. */
const BEFORE_NOUN =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|every|each|no|some|any|of|in|on|at|from|with|without|into|by|for|than|between|under|over)$/u
const BEFORE_NOUN_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|tu|tus|este|esta|estos|estas|ese|esa|cada|de|del|con|sin|y|o|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos|muchas)$/u,
}

const GERMAN_ARTICLE =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|mein|meine|dein|deine|sein|seine|ihr|ihre|wir|sie|und|oder|aber|wenn|wie|was|wer|warum|wann|weil|dann|nur|noch|jede|jeder|jedes|viele|alle|diese|dieser|dieses|mit|von|vor|nach|bei|aus|auf|zwei|drei|vier|fünf)$/u

/** Splits a text into its words with their kinds. Only English words are tagged; see `kindElsewhere` for others. */
export function readTerms(text: string, language: string): Term[] {
  const terms: Term[] = []
  let clause = 0
  for (const [sentence, range] of splitSentences(text, language).entries()) {
    if (sentence > 0) clause += 1
    for (const { from, to } of splitWords(text.slice(range.from, range.to), language)) {
      const token = text.slice(range.from + from, range.from + to)
      if (OPENS_CLAUSE.test(token)) clause += 1
      const start = token.search(/[\p{L}\p{N}$€£]/u)
      if (start >= 0) {
        const core = token.slice(start).replace(/(?<![^\p{L}\p{M}\p{N}%])[^\p{L}\p{M}\p{N}%]+$/u, '')
        const bare = core.replace(/(?<=\p{L})['’]s$/u, '')
        const at = range.from + from + start
        const word = core.toLowerCase().replaceAll('’', "'")
        const isPossessive =
          language === 'en' &&
          bare !== core &&
          !/^(?:it|that|there|here|what|who|let|he|she|how|where)$/u.test(bare.toLowerCase())
        terms.push({
          from: at,
          to: at + (isPossessive ? bare : core).length,
          word: isPossessive ? bare.toLowerCase() : word,
          kind: 'other',
          isPossessive,
          clause,
          sentence,
        })
      }
      if (CLAUSE_END.test(token)) clause += 1
    }
  }
  if (language === 'en') return withFoundVerbs(text, withFoundNouns(withTags(text, terms)))
  return terms.map((term, i) => ({ ...term, kind: kindElsewhere(text, terms, i, language) }))
}

/** A word with its kind, and whether the tagger knows it as a noun and as a verb. */
type TaggedTerm = { term: Term; isEither: boolean }

function withTags(text: string, terms: readonly Term[]): TaggedTerm[] {
  const tags = tagEnglish(text)
  let at = 0
  return terms.map((term, i) => {
    const own: Tag[] = []
    while (at < tags.length && tags[at]!.from < term.to) {
      if (tags[at]!.from >= term.from) own.push(tags[at]!)
      at += 1
    }
    const tag = term.word.includes('-') ? own.at(-1) : own[0]
    const base = tag?.base === undefined ? {} : { base: tag.base }
    return { term: { ...term, kind: englishKind(text, terms, i, tag), ...base }, isEither: tag?.isNounOrVerb === true }
  })
}

/** Number of single words after which a sentence is a list: "Phone, wallet, keys." */
const MIN_LISTED = 3

/** Finds the nouns that the tagger took for verbs: words of a list, and words that a number counts. */
function withFoundNouns(tagged: readonly TaggedTerm[]): TaggedTerm[] {
  const single = (i: number): boolean =>
    tagged[i - 1]?.term.clause !== tagged[i]!.term.clause && tagged[i + 1]?.term.clause !== tagged[i]!.term.clause
  return tagged.map((each, i) => {
    const { term } = each
    if (term.kind !== 'verb') return each
    const listed = tagged.filter((other, k) => other.term.sentence === term.sentence && single(k)).length
    const [quality, number] = [tagged[i - 1]?.term, tagged[i - 2]?.term]
    const isCounted =
      number?.kind === 'number' &&
      quality?.clause === term.clause &&
      /^(?:adjective|noun)$/u.test(quality.kind) &&
      isPluralForm(term.word) &&
      !isPluralForm(quality.word)
    const isLast = tagged[i + 1]?.term.clause !== term.clause
    const isNoun = each.isEither ? (single(i) && listed >= MIN_LISTED) || isCounted : isCounted && isLast
    return isNoun ? { ...each, term: { ...term, kind: 'noun' as const } } : each
  })
}

/** Words that begin a clause within a sentence. */
export const OPENS_INNER_CLAUSE =
  /^(?:because|when|whenever|while|if|that|which|who|whose|where|so|but|although|though|until|unless|since|whether)$/u

/** First names and last names that are also words. */
const NAMES_AND_WORDS =
  /^(?:rich|will|mark|bill|may|april|june|august|rose|grace|faith|hope|joy|art|dean|drew|chase|jack|frank|grant|pat|sue|rob|nick|ray|dale|lance|miles|max|penny|pearl|ruby|amber|summer|autumn|olive|violet|daisy|ivy|lily|iris|jade|crystal|star|sky|robin|martin|jay|hunters?|mason|cooper|parker|bakers?|king|young|long|brown|white|green|black|gray|grey|day|christian|angels?|chance|major|rusty|sandy|rocky|buddy|red|guy|genes?|don|wade|ward|woods?|reed|brook|forest|cliff|rock|stones?|fields?|bush|fox|wolf|bishop|page|prices?|best|cooks?|fisher|gardner|hills?|lake|moon|snow|frost|rivers|banks|wells|power|love|bonds?|cash|money|bells?|carpenter|farmers?|singer|shepherd|potter|weaver|smith|butler|judges?|marshal|little|small|short|sharp|strong|wise|noble|sweet|bright|moody|savage|swift|cases?|skip|chips?|dusty|sunny|tiny|ginger|basil|rosemary|sage|pepper|herbs?|berry|cherry|apple|honey|candy|coco|cats?|kit|birds?|crow|crane|hawk|drake|finch|lamb|lion|bear|buck|colt|hart)$/u

/** Pronouns that no noun follows directly. */
const SUBJECT = /^(?:i|he|she|we|they)$/u
const SENSES = /^(?:sounds?|looks?|feels?|tastes?|smells?)$/u
const SEEMS = /^(?:like|as|better|worse|good|bad|great|strange|right|wrong|sweet|so|too|very|more)$/u

/** Words of time that the tagger takes for names or verbs at the beginning of a sentence. */
const ADVERBS = /^(?:soon|today|tonight|tomorrow|yesterday|maybe|perhaps|once)$/u

/** Auxiliaries that need another verb. */
const HELPS = /^(?:do|does|did|don't|doesn't|didn't|can|can't|cannot|could|will|won't|would|should|must|may|might)$/u

/**
 * Words before which a clause is complete. `that` is none of them: in "the cells that carry iron are red", "the cells"
 * is not complete.
 */
const LINKS_CLAUSES = /^(?:because|when|whenever|while|if|so|but|although|though|until|unless|since|and)$/u

/**
 * Finds the verbs that the tagger took for nouns: "a cat purrs", "snails sleep". A clause without a verb whose last
 * nouns differ in number has one.
 */
function withFoundVerbs(text: string, tagged: readonly TaggedTerm[]): Term[] {
  // "Prices grow": of two words that the tagger takes for verbs, the first is the noun.
  const result = tagged.map(({ term, isEither }, i) => {
    const [previous, next] = [tagged[i - 1]?.term, tagged[i + 1]?.term]
    const opens = previous?.clause !== term.clause || LINKS_CLAUSES.test(previous.word)
    const isNoun = isEither && term.kind === 'verb' && opens && isPluralForm(term.word)
    return isNoun && next?.kind === 'verb' && next.clause === term.clause ? { ...term, kind: 'noun' as const } : term
  })
  let start = 0
  for (let i = 1; i <= result.length; i++) {
    const isEnd = i === result.length || result[i]!.clause !== result[start]!.clause
    if (!isEnd && !LINKS_CLAUSES.test(result[i]!.word)) continue
    const begin = start
    const clause = result.slice(begin, i)
    start = i
    if (clause.some(({ kind, word }) => kind === 'verb' || (kind === 'auxiliary' && !HELPS.test(word)))) continue
    const follows = (k: number): boolean =>
      k > 0 &&
      clause[k]!.kind === 'noun' &&
      clause[k - 1]!.kind === 'noun' &&
      !clause[k - 1]!.isPossessive &&
      clause[k - 2]?.kind !== 'number'
    // "Microphones record every word": no noun stands directly before a determiner.
    const governs = (k: number): boolean => clause[k + 1]?.kind === 'determiner'
    const known = clause.findIndex((_, k) => follows(k) && (tagged[begin + k]!.isEither || governs(k)))
    const at =
      known > 0
        ? known
        : clause.findIndex(
            ({ word }, k) =>
              follows(k) && clause[k + 1]?.kind !== 'noun' && isPluralForm(word) !== isPluralForm(clause[k - 1]!.word),
          )
    // "Cat videos" and "blood cells" look the same, so a title keeps its nouns.
    const isClosed = /^\P{L}*?[.!?]/u.test(
      text.slice(result.findLast((term) => term.sentence === clause[0]!.sentence)!.to),
    )
    const isSentence = at > 0 && (isClosed || isPluralForm(clause[at - 1]!.word))
    if (isSentence) clause[at]!.kind = 'verb'
  }
  return result
}

function isPluralForm(word: string): boolean {
  return /[^su]s$/u.test(word)
}

function englishKind(text: string, terms: readonly Term[], i: number, tag: Tag | undefined): TermKind {
  const { word, from, sentence, clause } = terms[i]!
  const before = terms[i - 1]?.sentence === sentence ? terms[i - 1]!.word : ''
  const next = terms[i + 1]?.clause === clause ? terms[i + 1]!.word : ''
  if (/^[$€£]?\d/u.test(word) && !/\d\p{L}{2,}$/u.test(word)) return 'number'
  if (/^(?:a|an|the|my|your|his|its|our|their)$/u.test(word)) return 'determiner'
  if (PRONOUNS.has(word)) return 'pronoun'
  if (QUESTION_AUXILIARIES.has(word)) return 'auxiliary'
  if (ADVERBS.test(word)) return 'adverb'
  // "It works like the fan". Only people like things.
  if (
    word === 'like' &&
    DETERMINERS.has(next) &&
    !PRONOUNS.has(before) &&
    !QUESTION_AUXILIARIES.has(before) &&
    before !== 'people'
  )
    return 'preposition'
  // "After 1,830 cycles the metal tore".
  if (/^\d/u.test(before) && isPluralForm(word) && tag?.kind === 'verb') return 'noun'
  // "Then she rose", "sixty sounds better".
  if (SUBJECT.test(before) && tag?.kind === 'noun') return 'verb'
  if (SENSES.test(word) && SEEMS.test(next)) return 'verb'
  const kind = tag?.kind ?? 'other'
  // A capital letter at the beginning of a sentence says nothing. Elsewhere, it marks a name.
  if (before !== '' && /^\p{Lu}/u.test(text.slice(from)) && (kind === 'noun' || kind === 'name'))
    return word.includes('-') && /^an?$/u.test(before) ? 'noun' : 'name'
  if ((kind === 'name' || kind === 'person') && /^\p{Ll}/u.test(text.slice(from))) return 'noun'
  // "Rich people" and "Will it rain" begin with a word that is a name elsewhere.
  const isAlone = !/^\p{Lu}/u.test(text.slice(terms[i + 1]?.from ?? text.length))
  if (kind === 'person' && before === '' && isAlone && NAMES_AND_WORDS.test(word)) return 'other'
  // An instruction: "Water the cactus", "Salt your pasta".
  const opensClause = terms[i - 1]?.clause !== clause || /^(?:that|who|which)$/u.test(before)
  if (kind === 'noun' && opensClause && /^(?:the|a|an|your|his|her|its|their|them|this|these)$/u.test(next))
    return 'verb'
  const isEither = tag?.isNounOrVerb === true || FINITE_VERBS.has(word)
  if (isEither && (kind === 'noun' || kind === 'verb')) {
    if (BEFORE_VERB.test(before)) return 'verb'
    if (BEFORE_NOUN.test(before) && !(PRONOUNS.has(next) || DETERMINERS.has(next) || FINITE_VERBS.has(before)))
      return 'noun'
  }
  return kind
}

/**
 * Guesses the kind of a word without a tagger. Nouns are German words with a capital letter inside a sentence, and
 * Spanish words after an article or a similar word.
 */
function kindElsewhere(text: string, terms: readonly Term[], i: number, language: string): TermKind {
  const { word, from, sentence } = terms[i]!
  if (/^[$€£]?\d/u.test(word)) return 'number'
  const before = terms[i - 1]?.sentence === sentence ? terms[i - 1]!.word : ''
  const isCapital = /^\p{Lu}/u.test(text.slice(from))
  if (language === 'de') return isCapital && word.length > 2 && !GERMAN_ARTICLE.test(word) ? 'noun' : 'other'
  if (isCapital && before !== '') return 'name'
  return BEFORE_NOUN_ELSEWHERE[language]?.test(before) === true ? 'noun' : 'other'
}

/** Returns whether a word only connects others, so that no phrase of a board begins or ends with it. */
export function isConnecting({ word, kind }: Pick<Term, 'word' | 'kind'>): boolean {
  return (
    kind === 'determiner' ||
    kind === 'preposition' ||
    kind === 'conjunction' ||
    kind === 'pronoun' ||
    kind === 'auxiliary' ||
    PREPOSITIONS.has(word) ||
    PRONOUNS.has(word) ||
    RELATIVES.has(word) ||
    (DETERMINERS.has(word) && kind !== 'number')
  )
}
