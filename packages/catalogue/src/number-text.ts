const COUNT = new Intl.NumberFormat('en')
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Formats a number for a sentence, like `5,000`. */
export function numberText(count: number): string {
  return COUNT.format(count)
}

/** Formats a number for a narrow place, like `1.2K`. */
export function shortNumberText(count: number): string {
  return COMPACT.format(count)
}
