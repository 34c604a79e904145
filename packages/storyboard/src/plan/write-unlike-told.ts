import { StudioError } from '../errors.ts'
import { hashText } from '../random.ts'
import { findLikeness } from '../sameness/find-likeness.ts'
import { rememberVideo } from '../sameness/told-video.ts'
import type { Storyboard } from '../storyboard.ts'
import { readText } from '../text/read-text.ts'
import type { Reader, WriteRequest } from '../writer.ts'

/** So many texts are written for one video; what is too like earlier ones is set aside. */
const TRIES = 3

const TOO_ALIKE = {
  subject:
    'Three texts were written for this video, and each was too like one that this channel has told lately. Nothing was charged.',
  script: 'This script is too like a video that this channel has told lately. Nothing was charged.',
}

/**
 * Has a video written until it is like none that was told before, each time by a seed of its own. A script is taken as it is: no
 * other try would change its words.
 *
 * @throws {StudioError} `too-alike`
 */
export async function writeUnlikeTold<Written extends { storyboard: Storyboard }>(
  request: WriteRequest,
  reader: Pick<Reader, 'sentencesOf'>,
  write: (request: WriteRequest) => Promise<Written>,
): Promise<Written> {
  const { told = [], seed } = request
  const { kind } = readText(request)
  for (let attempt = 0; attempt < (kind === 'script' ? 1 : TRIES); attempt++) {
    const written = await write(
      attempt === 0 ? request : { ...request, seed: hashText(`${seed}/try/${attempt}`) >>> 1 },
    )
    if (told.length === 0 || findLikeness(rememberVideo(written.storyboard, request, reader), told) === undefined) {
      return written
    }
  }
  throw new StudioError('too-alike', TOO_ALIKE[kind])
}
