const SENTENCE_END = /[.!?…。！？؟।۔]["'”’»)\]」』]*$/u
const CLAUSE_END = /[,;:،；：、，—–]["'”’»)\]」』]*$/u
const GOES_ON = /^["'“‘«(]*(?:\p{Ll}|I\b)/u

/**
 * Groups scenes that are spoken without a break. A sentence that spans several scenes is spoken as one, because
 * otherwise the voice would fall and pause at every cut.
 *
 * @param texts the scene texts, in order.
 * @returns groups of scenes as [first, end), end exclusive. Every scene is in exactly one group.
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
