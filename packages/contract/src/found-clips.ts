import { Photo } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const PlayableClip = z
  .object({
    url: z.string().describe('A signed path of an MP4 file.'),
    seconds: z.number().describe('The length of the part that scenes can show.'),
    framesPerSecond: z.number().describe('The constant frame rate.'),
    scores: z.array(z.number()).describe('How sharp each second is and how much it moves, higher is better.'),
  })
  .meta({ id: 'PlayableClip' })
export type PlayableClip = z.infer<typeof PlayableClip>

export const foundClips = {
  openFoundClip: endpoint({
    method: 'POST',
    path: '/api/videos/:id/found-clip',
    summary: 'The playable clip of a source, for choosing where its scene begins',
    tag: 'Videos',
    access: 'account',
    params: z.object({ id: z.uuid('There is no such video. It may have been deleted.') }),
    body: z.object({ photo: Photo.refine(({ clip }) => clip !== undefined, 'Choose a clip, not a photograph.') }),
    answer: PlayableClip,
    errors: ['conflict', 'unacceptable', 'unavailable'],
    limit: { points: 20, seconds: 60 },
  }),
}
