import { expect, test } from 'vitest'
import { readConfig } from '#config'
import { missingLimit } from './missing-limit.ts'

const MODEL = { TEXT_PROVIDER: 'anthropic', TEXT_API_KEY: 'a key of the tests', TEXT_MODEL: 'a-model' }
const PRICES = { TEXT_PRICE_INPUT: '1', TEXT_PRICE_OUTPUT: '5' }

test.each([
  ['a priced model without a limit', { ...MODEL, ...PRICES }, true],
  ['one that is limited by account only', { ...MODEL, ...PRICES, COST_LIMIT_ACCOUNT_DAY: '1' }, true],
  ['one with a limit of the day', { ...MODEL, ...PRICES, COST_LIMIT_DAY: '5' }, false],
  ['one that costs nothing', { ...MODEL, TEXT_PRICE_INPUT: '0', TEXT_PRICE_OUTPUT: '0' }, false],
  ['one without prices', MODEL, false],
  ['the built-in writer', {}, false],
])('N14: npm run check warns: %s: %s', (_what, env, isWarned) => {
  expect(missingLimit(readConfig(env).models).warning?.includes('COST_LIMIT_DAY') ?? false).toBe(isWarned)
})
