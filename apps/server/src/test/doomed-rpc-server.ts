import { flushCompileCache } from 'node:module'
import { createLog } from '#log/create-log.ts'
import { connect } from '#db/connect.ts'
import { serveRpc } from '#rpc/serve-rpc.ts'

/** A worker that kills itself, as `kill -9` would, while it answers its first call. */
flushCompileCache()
const databaseUrl = process.env.DATABASE_URL!
const { db } = connect({ url: databaseUrl, connections: 2, onBroken: () => undefined })
const die = async (): Promise<void> => {
  process.kill(process.pid, 'SIGKILL')
  for (;;); // The loop ensures that no other code runs before the signal arrives.
}
await serveRpc({
  db,
  databaseUrl,
  log: createLog({ level: 'error', name: 'doomed' }),
  methods: { double: die },
})
process.stdout.write('answering\n')
