import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Tale } from '../tale.ts'
import { parseTale } from './parse-tales.ts'
import { type Block, splitBlocks, StoryFileError } from './split-blocks.ts'

const FOLDER = fileURLToPath(new URL('../../stories/', import.meta.url))

let read: readonly Tale[] | undefined

/**
 * Everything that is told under a title of its own, read once, when it is first needed.
 *
 * @throws {StoryFileError}
 */
export function readTales(): readonly Tale[] {
  return (read ??= blocksOf(FOLDER).map((block) => {
    const pattern = block.head.get('pattern')
    if (pattern?.text === 'tale' || pattern?.text === 'answer') return parseTale(block, pattern.text)
    throw new StoryFileError(block.file, (pattern ?? block.id).line, `${block.id.text} has no pattern that is known.`)
  }))
}

/** @throws {StoryFileError} where two have one name */
function blocksOf(folder: string): Block[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.story'))
  const blocks = files.sort().flatMap((file) => splitBlocks(file, readFileSync(`${folder}${file}`, 'utf8')))
  const named = new Set<string>()
  for (const { file, id } of blocks) {
    if (named.has(id.text)) throw new StoryFileError(file, id.line, `there is another ${id.text}.`)
    named.add(id.text)
  }
  return blocks
}
