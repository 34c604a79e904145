import { StudioError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import type { Writer } from '../writer.ts'

/**
 * Who writes, by name: what was chosen for a video stays chosen, however a site is set up since.
 *
 * @throws {StudioError} `writer-gone`
 */
export function chooseWriter(
  { writer, moreWriters = [] }: Pick<Ports, 'writer' | 'moreWriters'>,
  name: string | undefined,
): Writer {
  if (name === undefined) return writer
  const found = [writer, ...moreWriters].find((each) => each.name === name)
  if (found !== undefined) return found
  throw new StudioError(
    'writer-gone',
    'The language model that was to write this video is not connected any more. Nothing was charged. Create the video anew: who writes it is chosen again.',
  )
}
