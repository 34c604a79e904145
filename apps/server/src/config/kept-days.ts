import { PLAN_IDS, type PlanId } from '@dayreel/catalogue'
import { z } from 'zod'
import { optional } from './setting-forms.ts'

/** The number of days for which something is kept, by plan. A plan without an entry has no limit. */
export type KeptDays = Readonly<Partial<Record<PlanId, number>>>

/**
 * The minimum. A deletion is announced 14 days before, so a shorter time would announce it soon after the upload or
 * edit.
 */
const FEWEST_KEPT_DAYS = 30
const MOST_KEPT_DAYS = 3_650
const WANTED = `must be plans with days from ${FEWEST_KEPT_DAYS} to ${MOST_KEPT_DAYS}, such as free=90,starter=365; the plans are ${PLAN_IDS.join(', ')}`

/** Reads a setting such as `free=90,starter=365`. */
export const keptDays = optional(
  z.string().transform((text, context): KeptDays => {
    const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()))
    const isValid = entries.every(([plan = '', days = '', ...others]) => {
      const isInRange = /^\d{1,4}$/u.test(days) && Number(days) >= FEWEST_KEPT_DAYS && Number(days) <= MOST_KEPT_DAYS
      return (PLAN_IDS as readonly string[]).includes(plan) && isInRange && others.length === 0
    })
    if (!isValid) {
      context.addIssue({ code: 'custom', message: WANTED })
      return z.NEVER
    }
    return Object.fromEntries(entries.map(([plan, days]) => [plan, Number(days)]))
  }),
)
