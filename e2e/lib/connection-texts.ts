import type { Video, VideoVersion } from '@dayreel/contract'
import type { Answers } from './answer.ts'

const ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a10'
const OTHER_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a11'
export const VIDEO_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a12'
const POST_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a13'
const MOMENT = '2026-11-01T12:00:00.000Z'

const INTERNAL =
  'YouTube connection failed: An internal error occurred during connection. Please try again or contact support.'

/** The parts of the page of connections. */
export const PARTS = ['Link New Account', 'My Linked Accounts'] as const

/** What stands on the connections after a platform led back there, by what the address brought along. */
export const RESULTS = [
  ['youtube_status=connected', 'New YouTube account connected successfully!'],
  [
    'youtube_error=channel_already_connected',
    'YouTube connection failed: This YouTube channel is already connected to your account.',
  ],
  [
    'youtube_error=token_exchange_failed_no_refresh_token',
    'YouTube connection failed: Failed to get required permissions. Please ensure you approve all requested permissions on the Google consent screen.',
  ],
  ['youtube_error=callback_failed', INTERNAL],
  ['youtube_error=internal_error_missing_refresh_token', INTERNAL],
  ['youtube_error=access_denied', 'YouTube connection failed: access_denied'],
  ['instagram_status=connected', 'Instagram account connected successfully!'],
  [
    'instagram_error=no_instagram_business_account',
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
  ],
  ['instagram_error=instagram_auth_failed', 'Instagram did not give Dayreel permission.'],
  ['instagram_error=instagram_token_exchange_failed', 'Instagram’s permission could not be confirmed.'],
  ['instagram_error=instagram_account_fetch_failed', 'Your Instagram account could not be read.'],
  ['instagram_error=instagram_storage_failed', 'Your Instagram account could not be saved on our side.'],
  ['instagram_error=rate_limited', 'Connection failed: rate_limited'],
  ['status=tiktok_success', 'TikTok account connected successfully!'],
  ['status=tiktok_error&message=The+code+is+used.', 'TikTok connection failed: The code is used.'],
  ['status=tiktok_error', 'TikTok connection failed: Unknown TikTok error.'],
] as const

/** The screen that TikTok leads back to: what it says, after how long it goes where. */
export const CALLBACKS = [
  {
    query: '?code=a&state=b',
    reply: { json: { message: 'Connected.' } },
    text: 'Successfully connected your TikTok account! Redirecting...',
    waitMs: 2_000,
    goesTo: '/app/connections?status=tiktok_success',
  },
  {
    query: '?code=a&state=b',
    reply: { status: 409, json: { code: 'conflict', message: 'This link was used before.' } },
    text: 'Error: This link was used before. Please try again.',
    waitMs: 3_000,
    goesTo: '/app/connections?status=tiktok_error&message=This+link+was+used+before.',
  },
  {
    query: '?code=a&state=b',
    reply: { status: 500, json: {} },
    text: 'Error: Failed to connect TikTok account. Please try again.',
    waitMs: 3_000,
    goesTo: '/app/connections?status=tiktok_error&message=Failed+to+connect+TikTok+account.',
  },
  {
    query: '?error=access_denied&error_description=User+cancelled',
    text: 'TikTok authorization failed: User cancelled',
    waitMs: 3_000,
    goesTo: '/app/connections?status=tiktok_error',
  },
  {
    query: '?error=access_denied',
    text: 'TikTok authorization failed: access_denied',
    waitMs: 3_000,
    goesTo: '/app/connections?status=tiktok_error',
  },
  {
    query: '?code=a',
    text: 'Invalid redirect from TikTok. Missing authorization code.',
    waitMs: 3_000,
    goesTo: '/app/connections?status=tiktok_error',
  },
] as const

const account = { profilePictureUrl: null, isSandbox: false, note: null, isExpired: false }
const nobody = { ...account, isConnected: false, id: null, username: null }

export const NO_ACCOUNTS: Answers = {
  'GET /api/auth/youtube/connections': { json: [] },
  'GET /api/instagram/status': { json: { ...nobody, igUserId: null } },
  'GET /api/tiktok/status': { json: { ...nobody, open_id: null } },
}

export const CHANNEL = {
  ...account,
  id: ID,
  channel_id: 'UCharbour1',
  channel_title: 'Harbour Tales',
  auto_post: true,
}
const instagram = { ...account, isConnected: true, id: OTHER_ID, username: 'ada.reels', igUserId: '17841400000000001' }

