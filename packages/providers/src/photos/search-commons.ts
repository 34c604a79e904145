import { z } from 'zod'
import type { PublicApi } from '../public-api/create-public-api.ts'
import type { Candidate, PhotoSearch } from './candidate.ts'
import { plainText } from './plain-text.ts'
import { termsOf } from './terms-of.ts'

export const COMMONS = 'https://commons.wikimedia.org'

const FOUND_FILES = 20
/** Wikimedia serves copies in a few widths only. This one is enough for the height of a portrait video. */
const COPY_WIDTH = 1_920
const SITE = 'Wikimedia Commons'

const Value = z.object({ value: z.coerce.string() }).optional()
const Answer = z.object({
  query: z
    .object({
      pages: z.array(
        z.object({
          title: z.string().min(1),
          index: z.number().optional(),
          imageinfo: z
            .array(
              z.object({
                url: z.url(),
                thumburl: z.url().optional(),
                descriptionurl: z.url(),
                width: z.number(),
                height: z.number(),
                mime: z.string(),
                extmetadata: z
                  .object({
                    Artist: Value,
                    LicenseShortName: Value,
                    ImageDescription: Value,
                    ObjectName: Value,
                    Categories: Value,
                  })
                  .optional(),
              }),
            )
            .optional(),
        }),
      ),
    })
    .optional(),
})

/**
 * Creates the search in Wikimedia Commons.
 *
 * @param base the address of the wiki.
 * @see https://www.mediawiki.org/wiki/API:Imageinfo
 */
export function createCommonsSearch(ask: PublicApi, base = COMMONS): PhotoSearch {
  return async (query, signal) => {
    const url = new URL(`${base}/w/api.php`)
    const parameters = {
      action: 'query',
      format: 'json',
      formatversion: '2',
      generator: 'search',
      gsrnamespace: '6',
      gsrlimit: `${FOUND_FILES}`,
      gsrsearch: `filetype:bitmap ${query}`,
      prop: 'imageinfo',
      iiprop: 'url|size|mime|extmetadata',
      iiextmetadatafilter: 'Artist|LicenseShortName|ImageDescription|ObjectName|Categories',
      iiurlwidth: `${COPY_WIDTH}`,
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    const pages = (await ask(url, Answer, signal))?.query?.pages ?? []
    return pages.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)).flatMap(toCandidate)
  }
}

type Page = NonNullable<z.output<typeof Answer>['query']>['pages'][number]

function toCandidate({ title, imageinfo: [image] = [] }: Page): Candidate[] {
  const terms = termsOf(image?.extmetadata?.LicenseShortName?.value ?? '')
  if (image === undefined || terms === undefined || !/^image\/(?:jpeg|png|webp)$/u.test(image.mime)) return []
  const { Artist, LicenseShortName, ImageDescription, ObjectName, Categories } = image.extmetadata!
  return [
    {
      title: plainText(ObjectName?.value ?? '') || nameOf(title),
      creator: plainText(Artist?.value ?? ''),
      site: SITE,
      url: image.descriptionurl,
      licence: LicenseShortName!.value,
      file: image.width > COPY_WIDTH ? (image.thumburl ?? image.url) : image.url,
      about: plainText([ImageDescription?.value, Categories?.value, nameOf(title)].join(' '), 2_000),
      width: Math.min(image.width, COPY_WIDTH),
      height: Math.round(image.height * Math.min(1, COPY_WIDTH / image.width)),
      terms,
      preview: previewOf(image),
    },
  ]
}

/** Returns the address of a small copy. Wikimedia serves copies in a few widths only. */
function previewOf({ url, thumburl }: { url: string; thumburl?: string | undefined }): string {
  return (thumburl ?? url).replace(/\/\d{2,4}px-(?=[^/]+$)/u, '/330px-')
}

/** Returns the name of a file without its namespace and ending: `File:Honey jar.jpg` is `Honey jar`. */
function nameOf(title: string): string {
  return title.replace(/^[^:]{1,20}:/u, '').replace(/\.\w{2,5}$/u, '')
}
