import { escapeHtml } from '@dayreel/auth/base'
import type { Mail } from './mailer.ts'

/** A mail in words. */
type Letter = {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; link: string } | undefined
  /** To be typed in, instead of the button or without one. */
  code?: string | undefined
  /** Why somebody got this, and what to do about it. */
  note: string
  /** What it is about, by an address of this site. */
  picture?: { url: string; alt: string } | undefined
  /** Where one click is enough to get no more mails of its kind. */
  unsubscribe?: string | undefined
}

const NO_MORE = 'No more mails of this kind'
const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Words first: every mail can be read without its HTML, and the HTML loads nothing from anywhere but a picture of this site. */
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
