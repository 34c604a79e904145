import { CHOICES, line, Photo, PHOTO_SOURCES } from '@dayreel/storyboard/schema'
import { DEFAULT_FORMAT, MAX_SEARCH_CHARACTERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const FoundPhotos = z
  .object({
    photos: z.array(
      z.object({
        photo: Photo.omit({ of: true }),
        preview: z.string().describe('A small copy, or the poster of a clip, as a data URL.'),
      }),
    ),
  })
  .meta({ id: 'FoundPhotos' })
export type FoundPhotos = z.infer<typeof FoundPhotos>

export const photoSearch = {
  searchPhotos: endpoint({
    method: 'GET',
    path: '/api/users/picture-sources/:source/photos',
    summary: 'Search a source for photographs or clips that a scene can show',
    tag: 'Account',
    access: 'account',
    params: z.object({ source: z.enum(PHOTO_SOURCES, { error: 'There is no such source of photographs.' }) }),
    query: z.object({
      search: line(MAX_SEARCH_CHARACTERS, 'the search').min(1, 'Enter what the picture should show.'),
      format: CHOICES.format.default(DEFAULT_FORMAT).describe('The shape of the video.'),
      isCredited: z
        .enum(['true', 'false'], { error: 'Say true or false.' })
        .default('false')
        .describe('Whether the video names its sources where it is posted.'),
    }),
    answer: FoundPhotos,
    errors: ['conflict', 'unavailable'],
    limit: { points: 20, seconds: 60 },
  }),
}
