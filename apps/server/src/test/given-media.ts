import type { MediaKind } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { bearer } from './create-test-services.ts'

/** Creates the actions of a user on media through the API. */
export function mediaCalls(app: FastifyInstance, accountId: string) {
  const headers = bearer(accountId)
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> => app.inject({ method, url, headers, ...(payload && { payload }) })
  const start = async (file: { kind: MediaKind; name: string; bytes: number }): Promise<Media> => {
    const answer = await call('POST', '/api/media', { hasRights: true, ...file })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<Media>()
  }
  const send = (id: string, offset: number, payload: Buffer): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'PUT',
      url: `/api/media/${id}/parts?offset=${offset}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const read = async (id: string): Promise<Media> => (await call('GET', `/api/media/${id}`)).json<Media>()
  const finish = (id: string): Promise<LightMyRequestResponse> => call('POST', `/api/media/${id}/finish`)
  const upload = async (kind: MediaKind, bytes: Buffer, name = 'file'): Promise<Media> => {
    const { id } = await start({ kind, name, bytes: bytes.length })
    await send(id, 0, bytes)
    const answer = await finish(id)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<Media>()
  }
  const list = async (): Promise<{ items: Media[]; usedBytes: number; maxBytes: number }> =>
    (await call('GET', '/api/media')).json()
  return { call, start, send, read, finish, upload, list }
}
