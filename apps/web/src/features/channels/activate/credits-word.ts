/** `1 Credit`, as buttons say it. */
export function creditsWord(credits: number): string {
  return `${credits} ${credits === 1 ? 'Credit' : 'Credits'}`
}
