import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#log/create-log.ts'
import { applicationName } from './application-name.ts'

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 10_000
/**
 * The interval of a check query. It detects a connection that a router has forgotten, because such a connection still
 * looks open.
 */
const CHECK_INTERVAL_MS = 15_000
const CHECK_TIMEOUT_MS = 5_000

type ListenOptions = {
  url: string
  log: Log
  /** The handler of each channel's payloads, by channel name. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** Called after a lost connection has been restored. Notifications in between were missed. */
  onReconnect: () => void
}

/** Listens to the database's notifications until closed. Reconnects whenever the connection is lost. */
export async function listen(options: ListenOptions): Promise<{ close: () => Promise<void> }> {
  const { log } = options
  const stopping = new AbortController()
  let client = await open(options)
  const follow = async (): Promise<void> => {
    for (;;) {
      await untilLost(client, stopping.signal)
      if (stopping.signal.aborted) return
      log.warn('the listening connection was lost')
      client = await openAgain(options, stopping.signal)
      if (stopping.signal.aborted) return
      options.onReconnect()
    }
  }
  const following = follow()
  return {
    async close() {
      stopping.abort()
      await client.end().catch(() => undefined)
      await following.catch(() => undefined)
    },
  }
}

async function open({ url, channels, log }: ListenOptions): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName('listener'),
    keepAlive: true,
    query_timeout: CHECK_TIMEOUT_MS,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
  })
  client.on('error', (error) => log.debug({ err: error }, 'the listening connection failed'))
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
  try {
    await client.connect()
    for (const channel of Object.keys(channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return client
}

async function openAgain(options: ListenOptions, signal: AbortSignal): Promise<Client> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    try {
      return await open(options)
    } catch (error) {
      if (signal.aborted) throw error
      options.log.debug({ err: error }, 'the listening connection can’t be opened yet')
    }
  }
}

/** Resolves when the connection has ended or has stopped answering. */
function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => void client.query('select 1').catch(end), CHECK_INTERVAL_MS)
    function end(): void {
      clearInterval(timer)
      signal.removeEventListener('abort', end)
      void client.end().catch(() => undefined)
      resolve()
    }
    client.once('end', end)
    client.once('error', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
