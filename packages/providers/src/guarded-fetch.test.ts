import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reachOf } from './address-reach.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { ProviderError } from './provider-error.ts'

/** Resolves every name to the given addresses, with one list for each call. */
function resolveTo(...answers: string[][]) {
  let calls = 0
  return (_name: string, use: (error: null, addresses: { address: string; family: number }[]) => void) => {
    const addresses = answers[Math.min(calls++, answers.length - 1)]!
    use(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))) // prettier-ignore
  }
}
const never = () => {
  throw new Error('no name is resolved')
}
const refused = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return (error as ProviderError).forHost
}

describe('an address reaches', () => {
  test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    'a public server: %s',
    (address) => expect(reachOf(address)).toBe('public'),
  )
  test.each([
    '127.0.0.1',
    '127.255.0.3',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:c0a8:0101',
  ])('a private network: %s', (address) => expect(reachOf(address)).toBe('private'))
  test.each([
    '0.0.0.0',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '::127.0.0.1',
    'localhost',
    '',
  ])('no model: “%s”', (address) => expect(reachOf(address)).toBe('never'))
})

describe('a guarded call', () => {
  let server: Server
  let port: number
  const received: { url?: string; host?: string; body: string }[] = []
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += String(part)
    received.push({ url: request.url!, host: request.headers.host!, body })
    if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/target' }).end()
    if (request.url === '/silent') return
    if (request.url === '/endless') {
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1024 * 1024), more)
      }
      return more()
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"isThere":true}')
  }

  test.each([
    'https://127.0.0.1/v1',
    'https://0x7f.1/v1',
    'https://2130706433/v1',
    'https://[::1]/v1',
    'https://[::ffff:127.0.0.1]/v1',
    'https://[::ffff:a9fe:a9fe]/v1',
    'https://169.254.169.254/latest/meta-data',
    'https://[64:ff9b::7f00:1]/v1',
  ])('never reaches %s', async (address) => {
    expect(await refused(createGuardedFetch({ mayReachPrivate: false }, never)(address))).toMatch(/private network/u)
  })

  test.each(['http://example.com/v1', 'http://127.0.0.1/v1', 'file:///etc/passwd', 'ftp://example.com/'])(
    'needs https: %s',
    async (address) => {
      expect(await refused(createGuardedFetch({ mayReachPrivate: false }, never)(address))).toMatch(/https:/u)
    },
  )

  test.each([[['127.0.0.1']], [['::1']], [['::ffff:10.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['169.254.169.254']]])(
    'rejects a name that resolves to %j',
    async (addresses) => {
      const guarded = createGuardedFetch({ mayReachPrivate: false }, resolveTo(addresses))
      expect(await refused(guarded('https://model.test/v1'))).toMatch(/private network/u)
    },
  )

  test('resolves a name once per call, and connects to the checked address', async () => {
    const names: string[] = []
    const resolve = resolveTo(['127.0.0.1'], ['169.254.169.254'])
    const guarded = createGuardedFetch({ mayReachPrivate: true }, (name, use) => {
      names.push(name)
      resolve(name, use)
    })
    const answer = await guarded(`http://model.test:${port}/v1`, { method: 'POST', body: 'Hello' })
    expect(await answer.json()).toEqual({ isThere: true })
    expect(names).toEqual(['model.test'])
    expect(received.at(-1)).toEqual({ url: '/v1', host: `model.test:${port}`, body: 'Hello' })
    expect(await refused(guarded(`http://model.test:${port}/v1`))).toMatch(/network/u)
  })

  test('if private addresses are allowed, all others still need https, and link-local ones are rejected', async () => {
    const guarded = createGuardedFetch({ mayReachPrivate: true }, resolveTo(['1.1.1.1']))
    expect(await refused(guarded('http://model.test/v1'))).toMatch(/must begin with https/u)
    expect(await refused(guarded('https://169.254.169.254/v1'))).toMatch(/private network/u)
  })

  test('returns a redirect as the response without following it', async () => {
    const guarded = createGuardedFetch({ mayReachPrivate: true }, never)
    received.length = 0
    expect((await guarded(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(302)
    expect(received.map(({ url }) => url)).toEqual(['/elsewhere'])
  })

  test('cuts off an endless response, and an abort ends a call', async () => {
    const guarded = createGuardedFetch({ mayReachPrivate: true }, never)
    expect(await refused(guarded(`http://127.0.0.1:${port}/endless`))).toMatch(/too large/u)
    const stop = new AbortController()
    const waiting = guarded(`http://127.0.0.1:${port}/silent`, { signal: stop.signal })
    stop.abort(new Error('cancelled'))
    await expect(waiting).rejects.toThrow('cancelled')
  })
})
