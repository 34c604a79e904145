import { MAX_DESCRIPTION_CHARACTERS, withoutTitle } from '@dayreel/catalogue'
import { coverWords } from '../text/cover-words.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { isTagWord } from '../text/tag-words.ts'
import { cutAtUnits, cutAtWord, titleOf } from '../text/title-of.ts'
import type { TextKind, WriteRequest } from '../write-request.ts'
import type { Words } from '../writer.ts'

/** A hook stays readable in the first lines of a caption. */
const MAX_HOOK = 150

type Around = Pick<Words, 'title' | 'description' | 'hashtags' | 'thumbnail'>

/**
 * Chooses a video's title, description and hashtags by the same rules for every writer. The title is the typed title or
 * the typed subject; a tale and given words keep their own title. The description begins with the hook and does not
 * repeat the title. Each hashtag names something. The thumbnail shows a few words.
 */
export function settleAround(
  request: Pick<WriteRequest, 'text' | 'kind' | 'title' | 'tale' | 'words'>,
  { title: written, description, hashtags, thumbnail, scenes }: Words,
  { kind, language }: { kind: TextKind; language: string },
): Around {
  const isTyped = kind === 'subject' ? request.tale === undefined : request.title !== undefined
  const title = isTyped || request.words !== undefined ? titleOf({ ...request, kind }) : written
  const hook = hookOf(scenes.map(({ text }) => text).join(' '), language)
  const rest = withoutTitle(withoutTitle(description, title), hook)
  return {
    title,
    description: cutAtUnits([hook, rest].filter((part) => part !== '').join('\n\n'), MAX_DESCRIPTION_CHARACTERS),
    hashtags: hashtags.filter((tag) => isTagWord(tag, language)),
    thumbnail: { ...thumbnail, text: coverWords(thumbnail.text || title, language) },
  }
}

/** Returns the first sentence, which may span several scenes. */
function hookOf(text: string, language: string): string {
  const beginning = text.replace(/\s+/gu, ' ').trim().slice(0, 1_000)
  const first = splitSentences(beginning, language)[0]
  return first === undefined ? '' : cutAtWord(beginning.slice(first.from, first.to), MAX_HOOK, language)
}
