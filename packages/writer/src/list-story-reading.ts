import { ADVISED_WORDS, LISTED_WORDS, UNCOUNTED_LIST_WORDS } from '@dayreel/storyboard'
import type { Form } from './list-story-words.ts'
import type { Subject } from './read-subject.ts'
import { readTopic } from './read-topic.ts'
import { REAL_NAMES } from './real-names.ts'
import { readStories } from './story-files/read-stories.ts'
import type { Item, Theme } from './theme.ts'

/** What a title asks advice for. */
export type AskedAdvice = {
  form: Form
  theme: Theme
  /** How many pieces its title promises; undefined where it names no number. */
  count: number | undefined
  /** Who does what is told. */
  who: 'you' | 'they'
  /** What its title itself says, told first. */
  first?: Item | undefined
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TENS = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['fifty', 50],
  ['hundred', 100],
])

/** The words that name what a list is of. */
export const ADVICE = new RegExp(String.raw`\b(?:${ADVISED_WORDS})\b`, 'giu')
/** What is known of something is no advice. */
const KNOWN = /\bthings (?:nobody|no one|scientists|history|we know)\b/iu
/** A title without a number that asks for advice all the same. */
const UNCOUNTED = new RegExp(
  String.raw`^(?:(?:the |my |our |some )?(?:best |top |simple |small |little |easy |daily )*)?(?:\p{L}+ ){0,3}(?:${UNCOUNTED_LIST_WORDS})(?: (?:about|for|of|to|that|from|you|i|every|before|when|in|he|she|they|people|why|after|with)\b.*)?$`,
  'iu',
)
/** "5 money mistakes to avoid", whatever stands between. */
const COUNTED = new RegExp(
  String.raw`^(?:(?:the |my )?(?:top|best) )?(?:\p{N}+|\p{L}+) (?:[\p{L}-]+ ){0,3}(?:${LISTED_WORDS})\b`,
  'iu',
)
const MISTAKEN = /\bmistakes?\b|\berrors\b|\bbad habits\b|\btraps\b/iu
const HARMFUL =
  /\b(?:keep(?:s|ing)? (?:you|us|me) (?:poor|broke|stuck|tired|awake|small|single|lonely|unhappy|from)|ruin\w*|kill\w*|steal\w*|drain\w*|wastes? (?:your|our|my) |never (?:to )?(?:do|say|buy|tell|eat)|(?:not to|shouldn['’]?t|should not|should never) )|\b(?:things|habits|phrases|sentences|words) (?:[\p{L}-]+ ){0,2}(?:to )?(?:stop|quit|avoid)\b/iu
const WHAT_OTHERS_DO =
  /^what (?:[\p{L}-]+ ){1,3}(?:people|couples|parents|families|leaders|creators|writers|friends) (?:never |always |all )?(?:do|have)\b/iu
/** "Things confident people never do". */
const NEVER =
  /\b(?:things|habits) (?:[\p{L}-]+ ){0,3}(?:people|couples|parents|families|leaders|creators|writers|travellers|travelers|women|men|adults|friends|cooks|students|sellers|bosses|teams) (?:never|don['’]?t|do not|stop|avoid)/iu
const MYTH = /\bmyths\b|\blies (?:you|we|people|that|about)\b/iu
const UNHAPPY =
  /\b(?:burn\w*[ -]?out|tired|exhaust\w*|stress\w*|unhappy|broke|poor|addict\w*|lonely|overthink\w*|bad|fail\w*|wasting|lazy|anxious|too much|ruin\w*|stuck|lost|procrastinat\w*|need a (?:break|rest|change)|cannot|can['’]t|wrong|not (?:sleep|rest|ready)\w*)\b/iu
const OTHERS =
  /\bsigns? (?:that )?(?:he|she|they|someone|somebody|your|people)\b|\bsigns? of (?:an? |the |your )?(?:(?:good|true|real|best|great|healthy|happy|strong) )+\p{L}+/iu
const ASKING =
  /^why (?:(?:do|does|are|is|am|can['’]?t|cannot|don['’]?t) )?(?:you|i|we|your|my|people|nobody|everyone)\b/iu
const OWN_REASON =
  /^why (?:i|we) (?:quit|left|stopped|moved|gave|lost|became|started|chose|said|deleted|never|will|broke|went|do not|don['’]?t)\b/iu
/** What is left for the same reasons by everybody. */
const ONLINE = /\b(?:social media|instagram|tiktok|facebook|my (?:smart)?phone)\b/iu
/** What people ask of themselves. */
const COMPLAINT =
  /\b(?:always|never|still|can['’]?t|cannot|don['’]?t|not|no|stuck|tired|broke|poor|procrastinat\w*|overthink\w*|worry|fail\w*|lonely|lazy|quit|give up|bored|anxious|unhappy|stress\w*|late|lose|scroll\w*|nobody|hard|struggl\w*|afraid|exhausted|awake|addicted|wast\w*)\b/iu
const STOPPED =
  /^(?:please )?(?:(?:stop|quit) \p{L}+ing\b|(?:stop|don['’]?t|never|do not|avoid) (?:do |say |buy |eat |try )?(?:this|these|that|waste|wasting|before|until)\b)/iu
const CHALLENGE = /\b(?:\p{N}+|\p{L}+)[- ]day (?:\p{L}+[- ]){0,4}challenge\b|^(?:the |a )?\p{L}+ challenge$/iu
const SMALL_RULE = /\b(?:\p{N}+|one|two|three|five|ten|twenty|thirty)[- ](?:second|minute|hour)s?[- ]rule\b/iu
const ART = /^the (?:art|secret|power) of \p{L}+ing\b/iu
const ROUTINE =
  /\b(?:morning|evening|night|nighttime|bedtime|daily|work|study|cleaning|walking|writing|after-work|sunday|reset|day) routine\b/iu
/** Crafts with steps of their own. */
const CRAFT =
  /^how to (?:make|bake|build|draw|paint|play|fix|repair|install|use|sew|knit|fold|tie|brew|grow|train|solve|code|cook|buy|sell|write|plant|catch|get rid of)(?! (?:money|friends|time|peace|people|anyone|a habit|habits|better|more|less|content|videos?|shorts|reels|it\b|the most|your (?:bed|mornings?|life|day|home|first)|yourself|mornings?|a living|at home|like|every|for one|when|without|faster|anything|things|stor(?:y|ies)|a book|a novel|books|well|for|on))/iu
/** What is asked of oneself, whatever it is about. */
const OF_LIFE =
  /^how to (?:be|become|stop|quit|live|feel|change|start|get better|get over|handle|deal|survive|find (?:yourself|peace|meaning|purpose|joy)|let go|say no|enjoy|trust|accept|make (?:your|the most|a decision|better)|improve|build (?:a )?(?:habits?|better))\b/iu
const OF_PEOPLE =
  /\b(?:you|life|lives?|living|people|everyone|everybody|i|adults?|twenties|thirties|forties|fifties|\p{N}{2}s|successful|better|happier|me|yourself|myself|taught|learn(?:ed|t)|grand\p{L}+)\b/iu
/** What nobody else can be asked about. */
const OF_GOOD_LIVES =
  /\b(?:life|happ\w*|good|well|better|right (?:path|track)|content|grown[- ]?up|doing (?:fine|ok|okay|great)|on track)\b/iu
const UNEASE =
  /\b(?:unhappy|stuck|bored|empty|life|lost|behind|fail\w*|give up|never enough|lonely|nothing changes)\b/iu
const OTHERWISE = new Set(['animal', 'machine', 'food', 'object', 'place', 'nature', 'history'])
const FIGURES_OF_SPEECH =
  /\b(?:early birds?|night owls?|white lies?|phones?|beds?|books?|notebooks?|home|house|kitchen|office|work|computers?|smartphones?|diary|keys? to|time|moon)\b/giu

/** What a title asks advice for; undefined where it asks for none, or for what is not known here. */
export function readAdvice(subject: Subject): AskedAdvice | undefined {
  const { original } = subject
  const form = formOf(subject)
  if (form === undefined || namesSomebody(subject, form) || CRAFT.test(original)) return undefined
  const theme = themeOf(original, form)
  if (!theme || (form === 'myths' && theme.myths.length === 0)) return undefined
  const isCounted = /^(?:tips|mistakes|causes|signs|never|myths)$/u.test(form) && !ASKING.test(original)
  return {
    form,
    theme,
    count: form === 'days' ? daysOf(original) : isCounted ? countOf(original) : undefined,
    first: SMALL_RULE.test(original) ? ruleOf(original) : undefined,
    who:
      form === 'never' || (form === 'signs' && (OTHERS.test(original) || WHAT_OTHERS_DO.test(original)))
        ? 'they'
        : 'you',
  }
}

function formOf({ kind, original }: Subject): Form | undefined {
  if (/^(?:how|what) i\b/iu.test(original)) return 'experience'
  if (/^how (?:to|(?:do|can|should) (?:i|you|we))\b/iu.test(original)) return 'steps'
  // Who says why they did something tells a story of their own.
  if (OWN_REASON.test(original)) return ONLINE.test(original) ? 'experience' : undefined
  if (ASKING.test(original)) return COMPLAINT.test(original) ? 'causes' : undefined
  if (STOPPED.test(original)) return 'stop'
  if (CHALLENGE.test(original)) return 'days'
  if (SMALL_RULE.test(original) || ROUTINE.test(original) || ART.test(original)) return 'steps'
  if (WHAT_OTHERS_DO.test(original)) return /\bnever\b/iu.test(original) ? 'never' : 'signs'
  if (kind !== 'list' && !UNCOUNTED.test(original) && !(COUNTED.test(original) && countOf(original) !== undefined))
    return undefined
  if (KNOWN.test(original)) return undefined
  if (/\bsigns\b/iu.test(original)) return UNHAPPY.test(original) ? 'causes' : 'signs'
  if (/\breasons\b/iu.test(original)) return /\breasons (?:to|for|you should)\b/iu.test(original) ? 'tips' : 'causes'
  if (NEVER.test(original)) return 'never'
  if (MYTH.test(original)) return 'myths'
  if (MISTAKEN.test(original) || HARMFUL.test(original)) return 'mistakes'
  const isAdvice = new RegExp(ADVICE.source, 'iu').test(original)
  return isAdvice ? 'tips' : undefined
}

function themeOf(original: string, form: Form): Theme | undefined {
  if (SMALL_RULE.test(original)) return themeNamed('starting')
  const matter = original.replace(/^the (?:art|secret|power) of /iu, '').replace(ADVICE, ' ')
  // How to train a dog is not known here, and no general rule of life teaches it.
  const nouns = (matter.replace(FIGURES_OF_SPEECH, ' ').match(/[\p{L}’']+/gu) ?? []).map((word) => readTopic(word))
  if (nouns.includes('animal') || nouns.includes('machine')) return undefined
  const named = readStories().themes.find(({ words }) => words.test(matter))
  if (named) return named
  if (form === 'days') return themeNamed('starting')
  const asked = { steps: OF_LIFE, causes: UNEASE, experience: undefined, stop: /./u, signs: OF_GOOD_LIVES }
  const isOfLife = (form in asked ? asked[form as keyof typeof asked] : OF_PEOPLE)?.test(matter) === true
  return isOfLife && !nouns.some((topic) => topic !== undefined && OTHERWISE.has(topic))
    ? themeNamed('life')
    : undefined
}

/** One that is always there. */
function themeNamed(id: string): Theme {
  return readStories().themes.find((theme) => theme.id === id)!
}

/** Nobody who may be real is said to have done or advised anything. Capitals throughout are how titles are written. */
function namesSomebody({ original, isNamed }: Subject, form: Form): boolean {
  if (!isNamed) return false
  const words = original.match(/[\p{L}\p{M}’'.-]+/gu) ?? []
  const common = words.filter((word) => !NOBODY.test(word))
  if (common.some((word) => REAL_NAMES.has(word.toLowerCase().replace(/['’]s?$/u, '')))) return true
  // "How to learn English": what is asked of oneself is nobody's.
  if (OF_ONESELF.test(form)) return false
  const later = /^\p{L}/u.test(original) ? common.slice(1) : common
  return later.some((word) => /^\p{Lu}/u.test(word)) && later.some((word) => /^\p{Ll}{4}/u.test(word))
}
const OF_ONESELF = /^(?:steps|experience|causes|stop|days)$/u
/** Capitals that are no names of anybody. */
const NOBODY =
  /^(?:I(?:['’]\p{L}+)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|april|june|july|august|(?:sept|nov|dec)ember|october|christmas|easter|english|spanish|french|german|japanese|instagram|tiktok|youtube|facebook)$/iu

/** Five seconds are counted down; what is longer is begun at once. */
function ruleOf(original: string): Item {
  const isCountdown = /\b(?:5|five)[- ]second/iu.test(original)
  return themeNamed('starting').items.find(({ text }) =>
    text.startsWith(isCountdown ? 'Count down' : 'Do the first minute'),
  )!
}

/** "A 7 day challenge". */
function daysOf(text: string): number | undefined {
  const [, days] = /(?<!\p{N})(\p{N}+)[- ]days?\b/u.exec(text) ?? []
  return days === undefined ? undefined : Number(days)
}

function countOf(text: string): number | undefined {
  // "In your 20s" and "at 40" count years.
  const [digits] =
    /(?<!\b(?:at|by|after|before|over|under|turning|first|to|of) )\b\p{N}+\b(?!,\p{N}| (?:years?|dollars?|euros?|pounds?|minutes?|hours?|seconds?|days?)\b)/u.exec(
      text,
    ) ?? []
  if (digits !== undefined) return Number(digits)
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = words.find((word) => NUMBERS.indexOf(word) > 0 || TENS.has(word))
  return named === undefined ? undefined : (TENS.get(named) ?? NUMBERS.indexOf(named) + 1)
}
