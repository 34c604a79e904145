import type { Estimate, VideoSummary } from '@dayreel/contract'
import { countedNoun } from '#lib/counted-noun.ts'

type Cost = Estimate['cost']

/** Returns the cost of making something, before it starts. */
export function costText({ credits, isFree, projectsLeft, creditsLeft }: Cost): string {
  if (isFree) return 'Free'
  if (credits > 0) return `${countedNoun(credits, 'credit')} (you have ${creditsLeft})`
  if (projectsLeft === null) return 'Included in your plan'
  if (projectsLeft === 1) return 'The last video left in your plan'
  return `1 of the ${projectsLeft} videos left in your plan`
}

/** Returns what a video cost when it started. */
export function usedText({ paidWith }: Pick<VideoSummary, 'paidWith'>): string {
  if (paidWith === 'nothing') return 'Free'
  return paidWith === 'credit' ? '1 credit' : '1 video from your plan'
}

/** Returns whether the balance is high enough. */
export function canPay({ credits, creditsLeft }: Cost): boolean {
  return credits <= creditsLeft
}

/** Formats a length like `21 s` or `1 min 5 s`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return `${whole} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
