/** A photograph of the stand-in. Its content is invented from the query. */
export type SandboxPhoto = {
  title: string
  creator: string
  /** The licence as Commons writes it. */
  licence: string
  width: number
  height: number
}

/**
 * Words of a query that limit its results: `zzz` finds nothing at all, `zzzphotos` finds no photographs, and `zzzfree`
 * finds no photographs without a key.
 */
const UNKNOWN = ['zzz', 'zzzphotos']
const UNKNOWN_WITHOUT_KEY = 'zzzfree'

/**
 * Returns what a search without a key finds: an unrelated photograph, some that must not be used, one that needs a
 * credit, and a free one.
 */
export function findSandboxPhotos(query: string): SandboxPhoto[] {
  return query.split(' ').includes(UNKNOWN_WITHOUT_KEY) ? [] : invent(query)
}

/**
 * Returns what a search with a key finds. Services with a licence of their own offer only photographs without credits.
 */
export function findFreePhotos(query: string): SandboxPhoto[] {
  return invent(query).filter(({ licence }) => licence === 'CC0' || licence === 'Public domain')
}

function invent(query: string): SandboxPhoto[] {
  if (query.split(' ').some((word) => UNKNOWN.includes(word))) return []
  const size = { width: 1_600, height: 2_000 }
  return [
    { title: 'Something else', creator: 'Sandbox Sam', licence: 'CC0', ...size },
    { title: `${query} in a circle`, creator: 'Sandbox Sue', licence: 'CC BY-SA 4.0', ...size },
    { title: `${query} for sale`, creator: 'Sandbox Sue', licence: 'CC BY-NC 2.0', ...size },
    { title: `${query} in small`, creator: 'Sandbox Sam', licence: 'CC0', width: 320, height: 240 },
    {
      title: query,
      creator: '<a href="https://example.com">Sandbox &amp; Daughters</a>',
      licence: 'CC BY 4.0',
      ...size,
    },
    { title: `${query} on a table`, creator: 'Sandbox Sam', licence: 'CC0', ...size },
    { title: `${query} by a window`, creator: 'Sandbox Ida', licence: 'Public domain', ...size },
  ]
}
