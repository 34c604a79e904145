import { localClock, nextDate, slotByClock } from './slot-by-clock.ts'

const [HOUR_MS, DAY_MS, LEAST_LEAD_MS] = [3_600_000, 24 * 3_600_000, 20 * 60_000]
export type Slot = { date: string; at: number; makeAt: number }
type Timetable = {
  zone: string
  /** The time of the daily run, such as `18:00`. Null if there is no daily run. */
  time: string | null
  days: number[]
  endsOn: string | null
  reviewHours: number | null
}
export type Account = { id: string; credits: number; mails: string[] }
export type Channel = Timetable & {
  id: string
  name: string
  account: Account
  isActive: boolean
  taken: string
  leftOut: string[]
  next?: Slot | undefined
  subjects: string[]
  isNotified: boolean
  runs: string[]
}

/** Returns whether a subject fails. Both the model and the instant studio use this rule. */
export const isDoomed = (subject: string): boolean => subject.startsWith('Doomed')

/**
 * The rules of the schedule, implemented a second time as briefly as possible. They share no code with the product, not
 * even for finding slots.
 */
const leadOf = ({ reviewHours }: Timetable): number => Math.max(LEAST_LEAD_MS, (reviewHours ?? 0) * HOUR_MS)

export function slotAfter(channel: Channel, after: number): Slot | undefined {
  const { zone, time, days, endsOn, leftOut, taken } = channel
  const today = localClock(zone)(after).slice(0, 10)
  let date = taken >= today ? nextDate(taken) : today
  for (let i = 0; i < 400 && date <= (endsOn ?? date); i++, date = nextDate(date)) {
    if (!days.includes(new Date(date).getUTCDay() || 7) || leftOut.includes(date)) continue
    const at = slotByClock(date, time!, zone)
    const turn = (Number.parseInt(channel.id.slice(0, 8), 16) % 300) * 1000
    if (at !== undefined && at > after) return { date, at, makeAt: at + turn - leadOf(channel) }
  }
  return undefined
}
export function plan(channel: Channel, now: number): void {
  channel.next = channel.isActive && channel.time !== null ? slotAfter(channel, now + leadOf(channel)) : undefined
}
export function begin(channel: Channel, run: string, isPaid: boolean): void {
  const { account, name, subjects, runs, reviewHours } = channel
  const isOut = !isPaid && account.credits === 0
  if (isOut && !channel.isNotified) account.mails.push(`“${name}” skipped a video: you’re out of credits`)
  channel.isNotified = isOut
  if (isOut) return void runs.push(`${run} skipped out_of_credits`)
  const subject = subjects[0] ?? 'its template’s'
  const fails = isDoomed(subject)
  runs.push(`${run} ${fails ? 'failed' : 'ready'} ${subject}`)
  account.credits += Number(isPaid) - Number(!fails) // A failed run returns the credit; a successful run keeps it.
  if (fails) account.mails.push(`A video for “${name}” couldn’t be created`)
  else if (!isPaid && reviewHours !== null) account.mails.push(`Ready for review: “${subject}”`)
  if (!fails) subjects.shift()
}
export function advance(channel: Channel, now: number): void {
  while (channel.next && channel.next.makeAt <= now) {
    const { date, at } = channel.next
    channel.taken = date
    if (now - at < DAY_MS) begin(channel, date, false)
    else channel.runs.push(`${date} skipped missed`)
    channel.next = slotAfter(channel, at)
  }
}
