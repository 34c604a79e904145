import type { PlatformName, PostLimits, PostPrivacy } from '@dayreel/catalogue'

export type { PlatformName, PostLimits }

/** Everything in it is secret but times and scopes. */
export type Tokens = {
  accessToken: string
  /** Undefined: it does not end by itself. */
  accessEndsAtMs?: number | undefined
  refreshToken?: string | undefined
  refreshEndsAtMs?: number | undefined
  /** With which the whole grant is revoked, where that is another one. */
  grantToken?: string | undefined
  /** What the person has really granted. */
  scopes: readonly string[]
}

/** An account of a platform and the way in. A row of connections is keyed by platform and id. */
export type Account = {
  id: string
  name: string
  /** Without the @. */
  handle?: string | undefined
  pictureUrl?: string | undefined
  tokens: Tokens
}
export type AccountAccess = Pick<Account, 'id' | 'handle' | 'tokens'>

export type Privacy = PostPrivacy

/** What is posted, and how. A field that a platform does not know is left out there. */
export type Post = {
  /** Eight hex digits of the post's own id, which it can be known by again. */
  marker: string
  videoPath: string
  videoType: 'video/mp4' | 'video/quicktime' | 'video/webm'
  /** Where the platform itself may fetch the video, for those that want it so. */
  videoUrl?: string | undefined
  lengthSeconds: number
  title: string
  /** YouTube's description, Instagram's caption, TikTok's title. */
  text: string
  /** Words without #. */
  tags: readonly string[]
  privacy: Privacy
  /** Realistic pictures or voices that a machine made. */
  isSynthetic: boolean
  isMadeForKids: boolean
  notifiesSubscribers: boolean
  thumbnailPath?: string | undefined
  /** The moment that stands for the video. */
  coverMs?: number | undefined
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  /** Promotes the creator's own business; promotes somebody else's. */
  promotes?: 'own' | 'partner' | undefined
  /** As a draft that the person finishes in the platform's app. */
  asDraft: boolean
}

export type PostFault = { field: keyof Post; text: string }

/** What this account may post now; to be asked for when a form for it opens and before it posts. */
export type Allowance = {
  accountName: string
  pictureUrl?: string | undefined
  privacies: readonly Privacy[]
  maxSeconds: number
  canComment: boolean
  canDuet: boolean
  canStitch: boolean
  /** Posts left in the platform's own day; undefined where it does not say. */
  postsLeft?: number | undefined
}

/** What an adapter has to know to go on after a crash. JSON; secret, since it may hold addresses that need no token. */
export type Handle = Readonly<Record<string, string | number | boolean>>

export type Posted = {
  /** Its id there; a post can be live before the platform tells it. */
  remoteId?: string | undefined
  /** What the platform can be asked by before it tells an id. */
  receipt?: string | undefined
  /** Where it can be seen; the account's own page where nothing better is known. */
  url?: string | undefined
  /** What it really is, where the platform says. */
  privacy?: Privacy | undefined
  /** In the person's drafts, to be finished by them. */
  isDraft?: boolean | undefined
  /** What did not work although the post did, for people. */
  remarks?: readonly string[] | undefined
}

/** `publish` is the call that may not be made twice; what it comes after depends on the platform. */
export type Stage = 'prepare' | 'upload' | 'publish' | 'confirm'

/** Where a delivery goes on; `posted` as soon as it is there. */
export type Step =
  | { to: Stage; handle: Handle; inMs?: number | undefined; posted?: Posted | undefined }
  /** There, read back from the platform. */
  | { to: 'live'; posted: Posted }
  /** Still unknown; read back again. */
  | { to: 'read-back'; handle: Handle; inMs: number }
  /** Cannot be known: the person has to look. */
  | { to: 'uncertain' }

export type StageRequest = {
  post: Post
  account: AccountAccess
  handle: Handle
  /** How long it has been in this stage. */
  waitedMs: number
  /** When the call that may not be made twice was meant; from then on only for `readBack` and what follows. */
  intentAtMs: number
  signal: AbortSignal
  onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined
}

export type Standing = {
  is: 'live' | 'processing' | 'failed' | 'removed' | 'unknown'
  privacy?: Privacy | undefined
  url?: string | undefined
  remoteId?: string | undefined
  /** The platform's word for why. */
  reason?: string | undefined
}

export type PostNumbers = { views: number; likes: number; comments: number }

export type AuthorizeRequest = {
  redirectUri: string
  state: string
  /** For platforms that know PKCE; the same goes into `exchange`. */
  codeVerifier: string
  /** An account to suggest. */
  loginHint?: string | undefined
}

export type ExchangeRequest = { redirectUri: string; code: string; codeVerifier: string; signal: AbortSignal }

/**
 * A platform that posts go to. Every call throws `PlatformError`, or the signal's reason within a second after an abort. It keeps
 * nothing: tokens and handles are the caller's, to be sealed.
 */
export interface Platform {
  readonly name: PlatformName
  readonly limits: PostLimits
  readonly scopes: readonly string[]
  /** Tokens are renewed so long before they end; undefined: they cannot be, the person says yes again. */
  readonly refreshAheadMs: number | undefined
  /** Whether a grant can be refreshed at once, which proves that it will work later. */
  readonly refreshesAtOnce: boolean

  authorizeUrl(request: AuthorizeRequest): URL
  /** Trades the code. Throws `scope_missing` where a needed permission was unticked, `no_refresh_token` where the grant would not last. */
  exchange(request: ExchangeRequest): Promise<Tokens>
  /** New tokens, complete: what the platform does not send again is kept. Under the account's lock only. */
  refresh(tokens: Tokens, signal: AbortSignal): Promise<Tokens>
  /** Ends the grant there; one that has ended already is fine. */
  revoke(account: AccountAccess, signal: AbortSignal): Promise<void>
  /** Whose tokens these are, each account with its own. Throws `no_account` where nothing can be posted to. */
  identify(tokens: Tokens, signal: AbortSignal): Promise<readonly Account[]>
  readAllowance(account: AccountAccess, signal: AbortSignal): Promise<Allowance>

  /** What the platform would refuse, counted as it counts; asks nobody. */
  findFaults(post: Post): readonly PostFault[]
  /** Repeatable; nothing can be seen of it. */
  prepare(request: StageRequest): Promise<Step>
  /** Repeatable; goes on where the platform says that it stands. */
  upload(request: StageRequest): Promise<Step>
  /** Never repeated, unless `readBack` says so. Any error but `outcome_unknown` means that nothing was posted. */
  publish(request: StageRequest): Promise<Step>
  /** Only reads: what became of `publish`. */
  readBack(request: StageRequest): Promise<Step>
  /** Only reads, but for decoration that may fail: the real privacy, the address, whether it can be played. */
  confirm(request: StageRequest): Promise<Step>

  /** What has become of it since; only reads. */
  check(posted: Posted, account: AccountAccess, signal: AbortSignal): Promise<Standing>
  /** Views and likes by remote id, for at most 50 at once; those that are gone are left out. */
  readNumbers?(
    remoteIds: readonly string[],
    account: AccountAccess,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, PostNumbers>>
}
