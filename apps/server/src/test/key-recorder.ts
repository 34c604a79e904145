import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandboxText } from '@dayreel/sandbox'

/** A call of a language model, as its provider received it. */
type RecordedCall = { key: string; body: string }

/** Starts a stand-in language model that accepts some keys and records the key of every call. */
export async function startKeyRecorder(keys: ReadonlySet<string>) {
  const sandbox = await createSandboxText({ key: null })
  const calls: RecordedCall[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const part of request) body += String(part)
      const key = (request.headers.authorization ?? '').replace('Bearer ', '')
      if (!keys.has(key)) {
        response.writeHead(401, { 'content-type': 'application/json' })
        return response.end(JSON.stringify({ error: { code: 'invalid_api_key', message: `wrong key ${key}` } }))
      }
      calls.push({ key, body })
      const answer = await fetch(sandbox.address + request.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      return response.end(await answer.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    /** The fields of a form that connects this model. */
    given: (key: string | null) => ({
      provider: 'openai-compatible',
      model: sandbox.model,
      baseUrl: `http://127.0.0.1:${port}/openai-compatible/v1`,
      key,
    }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
    },
  }
}
