export type Metadata = {
  snippet?: {
    title?: string
    description?: string
    tags?: string[]
    categoryId?: string
  }
  status?: {
    privacyStatus?: string
    publishAt?: string
    selfDeclaredMadeForKids?: boolean
    containsSyntheticMedia?: boolean
    embeddable?: boolean
    license?: string
  }
}

export type Refusal = { code: number; reason: string; message: string }

/**
 * Checks a video's metadata against YouTube's rules.
 *
 * @returns the refusal, if any.
 */
export function refusalOf({ snippet = {}, status = {} }: Metadata): Refusal | undefined {
  const { title = '', description = '', tags = [], categoryId = '22' } = snippet
  if (title.trim() === '' || title.length > 100 || /[<>]/.test(title)) return wrong('invalidTitle')
  if (Buffer.byteLength(description) > 5_000 || /[<>]/.test(description)) return wrong('invalidDescription')
  if (lengthOf(tags) > 500 || tags.some((tag) => /[<>]/.test(tag))) return wrong('invalidTags')
  if (!/^\d{1,2}$/.test(categoryId)) return wrong('invalidCategoryId')
  const { privacyStatus = 'public', publishAt } = status
  if (!['private', 'public', 'unlisted'].includes(privacyStatus)) return wrong('invalidVideoMetadata')
  if (publishAt !== undefined && privacyStatus !== 'private') return wrong('invalidPublishAt')
  return undefined
}

function wrong(reason: string): Refusal {
  return { code: 400, reason, message: `The request metadata is wrong: ${reason}` }
}

/**
 * Returns the length of all tags as YouTube counts it: with separators, and with quotes around a tag that contains a
 * space.
 */
function lengthOf(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1))
}

const ON_DEMAND: Readonly<Record<string, number>> = {
  quotaExceeded: 403,
  uploadLimitExceeded: 400,
  youtubeSignupRequired: 401,
  forbidden: 403,
  rateLimitExceeded: 429,
  channelSuspended: 403,
  accessNotConfigured: 403,
  backendError: 503,
}

/** Returns the refusal that a title requests with `[fail:REASON]`. */
export function refusalOnDemand(title: string): Refusal | undefined {
  const reason = /\[fail:([A-Za-z]{1,40})\]/.exec(title)?.[1] ?? ''
  const code = ON_DEMAND[reason]
  return code === undefined ? undefined : { code, reason, message: `As the title asks for: ${reason}` }
}
