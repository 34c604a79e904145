import { escapeHtml } from '@dayreel/auth/base'
import type { Mail } from './mailer.ts'

/** The texts of a mail. */
type Letter = {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; link: string } | undefined
  /** A code that the user types in. A mail can have a code, a button or both. */
  code?: string | undefined
  /** The reason why the user gets this mail and what they can do about it. */
  note: string
  /** A picture of what the mail is about, at a URL of this site. */
  picture?: { url: string; alt: string } | undefined
  /** The URL for one-click unsubscribing. */
  unsubscribe?: string | undefined
}

const NO_MORE = 'Unsubscribe from these emails'
const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Writes a mail. Every mail has a plain-text form. Its HTML loads nothing except a picture of this site. */
export function writeMail({
  to,
  subject,
  heading,
  paragraphs,
  button,
  code,
  note,
  picture,
  unsubscribe,
}: Letter): Mail {
  const codeLine = button === undefined ? 'Your code:' : 'Or enter this code:'
  const plain = [
    heading,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.link}`]),
    ...(code === undefined ? [] : [`${codeLine} ${code}`]),
    note,
    ...(unsubscribe === undefined ? [] : [`${NO_MORE}:\n${unsubscribe}`]),
    '— Dayreel',
  ]
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#191522">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 20px;font-size:16px;color:#3d364a">${escapeHtml(words)}</p>`),
    ...(picture === undefined
      ? []
      : [
          `<p style="margin:0 0 20px"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="180" style="border-radius:10px"></p>`,
        ]),
    ...(button === undefined
      ? []
      : [
          `<p style="margin:0 0 24px"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:13px 26px;border-radius:10px;background:#ffac4a;color:#1d1003;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
        ]),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:0 0 8px;font-size:14px;color:#5a5266">${codeLine}</p>`,
          `<p style="margin:0 0 24px;font-size:28px;font-weight:700;letter-spacing:4px;color:#191522">${escapeHtml(code)}</p>`,
        ]),
    `<p style="margin:0;padding-top:20px;border-top:1px solid #e8e0d6;font-size:13px;color:#5a5266">${escapeHtml(note)}</p>`,
    ...(unsubscribe === undefined
      ? []
      : [
          `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(unsubscribe)}" style="color:#5a5266">${NO_MORE}</a></p>`,
        ]),
  ]
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#faf7f2;${FONT};line-height:1.55"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="padding:0 4px 20px;font-size:18px;font-weight:700;color:#9c4300">Dayreel</td></tr><tr><td style="padding:36px 32px;background:#ffffff;border-radius:16px">${rows.join('')}</td></tr></table></td></tr></table></body></html>`
  return { to, subject, text: plain.join('\n\n'), html, ...(unsubscribe !== undefined && { unsubscribe }) }
}
