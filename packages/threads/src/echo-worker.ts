import { threadId } from 'node:worker_threads'
import { StudioError } from '@dayreel/storyboard/base'
import { serveTasks } from './worker-pool.ts'

/** What the worker pool's test asks of its threads. */
export type EchoTask = 'name' | 'fail' | 'die' | 'spin'

const ANSWERS: Record<EchoTask, () => number> = {
  name: () => threadId,
  fail: () => {
    throw new StudioError('text-empty', 'as asked')
  },
  die: () => process.exit(3),
  spin: () => {
    for (;;); // only the end of the thread ends this
  },
}

serveTasks((task: EchoTask) => ANSWERS[task]())
