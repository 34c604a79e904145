import { expect, test } from 'vitest'
import { collectGarbage } from '@dayreel/threads'
import { keepCompiled } from './keep-compiled.ts'

test('what is kept outlives a collection until the next of its name is there', async () => {
  const first = new WeakRef(keepCompiled('test', { picture: 1 }))
  await collected()
  expect(first.deref()).toEqual({ picture: 1 })
  keepCompiled('test', { picture: 2 })
  await collected()
  expect(first.deref()).toBeUndefined()
})

/** A reference that was looked at is held until the turn ends. */
async function collected(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  collectGarbage()
}