/** One of each: a channel with a name and one without, an account that has ended and one whose name is not known. */
export const ACCOUNTS: Answers = {
  'GET /api/auth/youtube/connections': {
    json: [CHANNEL, { ...CHANNEL, id: OTHER_ID, channel_id: 'UCnobody22', channel_title: '', auto_post: false }],
  },
  'GET /api/instagram/status': { json: { ...instagram, isExpired: true } },
  'GET /api/tiktok/status': {
    json: { ...account, isConnected: true, id: OTHER_ID, username: null, open_id: 'open-id-of-ada' },
  },
  'GET /api/posts': { json: { items: [], uncertain: [] } },
}
export const INSTAGRAM_CONNECTED: Answers = { 'GET /api/instagram/status': { json: instagram } }

const SILENT = { status: 400, json: {} }

/** Calls that fail without a word, so that the specification’s own words are read. */
export const LOAD_FAILURES: Answers = {
  'GET /api/auth/youtube/connections': SILENT,
  'GET /api/instagram/status': SILENT,
  'GET /api/tiktok/status': SILENT,
}
export const LOAD_FAILURE_TEXTS = [
  'Error loading YouTube connections',
  'Failed to fetch YouTube connections.',
  'Error loading Instagram status',
  'Error loading TikTok status',
]

const STARTS = {
  YouTube: 'GET /api/auth/youtube/initiate',
  Instagram: 'GET /api/auth/instagram/initiate',
  TikTok: 'GET /api/tiktok/oauth-url',
} as const

/** A button, what its call answers, and what is read then. */
export const START_FAILURES = Object.entries(STARTS).flatMap(([name, call]) => [
  { name, answers: { [call]: SILENT }, text: `Failed to start ${name} connection process.` },
  { name, answers: { [call]: { json: {} } }, text: 'Backend did not return a valid auth URL.' },
  {
    name,
    answers: { [call]: { json: { url: 'javascript:alert(1)' } } },
    text: 'Backend did not return a valid auth URL.',
  },
])

export const DISCONNECT_FAILURES = [
  ['Harbour Tales', `DELETE /api/auth/youtube/disconnect/${ID}`, 'Failed to disconnect YouTube.'],
  ['@ada.reels', 'DELETE /api/instagram/disconnect', 'Failed to disconnect Instagram.'],
  ['TikTok account (open-i...)', 'DELETE /api/tiktok/disconnect', 'Failed to disconnect TikTok.'],
] as const
export const AUTO_POST = `PATCH /api/auth/youtube/auto-post/${ID}`

const POSTED = { postId: POST_ID, status: 'live', videoId: 'yt-123', url: null, message: null }
const LATER = { ...POSTED, status: 'posting', videoId: null }

/** A post that has become what it is to be. */
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
/** What an upload is answered with, now or later, and what is read then. */
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
/** How a video is shared to Instagram, what that is answered with, and what is read then. */
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

const FILE = '/files/nothing.mp4'
const version = {
  number: 1,
  status: 'succeeded',
  progress: 100,
  errorMessage: null,
  errorCode: null,
  quality: 'low',
  seconds: 20,
  video_url: FILE,
  thumbnail_url: null,
  srt_url: null,
  vtt_url: null,
  download_video_url: null,
  download_thumbnail_url: null,
  download_srt_url: null,
  download_vtt_url: null,
  notices: [],
  writtenBy: null,
  createdAt: MOMENT,
} satisfies VideoVersion
const finished = {
  ...version,
  id: VIDEO_ID,
  title: 'Letters to the sea',
  freeVersionsLeft: 0,
  freeUntil: null,
  versions: [version],
  request: {
    scriptSubject: 'Letters to the sea',
    selectedTemplateId: 'general',
    duration: 20,
    styleId: 'none',
    quality: 'low',
    additionalInfo: '',
    musicUrl: null,
    voiceId: 'none',
  },
} satisfies Video

/** A finished video, and what its page asks for. */
export const FINISHED: Answers = {
  [`GET /api/videos/${VIDEO_ID}`]: { json: finished },
  [`GET /api/videos/${VIDEO_ID}/posts`]: { json: { items: [] } },
  [`GET /api/videos/${VIDEO_ID}/storyboard`]: SILENT,
}
/** It is being made, for the first time or anew; also in the library. */
export function beingMade(isNew: boolean): Answers {
  const underWay = { ...version, status: 'rendering', progress: 62, seconds: null, video_url: null } as const
  const video = {
    ...finished,
    status: 'rendering',
    progress: 62,
    video_url: isNew ? null : FILE,
    versions: isNew ? [underWay] : [{ ...underWay, number: 2 }, version],
  } satisfies Video
  return {
    ...FINISHED,
    [`GET /api/videos/${VIDEO_ID}`]: { json: video },
    [`GET /api/videos/${VIDEO_ID}/painted`]: { json: { lines: ['Letters to the sea.'], pictures: [] } },
    'GET /api/videos': { json: { items: [{ ...video, posts: [] }], page: 1, pages: 1, total: 1 } },
  }
}
export const WITHOUT_FILE: Answers = { [`GET /api/videos/${VIDEO_ID}`]: { json: { ...finished, video_url: null } } }
