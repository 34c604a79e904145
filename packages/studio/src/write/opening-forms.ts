import type { Line } from './framework.ts'

/** A hook that ends in what it is about: "Still it goes on: {S}." */
const NAMED_LAST = /^([^:]+): \{([SQC])\}[.?](?: (.+))?$/u
/** What is said, written or asked is rightly told after a colon. */
const QUOTING =
  /\b(?:says?|said|says only|written|wrote|typed|asks?|asking|marked|question|is|like this|was|only this|photograph|picture|page|left|same thing for thirty years)$/iu

/** Openings that take any noun phrase, any direct question and any imagined clause as it is; the first is the subject alone. */
const NAMED_FIRST: Readonly<Record<string, readonly string[]>> = {
  S: [
    '{S}.',
    'I keep thinking about {S}.',
    'Let me tell you about {S}.',
    'There is a story about {S}.',
    'You should hear about {S}.',
    'Somebody told me about {S}.',
    'I cannot stop thinking about {S}.',
    'This is about {S}.',
  ],
  Q: ['{Q}?', 'You have asked it, too: {Q}?', 'Every child asks it once: {Q}?', 'Everybody asks it, once: {Q}?'],
  C: ['What if {C}?', 'Just imagine that {C}.', 'Suppose, only for a minute, that {C}.', 'Let us say that {C}.'],
}

/**
 * The ways to say a hook. What it is about comes first, as a sentence of its own, or inside of one; at the end, after a colon, it sounds
 * glued on, so that is said only where the other ways were said lately.
 *
 * @param openings sentences that take what stands after the colon, the first with nothing else in it.
 */
export function openingForms(line: Line, openings: readonly string[] | undefined): Line[] {
  const [, lead = '', , rest] = NAMED_LAST.exec(line.text) ?? []
  if (openings === undefined || !isNamedLast(line.text)) return [line]
  const [alone = '', ...around] = openings
  const other = around[(lead.length * 7 + lead.charCodeAt(0)) % around.length]!
  const told = [`${lead}.`, ...(rest === undefined ? [] : [rest])].join(' ')
  return [line, ...[alone, other].map((opening) => ({ ...line, text: `${opening} ${told}` }))]
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
  return /^[^.?:]*\{[SQCAI]\}[.?] /u.test(text)
}

/** Whether a hook ends in its subject after a colon, though it says nothing that is said or written. */
export function isNamedLast(text: string): boolean {
  const [, lead = ''] = NAMED_LAST.exec(text) ?? []
  return lead !== '' && !QUOTING.test(lead)
}

/** The first sentence of a hook, to be filled in, where the subject is all that it says. */
export function aloneAtFirst(text: string): string | undefined {
  return /^(?:What if )?\{[SQCAI]\}[.?](?= )/u.exec(text)?.[0]
}

/** Whether other words of a sentence stand right before the subject, so that it needs its article. */
export function isInSentence(text: string): boolean {
  return /(?<!: )\{S\}/u.test(text.replace(/^\{S\}\. /u, ''))
}
