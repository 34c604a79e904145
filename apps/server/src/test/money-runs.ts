import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { runs } from '#db/schema.ts'
import { refundCredits, spendCredits } from '#ledger/credits.ts'
import { failVersion } from '#videos/fail-version.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import { channelCalls } from './given-channels.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { bearer } from './create-test-services.ts'
import type { TestPayments } from './given-payments.ts'
import type { MoneyFact } from './money-model.ts'
import { workOff } from './work-off.ts'

/** Returns a random whole number from 0 up to but not including `sides`. */
export type Dice = (sides: number) => number
type Act = { person: string; dice: Dice; facts: MoneyFact[] }

/** The possible ends of a channel's unfinished video. */
const ENDINGS = ['delete the channel', 'skip the run', 'cancel the video', 'the video fails'] as const

/** Spends credits at random by activating a channel or spending an amount. @returns a description. */
export async function spend(at: TestPayments, { person, dice, facts }: Act): Promise<string> {
  const balance = await at.balance(person)
  if (balance > 0 && dice(2) === 0) {
    const { id } = await calls(at, person).activate({ isActive: true })
    facts.push({ kind: 'spent', credits: 1, reference: `activate:${id}` })
    return ' 1 for a channel'
  }
  const credits = Math.min(balance, 1 + dice(60))
  if (credits === 0) return ' 0'
  const reference = `run:${randomUUID()}`
  await at.running.services.db.transaction((tx) => spendCredits(tx, { accountId: person, credits, reference }))
  facts.push({ kind: 'spent', credits, reference })
  return ` ${credits}`
}

/**
 * Ends paid work that is not finished, sometimes twice. The second time must change nothing. @returns a description.
 */
export async function giveBack(at: TestPayments, { person, dice, facts }: Act): Promise<string> {
  const spent = facts.filter((fact) => fact.kind === 'spent')
  const one = spent[dice(Math.max(1, spent.length))]
  if (one === undefined) return ' (nothing)'
  const { reference } = one
  facts.push({ kind: 'came back', reference })
  const [word, channelId] = reference.split(':') as [string, string]
  if (word === 'activate') return ` ${await endRun(at, { person, channelId, ending: ENDINGS[dice(ENDINGS.length)]! })}`
  await at.running.services.db.transaction((tx) => refundCredits(tx, { accountId: person, reference }))
  return ` ${one.credits}`
}

/** Ends all paid work. */
export async function giveAllBack(at: TestPayments, { person, facts }: Omit<Act, 'dice'>): Promise<void> {
  const spent = facts.filter((fact) => fact.kind === 'spent')
  for (const one of spent) await giveBack(at, { person, dice: () => 0, facts: [one] })
}

type Ended = { person: string; channelId: string; ending: (typeof ENDINGS)[number] }

async function endRun(at: TestPayments, { person, channelId, ending }: Ended): Promise<string> {
  const { services } = at.running
  const { db } = services
  const { call } = calls(at, person)
  if (ending === 'cancel the video' || ending === 'the video fails') await workOff(services, beginRunHandler)
  const [run] = await db.select().from(runs).where(eq(runs.channelId, channelId))
  if (run === undefined || run.status === 'skipped' || run.status === 'failed') return `${ending}: it has ended`
  const { id, videoId } = run
  if (ending === 'delete the channel') await call('DELETE', channelId)
  if (ending === 'skip the run') await call('POST', `${channelId}/runs/${id}/skip`)
  if (ending === 'cancel the video')
    await at.app.inject({ method: 'POST', url: `/api/videos/${videoId}/cancel`, headers: bearer(person) })
  if (ending === 'the video fails')
    await db.transaction((tx) =>
      failVersion(
        runVideoOwner,
        tx,
        { accountId: person, videoId: videoId!, number: 1 },
        { code: 'internal', message: 'It failed.' },
      ),
    )
  return ending
}

function calls(at: TestPayments, person: string): ReturnType<typeof channelCalls> {
  return channelCalls(at.app, at.running.services.db, person)
}
