import { DAY_MS, FREE_VERSIONS, type Dates } from '@dayreel/catalogue'
import type { ChangePlan, FreeVersions } from '@dayreel/contract'
import { costText } from '../../cost-words.ts'

type Reader = { dates: Dates; /** In Unix milliseconds. */ now: number }

/**
 * The remaining free versions and their end: `4 of 5 free new versions left until tomorrow at 14:05`; undefined if none is
 * left.
 */
export function freeText({ freeVersionsLeft: left, freeUntil }: FreeVersions, reader: Reader): string | undefined {
  if (left === 0 || freeUntil === null) return undefined
  return `${left} of ${FREE_VERSIONS} free new versions left until ${momentText(freeUntil, reader)}`
}

/**
 * The cost of a new version, and of those after the free ones: `Free (4 of 5 left until tomorrow at 14:05, then 1 credit
 * each)`.
 */
export function versionCostText(cost: ChangePlan['cost'], reader: Reader): string {
  const { isFree, freeVersionsLeft: left, freeUntil } = cost
  if (!isFree || left === 0 || freeUntil === null) return costText(cost)
  const until = momentText(freeUntil, reader)
  return `${costText(cost)} (${left} of ${FREE_VERSIONS} left until ${until}, then ${afterwards(cost)})`
}

function afterwards({ projectsLeft, creditsLeft }: ChangePlan['cost']): string {
  if (projectsLeft === null) return 'included in your plan'
  if (projectsLeft === 0) return `1 credit each; you have ${creditsLeft}`
  return projectsLeft === 1 ? 'your last video' : `one of your ${projectsLeft} videos`
}

/** `today at 14:05`, `tomorrow at 14:05` */
function momentText(moment: string, { dates, now }: Reader): string {
  const day = dates.dateOf(moment)
  if (day === dates.dateOf(now)) return `today at ${dates.time(moment)}`
  if (day === dates.dateOf(now + DAY_MS)) return `tomorrow at ${dates.time(moment)}`
  return dates.dateAndTime(moment)
}
