import { NO_VOICE, recordingOf } from '@dayreel/catalogue'
import type { Ports, Storyboard } from '@dayreel/storyboard'

/**
 * Splits the recording of the whole script into one recording per scene, so that each scene can be recorded again or
 * moved on its own. Scenes that are added later have no voice until they are recorded.
 *
 * @throws {StudioError} `sound-unreadable` if a scene is not in the recording
 */
export async function cutOwnTake(storyboard: Storyboard, { cutTake }: Pick<Ports, 'cutTake'>): Promise<Storyboard> {
  const { voice, scenes, language } = storyboard
  if (recordingOf(voice) === undefined) return storyboard
  const texts = scenes.map(({ text }) => text)
  const voices = texts.length === 1 || cutTake === undefined ? undefined : await cutTake(voice, { texts, language })
  const recorded = scenes.map((scene, i) => ({ ...scene, voice: voices?.[i] ?? voice, said: scene.text }))
  return { ...storyboard, voice: NO_VOICE, scenes: recorded }
}
