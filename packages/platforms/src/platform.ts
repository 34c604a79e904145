import type { PlatformName, PostPrivacy } from '@dayreel/catalogue'

/** An account's tokens. All fields are secret except the times and the scopes. */
export type Tokens = {
  accessToken: string
  /** When the access token expires. Undefined if it does not expire. */
  accessEndsAtMs?: number | undefined
  refreshToken?: string | undefined
  refreshEndsAtMs?: number | undefined
  /** Another token that is needed to revoke the whole grant. */
  grantToken?: string | undefined
  /** The permissions that the user granted. */
  scopes: readonly string[]
}

/** An account at a platform with its tokens. The platform and the id form the key of the account's connection row. */
export type Account = {
  id: string
  name: string
  /** The account's handle without the @. */
  handle?: string | undefined
  pictureUrl?: string | undefined
  /** The id of the user who granted access. Set if the platform's notices identify that user instead of the account. */
  granterId?: string | undefined
  tokens: Tokens
}
export type AccountAccess = Pick<Account, 'id' | 'handle' | 'tokens'>

export type Privacy = PostPrivacy

/** The content of a post and its options. Platforms ignore fields that they do not support. */
export type Post = {
  /** Eight hex digits of the post's own id, by which the post can be found at the platform. */
  marker: string
  videoPath: string
  videoType: 'video/mp4' | 'video/quicktime' | 'video/webm'
  /** The public URL of the video, for platforms that fetch the video themselves. */
  videoUrl?: string | undefined
  lengthSeconds: number
  /** Whether the frame is wider than it is tall. Absent if this is unknown. */
  isWide?: boolean
  title: string
  /** The description on YouTube, the caption on Instagram, the title on TikTok. */
  text: string
  /** Tags without the #. */
  tags: readonly string[]
  privacy: Privacy
  /** Whether the video contains realistic AI-generated pictures or voices. */
  isSynthetic: boolean
  isMadeForKids: boolean
  notifiesSubscribers: boolean
  thumbnailPath?: string | undefined
  /** The position of the cover frame in milliseconds. */
  coverMs?: number | undefined
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  /** Whether the post promotes the creator's own business or another business. */
  promotes?: 'own' | 'partner' | undefined
  /** Whether the post is sent as a draft that the user finishes in the platform's app. */
  asDraft: boolean
}

/** What an account may post at the moment. Read it when the post form opens and before the account posts. */
export type Allowance = {
  accountName: string
  pictureUrl?: string | undefined
  privacies: readonly Privacy[]
  maxSeconds: number
  canComment: boolean
  canDuet: boolean
  canStitch: boolean
  /** Posts that the platform still allows today. Undefined if the platform does not report the number. */
  postsLeft?: number | undefined
}

/**
 * The adapter's JSON state for continuing a delivery after a crash. It is secret, because it may contain URLs that work
 * without a token.
 */
export type Handle = Readonly<Record<string, string | number | boolean>>

export type Posted = {
  /** The post's id at the platform. A post can be live before the platform returns its id. */
  remoteId?: string | undefined
  /** A key for asking the platform about the post before the platform returns its id. */
  receipt?: string | undefined
  /** The post's URL, or the account's page if the post's URL is unknown. */
  url?: string | undefined
  /** The actual privacy of the post, if the platform reports it. */
  privacy?: Privacy | undefined
  /** Whether the post is a draft that the user has to finish. */
  isDraft?: boolean | undefined
  /** Messages for the user about parts that failed although the post succeeded. */
  remarks?: readonly string[] | undefined
}

/** A stage of a delivery. The `publish` call must not be repeated. Its place in the order depends on the platform. */
export type Stage = 'prepare' | 'upload' | 'publish' | 'confirm'

/** The next step of a delivery. `posted` is set as soon as the post exists. */
export type Step =
  | { to: Stage; handle: Handle; inMs?: number | undefined; posted?: Posted | undefined }
  /** The platform has confirmed the post. */
  | { to: 'live'; posted: Posted }
  /** The outcome is still unknown and has to be read back again. */
  | { to: 'read-back'; handle: Handle; inMs: number }
  /** The outcome cannot be determined, so the user has to check. */
  | { to: 'uncertain' }

export type StageRequest = {
  post: Post
  account: AccountAccess
  handle: Handle
  /** How long the delivery has been in this stage. */
  waitedMs: number
  /** When the intent to make the non-repeatable call was committed. Only `readBack` and later calls use it. */
  intentAtMs: number
  signal: AbortSignal
  onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined
}

export type Standing = {
  is: 'live' | 'processing' | 'failed' | 'removed' | 'unknown'
  privacy?: Privacy | undefined
  url?: string | undefined
  remoteId?: string | undefined
  /** The reason that the platform gives. */
  reason?: string | undefined
}

export type PostNumbers = { views: number; likes: number; comments: number }

