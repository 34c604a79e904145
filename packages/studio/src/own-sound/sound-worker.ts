import { serveTasks } from '@dayreel/threads'
import { keepSound, type SoundRules } from './keep-sound.ts'

export type SoundTask = {
  from: string
  to: string
  rules: SoundRules
  /** A 32-bit number that is 0 until the task must stop. */
  stop: SharedArrayBuffer
}

serveTasks<SoundTask, { seconds: number }>(({ from, to, rules, stop }) => {
  const flag = new Int32Array(stop)
  return keepSound(from, to, rules, () => {
    if (Atomics.load(flag, 0) === 1) throw new Error('The work was stopped.')
  })
})
