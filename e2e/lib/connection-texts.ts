import type { Answers } from './answer.ts'
import { SILENT } from './video-answers.ts'

const ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a10'
const OTHER_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a11'

const INTERNAL =
  'YouTube connection failed: An internal error occurred during connection. Please try again or contact support.'

/** The sections of the connections page. */
export const PARTS = ['Link New Account', 'My Linked Accounts'] as const

/**
 * The URL parameters with which a platform redirects to the connections page, and the text that the page then shows.
 */
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
  [
    'youtube_error=channel_connected_elsewhere',
    'YouTube connection failed: This YouTube channel is connected to another Dayreel account.',
  ],
  ['youtube_error=permission_denied', 'YouTube connection failed: You didn’t give permission.'],
  ['youtube_error=link_expired', 'YouTube connection failed: This link has expired or was already used'],
  ['youtube_error=not_set_up', 'YouTube connection failed: This platform is not set up on this site.'],
  ['instagram_status=connected', 'Instagram account connected successfully!'],
  [
    'instagram_error=no_instagram_business_account',
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
  ],
  ['instagram_error=instagram_auth_failed', 'Instagram didn’t give Dayreel permission.'],
  ['instagram_error=instagram_token_exchange_failed', 'We couldn’t confirm Instagram’s permission.'],
  ['instagram_error=instagram_account_fetch_failed', 'We couldn’t read your Instagram account.'],
  ['instagram_error=instagram_storage_failed', 'We couldn’t save your Instagram account.'],
  [
    'instagram_error=instagram_account_connected_elsewhere',
    'This Instagram account is connected to another Dayreel account.',
  ],
  ['status=tiktok_success', 'TikTok account connected successfully!'],
  ['status=tiktok_error', 'TikTok connection failed: Unknown TikTok error.'],
] as const

/**
 * Reasons without their own sentence. The first text is shown if this browser started the connection. Otherwise, the
 * second text is shown.
 */
export const RAW_RESULTS = [
  ['youtube_error=access_denied', 'YouTube connection failed: access_denied', 'YouTube connection failed.'],
  ['instagram_error=rate_limited', 'Connection failed: rate_limited', 'Connection failed.'],
  [
    'status=tiktok_error&message=The+code+is+used.',
    'TikTok connection failed: The code is used.',
    'TikTok connection failed: Unknown TikTok error.',
  ],
] as const

/** The screen after a redirect from TikTok: its text, its next redirect, and the delay before that redirect. */
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

const account = { profilePictureUrl: null, isSandbox: false, note: null, condition: null, isExpired: false }
const nobody = { ...account, isConnected: false, id: null, username: null, autoPost: false }

export const NO_ACCOUNTS: Answers = {
  'GET /api/auth/youtube/connections': { json: [] },
  'GET /api/instagram/status': { json: { ...nobody, igUserId: null } },
  'GET /api/tiktok/status': { json: { ...nobody, open_id: null } },
}

const CHANNEL = {
  ...account,
  id: ID,
  channel_id: 'UCharbour1',
  channel_title: 'Harbour Tales',
  auto_post: true,
}
const instagram = {
  ...account,
  isConnected: true,
  id: OTHER_ID,
  username: 'ada.reels',
  igUserId: '17841400000000001',
  autoPost: true,
}
const tiktok = {
  ...account,
  isConnected: true,
  id: OTHER_ID,
  username: null,
  open_id: 'open-id-of-ada',
  autoPost: true,
}

/**
 * One account of each kind: a channel with a name, a channel without a name, an expired account, and an account with an
 * unknown name.
 */
export const ACCOUNTS: Answers = {
  'GET /api/auth/youtube/connections': {
    json: [CHANNEL, { ...CHANNEL, id: OTHER_ID, channel_id: 'UCnobody22', channel_title: '', auto_post: false }],
  },
  'GET /api/instagram/status': { json: { ...instagram, isExpired: true } },
  'GET /api/tiktok/status': { json: tiktok },
  'GET /api/posts': { json: { items: [], uncertain: [] } },
}
export const INSTAGRAM_CONNECTED: Answers = { 'GET /api/instagram/status': { json: instagram } }

/** Calls that fail without a message, so that the specification’s own texts are shown. */
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

/** The button of each platform, the response to its call, and the text that then appears. */
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
/**
 * An account of each platform: the call of its switch, the call that loads the account, and its response after the
 * switch is turned off.
 */
export const AUTO_POSTS = [
  {
    name: 'Harbour Tales',
    change: `PATCH /api/auth/youtube/auto-post/${ID}`,
    changed: { ...CHANNEL, auto_post: false },
    read: 'GET /api/auth/youtube/connections',
    answer: [{ ...CHANNEL, auto_post: false }],
  },
  {
    name: '@ada.reels',
    change: `PATCH /api/connections/${OTHER_ID}`,
    changed: { autoPost: false },
    read: 'GET /api/instagram/status',
    answer: { ...instagram, autoPost: false },
  },
  {
    name: 'TikTok account (open-i...)',
    change: `PATCH /api/connections/${OTHER_ID}`,
    changed: { autoPost: false },
    read: 'GET /api/tiktok/status',
    answer: { ...tiktok, autoPost: false },
  },
] as const
