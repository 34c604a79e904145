const MOST_TRIES = 50

/**
 * Finds the JSON objects in a text, last one first. Models surround their answer with thoughts, code fences and polite
 * words. Thoughts are skipped, because they often contain drafts of the answer.
 */
export function findObjects(text: string): unknown[] {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  const found: unknown[] = []
  let from = answer.indexOf('{')
  for (let tries = 0; from !== -1 && tries < MOST_TRIES; tries++) {
    const to = endOfObject(answer, from)
    const read = to === undefined ? undefined : parse(answer.slice(from, to))
    if (read !== undefined) found.push(read)
    // Continues after a whole object. If a brace does not begin an object, continues after that brace.
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
