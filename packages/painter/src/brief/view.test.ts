import { expect, test } from 'vitest'
import { readView } from './view.ts'

test.each(['a huge moon over the houses', 'the moon comes closer', 'a moon filling the sky', 'a giant pale moon'])(
  '“%s” has a moon that fills the sky',
  (words) => expect(readView(words).hasHugeMoon).toBe(true),
)

test.each(['a moon over the houses', 'a huge house under the moon'])('“%s” has a moon of its own size', (words) =>
  expect(readView(words).hasHugeMoon).toBeUndefined(),
)
