/** Returns button text like `1 Credit`. */
export function creditsWord(credits: number): string {
  return `${credits} ${credits === 1 ? 'Credit' : 'Credits'}`
}
