import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'
import { FILES_PATH, readSignedQuery, signPath } from '#storage/signed-path.ts'
import { PERSONAL_TABLES, readPersonalRows } from './personal-rows.ts'

const LINK_SECONDS = 300
/** The limit per network address. It is low, because each export reads all data of one user. */
const LINK_LIMIT = { points: 30, seconds: 60 }
const Params = z.object({ accountId: z.uuid() })

/**
 * Returns a link to the account's export that works for five minutes. The browser downloads the export directly from
 * it.
 */
export function exportPath(sealing: Sealing, accountId: string): string {
  return signPath(sealing, { key: exportKey(accountId), validSeconds: LINK_SECONDS, roundedToSeconds: 1 })
}

/**
 * Serves exports. An export is a zip file with the user's rows of each table and all files. It is created while it is
 * sent.
 */
export function serveExport(app: FastifyInstance, services: Services): void {
  const { sealing, storage } = services
  app.get(
    `${FILES_PATH}exports/:accountId`,
    { schema: { hide: true }, exposeHeadRoute: false, config: { access: 'anyone', limit: LINK_LIMIT } },
    async (request, reply) => {
      const { data: params } = Params.safeParse(request.params)
      const signed = params && readSignedQuery(sealing, exportKey(params.accountId), request.query)
      const rows = signed && (await readAllRows(services, params.accountId))
      if (rows === undefined)
        throw new AppError('not_found', { message: 'This link has expired. Ask for the export again.' })
      const zip = new ZipFile()
      for (const [name, own] of rows) zip.addBuffer(Buffer.from(JSON.stringify(own, null, 2)), `${name}.json`)
      const folder = accountFolder(params!.accountId)
      for await (const { key, changedAt } of storage.list(folder)) {
        // Each file is opened only when its turn comes. Videos are not compressed, because compression would not make
        // them smaller.
        zip.addReadStreamLazy(`files/${key.slice(folder.length)}`, { compress: false, mtime: changedAt }, (opened) => {
          storage.read(key).then(
            (stream) => opened(null, stream),
            (error: Error) => opened(error, null as never),
          )
        })
      }
      zip.end()
      zip.on('error', (error) => {
        request.log.error({ err: error }, 'an export was interrupted')
        reply.raw.destroy()
      })
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="dayreel-export.zip"')
        .type('application/zip')
        .send(zip.outputStream)
    },
  )
}

/** Reads a consistent snapshot of all rows. Returns undefined if the account no longer exists. */
function readAllRows({ db }: Services, accountId: string): Promise<Map<string, Record<string, unknown>[]> | undefined> {
  return db.transaction(
    async (tx) => {
      const rows = new Map<string, Record<string, unknown>[]>()
      for (const table of PERSONAL_TABLES) rows.set(table.name, await readPersonalRows(tx, table, accountId))
      return rows.get('account')!.length === 0 ? undefined : rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function exportKey(accountId: string): string {
  return `exports/${accountId}`
}
