import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { Socket } from 'node:net'

/**
 * Appends the URL of each loaded module, and `connect:HOST` for each connection, to the file that `NOTES_LOADS_IN`
 * names. Load this file with `--import`, which worker threads inherit.
 */
registerHooks({
  load(url, context, nextLoad) {
    note(url)
    return nextLoad(url, context)
  },
})

const connect = Reflect.get(Socket.prototype, 'connect') as (this: Socket, ...given: unknown[]) => Socket
Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  const { host, path } = targetOf(given)
  note(`connect:${path ?? host ?? 'localhost'}`)
  return connect.apply(this, given)
}

/** Node's own modules pass the options and the listener as an array. Others pass options, a path, or port and host. */
function targetOf(given: readonly unknown[]): { host?: string; path?: string } {
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as unknown[]
  if (typeof first === 'object') return first as { host?: string; path?: string }
  return typeof second === 'string' ? { host: second } : {}
}

function note(line: string): void {
  appendFileSync(process.env.NOTES_LOADS_IN!, `${line}\n`)
}
