import { expect, test } from 'vitest'
import { termsOf } from './terms-of.ts'

test.each(['CC0', 'cc0', 'CC0 1.0', 'Public domain', 'pdm', 'Public Domain Mark 1.0', 'PD', 'PD-USGov'])(
  '%s needs no credit',
  (licence) => expect(termsOf(licence)).toBe('free'),
)

test.each(['CC BY 4.0', 'CC BY 2.0', 'CC-BY-3.0', 'by'])('%s needs a credit', (licence) =>
  expect(termsOf(licence)).toBe('credited'),
)

test.each([
  'CC BY-SA 4.0',
  'by-sa',
  'CC BY-NC 2.0',
  'by-nc-nd',
  'CC BY-ND 4.0',
  'GFDL',
  'Fair use',
  'All rights reserved',
  '',
  'CC BY-SA 3.0 or CC0',
])('%s is not used', (licence) => expect(termsOf(licence)).toBeUndefined())
