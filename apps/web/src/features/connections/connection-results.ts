import { isPlatform, platformOf } from '@dayreel/catalogue'
import { rawReason } from './raw-reason.ts'

export type ConnectionResult = { kind: 'success' | 'problem'; text: string }

const INTERNAL = 'An internal error occurred during connection. Please try again or contact support.'

/** Failures that can happen on every platform, by code. */
const OWN_REASONS = {
  link_expired: 'This link has expired or was already used. Please connect again.',
  not_set_up: 'This platform is not set up on this site.',
}

/** Failures on platforms for which the specification defines no texts, by code. */
const GENERAL_REASONS: Readonly<Record<string, string>> = {
  failed: INTERNAL,
  permission_denied: 'You didn’t give permission.',
  permission_missing: 'Connect again and allow all permissions.',
  already_connected: 'This account is already connected.',
  connected_elsewhere:
    'This account is connected to another Dayreel account. Disconnect it there first, or choose another account.',
  ...OWN_REASONS,
}

/** Failures on YouTube, by code. */
const YOUTUBE_REASONS: Readonly<Record<string, string>> = {
  channel_already_connected: 'This YouTube channel is already connected to your account.',
  token_exchange_failed_no_refresh_token:
    'Failed to get required permissions. Please ensure you approve all requested permissions on the Google consent screen.',
  callback_failed: INTERNAL,
  internal_error_missing_refresh_token: INTERNAL,
  channel_connected_elsewhere:
    'This YouTube channel is connected to another Dayreel account. Disconnect it there first, or choose another channel.',
  permission_denied: 'You didn’t give permission.',
  ...OWN_REASONS,
}

/** Failures on Instagram, by code. */
const INSTAGRAM_REASONS: Readonly<Record<string, string>> = {
  instagram_auth_failed: 'Instagram didn’t give Dayreel permission. Connect again and allow all permissions.',
  no_instagram_business_account:
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
  instagram_token_exchange_failed: 'We couldn’t confirm Instagram’s permission. Please connect again.',
  instagram_account_fetch_failed: 'We couldn’t read your Instagram account. Please connect again in a moment.',
  instagram_storage_failed: 'We couldn’t save your Instagram account. Please connect again in a moment.',
  instagram_account_connected_elsewhere:
    'This Instagram account is connected to another Dayreel account. Disconnect it there first, or choose another account.',
  ...OWN_REASONS,
}

/**
 * Returns the connection result in the URL, or undefined if there is none.
 *
 * @param hasStarted whether this browser started a connection. If not, only Dayreel's own messages are shown, because
 * anyone can write a URL.
 */
export function readConnectionResult(search: URLSearchParams, hasStarted: boolean): ConnectionResult | undefined {
  const reasonIn = (name: string): string | undefined => rawReason(search.get(name))
  const failure = (words: string, reason: string): ConnectionResult =>
    problem(hasStarted ? `${words}: ${reason}` : `${words}.`)

  const youtubeError = reasonIn('youtube_error')
  if (youtubeError !== undefined) {
    const sentence = ownOf(YOUTUBE_REASONS, youtubeError)
    if (sentence !== undefined) return problem(`YouTube connection failed: ${sentence}`)
    return failure('YouTube connection failed', youtubeError)
  }
  if (search.get('youtube_status') === 'connected') return success('New YouTube account connected successfully!')

  const instagramError = reasonIn('instagram_error')
  if (instagramError !== undefined) {
    const sentence = ownOf(INSTAGRAM_REASONS, instagramError)
    return sentence === undefined ? failure('Connection failed', instagramError) : problem(sentence)
  }
  if (search.get('instagram_status') === 'connected') return success('Instagram account connected successfully!')

  const connected = search.get('connected')
  if (connected !== null && isPlatform(connected))
    return success(`${platformOf(connected).label} account connected successfully!`)
  const [platform, generalError] = [search.get('platform'), reasonIn('connect_error')]
  if (platform !== null && isPlatform(platform) && generalError !== undefined) {
    const words = `${platformOf(platform).label} connection failed`
    const sentence = ownOf(GENERAL_REASONS, generalError)
    return sentence === undefined ? failure(words, generalError) : problem(`${words}: ${sentence}`)
  }

  const status = search.get('status')
  if (status === 'tiktok_success') return success('TikTok account connected successfully!')
  if (status !== 'tiktok_error') return undefined
  const reason = hasStarted ? reasonIn('message') : undefined
  return problem(`TikTok connection failed: ${reason ?? 'Unknown TikTok error.'}`)
}

function ownOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}

const success = (text: string): ConnectionResult => ({ kind: 'success', text })
const problem = (text: string): ConnectionResult => ({ kind: 'problem', text })
