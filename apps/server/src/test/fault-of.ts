type Answer = { statusCode: number; body: string }

/** A call that takes longer than this, in milliseconds, counts as hanging. Pauses of a busy machine are shorter. */
const ANSWER_TIMEOUT_MS = 120_000
/** Matches messages of a validator, a parser or JavaScript, which users must not see. */
const NO_WORDS_FOR_PEOPLE =
  /invalid (input|option|type|json)|\bexpected\b|\breceived\b|too (big|small)|\bNaN\b|undefined|unrecognized|\[object|JSON at position/i

/** Describes what is wrong with a response to invalid input. Returns undefined if nothing is wrong. */
export function faultOf(answer: Answer | 'late'): string | undefined {
  if (answer === 'late') return 'no answer'
  const { statusCode, body } = answer
  const summary = `${statusCode} ${body.slice(0, 300)}`
  if (statusCode >= 500) return summary
  if (statusCode >= 400 && !isExplained(body)) return `not explained: ${summary}`
  if (/\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+|node_modules|select .+ from|postgres/i.test(body))
    return `tells too much: ${summary}`
  return undefined
}

/** Like `faultOf`, for calls of our own API, whose errors users read. */
export function faultForPeople(answer: Answer | 'late'): string | undefined {
  const fault = faultOf(answer)
  if (fault !== undefined || answer === 'late' || answer.statusCode < 400) return fault
  const { message, details } = JSON.parse(answer.body) as { message: string; details?: unknown }
  const words = [message, ...textsIn(details)].find((text) => NO_WORDS_FOR_PEOPLE.test(text))
  return words === undefined ? undefined : `not for people: ${answer.statusCode} ${words.slice(0, 300)}`
}

export function inTime(answer: Promise<Answer>): Promise<Answer | 'late'> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS, 'late').unref())
  return Promise.race([answer, late])
}

/** Returns whether an error body explains the error, in our format, in GoTrue's format or as a page. */
function isExplained(body: string): boolean {
  if (body.startsWith('<!')) return true
  const { message, msg, error_description } = JSON.parse(body) as Record<string, unknown>
  return [message, msg, error_description].some((text) => typeof text === 'string' && text.length >= 8)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
