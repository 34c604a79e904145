import { serveTasks } from '@dayreel/threads'
import { stopCheck, type StopFlag } from '../lib/stoppable-pool.ts'
import { keepSound, keepSpeech, type SoundRules } from './keep-sound.ts'

export type SpeechTask = { samples: Float32Array<ArrayBuffer>; to: string }
export type SoundTask = { from: string; to: string; rules: SoundRules }

serveTasks<(SoundTask | SpeechTask) & { stop: StopFlag }, { seconds: number }>((task) =>
  'samples' in task
    ? keepSpeech(task.samples, task.to)
    : keepSound(task.from, task.to, task.rules, stopCheck(task.stop)),
)
