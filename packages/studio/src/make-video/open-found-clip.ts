import type { FoundPhoto, Ports, StepStore } from '@dayreel/storyboard'
import { KeptSteps } from '../kept/kept-steps.ts'
import { createFoundClips, type FoundClip } from './found-clips.ts'

/**
 * Loads a clip of a service and stores it as videos show it. Making a video with the same store does not load it again.
 *
 * @param use gets the clip, whose file is deleted afterwards.
 * @returns undefined if the clip cannot be loaded or read.
 * @throws {StudioError} `photos-unavailable` if the source does not answer.
 */
export async function openFoundClip<Result>(
  photo: FoundPhoto,
  { photoSources, store, signal }: Pick<Ports, 'photoSources'> & { store: StepStore; signal: AbortSignal },
  use: (clip: FoundClip) => Promise<Result>,
): Promise<Result | undefined> {
  await using clips = createFoundClips(photoSources, new KeptSteps(store), signal)
  const clip = await clips.open(photo)
  return clip && use(clip)
}
