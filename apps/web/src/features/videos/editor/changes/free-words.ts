import { DAY_MS, type Dates } from '@dayreel/catalogue'
import type { ChangePlan, FreeVersions } from '@dayreel/contract'
import { costText } from '../../cost-words.ts'

type Reader = { dates: Dates; /** In Unix milliseconds. */ now: number }

/**
 * Returns the remaining free versions and their end, like `You have 4 free versions until tomorrow at 14:05`. Undefined
 * if none is left.
 */
export function freeText({ freeVersionsLeft: left, freeUntil }: FreeVersions, reader: Reader): string | undefined {
  if (left === 0 || freeUntil === null) return undefined
  return `You have ${left} free ${left === 1 ? 'version' : 'versions'} until ${momentText(freeUntil, reader)}`
}

/**
 * Returns the cost of a new version and of later ones, like `Free. You have 4 free versions until tomorrow at 14:05.
 * After that, a version costs 1 credit. You have 3 credits.`
 */
export function versionCostText(cost: ChangePlan['cost'], reader: Reader): string {
  const free = cost.isFree ? freeText(cost, reader) : undefined
  return free === undefined ? costText(cost) : `${costText(cost)}. ${free}. After that, ${afterwards(cost)}.`
}

function afterwards({ projectsLeft, creditsLeft }: ChangePlan['cost']): string {
  if (projectsLeft === null) return 'versions are included in your plan'
  if (projectsLeft === 1) return 'a version uses the last video from your plan'
  if (projectsLeft > 1) return `a version uses 1 of the ${projectsLeft} videos in your plan`
  return `a version costs 1 credit. You have ${creditsLeft === 1 ? '1 credit' : `${creditsLeft} credits`}`
}

/** Returns text like `today at 14:05` or `tomorrow at 14:05`. */
function momentText(moment: string, { dates, now }: Reader): string {
  const day = dates.dateOf(moment)
  if (day === dates.dateOf(now)) return `today at ${dates.time(moment)}`
  if (day === dates.dateOf(now + DAY_MS)) return `tomorrow at ${dates.time(moment)}`
  return dates.dateAndTime(moment)
}
