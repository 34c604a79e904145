import { expect, test } from 'vitest'
import type { Session } from './session.ts'
import { sessionRedirect } from './session-redirect.ts'

const out: Session = { status: 'signed-out' }
const loading: Session = { status: 'loading' }
const inside: Session = { status: 'signed-in', userId: 'u', email: 'a@b.test', isSecondFactorDue: false }
const due: Session = { ...inside, isSecondFactorDue: true }

test.each<[string, Session, Session, string, string | undefined]>([
  ['signing in', out, inside, '/login', '/app'],
  ['signing in on the home page, in another tab', out, inside, '/', '/app'],
  ['signing in with a factor due', out, due, '/login', '/login/second-factor'],
  ['the factor shown', due, inside, '/login/second-factor', '/app'],
  ['a page that loads with a session', loading, inside, '/pricing', undefined],
  ['a sign-in in another tab, seen from the app', out, inside, '/app/settings', undefined],
  ['a session from a recovery link', out, inside, '/reset-password', undefined],
  ['a session from a confirmation', out, inside, '/auth/confirm', undefined],
  ['a stored session that no longer counts', loading, out, '/pricing', undefined],
  ['the app without a session', loading, out, '/app', '/login'],
  ['the app with a factor due', loading, due, '/app/settings', '/login/second-factor'],
  ['the app with a session', loading, inside, '/app/settings', undefined],
  ['signing out', inside, out, '/app/settings', '/login'],
])('%s', (_, from, to, path, expected) => {
  expect(sessionRedirect({ from, to, goAfterSignOut: '/login' }, path)).toBe(expected)
})

test('returns to the page that the user came from, after the second factor', () => {
  const back = '/app/videos?sort=old'
  const lead = (from: Session, to: Session, path: string) =>
    sessionRedirect({ from, to, goAfterSignOut: '/login' }, path, back)
  expect(lead(out, inside, '/login')).toBe(back)
  expect(lead(out, due, '/login')).toBe('/login/second-factor')
  expect(lead(due, inside, '/login/second-factor')).toBe(back)
  expect(lead(loading, inside, '/pricing')).toBeUndefined()
})

test('signing out leads to the chosen page', () => {
  expect(sessionRedirect({ from: inside, to: out, goAfterSignOut: '/' }, '/app')).toBe('/')
})
