import { languageName } from '@dayreel/catalogue'
import { enhanceImage } from './enhance-image.ts'
import { enhanceNarration } from './enhance-narration.ts'
import { enhanceScript } from './enhance-script.ts'
import type { Enhanced } from '@dayreel/storyboard'
import { isGibberish } from './is-gibberish.ts'
import { detectLanguage, type PromptKind } from '@dayreel/storyboard'

/** What opens a line of a channel's prompts, and how what follows is enhanced. */
const LINE_KINDS = [
  { opens: /^\s*image prompt:/iu, name: 'Image prompt', kind: 'image' },
  { opens: /^\s*text prompt:/iu, name: 'Text prompt', kind: 'narration' },
] as const

/**
 * Sharpens what is there: every word of it stays, no fact is added, and what was sharpened once is good as it is. Lines that begin
 * with `Image Prompt:` and `Text Prompt:` are sharpened each by its kind and keep these words.
 *
 * @param kind `script`: words to be spoken, or the subject that they are to be about; `image`: what a picture shows; `narration`: how
 *   a channel's stories are told.
 * @returns at most 200 code points more than was given.
 */
export function enhancePrompt(text: string, kind: PromptKind): Enhanced {
  return enhanceLines(text) ?? enhanceOne(text, kind)
}

function enhanceOne(text: string, kind: PromptKind): Enhanced {
  const idea = text.trim()
  if (isGibberish(idea)) {
    const what = kind === 'image' ? 'what the picture shows' : 'what it is about'
    return { text: idea, note: `There is nothing to build on yet: say in a few words ${what}.` }
  }
  const language = detectLanguage(idea)
  if (language !== 'en') {
    return {
      text: idea,
      note: `This looks ${languageName(language)}, and only English can be enhanced: nothing was changed.`,
    }
  }
  return { script: enhanceScript, image: enhanceImage, narration: enhanceNarration }[kind](idea)
}

/** Undefined where the text is not made of such lines. */
function enhanceLines(text: string): Enhanced | undefined {
  const parts: { line: (typeof LINE_KINDS)[number]; prefix: string; body: string }[] = []
  for (const row of text.split(/(?<=\n)/u)) {
    const line = LINE_KINDS.find(({ opens }) => opens.test(row))
    if (line !== undefined) {
      const prefix = line.opens.exec(row)![0]
      parts.push({ line, prefix, body: row.slice(prefix.length) })
    } else if (parts.length > 0) parts.at(-1)!.body += row
    else if (row.trim() !== '') return undefined
  }
  if (parts.length === 0) return undefined
  let enhanced = ''
  const notes: string[] = []
  for (const { line, prefix, body } of parts) {
    const words = body.trim()
    const from = body.length - body.trimStart().length
    const one = words === '' ? undefined : enhanceOne(words, line.kind)
    enhanced += one ? prefix + body.slice(0, from) + one.text + body.slice(from + words.length) : prefix + body
    if (one) notes.push(`${line.name}: ${one.note}`)
  }
  return { text: enhanced, note: notes.join(' ') || 'There is nothing to build on yet: write a prompt first.' }
}
