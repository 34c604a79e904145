import { FREE_VERSION_HOURS, FREE_VERSIONS } from '@dayreel/catalogue'
import type { Estimate, FreeVersions } from '@dayreel/contract'
import { balanceOf } from '#ledger/balance-of.ts'
import { projectsLeft } from '#ledger/projects.ts'
import type { Services } from '#services'
import type { VersionRow } from './lock-video.ts'

const FREE_MS = FREE_VERSION_HOURS * 60 * 60_000

/** Returns the current cost of the next video or version. */
export async function costOf(
  { db, sealing }: Pick<Services, 'db' | 'sealing'>,
  accountId: string,
  { isFree = false } = {},
): Promise<Estimate['cost']> {
  const [left, creditsLeft] = [await projectsLeft(db, sealing, accountId), await balanceOf(db, accountId)]
  return { credits: isFree || left !== 0 ? 0 : 1, isFree, projectsLeft: left, creditsLeft }
}

/**
 * Counts the remaining free versions of a video. Failed, cancelled and paid versions do not use up free versions.
 *
 * @param versions all versions of one video. A caller that charges for a version must lock the video.
 */
export function freeVersionsOf(versions: readonly VersionRow[], now = Date.now()): FreeVersions {
  const successes = versions.filter(({ status }) => status === 'succeeded')
  const first = successes.toSorted((a, b) => a.number - b.number)[0]
  const until = (first?.finishedAt?.getTime() ?? -Infinity) + FREE_MS
  if (now >= until) return { freeVersionsLeft: 0, freeUntil: null }
  const used = versions.filter(({ isFree, status }) => isFree && status !== 'failed').length
  return { freeVersionsLeft: Math.max(0, FREE_VERSIONS - used), freeUntil: new Date(until).toISOString() }
}
