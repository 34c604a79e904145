/** A number in a text. */
export type FoundNumber = {
  /** The number as the text writes it. */
  text: string
  /** Its position in the text, in UTF-16 code units. */
  from: number
  /** Its possible values as plain decimals: “1,300” is 1300 or 1.3. */
  values: string[]
  /** Whether it is a decade, like “1950s”. */
  isDecade: boolean
}
