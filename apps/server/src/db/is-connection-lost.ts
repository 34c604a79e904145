const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/**
 * Matches PostgreSQL's codes for connection exceptions, operator intervention (shutting down, starting up) and too many
 * connections.
 */
const STATE = /^(08...|57P0[1-5]|53300)$/
/** Matches the driver's messages. The message for a connection timeout differs between the pool and the client. */
const WORDS =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|^timeout expired$/

/** The fields of an error that are checked. Any object is accepted, because pg-boss reports errors as plain objects. */
type Cause = { code?: unknown; message?: unknown; syscall?: unknown; cause?: unknown }

/** Returns whether the connection failed and not the query. A later attempt may then succeed. */
export function isConnectionLost(error: unknown): boolean {
  return isSaidByPostgres(error) || causesOf(error).some(isOfNetwork)
}

/**
 * Returns whether the error comes from PostgreSQL or its driver, because another service may cause a network error with
 * the same code.
 */
export function isSaidByPostgres(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && STATE.test(code)) || (typeof message === 'string' && WORDS.test(message)),
  )
}

function isOfNetwork({ code, syscall }: Cause): boolean {
  // The socket of PostgreSQL is missing. Any other missing file is not a lost connection.
  if (code === 'ENOENT') return syscall === 'connect'
  return typeof code === 'string' && NETWORK.has(code)
}

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Cause).cause)
    causes.push(cause)
  return causes
}
