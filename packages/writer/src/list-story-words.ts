/**
 * How advice is told: `tips` as what to do, `mistakes` as what people do and what to do instead, `causes` as what somebody may be doing,
 * `signs` as what somebody does, `steps` one after another, `experience` as somebody did it, `stop` as what not to do, `days` as one a day,
 * `never` as what others do not do, `myths` as what people say and what is so.
 */
// prettier-ignore
export type Form =
  'tips' | 'mistakes' | 'causes' | 'signs' | 'steps' | 'experience' | 'stop' | 'days' | 'never' | 'myths'

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

/** What opens each place of a form that is not counted. */
const LEADS: Partial<Record<Form, readonly string[]>> = {
  causes:
    rows(`Perhaps you / Or you / Perhaps you also / Or else you / And some days you / Now and then you / And quietly you /
    On bad days you / Then again you / And at last you`),
  steps: rows(`First, / Then / Next, / After that, / Once that is easy, / From then on, / When you have time, /
    Little by little, / Some weeks later, / And last,`),
  experience:
    rows(`First I / Then I / After a week I / Some days later I / In the second month I / One evening I / Later I /
    By spring I / Around then I / And in the end I`),
  stop: rows(`Do not / And do not / Please do not / Above all do not / And never / Nor should you / Try not to / Do not even /
    And do not ever / And last, do not`),
}
const LAST_STEP = 'Last,'

/** How the piece of advice at a place of so many is opened: "Three:", "Day three:", "Perhaps you". */
export function leadAt(form: Form, place: number, count: number, isCounted: boolean): string {
  const number = NUMBERS[place]!
  if (form === 'days') return `Day ${number}:`
  if (form === 'myths') return `Myth ${number}:`
  if (form === 'steps' && place === count - 1) return LAST_STEP
  const lead = isCounted ? undefined : LEADS[form]?.[place]
  return lead ?? `${number[0]!.toUpperCase()}${number.slice(1)}:`
}

/** Before advice that the title did not count. */
export const FREE_LEADS = rows(
  'One for free: / And while you are here: / Still listening? Then / And for a rainy day: / As a bonus: / And because you stayed:',
)

/** Whatever may open a piece of advice. */
export const ALL_LEADS: readonly string[] = [
  ...NUMBERS.flatMap((number) => [`${number}:`, `Day ${number}:`, `Myth ${number}:`]),
  ...Object.values(LEADS).flat(),
  LAST_STEP,
  ...FREE_LEADS,
]

function rows(words: string): readonly string[] {
  return words.split('/').map((row) => row.trim().replace(/\s+/gu, ' '))
}
