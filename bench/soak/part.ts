/** A long test. It says what it does while it works, and answers with what is wrong: nothing, where all is well. */
export type SoakPart = (options: SoakOptions) => Promise<string[]>

type SoakOptions = {
  /** How many videos, or kills; each part has a number of its own. */
  count: number | undefined
  /** Videos of a few seconds in place of whole ones, for trying a part out. */
  quick: boolean
  say: (line: string) => void
}
