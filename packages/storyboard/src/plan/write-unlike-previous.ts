import { StudioError } from '../errors.ts'
import { hashText } from '../random.ts'
import { findLikeness } from '../sameness/find-likeness.ts'
import { rememberVideo } from '../sameness/remember-video.ts'
import type { Storyboard } from '../storyboard.ts'
import { readText } from '../text/read-text.ts'
import type { Reader } from '../writer.ts'
import type { WriteRequest } from '../write-request.ts'

/** The maximum number of texts written for one video. A text too similar to an earlier video is dropped. */
const TRIES = 3

const TOO_ALIKE = {
  subject:
    'We wrote three texts for this video, but each was too similar to a recent video of this channel. Nothing was charged.',
  script: 'This script is too similar to a recent video of this channel. Nothing was charged.',
}

/**
 * Writes a video until it differs from all earlier ones, with a new seed for each attempt. A script and given words get
 * only one attempt, because a retry would not change them.
 *
 * @throws {StudioError} `too-alike`
 */
export async function writeUnlikePrevious<Written extends { storyboard: Storyboard }>(
  request: WriteRequest,
  reader: Pick<Reader, 'sentencesOf'>,
  write: (request: WriteRequest) => Promise<Written>,
): Promise<Written> {
  const { told: previousVideos = [], seed } = request
  const isGiven = request.words !== undefined || readText(request).kind === 'script'
  for (let attempt = 0; attempt < (isGiven ? 1 : TRIES); attempt++) {
    const written = await write(
      attempt === 0 ? request : { ...request, seed: hashText(`${seed}/try/${attempt}`) >>> 1 },
    )
    if (
      previousVideos.length === 0 ||
      findLikeness(rememberVideo(written.storyboard, request, reader), previousVideos) === undefined
    ) {
      return written
    }
  }
  throw new StudioError('too-alike', isGiven ? TOO_ALIKE.script : TOO_ALIKE.subject)
}
