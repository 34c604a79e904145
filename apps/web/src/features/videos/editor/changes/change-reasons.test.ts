import type { Storyboard } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { changeReasons } from './change-reasons.ts'

const SCENES = ['a', 'b', 'c'].map((id) => ({ id })) as Storyboard['scenes']

test('states why an unchanged scene is remade', () => {
  expect(changeReasons({ speechReason: { why: 'breath', scenes: ['c'] } }, SCENES)).toEqual([
    'New voice, because its sentence is spoken in one breath with scene 3.',
  ])
  expect(changeReasons({ speechReason: { why: 'breath', scenes: ['a', 'b'] } }, SCENES)[0]).toContain('scenes 1 and 2.')
  expect(changeReasons({ speechReason: { why: 'breath', scenes: ['removed'] } }, SCENES)[0]).toContain(
    'no longer continues',
  )
})

test('gives no reason for a change of the scene itself or of the whole video', () => {
  for (const why of ['words', 'prompt', 'seed', 'upload', 'style', 'new'] as const)
    expect(changeReasons({ pictureReason: { why, scenes: [] } }, SCENES)).toEqual([])
})
