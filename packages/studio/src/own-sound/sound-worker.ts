import { serveTasks } from '@dayreel/threads'
import { keepSound, keepSpeech, type SoundRules } from './keep-sound.ts'

export type SpeechTask = { samples: Float32Array<ArrayBuffer>; to: string }
export type SoundTask = {
  from: string
  to: string
  rules: SoundRules
  /** A 32-bit number that is 0 until the task must stop. */
  stop: SharedArrayBuffer
}

serveTasks<SoundTask | SpeechTask, { seconds: number }>((task) => {
  if ('samples' in task) return keepSpeech(task.samples, task.to)
  const { from, to, rules, stop } = task
  const flag = new Int32Array(stop)
  return keepSound(from, to, rules, () => {
    if (Atomics.load(flag, 0) === 1) throw new Error('The work was stopped.')
  })
})
