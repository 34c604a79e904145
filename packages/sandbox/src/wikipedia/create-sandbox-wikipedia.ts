import Fastify, { type FastifyReply } from 'fastify'
import { createFaults, type Faults } from '../stand-in/faults.ts'
import { escape, sendPage } from '../stand-in/page.ts'
import { findPage, searchPages, type Page } from './articles.ts'

const STANDS_FOR = 'Wikipedia'

type ReceivedRequest = { language: string; query: Record<string, string>; userAgent: string }

export type SandboxWikipedia = {
  /** The base address with `{language}` in place of the language. */
  address: string
  /** All API requests, oldest first. */
  received: ReceivedRequest[]
  /** Faults of the next requests. Their route is `search` or `article`. */
  faults: Pick<Faults, 'add' | 'clear'>
  close: () => Promise<void>
}

/**
 * Starts a stand-in for Wikipedia's API in all languages. Like Wikipedia, it rejects requests without a contact. Its
 * articles are invented, and its pages say that they are a sandbox.
 */
export async function createSandboxWikipedia({ host = '127.0.0.1', port = 0 } = {}): Promise<SandboxWikipedia> {
  const app = Fastify({ forceCloseConnections: true })
  const faults = createFaults()
  const received: ReceivedRequest[] = []
  app.get<{ Params: { language: string }; Querystring: Record<string, string> }>(
    '/:language/w/api.php',
    async (request, reply) => {
      const { query } = request
      const { language } = request.params
      const userAgent = request.headers['user-agent'] ?? ''
      received.push({ language, query, userAgent })
      const fault = faults.take(query['list'] === 'search' ? 'search' : 'article', undefined)
      if (fault?.kind === 'hang') return reply.hijack()
      if (fault?.kind === 'drop') return drop(reply)
      if (fault !== undefined) {
        return reply
          .code(fault.status ?? 500)
          .headers(fault.headers ?? {})
          .send(fault.body ?? '')
      }
      if (!/@|https?:/u.test(userAgent)) {
        return reply.code(403).send('Please set a user-agent with contact information.')
      }
      return query['list'] === 'search'
        ? answerSearch(language, query['srsearch'] ?? '')
        : answerArticle(`http://${request.host}/${language}`, language, query['titles'] ?? '')
    },
  )
  app.get<{ Params: { language: string; title: string } }>('/:language/wiki/:title', async (request, reply) => {
    const { language, title } = request.params
    const page = findPage(language, title.replaceAll('_', ' '))
    const paragraphs = (page?.text ?? 'There is no such page.').split('\n').slice(0, 20)
    const content = `<section><h1>${escape(page?.title ?? title)}</h1>${paragraphs.map((line) => `<p>${escape(line)}</p>`).join('')}</section>`
    return sendPage(reply, { title: `Sandbox: ${page?.title ?? title}`, standsFor: STANDS_FOR, content })
  })
  const url = await app.listen({ host, port })
  return { address: `${url}/{language}`, received, faults, close: () => app.close() }
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function answerSearch(language: string, query: string) {
  const search = searchPages(language, query).map(({ title }) => ({ ns: 0, title }))
  return { batchcomplete: true, query: { general: { sitename: `Sandbox ${STANDS_FOR}` }, search } }
}

function answerArticle(base: string, language: string, title: string) {
  const named = findPage(language, title)
  const page = named?.redirectsTo === undefined ? named : findPage(language, named.redirectsTo)
  const redirects = named?.redirectsTo === undefined ? [] : [{ from: title, to: named.redirectsTo }]
  return { batchcomplete: true, query: { redirects, pages: [describePage(base, title, page)] } }
}

function describePage(base: string, title: string, page: Page | undefined) {
  if (page?.text === undefined) return { ns: 0, title, missing: true }
  return {
    pageid: page.title.length,
    ns: 0,
    title: page.title,
    extract: page.text,
    fullurl: `${base}/wiki/${encodeURIComponent(page.title.replaceAll(' ', '_'))}`,
    ...(page.isDisambiguation && { pageprops: { disambiguation: '' } }),
  }
}
