import type { SiteConfig } from '@dayreel/contract'

/** What makes a good password here. */
export function passwordHint(config: SiteConfig | undefined): string {
  const least = config === undefined ? '' : `At least ${config.auth.minPasswordLength} characters. `
  return `${least}A few unrelated words are better than one with digits.`
}
