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

/** The maximum number of points in the outline of a list. */
const MAX_COUNTED = 10
const USUAL_COUNT = 5

const OUTLINES: Readonly<Record<Exclude<TitleKind, 'list'>, Omit<Outline, 'kind'>>> = {
  'how-to': {
    hook: 'Hook: the result that your viewer wants',
    points: ['What you need', 'The first step', 'The step that most people get wrong', 'The last step'],
    close: 'Close: how to see that it worked',
  },
  why: {
    hook: 'Hook: the question, the way a viewer would ask it',
    points: [
      'What most people believe',
      'What really happens, step by step',
      'One example that a viewer can see or try',
    ],
    close: 'Close: the answer in one sentence',
  },
  history: {
    hook: 'Hook: one moment, with a place and a year',
    points: [
      'How things were before',
      'Who started it, and why',
      'What went wrong, or who opposed it',
      'What it changed',
    ],
    close: 'Close: what remains of it today',
  },
  story: {
    hook: 'Hook: who, where and when',
    points: ['What they want', 'What goes wrong', 'The moment when it could go either way', 'How it ends'],
    close: 'Close: the last picture',
  },
}

/** Returns the kind of content that a title promises. */
export function kindOfTitle(text: string): TitleKind {
  const title = subjectLine(text)
  if (countIn(title) !== undefined || UNCOUNTED.test(title)) return 'list'
  if (HOW_TO.test(title)) return 'how-to'
  if (WHAT_IF.test(title)) return 'story'
  if (OF_THE_PAST.test(title)) return 'history'
  return ASKING.test(title) ? 'why' : 'story'
}

/** Returns an outline of each kind, the kind of the title first. The title itself is not part of an outline. */
export function outlinesFor(text: string): Outline[] {
  const kind = kindOfTitle(text)
  const list = listOutline(Math.min(MAX_COUNTED, countIn(subjectLine(text)) ?? USUAL_COUNT))
  const others = Object.entries(OUTLINES).map(([other, outline]) => ({ kind: other as TitleKind, ...outline }))
  const all = [list, ...others]
  return [...all.filter((outline) => outline.kind === kind), ...all.filter((outline) => outline.kind !== kind)]
}

function listOutline(count: number): Outline {
  const points = Array.from({ length: count }, (_, i) => `Number ${i + 1}, with one detail to picture`)
  return { kind: 'list', hook: 'Hook: why this is worth a minute', points, close: 'Close: the one to remember' }
}

/** Returns how many things a title promises. */
function countIn(title: string): number | undefined {
  const [, count] = COUNTED.exec(title) ?? []
  if (count === undefined) return undefined
  const more: Readonly<Record<string, number>> = { twelve: 12, twenty: 20, fifty: 50 }
  const word = count.toLowerCase()
  return more[word] ?? (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(count))
}
