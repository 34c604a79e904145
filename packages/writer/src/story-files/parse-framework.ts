import type { Beat, Framework } from '../framework.ts'
import { parsePremise } from './parse-premise.ts'
import { listIn, refuseOtherKeys } from './parse-tales.ts'
import { parseLine } from './parse-told.ts'
import { type Block, StoryFileError } from './split-blocks.ts'

const BEAT_KEYS = new Set(['pattern', 'priority'])
const DESCRIPTION_KEYS = new Set(['pattern', 'hashtags'])
const FORMS = { letters: 'SC', why: 'a beat takes a thing as {S} and a clause as {C}' }

/**
 * A framework from its folder: `premise`s, `beat`s in the order they are told, and one block of `descriptions`.
 *
 * @throws {StoryFileError}
 */
export function parseFramework(blocks: readonly Block[]): Framework {
  const of = (pattern: string): Block[] => blocks.filter(({ head }) => head.get('pattern')?.text === pattern)
  const described = of('descriptions')
  for (const block of described) refuseOtherKeys(block, DESCRIPTION_KEYS)
  return {
    stories: of('premise').map(parsePremise),
    beats: of('beat').map(parseBeat),
    descriptions: described.flatMap(({ rows }) => rows.map(({ text }) => text)),
    hashtags: described.flatMap(({ head }) => listIn(head.get('hashtags'))),
  }
}

function parseBeat(block: Block): Beat {
  const { file, id, head, rows } = block
  refuseOtherKeys(block, BEAT_KEYS)
  const priority = Number(head.get('priority')?.text)
  if (priority !== 1 && priority !== 2 && priority !== 3 && priority !== 4)
    throw new StoryFileError(
      file,
      (head.get('priority') ?? id).line,
      `the priority of ${id.text} is none of 1, 2, 3, 4.`,
    )
  return { id: id.text, priority, lines: rows.map((row) => parseLine(file, row, FORMS)) }
}
