import { z } from 'zod'
import type { PublicApi } from '../public-api/create-public-api.ts'
import type { Candidate, PhotoSearch } from './candidate.ts'
import { plainText } from './plain-text.ts'
import { termsOf } from './terms-of.ts'

export const OPENVERSE = 'https://api.openverse.org'

/** The most results of one page for requests without a key. */
const FOUND_PHOTOS = 20

const Answer = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      title: z.string().nullish(),
      creator: z.string().nullish(),
      license: z.string(),
      license_version: z.string().nullish(),
      foreign_landing_url: z.url({ protocol: /^https?$/u }),
      source: z.string().nullish(),
      mature: z.boolean().nullish(),
      width: z.number().nullish(),
      height: z.number().nullish(),
      tags: z.array(z.object({ name: z.string() })).nullish(),
    }),
  ),
})

/**
 * Creates the search in Openverse. Files come from Openverse too, because its results are at hundreds of other hosts.
 *
 * @param base the address of the service.
 * @see https://api.openverse.org/v1/
 */
export function createOpenverseSearch(ask: PublicApi, base = OPENVERSE): PhotoSearch {
  return async (query, signal) => {
    const url = new URL(`${base}/v1/images/`)
    const parameters = {
      q: query,
      license: 'cc0,pdm,by',
      category: 'photograph',
      mature: 'false',
      page_size: `${FOUND_PHOTOS}`,
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    const results = (await ask(url, Answer, signal))?.results ?? []
    return results.flatMap((result) => toCandidate(result, base))
  }
}

type Result = z.output<typeof Answer>['results'][number]

function toCandidate(result: Result, base: string): Candidate[] {
  const { id, license, license_version: version, width, height, tags, mature } = result
  const terms = termsOf(license)
  if (terms === undefined || mature === true || !width || !height) return []
  const title = plainText(result.title ?? '') || 'Untitled'
  return [
    {
      title,
      creator: plainText(result.creator ?? ''),
      site: result.source ? `${plainText(result.source)}, Openverse` : 'Openverse',
      url: result.foreign_landing_url,
      licence: licenceName(license, version ?? ''),
      file: `${base}/v1/images/${id}/thumb/?full_size=true&compressed=false`,
      about: plainText([title, ...(tags ?? []).map(({ name }) => name)].join(' '), 2_000),
      width,
      height,
      terms,
      preview: `${base}/v1/images/${id}/thumb/`,
    },
  ]
}

function licenceName(license: string, version: string): string {
  const name = license.toLowerCase()
  if (name === 'pdm') return 'Public domain'
  return `${name === 'cc0' ? 'CC0' : 'CC BY'} ${version}`.trim()
}
