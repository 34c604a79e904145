const SENTENCE_END = /[.!?…。！？؟।۔]["'”’»)\]」』]*$/u
const CLAUSE_END = /[,;:،；：、，—–]["'”’»)\]」』]*$/u
const GOES_ON = /^["'“‘«(]*(?:\p{Ll}|I\b)/u

/**
 * Which scenes are said in one breath: a sentence spread over scenes is spoken as one, or the voice would fall and rest at every cut.
 *
 * @param texts of the scenes, in order.
 * @returns runs of scenes as [first, end), end exclusive; every scene is in one.
 */
export function spokenTogether(texts: readonly string[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  let from = 0
  texts.forEach((text, i) => {
    const next = texts[i + 1]
    const goesOn = next !== undefined && !SENTENCE_END.test(text) && (CLAUSE_END.test(text) || GOES_ON.test(next))
    if (goesOn) return
    runs.push([from, i + 1])
    from = i + 1
  })
  return runs
}
