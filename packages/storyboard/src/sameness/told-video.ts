import type { Storyboard } from '../storyboard.ts'
import { readText } from '../text/read-text.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { Reader, WriteRequest } from '../writer.ts'

/** What a channel remembers of one of its videos. */
export type ToldVideo = {
  /** What it was about, as it was asked for; nothing where a script was given, all of which is what it says. */
  subject: string
  /** Primary subtag of BCP 47. */
  language: string
  title: string
  /** The first sentence that is spoken. */
  hook: string
  /** All that is spoken, with the subject taken out of what would be said of any other one, as `Reader.sentencesOf` gives it. */
  sentences: readonly string[]
  /** What its pictures were to show. */
  pictures: readonly string[]
}

/** @param asked what the video was asked for with: a subject, or a script. */
export function rememberVideo(
  storyboard: Storyboard,
  asked: Pick<WriteRequest, 'text' | 'kind'>,
  { sentencesOf }: Pick<Reader, 'sentencesOf'>,
): ToldVideo {
  const { title, language, scenes } = storyboard
  const spoken = scenes.map(({ text }) => text).join(' ')
  const first = splitSentences(spoken, language)[0]
  return {
    subject: readText(asked).kind === 'subject' ? asked.text : '',
    language,
    title,
    hook: first === undefined ? spoken : spoken.slice(first.from, first.to).trim(),
    sentences: sentencesOf(storyboard),
    pictures: scenes.map(({ imagePrompt }) => imagePrompt),
  }
}
