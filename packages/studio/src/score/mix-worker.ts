import { serveTasks } from '../lib/worker-pool.ts'
import { mixSound, type SoundPlan } from './mix-sound.ts'

serveTasks(
  (plan: SoundPlan) => mixSound(plan),
  (sound) => [sound.buffer as ArrayBuffer],
)
