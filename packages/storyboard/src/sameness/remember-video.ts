import type { PreviousVideo } from './previous-video.ts'
import type { Storyboard } from '../storyboard.ts'
import { readText } from '../text/read-text.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { Reader } from '../writer.ts'
import type { WriteRequest } from '../write-request.ts'

/**
 * Returns the data that a channel remembers about a video.
 *
 * @param request contains the text that was entered for the video: a subject or a script.
 */
export function rememberVideo(
  storyboard: Storyboard,
  request: Pick<WriteRequest, 'text' | 'kind'>,
  { sentencesOf }: Pick<Reader, 'sentencesOf'>,
): PreviousVideo {
  const { title, language, scenes } = storyboard
  const spoken = scenes.map(({ text }) => text).join(' ')
  const first = splitSentences(spoken, language)[0]
  return {
    subject: readText(request).kind === 'subject' ? request.text : '',
    language,
    title,
    hook: first === undefined ? spoken : spoken.slice(first.from, first.to).trim(),
    sentences: sentencesOf(storyboard),
    pictures: scenes.map(({ imagePrompt }) => imagePrompt),
  }
}
