import type { ModelRequest } from '../wire-format.ts'

/** The parts of a model's instructions that the grammar uses. */
export type ReadRequest = {
  subject: string
  language: string
  units: number
  items: number
  /** The scenes to illustrate, or the parts to improve. Empty if the request contains neither. */
  given: string[]
  /** The sparks for a new channel. Empty if no channel is requested. */
  sparks: string[]
  /** The topic of a new channel. */
  niche: string | undefined
  /** The channel's earlier videos, newest first. */
  previousVideos: string[]
  /** The first sentence of each given article. */
  sources: string[]
  /** The whole text of the request. Equal texts give equal pseudo-random choices. */
  text: string
}

const FALLBACK_UNITS = 50

/** Reads a request like a model would. If it states the length several times, the last one counts. */
export function readRequest({ instructions, turns }: ModelRequest): ReadRequest {
  const text = [instructions, ...turns.filter(({ by }) => by === 'user').map((turn) => turn.text)].join('\n')
  const given = [...text.matchAll(/<(?:scene|part) number="\d+">([^<]*)<\/(?:scene|part)>/gu)].map((found) =>
    found[1]!.trim(),
  )
  const subject = /<subject>([^<]*)<\/subject>/u.exec(text)?.[1]?.trim() ?? given[0] ?? 'the subject'
  const between = [...text.matchAll(/between (\d+) and (\d+) (?:words|characters)/gu)].at(-1)
  const about = /about (\d+) (?:words|characters)/u.exec(text)
  return {
    subject: subject.replace(/\[sandbox:[a-z-]+\]/gu, '').trim(),
    language: /<language>[^<(]*\(([a-z]{2,3})\)/u.exec(text)?.[1] ?? 'en',
    units: between ? Math.round((Number(between[1]) + Number(between[2])) / 2) : Number(about?.[1] ?? FALLBACK_UNITS),
    items: Number(/exactly (\d+) items/u.exec(text)?.[1] ?? 0),
    given,
    sparks: listedIn('sparks', text),
    niche: /<niche>([^<]*)<\/niche>/u.exec(text)?.[1]?.trim(),
    previousVideos: listedIn('told', text),
    sources: firstSentences(text),
    text,
  }
}

/** Returns the first sentence of each article, which follows its title. */
function firstSentences(text: string): string[] {
  return text
    .split('<source>\n')
    .slice(1)
    .map((article) => `${article.split('\n')[1]?.split('.')[0]}.`)
}

/** Returns the lines between an opening and a closing tag that begin with a dash. */
function listedIn(tag: string, text: string): string[] {
  const [, after = ''] = text.split(`<${tag}>`)
  const [between] = after.split(`</${tag}>`)
  return [...between!.matchAll(/^- (.+)$/gmu)].map((found) => found[1]!)
}
