import type { Estimate } from '@dayreel/contract'
import { balanceOf } from '#ledger/balance-of.ts'
import { projectsLeft } from '#ledger/projects.ts'
import type { Services } from '#services'
import type { VersionRow } from './lock-video.ts'

const DAY_MS = 24 * 60 * 60_000

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
 * The first new version within a day of the video's success is free. One that failed or was cancelled does not count.
 *
 * @param versions all of one video.
 */
export function isNextFree(versions: readonly VersionRow[], now = Date.now()): boolean {
  const successes = versions.filter(({ status }) => status === 'succeeded')
  const first = successes.toSorted((a, b) => a.number - b.number)[0]
  if (first?.finishedAt == null) return false
  const later = versions.filter(({ number, status }) => number > first.number && status !== 'failed')
  return later.length === 0 && now - first.finishedAt.getTime() < DAY_MS
}
