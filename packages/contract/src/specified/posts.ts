import { MAX_POST_TEXT_CHARACTERS } from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { StartedPost } from '../post-shapes.ts'

const MAX_URL_CHARACTERS = 2_000
const tag = 'Posts'
const access = 'account'

const InstagramPost = z.object({
  mediaUrl: line(MAX_URL_CHARACTERS, 'the video').describe('The `video_url` of one of the user’s videos.'),
  mediaType: z.literal('video', 'Only videos can be posted.'),
  caption: text(MAX_POST_TEXT_CHARACTERS, 'the caption').default(''),
})
const ScheduledInstagramPost = InstagramPost.extend({
  scheduledAt: z.iso.datetime({ offset: true, error: 'Please select a schedule date and time.' }),
})

/** The specification's own calls for each platform. They correspond to the general calls in `../posts.ts`. */
export const specifiedPosts = {
  uploadToYouTube: endpoint({
    method: 'POST',
    path: '/api/youtube/upload',
    summary:
      'Post a file to YouTube, as it is. The fields `channelId` (a connection’s id, or the channel’s), `title`, `description`, `privacyStatus` come first, then the file `video`. Takes an Idempotency-Key header. Answers 201 with `videoId` within 25 seconds, else 202',
    tag,
    access,
    failure: 'Failed to upload video to YouTube.',
    form: ['channelId', 'title', 'description', 'privacyStatus', 'video'],
    answer: StartedPost,
    status: 201,
    orStatus: 202,
    errors: [
      'unacceptable',
      'conflict',
      'length_required',
      'too_large',
      'unsupported_type',
      'connection_expired',
      'not_set_up',
      'platform_failed',
      'idempotency_key_reused',
    ],
  }),
  postToInstagram: endpoint({
    method: 'POST',
    path: '/api/instagram/post',
    summary:
      'Post one of the user’s videos to Instagram now. Takes an Idempotency-Key header; answers as YouTube’s does',
    tag,
    access,
    failure: 'Failed to post to Instagram.',
    body: InstagramPost,
    answer: StartedPost,
    status: 201,
    orStatus: 202,
    errors: ['connection_expired', 'not_set_up', 'conflict', 'platform_failed', 'idempotency_key_reused'],
  }),
  scheduleInstagram: endpoint({
    method: 'POST',
    path: '/api/instagram/schedule',
    summary: 'Post one of the user’s videos to Instagram later. Takes an Idempotency-Key header',
    tag,
    access,
    failure: 'Failed to schedule post for Instagram.',
    body: ScheduledInstagramPost,
    answer: StartedPost,
    status: 201,
    errors: ['connection_expired', 'not_set_up', 'conflict', 'idempotency_key_reused'],
  }),
}
