import { expect, test } from 'vitest'
import { detectLanguage } from './language.ts'
import { withoutUrls } from './without-urls.ts'

test.each(['https://example.com/the/lamp', 'www.example.com', 'example.org', 'youtu.be/lamp?t=3'])(
  'removes the URL %s, which does not decide the language',
  (url) => {
    expect(withoutUrls(`A lamp ${url}\nat night`).split(/\s+/u)).toEqual(['A', 'lamp', 'at', 'night'])
    expect(detectLanguage(url)).toBe('en')
  },
)

test.each(['and/or', 'Node.js', 'He left.Then it rained', '3.5 lamps', 'U.S. mail'])(
  'does not treat %s as a URL',
  (text) => {
    expect(withoutUrls(text)).toBe(text)
  },
)
