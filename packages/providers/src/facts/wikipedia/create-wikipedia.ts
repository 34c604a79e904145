import { createHash } from 'node:crypto'
import { MAX_SOURCES } from '@dayreel/storyboard'
import { z } from 'zod'
import { type FactSource, type FoundFacts, MAX_FACT_CHARACTERS } from '../fact-source.ts'
import type { FactsSettings } from '../read-facts-settings.ts'
import { createDayCache } from '../../public-api/create-day-cache.ts'
import { createPublicApi, PublicApiError, type PublicApiOptions } from '../../public-api/create-public-api.ts'
import { keywordsOf } from '../../public-api/keywords.ts'
import { chooseParagraphs } from './choose-paragraphs.ts'
import { findTitles, readArticle } from './read-articles.ts'

const WIKIPEDIA = 'https://{language}.wikipedia.org'
const LICENCE = 'CC BY-SA 4.0'
/** The version of the queries and of the paragraph selection. */
const VERSION = 1
/** Wikipedias whose host name differs from the language's subtag. */
const ADDRESSES: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl', cmn: 'zh' }
/** The first article gets this share of the characters, because it fits the subject best. */
const FIRST_SHARE = 0.5

const KEPT = z.object({
  texts: z.array(
    z.object({ title: z.string(), site: z.string(), url: z.string(), licence: z.string(), text: z.string() }),
  ),
  notice: z.string().exactOptional(),
})

/**
 * Creates the source that looks up facts in Wikipedia, in the language of the script. Responses are cached for a day. A
 * video's articles are cached with its steps, so that a second attempt sends the model the same request.
 */
export function createWikipedia({
  contact,
  address = WIKIPEDIA,
  ...options
}: FactsSettings & Omit<PublicApiOptions, 'contact'>): FactSource {
  const ask = createPublicApi('Wikipedia', { contact, ...options })
  const titles = createDayCache<Awaited<ReturnType<typeof findTitles>>>(options.now)
  const articles = createDayCache<Awaited<ReturnType<typeof readArticle>>>(options.now)

  async function look(request: { subject: string; language: string }, signal: AbortSignal): Promise<FoundFacts> {
    const { subject, language } = request
    const base = address.replace('{language}', ADDRESSES[language] ?? language)
    const place = { ask, base, signal }
    const found = await titles(`${base} ${subject}`, () => findTitles(request, place))
    const read = new Map<string, NonNullable<Awaited<ReturnType<typeof readArticle>>>>()
    for (const title of found.titles) {
      if (read.size >= MAX_SOURCES) break
      const named = { title, site: found.site }
      const article = await articles(`${base} ${title}`, () => readArticle(named, place))
      if (article !== undefined) read.set(article.url, article)
    }
    const words = keywordsOf(subject, language)
    let left = MAX_FACT_CHARACTERS
    const texts = [...read.values()].flatMap(({ text, ...article }, i, all) => {
      const share = i < all.length - 1 ? left * FIRST_SHARE : left
      const chosen = chooseParagraphs(text, words, Math.floor(share))
      left -= chosen.length
      return chosen === '' ? [] : [{ ...article, licence: LICENCE, text: chosen }]
    })
    if (texts.length > 0) return { texts }
    const notice = `${found.site} has no article about this subject, so nothing in this video has a source.`
    return { texts, notice }
  }

  return {
    name: 'wikipedia',
    id: `wikipedia-${VERSION}`,
    async find({ subject, language }, { signal, kept }) {
      const key = `facts-${createHash('sha256').update(JSON.stringify([VERSION, address, language, subject])).digest('hex')}` // prettier-ignore
      const before = readKept(await kept?.get(key))
      if (before !== undefined) return before
      try {
        const found = await look({ subject, language }, signal)
        await kept?.put(key, Buffer.from(JSON.stringify(found)))
        return found
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PublicApiError)) throw error
        return { texts: [], notice: 'Wikipedia did not answer, so nothing in this video has a source.' }
      }
    },
  }
}

function readKept(bytes: Uint8Array | undefined): FoundFacts | undefined {
  return bytes === undefined ? undefined : KEPT.parse(JSON.parse(Buffer.from(bytes).toString()))
}
