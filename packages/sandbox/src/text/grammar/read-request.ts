import type { Asked } from '../wire-format.ts'

/** What a model would gather from what it is told, in so far as the grammar needs it. */
export type ReadRequest = {
  subject: string
  language: string
  units: number
  items: number
  /** How many scenes of a script are to be shown, or parts to be made better; 0 where there are none. */
  given: string[]
  /** What a channel is to be thought of from; none where nobody asks for one. */
  sparks: string[]
  /** What a channel has told, the newest first. */
  told: string[]
  /** All that was said: what hangs on it is the same for the same words only. */
  said: string
}

const FALLBACK_UNITS = 50

/** Reads a request as a model does: its words, the last number named counting. */
export function readRequest({ instructions, turns }: Asked): ReadRequest {
  const said = [instructions, ...turns.filter(({ by }) => by === 'user').map(({ text }) => text)].join('\n')
  const given = [...said.matchAll(/<(?:scene|part) number="\d+">([^<]*)<\/(?:scene|part)>/gu)].map((found) =>
    found[1]!.trim(),
  )
  const subject = /<subject>([^<]*)<\/subject>/u.exec(said)?.[1]?.trim() ?? given[0] ?? 'the subject'
  const between = [...said.matchAll(/between (\d+) and (\d+) (?:words|characters)/gu)].at(-1)
  const about = /about (\d+) (?:words|characters)/u.exec(said)
  return {
    subject: subject.replace(/\[sandbox:[a-z-]+\]/gu, '').trim(),
    language: /<language>[^<(]*\(([a-z]{2,3})\)/u.exec(said)?.[1] ?? 'en',
    units: between ? Math.round((Number(between[1]) + Number(between[2])) / 2) : Number(about?.[1] ?? FALLBACK_UNITS),
    items: Number(/exactly (\d+) items/u.exec(said)?.[1] ?? 0),
    given,
    sparks: listedIn('sparks', said),
    told: listedIn('told', said),
    said,
  }
}

/** The lines between two tags that begin with a stroke. */
function listedIn(tag: string, said: string): string[] {
  const [, after = ''] = said.split(`<${tag}>`)
  const [between] = after.split(`</${tag}>`)
  return [...between!.matchAll(/^- (.+)$/gmu)].map((found) => found[1]!)
}
