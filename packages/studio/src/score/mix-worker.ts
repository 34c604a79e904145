import { serveTasks } from '@dayreel/threads'
import { mixSound, type SoundPlan } from './mix-sound.ts'

serveTasks(
  (plan: SoundPlan) => mixSound(plan),
  (sound) => [sound.buffer as ArrayBuffer],
)
