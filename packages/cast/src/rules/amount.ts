/** A number of a text with its unit. */
export type Amount = {
  /** Range of the number and its unit in the text, in UTF-16 code units. */
  from: number
  to: number
  /** As a board writes it: “2–3 years”, “50 %”, “3 million”. At most `MAX_BOARD_LABEL_CHARACTERS` characters. */
  text: string
  /** The number itself. The larger one of a range. */
  value: number
  /** The unit in the singular, `%`, a currency sign, `year` of a date, or an empty string. */
  unit: string
  kind: 'measure' | 'year' | 'count'
  clause: number
}
