import type { NearTale, Unknown, Writer, WriteRequest } from '@dayreel/storyboard'
import { UsageError } from './usage-error.ts'

/** The request to write: the original one, or one for a similar tale that replaces an unknown subject. */
export type StoryChoice = { request: WriteRequest; instead?: NearTale; notices: string[] }

/**
 * Accepts a subject that the writer knows. Any other subject is rejected, unless one of its similar tales was chosen.
 * Then that tale is made under its own title.
 *
 * @param tale the number of the chosen tale. 1 is the most similar one, and undefined means that none was chosen.
 * @throws {UsageError} that lists the alternatives, and the errors of `Writer.offer`.
 */
export function chooseStory(writer: Writer, request: WriteRequest, tale: number | undefined): StoryChoice {
  const offer = writer.offer(request)
  if (offer.kind === 'told') return { request, notices: [] }
  const instead = tale === undefined ? undefined : offer.tales[tale - 1]
  if (instead === undefined) throw new UsageError(refusal(request.text.trim(), offer, tale))
  return {
    request: { ...request, text: instead.title, kind: 'subject', tale: instead.id },
    instead,
    notices: [
      `The built-in writer doesn’t know “${request.text.trim()}”.`,
      `This video is its story “${instead.title}”, about ${instead.about}.`,
      `For your subject, ${alternatives(offer).join(', or ')}.`,
    ],
  }
}

function refusal(text: string, offer: Unknown, tale: number | undefined): string {
  const near = offer.tales.map(({ title, about }, i) => `  --tale ${i + 1}  “${title}”, about ${about}`)
  const missing = tale !== undefined && near.length > 0 ? [`There is no similar story ${tale}.`] : []
  return [
    `The built-in writer doesn’t know “${text}”.`,
    ...missing,
    ...(near.length > 0 ? ['You can make one of its similar stories:', ...near] : ['It has no similar story.']),
    `For your subject, ${alternatives(offer).join(', or ')}.`,
  ].join('\n')
}

function alternatives({ fromSeconds }: Unknown): string[] {
  return [
    ...(fromSeconds === undefined ? [] : [`use --duration ${fromSeconds} or more`]),
    'use any chat assistant (--prompt-for prints what to ask it)',
    'use a script of your own',
    'download a writer (npm run models -- add recommended)',
    'connect a language model (TEXT_PROVIDER in .env.example)',
  ]
}
