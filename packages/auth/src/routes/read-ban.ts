import { invalid } from '../wire/auth-error.ts'

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/

/**
 * Returns the end of a ban with this duration, which uses Go's notation such as `1h30m`. The duration `none` lifts the
 * ban.
 */
export function readBan(text: string, now: Date): Date | null {
  if (text === 'none') return null
  if (!DURATION.test(text)) throw invalid('ban_duration must be none, or a duration such as 24h or 1h30m')
  const parts = text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)
  const ms = [...parts].reduce((sum, [, number, unit]) => sum + Number(number) * UNIT_MS[unit!]!, 0)
  const until = new Date(now.getTime() + ms)
  if (Number.isNaN(until.getTime())) throw invalid('ban_duration is too long')
  return until
}
