import { FREE_VERSIONS } from '@dayreel/catalogue'
import type { ChangePlan, FreeVersions } from '@dayreel/contract'
import { costText } from '../../cost-words.ts'

/** How many new versions are free and until when: `4 of 5 free new versions left until tomorrow 14:05`; undefined where none is. */
export function freeText({ freeVersionsLeft: left, freeUntil }: FreeVersions, now = new Date()): string | undefined {
  if (left === 0 || freeUntil === null) return undefined
  return `${left} of ${FREE_VERSIONS} free new versions left until ${momentText(new Date(freeUntil), now)}`
}

/** What a new version costs, and what the ones after the free ones do. */
export function versionCostText(cost: ChangePlan['cost'], now = new Date()): string {
  const free = cost.isFree ? freeText(cost, now) : undefined
  if (free === undefined) return costText(cost)
  return `${free}, then ${afterwards(cost)}`
}

function afterwards({ projectsLeft, creditsLeft }: ChangePlan['cost']): string {
  if (projectsLeft === null) return 'included in your plan'
  if (projectsLeft === 0) return `1 credit each (you have ${creditsLeft})`
  return projectsLeft === 1 ? 'your last video' : `one of your ${projectsLeft} videos`
}

const DAY_MS = 24 * 60 * 60_000

/** `today 14:05`, `tomorrow 14:05`, in the reader's own zone and habit. */
function momentText(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
  const day = moment.toDateString()
  if (day === now.toDateString()) return `today ${time}`
  if (day === new Date(now.getTime() + DAY_MS).toDateString()) return `tomorrow ${time}`
  return moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
