import type { FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'

const MAX_BYTES = 25 * 1024 * 1024

/** Makes an app pass the bodies of forms to handlers unparsed. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  )
}

/** @throws {Malformed} if it is no form, or has a field that the service does not know. */
export async function readForm(body: unknown, type = '', known: readonly string[]): Promise<FormData> {
  if (!Buffer.isBuffer(body) || !type.startsWith('multipart/form-data')) throw new Malformed('a form is needed')
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) throw new Malformed('the form can’t be read')
  for (const name of form.keys()) if (!known.includes(name)) throw new Malformed(`Unknown parameter: '${name}'`)
  return form
}
