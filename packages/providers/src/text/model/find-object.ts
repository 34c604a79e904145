const MOST_TRIES = 50

/**
 * The objects of JSON that a text holds, the last one first: models put thoughts, fences and kind words around what was asked for.
 * Thoughts are left out, since they like to try an answer before they give it.
 */
export function findObjects(text: string): unknown[] {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  const found: unknown[] = []
  let from = answer.indexOf('{')
  for (let tries = 0; from !== -1 && tries < MOST_TRIES; tries++) {
    const to = endOfObject(answer, from)
    const read = to === undefined ? undefined : parse(answer.slice(from, to))
    if (read !== undefined) found.push(read)
    // A brace that is no object is passed over, an object with all that it holds.
    from = answer.indexOf('{', read === undefined ? from + 1 : to)
  }
  return found.toReversed()
}

function endOfObject(text: string, from: number): number | undefined {
  let depth = 0
  let isQuoted = false
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (isQuoted && character === '\\') at++
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
