import type { SiteConfig } from '@dayreel/contract'

/** What makes a good password here. */
export function passwordHint(config: SiteConfig | undefined): string {
  const least = config === undefined ? '' : `${config.auth.minPasswordLength}+ characters. `
  return `${least}A few random words work well.`
}
