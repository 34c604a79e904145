export type Line = {
  /**
   * One to three sentences. `{S}` stands for the subject as a noun phrase ("the moon", "a lighthouse keeper who receives letters"),
   * `{C}` for the subject as a clause ("the moon came closer every night"), `{A}` after "about" for any subject, a question or
   * a real name too, `{Q}` for a direct question ("why do whales sing"), `{W}` for an indirect one ("why whales sing"), `{H}` for the subject named again ("the keeper"; of a question "whales"),
   * `{P}` for its place ("the empty town"), `{E}` for what it says of time ("every night"). A line with none fits every subject. The phrase is
   * inserted as it is, so the sentence around it must be right for singular and plural, person and thing: never a verb that
   * agrees with it, never a pronoun for it, never an article before it.
   */
  text: string
  /** What the picture shows: kind of place, things, time of day, weather, mood. `{T}` stands for what the subject looks like, `{N}` for its noun alone. */
  visual: string
  /** Whether the picture shows this and nothing else: what the words name and the subject are not put into it. */
  isSeenAsWritten?: true
  /** How much of what there is to say it leaves out: told only where time is short. */
  left?: number
}
