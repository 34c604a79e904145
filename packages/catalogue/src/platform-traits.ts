import type { FormatId } from './formats.ts'
import type { PostPrivacy } from './posts.ts'

/**
 * The name of a platform. It can be any string in a database row or a response, but requests are checked against the
 * list of platforms (`isPlatform`).
 */
export type PlatformName = string

/** The limits of a platform's posts. */
export type PostLimits = {
  minSeconds: number
  maxSeconds: number
  maxBytes: number
  /** The maximum title length in UTF-16 code units. 0 if posts have no title. */
  maxTitle: number
  maxText: number
  textIsCountedIn: 'units' | 'bytes'
  /** The maximum number of hashtags. Null for no limit. */
  maxHashtags: number | null
  privacies: readonly PostPrivacy[]
}

/** Rules of a platform beyond its limits. */
export type PostRules = {
  needsTitle: boolean
  /** Characters that the platform rejects in a title, text or tag. */
  refusedCharacters: readonly string[]
  /** The maximum length of the whole tag list, including separators. Null for no limit. */
  maxTagsLength: number | null
  /** The maximum number of mentions (`@name`) in the text. Null for no limit. */
  maxMentions: number | null
  /** Whether a paid partnership can be posted with the private audience. */
  takesPrivatePartnership: boolean
}

/** A choice that only some platforms offer for a post. */
export type PostChoice =
  | 'isMadeForKids'
  | 'notifiesSubscribers'
  | 'allowsComments'
  | 'allowsDuets'
  | 'allowsStitches'
  | 'promotes'
  | 'asDraft'

/** A button that a platform draws over a video. */
export type FrameButton = 'heart' | 'thumbUp' | 'thumbDown' | 'comment' | 'bookmark' | 'send' | 'forward' | 'dots'

/** How a post looks on the platform. */
export type PostFrame = {
  /**
   * The edges that the platform's UI covers, in pixels of a 1080 × 1920 frame. Platforms do not publish these values
   * for posts, so they come from the safe areas for advertisements or from creators' experience.
   */
  covered: { top: number; right: number; bottom: number; left: number }
  buttons: readonly FrameButton[]
}

/** A platform's logo: a white path in a square of 24 units, on a CSS background. */
export type PlatformMark = {
  path: string
  background: string
  /** Whether the logo needs an edge on the dark theme. */
  isDark?: boolean
}

/**
 * How a platform appears to users. The UI and the server read these traits and never compare platform names. The traits
 * of a platform's API calls are in `packages/platforms`.
 */
export type PlatformTraits = {
  name: PlatformName
  label: string
  /** The purpose of linking an account, shown beside the Connect button. */
  purpose: string
  mark: PlatformMark
  limits: PostLimits
  rules: PostRules
  frame: PostFrame
  /** Notes on how the platform shows formats that it shows differently from 9:16. */
  formatNotes: Readonly<Partial<Record<FormatId, string>>>
  /** The platform's name for the text below a video. */
  textLabel: 'Description' | 'Caption'
  /** Whether tags are a separate list or hashtags at the end of the text. */
  tags: 'list' | 'hashtags'
  choices: readonly PostChoice[]
  /**
   * Whether the form requests the account's current limits from the platform. If so, the user has to choose the
   * audience each time, because the form has no default.
   */
  asksAccount: boolean
  /** Whether the UI identifies an account by its title or by its handle. */
  accountName: 'title' | 'handle'
  /** Whether a user can link several accounts. If not, a new account replaces the old one. */
  hasManyAccounts: boolean
}
