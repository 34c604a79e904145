import { FREE_VERSION_HOURS, FREE_VERSIONS } from '@dayreel/catalogue'
import type { Estimate, FreeVersions } from '@dayreel/contract'
import { balanceOf } from '#ledger/balance-of.ts'
import { projectsLeft } from '#ledger/projects.ts'
import type { Services } from '#services'
import type { VersionRow } from './lock-video.ts'

const FREE_MS = FREE_VERSION_HOURS * 60 * 60_000

/** What the next video or version would cost, as things are now. */
export async function costOf(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: string,
  { isFree = false } = {},
): Promise<Estimate['cost']> {
  const [left, creditsLeft] = [await projectsLeft(db, sealing, accountId), await balanceOf(db, accountId)]
  return { credits: isFree || left !== 0 ? 0 : 1, isFree, projectsLeft: left, creditsLeft }
}

/**
 * How many new versions of a video are still free. One that failed or was cancelled does not count, nor does one that was paid.
 *
 * @param versions all of one video; whoever goes by the answer to charge holds its lock.
 */
export function freeVersionsOf(versions: readonly VersionRow[], now = Date.now()): FreeVersions {
  const successes = versions.filter(({ status }) => status === 'succeeded')
  const first = successes.toSorted((a, b) => a.number - b.number)[0]
  const until = (first?.finishedAt?.getTime() ?? -Infinity) + FREE_MS
  if (now >= until) return { freeVersionsLeft: 0, freeUntil: null }
  const used = versions.filter(({ isFree, status }) => isFree && status !== 'failed').length
  return { freeVersionsLeft: Math.max(0, FREE_VERSIONS - used), freeUntil: new Date(until).toISOString() }
}
