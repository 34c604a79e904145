import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { AppError } from '#lib/app-error.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'
import { FILES_PATH, readSignedQuery, signPath } from '#storage/signed-path.ts'
import { PERSONAL_TABLES, readPersonalRows } from './personal-rows.ts'

const LINK_SECONDS = 300
/** Of one address: each reads everything that one person has. */
const LINK_LIMIT = { points: 30, seconds: 60 }
const Params = z.object({ accountId: z.uuid() })

/** A path from which the account's export can be loaded for five minutes, by the browser itself, which saves as it loads. */
export function exportPath(sealing: Sealing, accountId: string): string {
  return signPath(sealing, { key: exportKey(accountId), validSeconds: LINK_SECONDS, roundedToSeconds: 1 })
}

/** Serves the exports: a zip with each table's rows and every file, made while it is sent. */
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
        // Opened when its turn comes; videos do not get smaller by being packed.
        zip.addReadStreamLazy(`files/${key.slice(folder.length)}`, { compress: false, mtime: changedAt }, (opened) => {
          storage.read(key).then(
            (stream) => opened(null, stream),
            (error: Error) => opened(error, null as never),
          )
        })
      }
      zip.end()
      zip.on('error', (error) => {
        request.log.error({ err: error }, 'an export broke off')
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

/** Undefined where the account is gone; all of one moment. */
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
