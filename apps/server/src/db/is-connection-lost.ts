const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** PostgreSQL's classes: connection exception, operator intervention (shutdown, starting up), too many connections. */
const STATE = /^(08...|57P0[1-5]|53300)$/
/** As the driver says it; what it says of a connection that took too long depends on whether a pool asked for it. */
const WORDS =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|^timeout expired$/

/** True where the database, not the query, was the trouble: trying again later may help. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && (NETWORK.has(code) || STATE.test(code))) return true
    if (WORDS.test(cause.message)) return true
  }
  return false
}
