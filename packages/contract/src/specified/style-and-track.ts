import { STYLES, TRACKS } from '@dayreel/catalogue'

// The specification identifies a style by an id and a track by a URL. If the catalogue no longer has a style or track,
// the stored value is passed on unchanged in both directions, so that it stays until the owner chooses another one.

/**
 * Converts the specification's style id.
 *
 * @returns the style's name, an unknown id unchanged, or an empty string if a name was sent instead of an id.
 */
export function readStyleId(sent: string): string {
  const known = STYLES.find(({ id }) => id === sent)
  return known?.name ?? (STYLES.some(({ name }) => name === sent) ? '' : sent)
}

/** Returns the specification's id of a style. */
export function styleId(name: string): string {
  return STYLES.find((known) => known.name === name)?.id ?? name
}

/**
 * Converts a track's URL, either complete or as a path of the catalogue: `/media/tracks/raindrops.m4a`. The URL is
 * never fetched.
 *
 * @param siteUrl A complete URL must have the origin of this site.
 * @returns the track's id, null for no music, an unknown URL unchanged, or an empty string if an id was sent instead of
 * a URL.
 */
export function readTrackUrl(sent: string | null, siteUrl: string): string | null {
  const trimmed = sent?.trim() ?? ''
  if (trimmed === '') return null
  const address = URL.parse(trimmed, siteUrl)
  const isOwn = address?.origin === new URL(siteUrl).origin
  const known = isOwn ? TRACKS.find(({ url }) => url === address.pathname) : undefined
  return known?.id ?? (TRACKS.some(({ id }) => id === trimmed) ? '' : trimmed)
}

/** Returns the URL of a track; null for no music. */
export function trackUrl(track: string | null): string | null {
  return TRACKS.find(({ id }) => id === track)?.url ?? track
}
