import { planScript, refuseLongScript, type Scene, titleOfScript, type WriteRequest } from '@dayreel/storyboard'
import { chooseThumbnail, describeScript } from './describe-video.ts'
import { promptFromText } from './prompt-from-text.ts'
import { settlePictures } from './settle-pictures.ts'
import { sceneSeed, type Written } from './write-subject.ts'

/**
 * Makes a storyboard of a script, word for word.
 *
 * @param measure how long a text takes to say at pace 1, in seconds, with the pause after it.
 * @throws {StudioError} `script-too-long` when it cannot be said in 90 seconds at the fastest pace.
 */
export async function writeScript(
  request: WriteRequest,
  language: string,
  measure: (text: string) => Promise<number>,
): Promise<Written> {
  const plan = await planScript(request, language, measure)
  refuseLongScript(plan, request.text, language)
  const { texts, pace } = plan
  const described = describeScript(request.text, language)
  const prompts = settlePictures(
    texts.map((text, index) => ({
      text,
      prompt: promptFromText(text, {
        title: described.title,
        notes: request.notes,
        index,
        before: texts.slice(0, index),
      }),
    })),
  )
  const scenes = texts.map((text, i): Scene => {
    const imagePrompt = prompts[i]!
    return { id: `s${i + 1}`, text, imagePrompt, seed: sceneSeed(request.seed, i), written: { text, imagePrompt } }
  })
  return {
    ...described,
    pace,
    thumbnail: chooseThumbnail(scenes, titleOfScript(request.text, language), language),
    scenes,
  }
}
