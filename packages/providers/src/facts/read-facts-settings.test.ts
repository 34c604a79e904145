import { expect, test } from 'vitest'
import { readFactsSettings } from './read-facts-settings.ts'

test('facts are off until the operator allows them', () => {
  expect(readFactsSettings({})).toEqual({ facts: undefined, faults: [] })
  expect(readFactsSettings({ FACTS: ' ', FACTS_CONTACT: 'a@example.com' }).facts).toBeUndefined()
})

test('the contact is the operator’s address by default', () => {
  const env = { FACTS: 'wikipedia', OPERATOR_EMAIL: 'host@example.com' }
  expect(readFactsSettings(env).facts).toEqual({ contact: 'host@example.com' })
  expect(readFactsSettings({ ...env, FACTS_CONTACT: 'https://example.com/contact' }).facts?.contact).toBe(
    'https://example.com/contact',
  )
})

test.each([
  [{ FACTS: 'britannica' }, 'FACTS must be wikipedia, or left out'],
  [{ FACTS: 'wikipedia' }, 'FACTS_CONTACT is missing'],
  [{ FACTS: 'wikipedia', FACTS_CONTACT: 'nobody' }, 'FACTS_CONTACT must be'],
  [{ FACTS: 'wikipedia', FACTS_CONTACT: 'a@example.com)\r\nx: y' }, 'FACTS_CONTACT must be'],
  [{ FACTS: 'wikipedia', FACTS_CONTACT: 'a@example.com', FACTS_URL: 'file:///tmp' }, 'FACTS_URL must be like'],
])('%j: %s', (env, fault) => {
  const { facts, faults } = readFactsSettings(env)
  expect([facts, faults]).toEqual([undefined, [expect.stringContaining(fault)]])
})
