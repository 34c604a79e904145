import { type Outline, subjectLine, type TitleKind, UNCOUNTED_LIST_WORDS } from '@dayreel/storyboard'

const NUMBERS = 'two three four five six seven eight nine ten'.split(' ')
const COUNTED =
  /^(?:(?:my|our) )?(?:(?:the )?(?:top|best) )?(\p{N}{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty) (?!(?:years?|days?|hours?|minutes?|seconds?|weeks?|months?)\b)(?:[\p{L}'’-]+ ){0,4}?\p{L}+s\b/iu
const UNCOUNTED = new RegExp(
  String.raw`^(?:the |my |our |some )?(?:[\p{L}-]+ ){0,3}(?:${UNCOUNTED_LIST_WORDS}|facts|ways)\b`,
  'iu',
)
const HOW_TO = /^how (?:to|(?:do|can|should) (?:i|you|we)|i)\b/iu
const WHAT_IF = /^(?:but |and |so )?(?:what would (?:happen |be )?if|what if|imagine|suppose|picture)\b/iu
const ASKING =
  /^(?:why|how|what|when|where|who|which|is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b|\?$/iu
const OF_THE_PAST =
  /\b(?:history|origins?|rise|fall|invention|inventor|discovery|evolution|birth|decline) of\b|^who (?:invented|discovered|built)\b/iu

/** As many headings as a list has at most. */
const MOST_COUNTED = 10
const USUAL_COUNT = 5

const HEADINGS: Readonly<Record<Exclude<TitleKind, 'list'>, readonly string[]>> = {
  'how-to': [
    'What it looks like when it is done',
    'What is needed',
    'The first step',
    'The step that most people get wrong',
    'The last step',
    'How to see that it worked',
  ],
  why: [
    'The question, as somebody would notice it',
    'What most people believe',
    'What really happens, step by step',
    'One thing that can be seen or tried',
    'The answer in one sentence',
  ],
  history: [
    'One moment in it, with a place and a year',
    'How things were before',
    'Who began it, and why',
    'What went wrong, or who was against it',
    'What changed because of it',
    'What is left of it today',
  ],
  story: [
    'Who, where and when',
    'What they want',
    'What goes wrong',
    'The moment when it could go either way',
    'How it ends',
    'What can be seen last',
  ],
}

/** What kind of thing a title promises. */
export function kindOfTitle(text: string): TitleKind {
  const title = subjectLine(text)
  if (countIn(title) !== undefined || UNCOUNTED.test(title)) return 'list'
  if (HOW_TO.test(title)) return 'how-to'
  if (WHAT_IF.test(title)) return 'story'
  if (OF_THE_PAST.test(title)) return 'history'
  return ASKING.test(title) ? 'why' : 'story'
}

/** Headings for somebody who writes the script of a title themselves; the title stands in none of them. */
export function outlineOf(text: string): Outline {
  const kind = kindOfTitle(text)
  if (kind !== 'list') return { kindOfTitle: kind, headings: [...HEADINGS[kind]] }
  const count = Math.min(MOST_COUNTED, countIn(subjectLine(text)) ?? USUAL_COUNT)
  const numbers = Array.from({ length: count }, (_, i) => `Number ${i + 1}, with one detail that can be seen`)
  return { kindOfTitle: kind, headings: ['Why it is worth a minute', ...numbers, 'The one to remember'] }
}

/** How many things a title counts. */
function countIn(title: string): number | undefined {
  const [, count] = COUNTED.exec(title) ?? []
  if (count === undefined) return undefined
  const more: Readonly<Record<string, number>> = { twelve: 12, twenty: 20, fifty: 50 }
  const word = count.toLowerCase()
  return more[word] ?? (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(count))
}
