import type { Estimate } from '@dayreel/contract'

type Cost = Estimate['cost']

/** What making something will take, before it is made. */
export function costText({ credits, isFree, projectsLeft, creditsLeft }: Cost): string {
  if (isFree) return 'Free'
  if (credits > 0) return `${countText(credits, 'credit')} (you have ${creditsLeft})`
  if (projectsLeft === null) return 'Included in your plan'
  if (projectsLeft === 1) return 'The last video left in your plan'
  return `1 of the ${projectsLeft} videos left in your plan`
}

/** What is being made has been paid: what it took, as far as what comes next still tells, and what is left. */
export function usedText({ credits, projectsLeft, creditsLeft }: Cost): string {
  if (credits > 0) return `${countText(creditsLeft, 'credit')} left`
  if (projectsLeft === null) return 'Included in your plan'
  return `1 video · ${projectsLeft} left in your plan`
}

function countText(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`
}

/** Whether there is enough for it. */
export function canPay({ credits, creditsLeft }: Cost): boolean {
  return credits <= creditsLeft
}

/** As lengths are shown: `21 s`, `1 min 5 s`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return `${whole} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
