/** The reasons for which visitors can report public content. */
export const REPORT_KINDS = [
  { id: 'rights', label: 'It uses my work without permission' },
  { id: 'person', label: 'It shows private data or imitates a person' },
  { id: 'hate', label: 'It is hateful or harasses someone' },
  { id: 'violence', label: 'It is violent or dangerous' },
  { id: 'sexual', label: 'It is sexual' },
  { id: 'deception', label: 'It deceives people' },
  { id: 'spam', label: 'It is spam' },
  { id: 'other', label: 'Something else' },
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]['id']

export const MAX_ADDRESS_CHARACTERS = 2_000
export const MAX_DETAILS_CHARACTERS = 2_000
