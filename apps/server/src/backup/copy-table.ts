import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** The parts of a connection of `pg` that its types leave out. */
type CopyConnection = Connection & {
  query: (text: string) => void
  sync: () => void
  stream: NodeJS.EventEmitter & { writableNeedDrain: boolean; pause: () => void; resume: () => void }
  sendCopyFromChunk: (chunk: Uint8Array) => void
  endCopyFrom: () => void
  sendCopyFail: (message: string) => void
}

/**
 * Returns the output of `COPY … TO STDOUT`. The client must do nothing else before the stream has ended.
 *
 * @param statement must not contain values from outside.
 */
export function copyOut(client: Client, statement: string): Readable {
  const output = new PassThrough()
  let paused: CopyConnection | undefined
  output.on('drain', () => paused?.stream.resume())
  output.on('close', () => paused?.stream.resume())
  const copy = {
    submit: (connection: CopyConnection) => connection.query(statement),
    handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection) {
      // `chunk` is a part of a buffer that the connection uses again.
      if (output.destroyed || output.write(Buffer.from(chunk))) return
      paused = connection
      connection.stream.pause()
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => output.end(),
    handleError: (error: Error) => void output.destroy(error),
  }
  client.query(copy as unknown as Submittable)
  return output
}

/** Sends a stream to `COPY … FROM STDIN` and waits until the rows are stored. */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = new AbortController()
    let fault: Error | undefined
    const copy = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        void send(connection, source, failed.signal).catch((error: unknown) => {
          fault = error as Error
          connection.sendCopyFail('the backup could not be read')
        })
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: (error: Error) => {
        failed.abort()
        reject(fault ?? error)
      },
    }
    client.query(copy as unknown as Submittable)
  })
}

async function send(connection: CopyConnection, source: AsyncIterable<Uint8Array>, failed: AbortSignal): Promise<void> {
  for await (const chunk of source) {
    if (failed.aborted) return
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}
