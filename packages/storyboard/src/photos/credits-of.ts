import { sourcesText } from '@dayreel/catalogue'
import type { Source } from '../facts/source.ts'
import type { Storyboard } from '../storyboard.ts'
import type { FoundPhoto } from './photo.ts'

/** The most characters that the credit of one photograph may take in the text of a post. */
const MAX_CREDIT_CHARACTERS = 170
/** The most photographs with a credit in one video, and the most in a video that names articles too. */
const MAX_CREDITED = 6
const MAX_CREDITED_BESIDE_ARTICLES = 2

/** Returns whether the licence of a photograph requires that its creator is named. */
export function needsCredit({ licence }: Pick<FoundPhoto, 'licence'>): boolean {
  return /^CC BY\b/iu.test(licence)
}

/** Services that ask for a link wherever their photographs are shown, but not for a credit of each one. */
const LINKED_SITES: Readonly<Record<string, string>> = {
  Pexels: 'https://www.pexels.com',
  Pixabay: 'https://pixabay.com',
}

/**
 * Returns what the posts of a video name: its articles, the photographs whose licence requires it, and the services
 * that ask for a link.
 */
export function creditsOf({ sources = [], scenes }: Pick<Storyboard, 'sources' | 'scenes'>): Source[] {
  const photos = shownPhotos(scenes).flatMap((photo) => (needsCredit(photo) ? [creditOf(photo)] : []))
  return [...sources, ...photos, ...linksOf(scenes)]
}

function shownPhotos(scenes: Storyboard['scenes']): FoundPhoto[] {
  return scenes.flatMap(({ photo, picture, clip }) =>
    photo === undefined || picture !== undefined || clip !== undefined ? [] : [photo],
  )
}

function linksOf(scenes: Storyboard['scenes']): Source[] {
  const shown = shownPhotos(scenes)
  return Object.entries(LINKED_SITES).flatMap(([site, url]) => {
    const linked = shown.filter((photo) => photo.site === site)
    return linked.length === 0 ? [] : [{ title: kindsOf(linked), site, url, licence: linked[0]!.licence }]
  })
}

function kindsOf(shown: readonly FoundPhoto[]): string {
  if (shown.every(({ clip }) => clip === undefined)) return 'Photographs'
  return shown.some(({ clip }) => clip === undefined) ? 'Photographs and videos' : 'Videos'
}

/** Returns whether a video can show one more photograph, so that its credits still fit into the text of a post. */
export function canCredit(photo: FoundPhoto, { sources, scenes }: Pick<Storyboard, 'sources' | 'scenes'>): boolean {
  if (!needsCredit(photo)) return true
  const most = sources === undefined ? MAX_CREDITED : MAX_CREDITED_BESIDE_ARTICLES
  return sourcesText([creditOf(photo)]).length <= MAX_CREDIT_CHARACTERS && creditsOf({ scenes }).length < most
}

function creditOf({ title, creator, site, url, licence }: FoundPhoto): Source {
  return { title: creator === '' ? title : `${title} (${creator})`, site, url, licence }
}
