import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { checkKey, type ByteRange, type FileStorage } from './file-storage.ts'
import { FILES_PATH, readSignedQuery } from './signed-path.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ass': 'text/x-ssa; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/**
 * Types of large files. Browsers load them from the storage if it has URLs for browsers. This site or nginx sends the
 * others.
 */
const LARGE = /^(video|audio)\//

/**
 * Serves stored files to holders of a signed path. A player can request a part of a file.
 *
 * @param options.accelPath the internal location from which nginx sends files of a folder.
 */
export function serveFiles(
  app: FastifyInstance,
  { storage, sealing, accelPath }: { storage: FileStorage; sealing: Sealing; accelPath?: string | undefined },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const key = (request.params as { '*': string })['*']
      // Unsigned, expired and unknown paths all get the same response.
      const signed = isKey(key) ? readSignedQuery(sealing, key, request.query) : undefined
      const file = signed && (await storage.describe(key))
      if (signed === undefined || file === undefined)
        throw new AppError('not_found', { message: 'This link has expired. Reload the page.' })
      const secondsLeft = Math.max(1, signed.expiresSeconds - Math.floor(Date.now() / 1000))
      const type = TYPES[extname(key)] ?? 'application/octet-stream'
      const sent = disposition(signed.downloadName)
      reply.header('cache-control', `private, max-age=${secondsLeft}`)
      if (storage.addressOf !== undefined && LARGE.test(type) && !signed.isStreamed) {
        return reply.redirect(storage.addressOf(key, { validSeconds: secondsLeft, type, disposition: sent }), 307)
      }
      reply.header('content-disposition', sent).type(type)
      if (accelPath !== undefined && storage.pathOf !== undefined) {
        return reply.header('x-accel-redirect', accelPath + key).send()
      }
      const etag = `"${file.sizeInBytes.toString(36)}-${file.changedAt.getTime().toString(36)}"`
      reply.header('accept-ranges', 'bytes').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const wanted = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
      const range = wanted ? readRange(request.headers.range, file.sizeInBytes) : undefined
      if (range === 'unsatisfiable') {
        return reply.header('content-range', `bytes */${file.sizeInBytes}`).code(416).send()
      }
      const length = range ? range.last - range.first + 1 : file.sizeInBytes
      if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.sizeInBytes}`)
      reply.header('content-length', length)
      return reply.send(request.method === 'HEAD' || length === 0 ? undefined : await storage.read(key, range))
    },
  })
}

function isKey(key: string): boolean {
  try {
    checkKey(key)
    return true
  } catch {
    return false
  }
}

/**
 * Parses a single range, which is what players request. Several ranges are answered with the whole file, as HTTP
 * allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last || first >= size ? 'unsatisfiable' : { first, last }
}

function disposition(downloadName: string | undefined): string {
  if (downloadName === undefined) return 'inline'
  const plain = downloadName.replace(/[^\w.() -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(downloadName)}`
}
