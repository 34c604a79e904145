/** A row of a story file, and where it stands. */
export type Row = { text: string; line: number }

/** What stands between one `= name` and the next: a head of `key: value`, an empty row, and what is told. */
export type Block = {
  file: string
  id: Row
  head: ReadonlyMap<string, Row>
  rows: readonly Row[]
}

/** Something in a story file that nobody can have meant. */
export class StoryFileError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`)
    this.name = 'StoryFileError'
  }
}

/**
 * Splits a file into its blocks; rows after `#` are for people.
 *
 * @throws {StoryFileError}
 */
export function splitBlocks(file: string, text: string): Block[] {
  const blocks: (Omit<Block, 'head' | 'rows'> & { head: Map<string, Row>; rows: Row[] })[] = []
  let isHead = false
  for (const [at, raw] of text.split('\n').entries()) {
    const row = { text: raw.trim(), line: at + 1 }
    if (row.text.startsWith('#')) continue
    if (row.text.startsWith('=')) {
      const [, id] = /^= ([a-z0-9]+(?:-[a-z0-9]+)*)$/u.exec(row.text) ?? []
      if (id === undefined)
        throw new StoryFileError(file, row.line, `“${row.text}” is no name: “= small-letters-with-hyphens”.`)
      blocks.push({ file, id: { text: id, line: row.line }, head: new Map(), rows: [] })
      isHead = true
      continue
    }
    const block = blocks.at(-1)
    if (row.text === '') {
      isHead &&= block?.head.size === 0
      continue
    }
    if (block === undefined) throw new StoryFileError(file, row.line, 'this stands before the first “= name”.')
    if (isHead) addHead(block.head, row, file)
    else block.rows.push(row)
  }
  return blocks
}

function addHead(head: Map<string, Row>, { text, line }: Row, file: string): void {
  const [, key, value] = /^([a-z]+): (.+)$/u.exec(text) ?? []
  if (key === undefined || value === undefined)
    throw new StoryFileError(file, line, `“${text}” is no “key: value”. What is told begins after an empty row.`)
  if (head.has(key)) throw new StoryFileError(file, line, `“${key}” is there twice.`)
  head.set(key, { text: value, line })
}
