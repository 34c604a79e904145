import type { Pictured } from './pictured.ts'

/** The hours of a day in the order they come. */
const HOURS = ['dawn', 'bright day', 'dusk', 'night'] as const
type Hour = (typeof HOURS)[number]

const TOLD: Record<Hour, RegExp> = {
  dawn: /\b(?:dawn|sunrise|daybreak|mornings?|breakfast|first light|toward morning)\b/iu,
  'bright day': /\b(?:noon|midday|daylight|afternoon|by day|at lunch)\b/iu,
  dusk: /\b(?:dusk|sunset|twilight|evenings?|nightfall|supper|dinner)\b/iu,
  night: /\b(?:(?:one|two|three|four) in the morning|night|midnight|tonight|nights|moonlight|past three|stars)\b/iu,
}
/** What of a picture belongs to one hour. */
const SHOWN: Record<Hour, RegExp> = {
  dawn: /\b(?:dawn|sunrise|daybreak|morning|first light)\b/iu,
  'bright day': /\b(?:bright day|noon|midday|daylight|afternoon|day|sunny|sun|sunlight|summer day)\b/iu,
  dusk: /\b(?:dusk|sunset|twilight|evening|nightfall|last light)\b/iu,
  night: /\b(?:night|midnight|moonlit|moonlight|moon|stars|starlight|first star)\b/iu,
}
/** Once around the clock is a story; more is a slide show. */
const MOST_STEPS = 4

/** Lets the hour of the pictures run on in order; only what the words tell may set it back. */
export function settleHours(scenes: readonly Pictured[]): string[] {
  const told = scenes.map(({ text }) => hourIn(TOLD, text))
  const shown = scenes.map(({ prompt }) => hourIn(SHOWN, prompt))
  let now = told.find((hour) => hour !== undefined) ?? shown.find((hour) => hour !== undefined) ?? 'bright day'
  // The words of a later scene do not bind the first pictures.
  if (told[0] === undefined && shown[0] !== undefined) now = shown[0]
  let steps = 0
  return scenes.map(({ prompt }, i) => {
    const own = told[i] ?? shown[i]
    if (own !== undefined && own !== now) {
      const ahead = (HOURS.indexOf(own) - HOURS.indexOf(now) + HOURS.length) % HOURS.length
      const mayGo = told[i] !== undefined || (ahead <= 2 && steps + ahead <= MOST_STEPS)
      if (mayGo) {
        now = own
        if (told[i] === undefined) steps += ahead
      }
    }
    return atHour(prompt, now)
  })
}

function hourIn(words: Record<Hour, RegExp>, text: string): Hour | undefined {
  return HOURS.map((hour) => ({ hour, at: text.search(words[hour]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.hour
}

/** The same picture at another hour: what belongs to its own one goes. */
function atHour(prompt: string, hour: Hour): string {
  const others = HOURS.filter((other) => other !== hour)
  const pieces = prompt
    .split(', ')
    .map((piece) =>
      others
        .reduce((rest, other) => {
          const words = new RegExp(
            `(?:(?<!\\s)\\s*\\b(?:at|by|in|on a|on|over|under)\\s+)?${SHOWN[other].source}`,
            'giu',
          )
          return rest.replace(words, '')
        }, piece)
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((piece) => piece !== '' && !/^(?:light|sky|over|a|the|first|last)$/u.test(piece))
  // A moon or a ray of sun does not say it.
  const isSaid = pieces.some((piece) =>
    /\b(?:dawn|day|daylight|noon|dusk|evening|sunset|night|midnight|morning|sunrise)\b/u.test(piece),
  )
  return [...pieces, ...(isSaid ? [] : [hour])].join(', ')
}
