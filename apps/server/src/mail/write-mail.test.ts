import { expect, test } from 'vitest'
import { writeMail } from './write-mail.ts'

const letter = {
  to: 'ada@example.com',
  subject: 'Hello',
  heading: 'A heading',
  paragraphs: ['One.', 'Two.'],
  note: 'Why.',
}

test('a mail is readable without its HTML, and its HTML loads nothing', () => {
  const button = { label: 'Confirm', link: 'http://site.test/confirm?a=1&b=2' }
  const { to, subject, text, html } = writeMail({ ...letter, button, code: '123456' })
  expect({ to, subject }).toEqual({ to: 'ada@example.com', subject: 'Hello' })
  const lines = [
    'A heading',
    'One.',
    'Two.',
    `Confirm:\n${button.link}`,
    'Or enter this code: 123456',
    'Why.',
    '— Dayreel',
  ]
  expect(text).toBe(lines.join('\n\n'))
  expect(html).toContain('href="http://site.test/confirm?a=1&amp;b=2"')
  expect(html).not.toMatch(/<(img|link|script|style)|src=|url\(/)
})

test('a mail with a code and no button has no other action', () => {
  expect(writeMail({ ...letter, code: '123456' }).text).toContain('Your code: 123456')
})

test('text from users is escaped in a mail', () => {
  const { html } = writeMail({ ...letter, paragraphs: ["Your account now uses <b>a'&@example.com."] })
  expect(html).toContain('&lt;b&gt;a&#39;&amp;@example.com')
  expect(html).not.toContain('<b>')
})
