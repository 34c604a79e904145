import type { LocalModels } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { isGivenUp, pauseMs } from './local-models.ts'

const STARTING = { role: 'voice', state: 'ready', speed: 2.4, sampleVoice: null } as LocalModels['models'][number]
const LIST: LocalModels = { models: [STARTING], adding: null, waiting: [], problem: null, mayChange: true }

test('polls less and less often until a worker announces the voices, for two minutes at most', () => {
  const readAtSeconds: number[] = []
  let readMs = 0
  const list = () => ({ ...LIST, wait: { sinceMs: 0, readMs } })
  for (let pause = pauseMs(list()); pause !== false; pause = pauseMs(list())) {
    expect(isGivenUp(list())).toBe(false)
    readMs += pause
    readAtSeconds.push(readMs / 1_000)
  }
  expect(readAtSeconds).toEqual([1, 2, 4, 8, 16, 32, 62, 92, 122])
  expect(isGivenUp(list())).toBe(true)
})

test('fetches for other reasons do not shorten the wait', () => {
  for (const readMs of [10_000, 10_100, 10_200]) {
    const list = { ...LIST, wait: { sinceMs: 0, readMs } }
    expect(isGivenUp(list)).toBe(false)
    expect(pauseMs(list)).toBe(readMs)
  }
})

test('polls every second while a model is being added, and never without a reason', () => {
  const adding = { name: 'kokoro', step: 'download', doneBytes: 0, secondsLeft: null } as const
  expect(pauseMs({ ...LIST, adding })).toBe(1_000)
  expect(pauseMs({ ...LIST, models: [{ ...STARTING, sampleVoice: 'local/kokoro/af_heart' }] })).toBe(false)
})
