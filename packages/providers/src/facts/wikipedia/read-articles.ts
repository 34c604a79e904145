import { z } from 'zod'
import type { PublicApi } from '../../public-api/create-public-api.ts'
import { keywordsOf } from '../../public-api/keywords.ts'

/** An article in plain text, with headings between `==`. */
export type Article = { title: string; site: string; url: string; text: string }

/**
 * The number of search results. It is larger than needed, because some lead to disambiguation pages or to the same
 * article.
 */
const FOUND_TITLES = 6
/** Only the beginning of a very long article is searched for relevant paragraphs. */
const MAX_ARTICLE_CHARACTERS = 100_000

const SearchAnswer = z.object({
  query: z.object({
    general: z.object({ sitename: z.string().min(1).max(100) }),
    search: z.array(z.object({ title: z.string().min(1).max(300) })),
  }),
})
const ArticleAnswer = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string().min(1).max(300),
        missing: z.boolean().optional(),
        extract: z.string().optional(),
        fullurl: z.url({ protocol: /^https?$/u }).optional(),
        pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
      }),
    ),
  }),
})

type Place = { ask: PublicApi; base: string; signal: AbortSignal }

/** Searches for articles about a subject: first for all of its words, then for any of them. */
export async function findTitles(
  { subject, language }: { subject: string; language: string },
  { ask, base, signal }: Place,
): Promise<{ site: string; titles: string[] }> {
  const words = keywordsOf(subject, language)
  const titles = new Set<string>()
  let site = 'Wikipedia'
  for (const query of new Set([words.join(' '), words.join(' OR ')])) {
    if (query === '' || titles.size >= FOUND_TITLES) continue
    const url = apiUrl(base, {
      list: 'search',
      srsearch: query,
      srlimit: `${FOUND_TITLES}`,
      srnamespace: '0',
      srprop: '',
      meta: 'siteinfo',
      siprop: 'general',
    })
    const answer = await ask(url, SearchAnswer, signal)
    site = answer?.query.general.sitename ?? site
    for (const { title } of answer?.query.search ?? []) titles.add(title)
  }
  return { site, titles: [...titles].slice(0, FOUND_TITLES) }
}

/**
 * Reads an article. Follows a redirect.
 *
 * @returns undefined if the article does not exist or is a disambiguation page.
 */
export async function readArticle(
  { title, site }: { title: string; site: string },
  { ask, base, signal }: Place,
): Promise<Article | undefined> {
  const url = apiUrl(base, {
    prop: 'extracts|info|pageprops',
    titles: title,
    redirects: '1',
    explaintext: '1',
    exsectionformat: 'wiki',
    exlimit: '1',
    inprop: 'url',
    ppprop: 'disambiguation',
  })
  const page = (await ask(url, ArticleAnswer, signal))?.query.pages[0]
  if (page?.missing === true || page?.extract === undefined || page.fullurl === undefined) return undefined
  // Users see the URL, so it may only lead to the site that was queried.
  if (page.pageprops?.disambiguation !== undefined || new URL(page.fullurl).host !== url.host) return undefined
  const text = cutParagraph(page.extract).trim()
  return text === '' ? undefined : { title: page.title, site, url: page.fullurl, text }
}

/** Returns the whole paragraphs at the beginning of a long text. */
function cutParagraph(text: string): string {
  if (text.length <= MAX_ARTICLE_CHARACTERS) return text.toWellFormed()
  const end = text.lastIndexOf('\n', MAX_ARTICLE_CHARACTERS)
  return text.slice(0, end === -1 ? MAX_ARTICLE_CHARACTERS : end).toWellFormed()
}

function apiUrl(base: string, parameters: Record<string, string>): URL {
  const url = new URL(`${base}/w/api.php`)
  const all = { action: 'query', format: 'json', formatversion: '2', ...parameters }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url
}
