/** The six music tracks; ids are the names in lower case with hyphens. `url` is what a browser plays, and what it sends as `musicUrl`. */
export const TRACKS = [
  track('smooth-ride', 'Smooth Ride'),
  track('raindrops', 'Raindrops'),
  track('sunny-walk', 'Sunny Walk'),
  track('encore', 'Encore'),
  track('skywalker', 'Skywalker'),
  track('dreams-across-the-sky', 'Dreams Across The Sky'),
] as const
export type TrackId = (typeof TRACKS)[number]['id']

function track<const Id extends string, const Name extends string>(id: Id, name: Name) {
  return { id, name, url: `/media/tracks/${id}.m4a` } as const
}
