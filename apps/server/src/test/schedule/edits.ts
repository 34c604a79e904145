import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@dayreel/catalogue'
import { grantCredits } from '#ledger/credits.ts'
import type { SharedServices } from '#services'
import { begin, plan, slotAfter, type Channel } from './model.ts'
import { localClock } from './slot-by-clock.ts'
import type { askUntilDone } from './person.ts'

const REVIEWS = [2, 6, 12, 24]
const MOST_CREDITS = 60
const LONGEST_DAYS = 40

type Ask = <Answer>(accountId: string, call: Parameters<typeof askUntilDone>[2]) => Promise<Answer>
export type Editing = {
  services: Pick<SharedServices, 'db'>
  ask: Ask
  random: () => number
  zones: readonly string[]
  now: number
}
type Edit = (channel: Channel, editing: Editing) => Promise<unknown>

const pick = <Each>(from: readonly Each[], random: () => number): Each => from[Math.floor(random() * from.length)]!

export function anyTime(random: () => number): string {
  const minutes = Math.floor(random() * 288) * 5
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Returns all days of the week, some days or one day. */
export function anyDays(random: () => number): number[] {
  const share = pick([1, 0.5, 0.2, 0.2], random)
  const days = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < share)
  return days.length > 0 ? days : [1 + Math.floor(random() * 7)]
}

type Change = Partial<Pick<Channel, 'zone' | 'time' | 'days' | 'endsOn' | 'reviewHours'>>

/** Saves the channel's form on the server and in the model. */
async function configure(channel: Channel, { ask, now }: Editing, changes: Change): Promise<void> {
  const { zone, time, ...same } = changes
  const body = {
    ...same,
    ...(zone !== undefined && { preferredTimeZone: zone }),
    ...(time !== undefined && { preferredRunTimeLocal: time }),
  }
  const before = JSON.stringify(channel)
  Object.assign(channel, changes)
  if (JSON.stringify(channel) !== before) plan(channel, now)
  await ask(channel.account.id, { method: 'PUT', path: `${channel.id}/config`, body })
}

/** All edits that a user can make to a channel. Frequent edits are listed several times. */
const EDITS: readonly Edit[] = [
  (channel, editing) => configure(channel, editing, { time: anyTime(editing.random) }),
  (channel, editing) => configure(channel, editing, { time: anyTime(editing.random) }),
  (channel, editing) => configure(channel, editing, { time: editing.random() < 0.2 ? null : anyTime(editing.random) }),
  (channel, editing) => configure(channel, editing, { zone: pick(editing.zones, editing.random) }),
  (channel, editing) => configure(channel, editing, { zone: pick(editing.zones, editing.random) }),
  (channel, editing) =>
    configure(channel, editing, {
      zone: pick(editing.zones, editing.random),
      time: anyTime(editing.random),
      days: anyDays(editing.random),
    }),
  (channel, editing) => configure(channel, editing, { days: anyDays(editing.random) }),
  (channel, editing) =>
    configure(channel, editing, { reviewHours: editing.random() < 0.7 ? null : pick(REVIEWS, editing.random) }),
  (channel, editing) => {
    const end = editing.now + editing.random() * LONGEST_DAYS * DAY_MS
    const endsOn = editing.random() < 0.6 ? null : localClock(channel.zone)(end).slice(0, 10)
    return configure(channel, editing, { endsOn })
  },
  toggle,
  toggle,
  toggle,
  runOnce,
  leaveOut,
  dropFirst,
  dropFirst,
  buy,
  buy,
  buy,
  buy,
]

export function editAny(channel: Channel, editing: Editing): Promise<unknown> {
  return pick(EDITS, editing.random)(channel, editing)
}

function toggle(channel: Channel, { ask, now }: Editing): Promise<unknown> {
  channel.isActive = !channel.isActive
  plan(channel, now)
  return ask(channel.account.id, { method: 'PATCH', path: `${channel.id}/toggle` })
}

async function runOnce(channel: Channel, { ask }: Editing): Promise<void> {
  const { account, isActive } = channel
  if (!isActive || account.credits === 0) return
  account.credits--
  begin(channel, 'hand', true)
  await ask(account.id, { method: 'POST', path: `${channel.id}/run-once` })
}

async function leaveOut(channel: Channel, { ask }: Editing): Promise<void> {
  if (channel.next === undefined || channel.leftOut.length > 50) return
  const { date, at } = channel.next
  channel.leftOut.push(date)
  channel.runs.push(`${date} skipped left_out`)
  channel.next = slotAfter(channel, at)
  await ask(channel.account.id, { method: 'PUT', path: `${channel.id}/skipped-dates/${date}` })
}

/** Removes the next subject from the list, as a user does with a subject that cannot become a video. */
async function dropFirst(channel: Channel, { ask }: Editing): Promise<void> {
  if (channel.subjects.shift() === undefined) return
  const path = `${channel.id}/subjects`
  const { subjects } = await ask<{ subjects: { id: string }[] }>(channel.account.id, { method: 'GET', path })
  await ask(channel.account.id, { method: 'DELETE', path: `${path}/${subjects[0]!.id}` })
}

async function buy({ account }: Channel, { services, random }: Editing): Promise<void> {
  const credits = 1 + Math.floor(random() * MOST_CREDITS)
  account.credits += credits
  await services.db.transaction((tx) => grantCredits(tx, { accountId: account.id, credits, reference: randomUUID() }))
}

type Wanted = Pick<Channel, 'name' | 'account' | 'zone' | 'time' | 'days' | 'reviewHours'>

/**
 * Activates a channel on the server and in the model. Its list is still empty, so its template chooses the first
 * subject.
 */
export async function activate(wanted: Wanted, { ask, now }: Editing): Promise<Channel> {
  const { name, account, zone, time, days, reviewHours } = wanted
  const config = { name, preferred_timezone: zone, preferred_run_time_local: time, days, reviewHours }
  const body = { templateId: 'impossible-worlds', config }
  const { id } = await ask<{ id: string }>(account.id, { method: 'POST', path: 'activate', body })
  const taken = localClock(zone)(now).slice(0, 10)
  const channel: Channel = {
    ...wanted,
    id,
    taken,
    endsOn: null,
    isActive: true,
    leftOut: [],
    subjects: [],
    isNotified: false,
    runs: [],
  }
  account.credits--
  begin(channel, 'activation', true)
  plan(channel, now)
  return channel
}

/** Deletes a channel. Its videos stay, but it has no further runs. */
export async function remove({ id, account }: Channel, { ask }: Editing): Promise<void> {
  await ask(account.id, { method: 'DELETE', path: id })
}

/** Counts the runs of a channel until a moment. Runs that are missed by then do not count. */
export function turnsUntil(channel: Channel, now: number): number {
  let turns = 0
  const ahead = { ...channel }
  while (ahead.next && ahead.next.makeAt <= now) {
    const { date, at } = ahead.next
    ahead.taken = date
    if (now - at < DAY_MS) turns++
    ahead.next = slotAfter(ahead, at)
  }
  return turns
}

/**
 * Returns whether a change would have the same effect a minute later. Slots and lead times are multiples of five
 * minutes.
 */
export function isFarFromSlots(now: number): boolean {
  const intoGrid = now % 300_000
  return intoGrid >= 5_000 && intoGrid <= 180_000
}
