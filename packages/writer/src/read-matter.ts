import { EVENTS, NOUNS } from './matters.ts'
import type { Family } from './families.ts'
import type { SubjectKind } from './read-subject.ts'

/** What a video is about, of which much is well known, or which many have lived through: "bees", "the day I quit". */
export type Matter = (typeof NOUNS | typeof EVENTS)[number][0]

/** The matter that a subject is asked, told or said of; none where something is only imagined, taught or counted of it. */
export function matterOf(
  original: string,
  { kind, family }: { kind: SubjectKind; family: Family | undefined },
): Matter | undefined {
  if (kind === 'howto' || kind === 'list' || SUPPOSED.test(original)) return undefined
  // One question that has an answer of its own, a loss, or what would be otherwise.
  if (family !== undefined && TOLD_OF_ITSELF.test(family)) return undefined
  const words = original
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<![.?!…])[.?!…]+$/u, '')
  const event = EVENTS.find(([, pattern]) => pattern.test(words))?.[0]
  if (event !== undefined) return event
  if (MOURNFUL.test(words)) return undefined
  const forms = kind === 'question' ? ASKED : /^(?:thing|words)$/u.test(kind) ? NAMED : SAID
  // A question of one's own ("why does my heart race") wants advice, not what is known.
  if (kind !== 'thing' && OF_ONES_OWN.test(words)) return undefined
  return NOUN_FORMS.find(({ patterns }) => forms.some((form) => patterns[form].test(words)))?.matter
}

const TOLD_OF_ITSELF = /^(?:why-|how-|what-|if-)|^(?:pet-lost|last-letter|grief)$/u
const SUPPOSED = /^(?:(?:but|and|so) )?(?:what (?:.* )?if|imagine|suppose|picture|if|a world)\b/iu
const MOURNFUL = /\b(?:die[ds]?|dying|dead|killed?|murder\p{L}*|cancer|suicide|funeral|passed away)\b/u
const OF_ONES_OWN = /\b(?:my|our|me|i'm|i)\b/u

type Form = 'plain' | 'about' | 'asked' | 'said'
const NAMED: readonly Form[] = ['plain', 'about']
const ASKED: readonly Form[] = ['asked']
const SAID: readonly Form[] = ['said', 'about']

const ARTICLE = '(?:the |an? |my |our |your |this |these |every |all )?'
const MANNER =
  '(?:(?:great|big|old|ancient|human|tiny|wild|giant|young|true|real|first|last|early|medieval|ordinary|humble|mighty|common|modern|deep|black|red|good|blue|little) )*'
const WHEREABOUTS =
  '(?: (?:explained|at night|in space|in (?:the|a) (?:sky|sea|wild|dark|snow|ocean|desert|night|city|garden|forest|rain)|of the (?:deep|sea|sky|past|night|world|ocean|north)))?'
const SIDES =
  'history|story|stories|secrets?|secret (?:life|lives|language|world)|life|lives|world|worlds|mystery|mysteries|science|truth|rise|fall|rise and fall|decline|end|origins?|invention|discovery|age|days?|last days?|magic|physics|mind|minds|intelligence|language|wonders?|beauty|power|birth|future|meaning|biology|anatomy|journey|journeys|dance|builders|building|legend|legacy|making|time|evolution|art|mathematics|memory|memories'

const NOUN_FORMS = NOUNS.map(([matter, noun]) => {
  const named = `${ARTICLE}${MANNER}(?:${noun})`
  return {
    matter,
    patterns: {
      plain: new RegExp(`^${named}${WHEREABOUTS}$`, 'u'),
      about: new RegExp(
        `^${ARTICLE}(?:\\p{L}+ ){0,2}?(?:${SIDES}) (?:of|behind|about|inside|in|from|between) ${named}(?: .*)?$`,
        'u',
      ),
      asked: new RegExp(
        `^(?:how|why|what|where|when|who|which|can|could|do|does|did|is|are|was|were|will) (?:\\S+ ){0,4}?${named}(?![\\p{L}'-])`,
        'u',
      ),
      said: new RegExp(`^${named} \\p{L}`, 'u'),
    },
  }
})
