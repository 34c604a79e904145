/** Formats a time like `0:07`. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats a time like `0:07.25`. */
export function preciseClockText(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const rest = ((hundredths % 6_000) / 100).toFixed(2)
  return `${Math.floor(hundredths / 6_000)}:${rest.padStart(5, '0')}`
}
