import { platformOf, type PostStatus } from '@dayreel/catalogue'
import type { CalendarEntry, ChannelRun, RunPost } from '@dayreel/contract'
import type { IconName } from '#ui/icon.tsx'
import { statusWords } from '#ui/post-status.ts'

/** A status as a label, with a tone and an icon of the same meaning. */
export type Standing = {
  label: string
  tone: 'good' | 'asks' | 'busy' | 'bad' | 'quiet' | 'plain'
  icon: IconName
}

const DUE: Standing = { label: 'Starting', tone: 'busy', icon: 'clock' }
const MAKING: Standing = { label: 'Being created', tone: 'busy', icon: 'pulse' }
const IN_REVIEW: Standing = { label: 'In review', tone: 'asks', icon: 'eye' }
const APPROVED: Standing = { label: 'Approved', tone: 'good', icon: 'check' }
const READY: Standing = { label: 'Ready', tone: 'good', icon: 'check' }
/** The video is finished, but posting it failed. */
const NOT_POSTED: Standing = { label: 'Not posted', tone: 'bad', icon: 'close' }
const PARTLY_POSTED: Standing = { label: 'Partly posted', tone: 'bad', icon: 'close' }
const SKIPPED: Standing = { label: 'Skipped', tone: 'quiet', icon: 'close' }
const FAILED: Standing = { label: 'Failed', tone: 'bad', icon: 'close' }
const NO_CREDITS: Standing = { label: 'No credits', tone: 'bad', icon: 'coin' }
const NOTHING_NEW: Standing = { label: 'Nothing new', tone: 'quiet', icon: 'pen' }
const COMING: Standing = { label: 'Planned', tone: 'plain', icon: 'clock' }
const NO_SUBJECT: Standing = { label: 'No subject left', tone: 'bad', icon: 'pen' }

const BY_STATUS: Readonly<Record<ChannelRun['status'], Standing>> = {
  due: DUE,
  making: MAKING,
  ready: READY,
  skipped: SKIPPED,
  failed: FAILED,
}

type Standable = Pick<ChannelRun, 'status' | 'isInReview' | 'approvedAt' | 'reason' | 'posts'>

export function standingOfRun({ status, isInReview, approvedAt, reason, posts }: Standable): Standing {
  if (isInReview) return IN_REVIEW
  const posted = status === 'ready' ? standingOfPosts(posts) : undefined
  if (posted !== undefined) return posted
  if (status === 'ready' && approvedAt !== null) return APPROVED
  if (status === 'skipped' && reason === 'out_of_credits') return NO_CREDITS
  if (status === 'skipped' && (reason === 'nothing_new' || reason === 'too_alike')) return NOTHING_NEW
  return BY_STATUS[status]
}

/** The order in which post statuses are shown: first those that need the owner's attention, then posts in progress. */
const FIRST: readonly PostStatus[] = ['uncertain', 'failed', 'removed', 'waiting', 'posting', 'checking', 'live']

/**
 * Returns the status of a finished video's posts. It is undefined while all posts wait for their slots, because the
 * run's own status then says more.
 */
function standingOfPosts(posts: readonly RunPost[]): Standing | undefined {
  const sent = posts.filter(({ status }) => status !== 'scheduled')
  const [cancelled] = sent
  if (cancelled === undefined) return undefined
  const first = FIRST.flatMap((status) => sent.filter((post) => post.status === status))[0] ?? cancelled
  if (first.status !== 'failed') return statusWords(first)
  return sent.some(({ status }) => status === 'live') ? PARTLY_POSTED : NOT_POSTED
}

/** Returns the status of a run, or of a date that has no run yet. */
export function standingOf({ state, run }: CalendarEntry): Standing {
  if (run !== null) return standingOfRun(run)
  switch (state) {
    case 'coming_unpaid':
      return NO_CREDITS
    case 'coming_untold':
      return NO_SUBJECT
    case 'skipped':
      return SKIPPED
    default:
      return COMING
  }
}

const KINDS: Readonly<Record<ChannelRun['kind'], string>> = {
  activation: 'First video',
  scheduled: 'By schedule',
  hand: 'Run once',
}

/** Returns how a run was started. */
export function kindWords(kind: ChannelRun['kind']): string {
  return KINDS[kind]
}

/** Returns a run's video title, or otherwise its subject. */
export function aboutOf(run: ChannelRun | null): string | undefined {
  return run?.title ?? run?.subject ?? undefined
}

/** Returns why the run or its posts failed. It is empty if there is no reason to show. */
export function reasonOf({ message, posts }: Pick<ChannelRun, 'message' | 'posts'>): string {
  if (message !== null) return message
  const said = posts.filter((post) => post.message !== null)
  if (posts.length === 1) return said[0]?.message ?? ''
  return said.map((post) => `${platformOf(post.platform).label}: ${post.message}`).join(' ')
}

export function isUnfinished({ status }: ChannelRun): boolean {
  return status === 'due' || status === 'making'
}
