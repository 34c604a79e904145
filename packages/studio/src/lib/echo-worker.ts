import { threadId } from 'node:worker_threads'
import { StudioError } from '../errors.ts'
import { serveTasks } from './worker-pool.ts'

/** What the worker pool's test asks of its threads. */
export type EchoTask = 'name' | 'fail' | 'die' | 'spin'

serveTasks((task: EchoTask): number => {
  switch (task) {
    case 'name':
      return threadId
    case 'fail':
      throw new StudioError('text-empty', 'as asked')
    case 'die':
      process.exit(3)
    case 'spin':
      for (;;); // only the end of the thread ends this
  }
})
