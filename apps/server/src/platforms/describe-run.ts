/** So that what it is remains readable, and the platform's own limit is never met. */
const MAX_DESCRIPTION = 4_000

/** Somebody else's picture or footage in a video, as its licence wants it named. */
export type StockCredit = { author: string; source: string; licence: string; url?: string }

/** What a channel's video is described with: its own words, and whose material it shows, which is never what is cut. */
export function describeRun(description: string, credits: readonly StockCredit[]): string {
  const lines = new Set(credits.map(lineOf))
  const named = lines.size === 0 ? '' : `Pictures:\n${[...lines].join('\n')}`
  const own = plainText(description, Math.max(MAX_DESCRIPTION - named.length - 2, 1))
  return [own, named].filter((part) => part !== '').join('\n\n')
}

function lineOf({ author, source, licence, url }: StockCredit): string {
  const line = [author, source, licence].map((part) => plainText(part, 100)).filter((part) => part !== '')
  return [line.join(', '), ...(url === undefined ? [] : [plainText(url, 300)])].join(' – ')
}

/** Without what a platform refuses, and no longer than it takes. */
export function plainText(text: string, maxLength: number): string {
  const clean = text.replace(/[<>]/g, '').trim()
  if (clean.length <= maxLength) return clean
  return `${clean
    .slice(0, maxLength - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}
