import type { SiteConfig } from '@dayreel/contract'

/** Replaces the operator's name or address if it is missing or not loaded yet. */
const UNNAMED_OPERATOR = 'the operator of this site'

/** Inserts the operator and the contact address into a legal text. */
export function fillIn(text: string, operator: SiteConfig['operator'] | undefined): string {
  const { name, address, email } = operator ?? { name: null, address: null, email: null }
  const known = [name, address].filter((part) => part !== null).join(', ')
  return text
    .replaceAll('[operator]', known || UNNAMED_OPERATOR)
    .replaceAll('[contact]', email ?? name ?? UNNAMED_OPERATOR)
}
