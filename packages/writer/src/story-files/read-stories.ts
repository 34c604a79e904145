import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FRAMEWORK_IDS, type FrameworkId } from '@dayreel/catalogue'
import { entryOf } from '@dayreel/storyboard/base'
import type { Framework } from '../framework.ts'
import type { Tale } from '../tale.ts'
import type { Theme } from '../theme.ts'
import { parseFramework } from './parse-framework.ts'
import { parseList } from './parse-list.ts'
import { parseTale } from './parse-tales.ts'
import { type Block, splitBlocks, StoryFileError } from './split-blocks.ts'

const FOLDER = fileURLToPath(new URL('../../stories/', import.meta.url))
const PATTERNS = new Set(['tale', 'answer', 'list', 'premise', 'beat', 'descriptions'])

/** All prose that is built in. */
type Stories = {
  tales: readonly Tale[]
  /** The narrower before the wider. */
  themes: readonly Theme[]
  frameworks: Readonly<Record<FrameworkId, Framework>>
}

let read: Stories | undefined

/**
 * Reads the story files, once, when something of them is first needed.
 *
 * @throws {StoryFileError}
 */
export function readStories(): Stories {
  return (read ??= parseStories(blocksOf(FOLDER)))
}

/** @throws {StudioError} `choice-gone` */
export function frameworkOf(id: string): Framework {
  return entryOf(readStories().frameworks, id, 'template')
}

function parseStories(blocks: readonly Block[]): Stories {
  const of = (...patterns: string[]): Block[] =>
    blocks.filter(({ head }) => patterns.includes(head.get('pattern')!.text))
  const frameworks = FRAMEWORK_IDS.map((id) => [id, parseFramework(blocks.filter(({ file }) => dirname(file) === id))])
  return {
    tales: [
      ...of('tale').map((block) => parseTale(block, 'tale')),
      ...of('answer').map((block) => parseTale(block, 'answer')),
    ],
    themes: of('list')
      .map(parseList)
      .sort((a, b) => a.order - b.order),
    frameworks: Object.fromEntries(frameworks) as Stories['frameworks'],
  }
}

/** @throws {StoryFileError} where a pattern is not known, or two of a folder have one name */
function blocksOf(folder: string): Block[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.story'))
  const blocks = files.sort().flatMap((file) => splitBlocks(file, readFileSync(`${folder}${file}`, 'utf8')))
  const named = new Set<string>()
  for (const { file, id, head } of blocks) {
    const pattern = head.get('pattern')
    if (pattern === undefined || !PATTERNS.has(pattern.text))
      throw new StoryFileError(file, (pattern ?? id).line, `${id.text} has no pattern that is known.`)
    const name = /^(?:tale|answer)$/u.test(pattern.text) ? id.text : `${dirname(file)}/${pattern.text}/${id.text}`
    if (named.has(name)) throw new StoryFileError(file, id.line, `there is another ${id.text}.`)
    named.add(name)
  }
  return blocks
}
