import type { Answers } from './answer.ts'
import { SILENT } from './video-answers.ts'

const POST_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a13'
const OTHER_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a11'
const MOMENT = '2026-11-01T12:00:00.000Z'
const ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a10'

const POSTED = { postId: POST_ID, status: 'live', videoId: 'yt-123', url: null, message: null }
const LATER = { ...POSTED, status: 'posting', videoId: null }

/** A post in a final state. */
const POST = {
  id: POST_ID,
  source: 'upload',
  platform: 'youtube',
  connectionId: ID,
  accountName: 'Harbour Tales',
  videoId: null,
  thumbnailUrl: null,
  runId: null,
  title: 'Holiday',
  text: '',
  tags: [],
  privacy: 'private',
  status: 'live',
  scheduledAt: null,
  nextTryAt: null,
  postedAt: MOMENT,
  createdAt: MOMENT,
  remoteId: 'yt-123',
  url: null,
  realPrivacy: 'private',
  isDraft: false,
  isLate: false,
  message: null,
  code: null,
  sentPercent: null,
  views: null,
  likes: null,
  canMove: false,
  canCancel: false,
  isSandbox: false,
}
const followed = (about: object, id = POST_ID) => ({
  [`GET /api/posts/${id}`]: { json: { ...POST, id, ...about, timeline: [{ at: MOMENT, text: 'YouTube has it.' }] } },
})

const UPLOAD = 'POST /api/youtube/upload'
/** Responses to an upload, immediate or delayed, and the text that appears. */
export const UPLOADS = [
  [{ [UPLOAD]: { status: 201, json: POSTED }, ...followed({}) }, 'Upload successful! Video ID: yt-123'],
  [{ [UPLOAD]: { status: 202, json: LATER }, ...followed({}) }, 'Upload successful! Video ID: yt-123'],
  [
    {
      [UPLOAD]: { status: 202, json: { ...LATER, postId: OTHER_ID } },
      ...followed({ status: 'failed', remoteId: null, message: 'The channel takes no more today.' }, OTHER_ID),
    },
    'Upload failed: The channel takes no more today.',
  ],
  [
    { [UPLOAD]: { status: 415, json: { code: 'unsupported_type', message: 'This is no video.' } } },
    'Upload failed: This is no video.',
  ],
  [{ [UPLOAD]: SILENT }, 'Upload failed: Failed to upload video to YouTube.'],
] as const satisfies readonly (readonly [Answers, string])[]

const POST_NOW = 'POST /api/instagram/post'
const SCHEDULE = 'POST /api/instagram/schedule'
/** A share to Instagram, its response, and the text that appears. */
export const SHARES = [
  [
    undefined,
    { [POST_NOW]: { status: 201, json: { ...POSTED, videoId: 'ig-1' } } },
    'Successfully posted to Instagram!',
  ],
  [
    undefined,
    { [POST_NOW]: { status: 202, json: LATER }, ...followed({ platform: 'instagram' }) },
    'Successfully posted to Instagram!',
  ],
  [undefined, { [POST_NOW]: SILENT }, 'Failed to post to Instagram.'],
  ['', {}, 'Please select a schedule date and time.'],
  ['2020-01-01T12:00', {}, 'Schedule time must be in the future.'],
  [
    '2099-01-01T12:00',
    { [SCHEDULE]: { status: 201, json: { ...LATER, status: 'scheduled' } } },
    'Successfully scheduled post for Instagram!',
  ],
  ['2099-01-01T12:00', { [SCHEDULE]: SILENT }, 'Failed to schedule post for Instagram.'],
] as const satisfies readonly (readonly [string | undefined, Answers, string])[]
