/**
 * The six music tracks. An id is the track's name in lower case with hyphens. Browsers play `url` and send it as
 * `musicUrl`.
 */
export const TRACKS = [
  track('smooth-ride', 'Smooth Ride'),
  track('raindrops', 'Raindrops'),
  track('sunny-walk', 'Sunny Walk'),
  track('encore', 'Encore'),
  track('skywalker', 'Skywalker'),
  track('dreams-across-the-sky', 'Dreams Across The Sky'),
] as const
export type TrackId = (typeof TRACKS)[number]['id']
/** The default music in Create Video and in the command. The API's default is no music. */
export const DEFAULT_TRACK_ID: TrackId = 'smooth-ride'

function track<const Id extends string, const Name extends string>(id: Id, name: Name) {
  return { id, name, url: `/media/tracks/${id}.m4a` } as const
}
