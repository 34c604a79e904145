import { detectLanguage, isSubject, type Enhanced, type PromptKind } from '@dayreel/storyboard'
import { ProviderError } from '../../provider-error.ts'
import { languageName } from '@dayreel/catalogue'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { ENHANCING, KINDS_OF_TEXT } from '../prompts/rules.ts'
import { plain } from '../prompts/tagged.ts'
import { IMPROVED } from './words-schema.ts'

/** The prefixes of lines in a channel's prompts, each with the kind of text that follows it. */
const PREFIXES = [
  { opens: /^\s*image prompt:/iu, kind: 'image' },
  { opens: /^\s*text prompt:/iu, kind: 'narration' },
] as const

type Part = { before: string; words: string; after: string; kind: keyof typeof KINDS_OF_TEXT }

/**
 * Improves a text in its own language. A line with the prefix `Image Prompt:` or `Text Prompt:` is improved as that
 * kind of text and keeps its prefix. A subject stays a subject.
 */
export async function enhanceText(text: string, kind: PromptKind, asker: Asker): Promise<Enhanced> {
  const parts = splitParts(text, kind)
  const filled = parts.filter(({ words }) => words !== '')
  if (filled.length === 0) return { text, note: 'There is nothing to build on yet: write a prompt first.' }
  const language = detectLanguage(filled.map(({ words }) => words).join(' '))
  const kinds = [...new Set(filled.map((part) => part.kind))]
  const instructions = `${ENHANCING}\n${kinds.map((each) => `${each}: ${KINDS_OF_TEXT[each]}`).join('\n')}`.trim()
  const listed = filled.map(
    ({ kind: each, words }, i) => `Part ${i + 1} has the kind ${each}.\n<part number="${i + 1}">${plain(words)}</part>`,
  )
  const prompt = `${listed.join('\n')}\nAnswer in ${languageName(language)}, with ${filled.length} entries in "improved", in this order.`
  const question = {
    name: 'improved',
    schema: IMPROVED,
    instructions,
    turns: [{ by: 'user' as const, text: prompt }],
    counts: { improved: filled.length },
  }
  let { improved } = await askForAnswer(asker, question)
  const fault = findFault(filled, improved)
  if (fault !== undefined) {
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify({ improved }) },
      { by: 'user' as const, text: `${fault} Answer with the whole JSON object again.` },
    ]
    improved = (await askForAnswer(asker, { ...question, turns })).improved
    if (findFault(filled, improved) !== undefined) {
      throw new ProviderError({
        kind: 'permanent',
        message: 'The language model found no better words for this. Nothing was changed.',
        forHost: `The model ignored its instructions twice: ${fault}`,
      })
    }
  }
  const better = new Map(filled.map((part, i) => [part, tidyPart(improved[i]!, part)]))
  return {
    text: parts.map((part) => part.before + (better.get(part) ?? part.words) + part.after).join(''),
    note: 'The language model rewrote this. Read it before you use it.',
  }
}

function splitParts(text: string, kind: PromptKind): Part[] {
  const parts: Part[] = []
  for (const row of text.split(/(?<=\n)/u)) {
    const line = PREFIXES.find(({ opens }) => opens.test(row))
    const last = parts.at(-1)
    if (line !== undefined) {
      const prefix = line.opens.exec(row)![0]
      parts.push(partOf(prefix, row.slice(prefix.length), line.kind))
    } else if (last !== undefined)
      parts[parts.length - 1] = partOf(last.before, last.words + last.after + row, last.kind)
    else parts.push(partOf('', row, kind))
  }
  const [first] = parts
  if (
    parts.length === 1 &&
    first !== undefined &&
    kind === 'script' &&
    first.kind === 'script' &&
    isSubject(first.words)
  ) {
    return [{ ...first, kind: 'subject' }]
  }
  return parts
}

function partOf(before: string, body: string, kind: Part['kind']): Part {
  const words = body.trim()
  const from = body.length - body.trimStart().length
  return { before: before + body.slice(0, from), words, after: body.slice(from + words.length), kind }
}

function findFault(parts: readonly Part[], improved: readonly string[]): string | undefined {
  if (improved.length !== parts.length)
    return `"improved" must have exactly ${parts.length} entries, one for each part.`
  for (const [i, part] of parts.entries()) {
    const better = tidyPart(improved[i]!, part)
    if (better === '') return `Part ${i + 1} is empty.`
    if (/\*\*|^#{1,6} |```/mu.test(better)) return `Part ${i + 1} has markdown. Plain text only.`
    if (part.kind === 'subject' && !isSubject(better))
      return `Part ${i + 1} must stay one sentence on one line of at most 150 characters.`
  }
  return undefined
}

/**
 * Removes surrounding quotes and joins the text to one line, because a model may answer in several. A script keeps its
 * lines.
 */
function tidyPart(text: string, { kind }: Part): string {
  const trimmed = text.trim().replace(/^["“](.*)["”]$/su, '$1')
  return kind === 'script' ? trimmed : trimmed.replace(/\s+/gu, ' ')
}
