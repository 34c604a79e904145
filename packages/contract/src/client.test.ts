import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallError, createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const calls = {
  rename: endpoint({
    method: 'PATCH',
    path: '/api/things/:id',
    summary: 'Rename a thing',
    tag: 'Things',
    access: 'account',
    params: z.object({ id: z.string() }),
    query: z.object({ dry: z.boolean().optional() }),
    body: z.object({ name: z.string() }),
    answer: z.object({ name: z.string() }),
    failure: 'Failed to rename {id}',
  }),
}

function clientAnswering(answer: () => Response) {
  const requests: Request[] = []
  const client = createClient(calls, {
    baseUrl: 'http://dayreel.test',
    accessToken: async () => 'a-token',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return answer()
    },
  })
  return { client, requests }
}

test('a call fills path, query, body and token', async () => {
  const { client, requests } = clientAnswering(() => Response.json({ name: 'new', more: 1 }))
  const answered = await client.rename({ params: { id: 'a/b' }, query: { dry: true }, body: { name: 'new' } })
  expect(answered).toEqual({ name: 'new' })
  const [request] = requests
  expect(request!.url).toBe('http://dayreel.test/api/things/a%2Fb?dry=true')
  expect(request!.headers.get('authorization')).toBe('Bearer a-token')
  expect(await request!.json()).toEqual({ name: 'new' })
})

test('an error response keeps the message, the code and the retry delay', async () => {
  const { client } = clientAnswering(() =>
    Response.json(
      { code: 'too_many_requests', message: 'Wait a moment.' },
      { status: 429, headers: { 'retry-after': '7' } },
    ),
  )
  const error = await client.rename({ params: { id: '1' }, body: { name: 'x' } }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Wait a moment.',
    retryAfterSeconds: 7,
  })
})

test('a response that is not JSON is an error with the call’s own message, not a parser error', async () => {
  const { client } = clientAnswering(() => new Response('<html>', { status: 502 }))
  const error = await client.rename({ params: { id: '1' }, body: { name: 'x' } }).catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'CallError', status: 502, message: 'Failed to rename 1', code: undefined })
})
