import type { SiteConfig } from '@dayreel/contract'

/** Who is meant where a host has not said it, or while that is not known yet. */
const SOMEBODY = 'the operator of this site'

/** A legal text with who runs the site, and where questions go, in the places that are kept for them. */
export function fillIn(text: string, operator: SiteConfig['operator'] | undefined): string {
  const { name, address, email } = operator ?? { name: null, address: null, email: null }
  const known = [name, address].filter((part) => part !== null).join(', ')
  return text.replaceAll('[operator]', known || SOMEBODY).replaceAll('[contact]', email ?? name ?? SOMEBODY)
}
