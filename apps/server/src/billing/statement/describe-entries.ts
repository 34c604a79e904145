import type { StatementEntry } from '@dayreel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels, payments, runs, videos, type ledgerEntries } from '#db/schema.ts'
import { planName } from '../offers.ts'

type Row = typeof ledgerEntries.$inferSelect
type EntryText = Pick<StatementEntry, 'kind' | 'what' | 'link'>
/** The objects that ledger entries refer to, by object id. */
type Known = {
  channels: ReadonlyMap<string, string>
  videos: ReadonlyMap<string, string>
  runs: ReadonlyMap<string, { channelId: string; videoId: string | null }>
  plans: ReadonlyMap<string, string | null>
}

const SPENDING = /^(?:(activate|run):([^:]+)|project:video:([^:]+))/

/** Describes each entry and links to the object that it refers to. */
export async function describeEntries(db: Db, accountId: string, rows: readonly Row[]): Promise<StatementEntry[]> {
  const known = await lookUp(db, accountId, rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    amount: row.amount,
    balance: row.balanceAfter,
    ...describeEntry(row.reference, row.amount, known),
  }))
}

function describeEntry(reference: string, amount: number, known: Known): EntryText {
  const [word = '', id = ''] = reference.split(':')
  const isReturned = word === 'refund' && amount > 0
  const spent = isReturned ? reference.slice('refund:'.length) : reference
  const what = SPENDING.test(spent) ? describeSpending(spent, known) : undefined
  if (what !== undefined) return { kind: isReturned ? 'given_back' : 'spent', ...what }
  const subscription = '/app/subscription'
  if (word === 'pack') return { kind: 'granted', what: `${amount} credits bought`, link: null }
  if (word === 'period')
    return { kind: 'granted', what: `A month of ${planName(known.plans.get(id) ?? 'your plan')}`, link: null }
  if (word === 'affiliate')
    return { kind: 'granted', what: 'Someone you referred bought a plan', link: '/app/affiliate' }
  if (word === 'host') return { kind: 'granted', what: 'Added by the operator of this site', link: null }
  if (word === 'refund') return { kind: 'taken_back', what: 'The payment was refunded', link: null }
  if (word === 'refund-failed') return { kind: 'given_back', what: 'The refund failed', link: null }
  if (word === 'dispute') return { kind: 'taken_back', what: 'The payment is disputed', link: null }
  if (word === 'owed')
    return { kind: 'taken_back', what: 'Owed for a payment that was refunded or disputed', link: null }
  if (word === 'dispute-won') return { kind: 'given_back', what: 'The dispute was settled', link: null }
  return {
    kind: amount > 0 ? 'granted' : 'spent',
    what: amount > 0 ? 'Credits given' : 'Credits spent',
    link: subscription,
  }
}

function describeSpending(reference: string, known: Known): Pick<EntryText, 'what' | 'link'> {
  const [, word, id = '', videoId] = SPENDING.exec(reference)!
  if (videoId !== undefined) return describeVideo(videoId, known)
  if (word === 'activate') {
    const name = known.channels.get(id)
    return name === undefined
      ? { what: 'A deleted channel', link: null }
      : { what: `Channel “${name}” activated`, link: `/app/configure-channel/${id}` }
  }
  const run = known.runs.get(id)
  const name = run && known.channels.get(run.channelId)
  if (run === undefined || name === undefined) return { what: 'A video of a deleted channel', link: null }
  const link = run.videoId === null ? `/app/configure-channel/${run.channelId}` : `/app/videos/${run.videoId}`
  return { what: `A video of the channel “${name}”`, link }
}

function describeVideo(id: string, { videos: titles }: Known): Pick<EntryText, 'what' | 'link'> {
  const title = titles.get(id)
  return title === undefined
    ? { what: 'A deleted video', link: null }
    : { what: `Video “${title}”`, link: `/app/videos/${id}` }
}

async function lookUp(db: Db, accountId: string, rows: readonly Row[]): Promise<Known> {
  const ids = {
    channels: new Set<string>(),
    runs: new Set<string>(),
    videos: new Set<string>(),
    paid: new Set<string>(),
  }
  for (const { reference } of rows) {
    const [, word, id, videoId] = SPENDING.exec(reference.replace(/^refund:/, '')) ?? []
    if (word === 'activate') ids.channels.add(id!)
    if (word === 'run') ids.runs.add(id!)
    if (videoId !== undefined) ids.videos.add(videoId)
    if (reference.startsWith('period:')) ids.paid.add(reference.slice('period:'.length))
  }
  const foundRuns = await db
    .select({ id: runs.id, channelId: runs.channelId, videoId: runs.videoId })
    .from(runs)
    .where(and(eq(runs.accountId, accountId), inArray(runs.id, uuids(ids.runs))))
  for (const { channelId } of foundRuns) ids.channels.add(channelId)
  const foundChannels = await db
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), inArray(channels.id, uuids(ids.channels))))
  const foundVideos = await db
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .where(and(eq(videos.accountId, accountId), inArray(videos.id, uuids(ids.videos))))
  const foundPayments = await db
    .select({ id: payments.id, plan: payments.plan })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.id, [...ids.paid])))
  return {
    runs: new Map(foundRuns.map((run) => [run.id, run])),
    channels: new Map(foundChannels.map(({ id, name }) => [id, name])),
    videos: new Map(foundVideos.map(({ id, title }) => [id, title])),
    plans: new Map(foundPayments.map(({ id, plan }) => [id, plan])),
  }
}

/**
 * Keeps only well-formed ids, because the database rejects others. References are never deleted, and tests may have
 * stored malformed ids.
 */
function uuids(ids: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
}
