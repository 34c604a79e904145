import { AV_OPT_SEARCH_CHILDREN, AV_OPT_TYPE_STRING } from 'node-av/constants'
import { FFmpegError, type Codec, type CodecContext } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'

/**
 * Opens an encoder with its own options. Frees the context if opening fails.
 *
 * Only synchronous calls are used, because an unfinished asynchronous call crashes the whole process when its thread
 * ends. The options are set one by one, because open2Sync of node-av 6.1 frees a dictionary argument twice.
 *
 * @throws {StudioError} `step-failed`
 */
export function openWith(context: CodecContext, codec: Codec, options: Readonly<Record<string, string>>): CodecContext {
  try {
    for (const [name, value] of Object.entries(options)) {
      const set = context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN)
      check(set, `set the encoder's ${name}`)
    }
    check(context.open2Sync(codec, null), 'open an encoder')
    return context
  } catch (error) {
    context.freeContext()
    throw error
  }
}

/** @throws {StudioError} `step-failed` if FFmpeg returned an error. */
export function check(code: number, what: string): void {
  if (code < 0) throw new StudioError('step-failed', `FFmpeg could not ${what}.`, { cause: new FFmpegError(code) })
}
