import { flushCompileCache } from 'node:module'
import { createLog } from '#lib/create-log.ts'
import { connect } from '#db/connect.ts'
import { answerQuestions } from '../questions/answer-questions.ts'

/** A worker that kills itself, as `kill -9` would, while it answers its first question. */
flushCompileCache()
const databaseUrl = process.env.DATABASE_URL!
const { db } = connect({ url: databaseUrl, connections: 2, onBroken: () => undefined })
const die = async (): Promise<void> => {
  process.kill(process.pid, 'SIGKILL')
  for (;;); // nothing runs before the signal arrives
}
await answerQuestions({
  db,
  databaseUrl,
  log: createLog({ level: 'error', name: 'doomed' }),
  answerers: { double: die },
})
process.stdout.write('answering\n')
