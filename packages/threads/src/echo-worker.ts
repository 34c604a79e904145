import { threadId } from 'node:worker_threads'
import { StudioError } from '@dayreel/storyboard/base'
import { serveTasks } from './worker-pool.ts'

/** The tasks of the worker pool's test. */
export type EchoTask = 'name' | 'fail' | 'die' | 'spin'

const ANSWERS: Record<EchoTask, () => number> = {
  name: () => threadId,
  fail: () => {
    throw new StudioError('text-empty', 'as asked')
  },
  die: () => process.exit(3),
  spin: () => {
    for (;;); // The loop stops only when the thread ends.
  },
}

serveTasks((task: EchoTask) => ANSWERS[task]())
