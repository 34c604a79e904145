/** The six music tracks; ids are the names in lower case with hyphens. */
export const TRACKS = [
  { id: 'smooth-ride', name: 'Smooth Ride' },
  { id: 'raindrops', name: 'Raindrops' },
  { id: 'sunny-walk', name: 'Sunny Walk' },
  { id: 'encore', name: 'Encore' },
  { id: 'skywalker', name: 'Skywalker' },
  { id: 'dreams-across-the-sky', name: 'Dreams Across The Sky' },
] as const
export type TrackId = (typeof TRACKS)[number]['id']
