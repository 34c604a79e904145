import type { Line } from './line.ts'

/** A hook that ends in what it is about: "Still it goes on: {S}." */
const NAMED_LAST = /^([^:]+): \{([SQC])\}[.?](?: (.+))?$/u
/** What is said, written or asked is rightly told after a colon. */
const QUOTING =
  /\b(?:says?|said|says only|written|wrote|typed|asks?|asking|marked|question|is|like this|was|only this|photograph|picture|page|left|same thing for thirty years)$/iu

/** Openings that take any noun phrase, any direct question and any imagined clause as it is; the first is the subject alone. */
const NAMED_FIRST: Readonly<Record<string, readonly string[]>> = {
  S: ['{S}.', 'I keep thinking about {S}.', 'I cannot stop thinking about {S}.'],
  Q: ['{Q}?', 'You have asked it, too: {Q}?', 'Every child asks it once: {Q}?', 'Everybody asks it, once: {Q}?'],
  C: ['What if {C}?', 'Just imagine that {C}.', 'Suppose, only for a minute, that {C}.', 'Let us say that {C}.'],
}

/**
 * The ways to say a hook. What is strange about it comes first, then its subject, as a sentence of its own or inside of one; a question
 * and an imagined clause come before it, for they are hooks themselves. After a colon the subject sounds glued on, so that is said only
 * where the other ways were said lately.
 *
 * @param openings sentences that take what stands after the colon, the first with nothing else in it.
 */
export function openingForms(line: Line, openings: readonly string[] | undefined): Line[] {
  const [, lead = '', , rest] = NAMED_LAST.exec(line.text) ?? []
  if (openings === undefined || !isNamedLast(line.text)) return [line]
  const [alone = '', ...around] = openings
  const other = around[(lead.length * 7 + lead.charCodeAt(0)) % around.length]!
  const after = rest === undefined ? '' : ` ${rest}`
  const asked = [alone, other].map((opening) => `${opening} ${lead}.${after}`)
  const told = [alone, other].map((opening) => `${lead}. ${opening}${after}`)
  const isTold = alone.startsWith('{S}')
  const brief = told.filter((text, i) => i === 0 || wordsBefore(text) <= MOST_WORDS_BEFORE)
  const texts = isTold ? [...brief, asked[0]!] : asked
  return [line, ...texts.map((text) => ({ ...line, text }))]
}
/** What a video is about is heard within three seconds, so that more words do not keep it back. */
const MOST_WORDS_BEFORE = 10

function wordsBefore(text: string): number {
  return text.slice(0, text.indexOf('{')).trim().split(' ').length
}

/**
 * What a story's hook may open with besides, by what it says of its subject; a clause is asked for only where it was asked or imagined,
 * never where it was said as if it were so.
 */
export function openingsFor({ text }: Line, isAsked: boolean): readonly string[] | undefined {
  const form = /\{([SQC])\}/u.exec(text)?.[1] ?? ''
  return form === 'C' && !isAsked ? undefined : NAMED_FIRST[form]
}

/** Whether a hook names its subject in its first sentence and says more after that. */
export function isNamedFirst(text: string): boolean {
  return /^[^.?:]*\{[SQCA]\}[.?] /u.test(text)
}

/** Whether a hook names its subject in its second sentence. */
export function isNamedSecond(text: string): boolean {
  return /^[^.?:{]*\. [^.?:]*\{S\}\./u.test(text)
}

/** Whether a hook ends in its subject after a colon, though it says nothing that is said or written. */
export function isNamedLast(text: string): boolean {
  const [, lead = ''] = NAMED_LAST.exec(text) ?? []
  return lead !== '' && !QUOTING.test(lead)
}

/** The sentence of a hook, to be filled in, that is the subject alone: its first, or its second where that is a noun phrase. */
export function subjectAlone(text: string): string | undefined {
  return /^(?:What if )?\{[SQCA]\}[.?](?= )|(?<=^[^.?:{]*\. )\{S\}\.(?= |$)/u.exec(text)?.[0]
}

/** Whether other words of a sentence stand right before the subject, so that it needs its article. */
export function isInSentence(text: string): boolean {
  return /(?<!: )\{S\}/u.test(text.replace(/(?:^|(?<=\. ))\{S\}\.(?: |$)/u, ''))
}

/** Whether a hook begins with its subject as with a title: a noun phrase, which asks nothing. */
export function isTitleFirst(text: string): boolean {
  return text.startsWith('{S}. ')
}
