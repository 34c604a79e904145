import type { NearTale, Writer, WriteRequest } from '@dayreel/storyboard'
import { refuseUnknown } from '@dayreel/storyboard'

/** What becomes of a text: told as it was asked for, or a tale in its place. */
export type Told = { request: WriteRequest; instead?: NearTale; notices: string[] }

/**
 * Takes one of the nearest tales, under its own title, where the writer does not have the subject.
 *
 * @param choice.tale 1 for the nearest.
 * @throws {StudioError} `subject-unknown` where none is to be told instead, and as `Writer.offer`
 */
export function chooseTold(writer: Writer, request: WriteRequest, choice: { tale: number; isStrict: boolean }): Told {
  const offer = writer.offer(request)
  if (offer.kind === 'told') return { request, notices: [] }
  const instead = offer.tales[choice.tale - 1]
  if (choice.isStrict || instead === undefined) refuseUnknown(offer)
  if (instead === undefined) return { request, notices: [] }
  const others = offer.tales.flatMap(({ title }, i) => (title === instead.title ? [] : [`--tale ${i + 1} “${title}”`]))
  const longer = offer.fromSeconds === undefined ? '' : `--duration ${offer.fromSeconds} or more, `
  return {
    request: { ...request, text: instead.title, kind: 'subject', tale: instead.id },
    instead,
    notices: [
      `The built-in writer has nothing about “${request.text.trim()}”: this is its tale “${instead.title}”, about ${instead.about}.`,
      `For the subject itself give ${longer}a script of your own, or name a language model (TEXT_PROVIDER in .env.example).`,
      `Other tales near it: ${others.join(', ')}. --strict refuses instead.`,
    ],
  }
}
