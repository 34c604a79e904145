export type ConnectionResult = { kind: 'success' | 'problem'; text: string }

/** Longer than any reason there is: a link that somebody wrote by hand is not to fill the screen. */
const MAX_REASON_CHARACTERS = 300

const INTERNAL = 'An internal error occurred during connection. Please try again or contact support.'

/** What went wrong at YouTube, by its code. */
const YOUTUBE_REASONS: Readonly<Record<string, string>> = {
  channel_already_connected: 'This YouTube channel is already connected to your account.',
  token_exchange_failed_no_refresh_token:
    'Failed to get required permissions. Please ensure you approve all requested permissions on the Google consent screen.',
  callback_failed: INTERNAL,
  internal_error_missing_refresh_token: INTERNAL,
}

/** What went wrong at Instagram, by its code. */
const INSTAGRAM_REASONS: Readonly<Record<string, string>> = {
  instagram_auth_failed:
    'Instagram did not give Dayreel permission. Connect again and allow everything that is asked for.',
  no_instagram_business_account:
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
  instagram_token_exchange_failed: 'Instagram’s permission could not be confirmed. Please connect again.',
  instagram_account_fetch_failed: 'Your Instagram account could not be read. Please connect again in a moment.',
  instagram_storage_failed: 'Your Instagram account could not be saved on our side. Please connect again in a moment.',
}

/** What the address says of a connection that was just tried; undefined where it says nothing. */
export function readConnectionResult(search: URLSearchParams): ConnectionResult | undefined {
  const reasonIn = (name: string): string | undefined =>
    search.get(name)?.trim().slice(0, MAX_REASON_CHARACTERS) || undefined

  const youtubeError = reasonIn('youtube_error')
  if (youtubeError !== undefined)
    return problem(`YouTube connection failed: ${ownOf(YOUTUBE_REASONS, youtubeError) ?? youtubeError}`)
  if (search.get('youtube_status') === 'connected') return success('New YouTube account connected successfully!')

  const instagramError = reasonIn('instagram_error')
  if (instagramError !== undefined)
    return problem(ownOf(INSTAGRAM_REASONS, instagramError) ?? `Connection failed: ${instagramError}`)
  if (search.get('instagram_status') === 'connected') return success('Instagram account connected successfully!')

  const status = search.get('status')
  if (status === 'tiktok_success') return success('TikTok account connected successfully!')
  if (status === 'tiktok_error')
    return problem(`TikTok connection failed: ${reasonIn('message') ?? 'Unknown TikTok error.'}`)
  return undefined
}

function ownOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}

const success = (text: string): ConnectionResult => ({ kind: 'success', text })
const problem = (text: string): ConnectionResult => ({ kind: 'problem', text })
