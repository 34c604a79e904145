import type { AuthContext } from '../auth-context.ts'
import type { Letter } from '../ports.ts'
import { NOTICES, TOKEN_MAILS, type MailText, type Notice } from './mail-texts.ts'

type Parts = {
  /** Values for the names in braces in the mail text. */
  values?: Readonly<Record<string, string>>
  link?: string | undefined
  code?: string
}

/** Writes a mail with a link, a code or both. */
export function writeTokenLetter(to: string, kind: keyof typeof TOKEN_MAILS, parts: Parts): Letter {
  return write(to, TOKEN_MAILS[kind], parts)
}

/** Writes a mail that only reports an event. */
export function writeNotice(
  { siteUrl }: AuthContext,
  to: string,
  notice: Notice,
  values: Readonly<Record<string, string>> = {},
): Letter {
  return write(to, NOTICES[notice], { values, link: `${siteUrl}/login` })
}

function write(to: string, text: MailText, { values = {}, link, code }: Parts): Letter {
  const { subject, heading, action, note } = text
  const paragraphs = text.paragraphs.map((words) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  )
  const button = action !== undefined && link !== undefined ? { label: action, link } : undefined
  return { to, subject, heading, paragraphs, button, code, note }
}
