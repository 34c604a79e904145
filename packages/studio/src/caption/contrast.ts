/** Minimum contrast between letters and the colour around them, as the ratio that WCAG defines. */
export const MIN_CONTRAST = 4.5

/** Returns the contrast of two colours, 1–21. Both are `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other))].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns the relative luminance of a colour with channels of 0–255, 0–1. */
export function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the wanted colour if it contrasts with the letters, otherwise black or white. */
export function surroundingFor(letters: string, wanted: string): string {
  if (contrastOf(letters, wanted) >= MIN_CONTRAST) return wanted
  return contrastOf(letters, '#000000') > contrastOf(letters, '#ffffff') ? '#000000' : '#ffffff'
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function rgbOf(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number]
}
