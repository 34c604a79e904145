import { FFmpegError } from 'node-av/lib'
import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'

/**
 * Checks the status of a call of FFmpeg.
 *
 * @throws {StudioError} `step-failed`, or the given code and sentence.
 */
export function checkCall(
  status: number,
  what: string,
  code: StudioErrorCode = 'step-failed',
  sentence = `FFmpeg could not ${what}.`,
): void {
  if (status < 0) throw new StudioError(code, sentence, { cause: new FFmpegError(status) })
}
