import { createDates, DEFAULT_REGION, platformOf } from '@dayreel/catalogue'
import type { FastifyInstance } from 'fastify'
import { DELETION_PATH, readDeletion } from '#connections/data-deletions.ts'
import type { Services } from '#services'
import { sendPlainPage } from './send-plain-page.ts'

/** Serves the page with the result of a data deletion request. The platform gets its URL with the confirmation code. */
export function serveDeletionStatus(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(DELETION_PATH, { schema: { hide: true } }, async (request, reply) => {
    const found = await readDeletion(db, (request.query as { code?: unknown }).code)
    if (found === undefined) {
      const unknown = 'There is no request with this code. Copy the whole link. A code can be looked up for 180 days.'
      return sendPlainPage(reply.code(404), 'Data deletion', `<h1>Data deletion</h1><p>${unknown}</p>`)
    }
    const { code, createdAt, removed } = found
    const platform = platformOf(found.platform).label
    const day = createDates(DEFAULT_REGION).longDate(createdAt)
    const [heading, words] = removed > 0 ? deleted(platform, removed) : notFound(platform)
    const requested = `<p>Request <code>${code}</code>, received on ${day}.</p>`
    return sendPlainPage(reply, 'Data deletion', `<h1>${heading}</h1>${requested}${words}`)
  })
}

function deleted(platform: string, removed: number): [string, string] {
  const what = removed === 1 ? `the ${platform} connection` : `all ${removed} ${platform} connections`
  return [
    `Your ${platform} data was deleted`,
    `<p>Dayreel deleted ${what} that you had allowed: the name, picture and ids of the account, and the access to it. Planned posts were cancelled.</p><p>Your Dayreel account stays, with its videos and its list of earlier posts. To delete it, sign in and open Settings.</p>`,
  ]
}

function notFound(platform: string): [string, string] {
  return [
    `No ${platform} data was found`,
    `<p>Dayreel has no ${platform} connection of the person named in this request. It may have been disconnected earlier, which also removes its data.</p><p>To delete a Dayreel account, sign in and open Settings.</p>`,
  ]
}
