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

const UNITS = ['bytes', 'KB', 'MB', 'GB']

/** Formats a number of bytes like `312 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const count = bytes / 1_000 ** step
  return `${count < 10 && step > 0 && !Number.isInteger(count) ? count.toFixed(1) : Math.round(count)} ${UNITS[step]}`
}
