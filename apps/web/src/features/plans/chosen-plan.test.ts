import { SOLD_PLANS } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { appAddress } from '#lib/way-back.ts'
import { checkoutPath, planOf, registerPath } from './chosen-plan.ts'

test.each(SOLD_PLANS)('the URLs for registering and checkout contain %s', (plan) => {
  for (const path of [registerPath(plan), checkoutPath(plan)]) {
    expect(planOf(new URL(path, 'https://site.invalid').search)?.id).toBe(plan)
  }
  expect(appAddress(checkoutPath(plan))).toBe(checkoutPath(plan))
})

test.each(['', '?plan=', '?plan=free', '?plan=enterprise', '?plan=PRO', '?plan=//evil.test', '?plan=__proto__'])(
  'finds no plan in a URL without a plan for sale: %j',
  (search) => {
    expect(planOf(search)).toBeUndefined()
  },
)
