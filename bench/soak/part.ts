/** A long test, which reports its progress and returns the problems. An empty list means success. */
export type SoakPart = (options: SoakOptions) => Promise<string[]>

type SoakOptions = {
  /** The number of videos or kills. Each part has its own default. */
  count: number | undefined
  /** Whether the videos last only a few seconds, for trying out a part. */
  quick: boolean
  say: (line: string) => void
}
