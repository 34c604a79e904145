import { expect, test } from 'vitest'
import { appAddress } from './way-back.ts'

test.each([
  ['/app', '/app'],
  ['/app/videos', '/app/videos'],
  ['/app/create-video?template=what-if-overnight', '/app/create-video?template=what-if-overnight'],
  ['/app?x=1#y', '/app?x=1#y'],
  ['/app/videos/../settings', '/app/settings'],
])('accepts %s as a return address of the app', (given, expected) => {
  expect(appAddress(given)).toBe(expected)
})

test.each([
  '',
  '/',
  '/login',
  '/application',
  'app',
  '//evil.test/app',
  '/\\evil.test/app',
  '/\t/evil.test/app',
  'https://evil.test/app',
  'javascript:alert(1)',
  '/app/../login',
  '/app/..//evil.test',
  '/app/%2e%2e//evil.test',
  '/app\\..\\..\\\\evil.test',
  '\\\\evil.test/app',
  ' /app',
])('ignores %j as a return address, because it leads elsewhere', (given) => {
  expect(appAddress(given)).toBeUndefined()
})
