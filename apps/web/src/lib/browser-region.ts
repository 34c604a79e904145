import { detectRegion, type Region } from '@dayreel/catalogue'

/** Returns the region of this browser. Public pages use it for dates, because they know no account. */
export function browserRegion(): Region {
  return detectRegion('navigator' in globalThis ? navigator.language : undefined)
}