export type AuthorizeRequest = {
  redirectUri: string
  state: string
  /** The PKCE secret, for platforms with PKCE. Pass the same verifier to `exchange`. */
  codeVerifier: string
  /** The account that the consent page suggests. */
  loginHint?: string | undefined
}

export type ExchangeRequest = { redirectUri: string; code: string; codeVerifier: string; signal: AbortSignal }

/** How a platform's calls differ from those of other platforms. The values are known without access to the platform. */
export type CallTraits = {
  /**
   * The stage that makes a post visible. With `publish`, a single call after the upload makes the post visible. With
   * `upload`, which then follows `publish`, the last byte makes the post visible and a post in this stage cannot be
   * stopped.
   */
  visibleFrom: 'upload' | 'publish'
  /** The daily budget that all uploads of the site share. Undefined if the platform limits each account separately. */
  dayBudget?: DayBudget
  /**
   * The platform's condition for posts of every account until it has approved the site, in whole sentences. Users see
   * it with each account and before each post.
   */
  condition?: string
}
export type DayBudget = {
  /** The time zone whose midnight resets the budget. */
  timeZone: string
} & UploadLimits
/** The number of uploads a day, for the whole site and for one account. */
export type UploadLimits = { uploads: number; uploadsPerAccount: number }

/** A request with which a platform notifies the site. */
export type WebhookRequest = {
  /** The part of the URL after the platform's name. Empty if there is none. */
  path: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  body: string
}
/** An event from a platform. `personId` is the id of an account or of the user who granted access. */
export type WebhookEvent =
  | { is: 'access_revoked'; personId: string }
  | { is: 'deletion_wanted'; personId: string }
  /** The state of a post changed. The event does not prove what changed. */
  | { is: 'post_changed'; receipt: string }

/**
 * A platform to post to. Every call throws `PlatformError`, or the signal's reason within a second after an abort. The
 * adapter stores nothing: the caller encrypts and stores tokens and handles.
 */
export interface Platform {
  readonly name: PlatformName
  /**
   * The milliseconds before their expiry at which tokens are refreshed. Undefined if the platform cannot refresh
   * tokens.
   */
  readonly refreshAheadMs: number | undefined
  /** Whether a new grant can be refreshed at once. If so, a first refresh proves that later refreshes will work. */
  readonly refreshesAtOnce: boolean
  /** Whether the platform downloads the video from `videoUrl`, so that the site needs a public address. */
  readonly needsPublicUrl: boolean

  authorizeUrl(request: AuthorizeRequest): URL
  /**
   * Exchanges the code for tokens. Throws `scope_missing` if the user declined a required permission, and
   * `no_refresh_token` if the grant would not last.
   */
  exchange(request: ExchangeRequest): Promise<Tokens>
  /**
   * Returns complete new tokens, including the old values that the platform does not send again. Call it only while
   * holding the account's lock.
   */
  refresh(tokens: Tokens, signal: AbortSignal): Promise<Tokens>
  /** Ends the grant at the platform. Succeeds if the grant has already ended. */
  revoke(account: AccountAccess, signal: AbortSignal): Promise<void>
  /**
   * Returns the accounts of these tokens, each with its own tokens. Throws `no_account` if none of them can be posted
   * to.
   */
  identify(tokens: Tokens, signal: AbortSignal): Promise<readonly Account[]>
  /**
   * Reads `granterId` for connections that were stored without it. Only platforms that set `granterId` have this call.
   */
  readGranter?(tokens: Tokens, signal: AbortSignal): Promise<string>
  readAllowance(account: AccountAccess, signal: AbortSignal): Promise<Allowance>

  /** Prepares the post. Can be repeated and creates nothing visible. */
  prepare(request: StageRequest): Promise<Step>
  /** Uploads the video from the offset that the platform reports. Can be repeated. */
  upload(request: StageRequest): Promise<Step>
  /**
   * Publishes the post. Never repeated unless `readBack` returns this stage. Every error except `outcome_unknown` means
   * that nothing was posted.
   */
  publish(request: StageRequest): Promise<Step>
  /** Reads the outcome of `publish` and changes nothing. */
  readBack(request: StageRequest): Promise<Step>
  /**
   * Reads the actual privacy, the URL, and whether the video can be played. Changes nothing except optional extras that
   * may fail.
   */
  confirm(request: StageRequest): Promise<Step>

  /**
   * Reads the events of a webhook request. Only platforms that send webhooks have this call.
   *
   * @returns `unsigned` without the platform's signature, `malformed` without an event, undefined if the platform sends
   * nothing to this path.
   */
  readWebhook?(request: WebhookRequest): readonly WebhookEvent[] | 'unsigned' | 'malformed' | undefined

  /** Reads the current state of a post and changes nothing. */
  check(posted: Posted, account: AccountAccess, signal: AbortSignal): Promise<Standing>
  /** Reads views and likes by remote id, for at most 50 posts per call. The result does not contain deleted posts. */
  readNumbers?(
    remoteIds: readonly string[],
    account: AccountAccess,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, PostNumbers>>
}
