import { serveTasks } from '@dayreel/threads'
import { stopCheck, type StopFlag } from '../lib/stoppable-pool.ts'
import { type ClipRules, keepClip, type KeptClip } from './keep-clip.ts'

export type ClipTask = { from: string; to: { clip: string; poster: string }; rules: ClipRules }

serveTasks<ClipTask & { stop: StopFlag }, KeptClip>(({ from, to, rules, stop }) =>
  keepClip(from, to, rules, stopCheck(stop)),
)
