import type { CalendarEntry, ChannelRun } from '@dayreel/contract'
import type { IconName } from '#ui/icon.tsx'
import { statusWords } from '#ui/post-status.ts'

/** How something stands, in a word, with what says the same without words. */
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
/** Its video is there. */
const NOT_POSTED: Standing = { label: 'Not posted', tone: 'bad', icon: 'close' }
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

type Standable = Pick<ChannelRun, 'status' | 'isInReview' | 'approvedAt' | 'reason' | 'post'>

export function standingOfRun({ status, isInReview, approvedAt, reason, post }: Standable): Standing {
  if (isInReview) return IN_REVIEW
  if (status === 'ready' && post && post.status !== 'scheduled') return standingOfPost(post)
  if (status === 'ready' && approvedAt !== null) return APPROVED
  if (status === 'skipped' && reason === 'out_of_credits') return NO_CREDITS
  if (status === 'skipped' && (reason === 'nothing_new' || reason === 'too_alike')) return NOTHING_NEW
  return BY_STATUS[status]
}

/** What became of a finished video; while it only waits for its slot, its run says more. */
function standingOfPost(post: NonNullable<ChannelRun['post']>): Standing {
  return post.status === 'failed' ? NOT_POSTED : statusWords(post)
}

/** Of a run, or of a date that has none yet. */
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

/** What a run was begun by. */
export function kindWords(kind: ChannelRun['kind']): string {
  return KINDS[kind]
}

/** What an entry is about: its video's title, else its subject. */
export function aboutOf(run: ChannelRun | null): string | undefined {
  return run?.title ?? run?.subject ?? undefined
}

/** Why it came to nothing, or its post did; empty where nothing is to be said. */
export function reasonOf({ message, post }: Pick<ChannelRun, 'message' | 'post'>): string {
  return message ?? post?.message ?? ''
}

export function isUnfinished({ status }: ChannelRun): boolean {
  return status === 'due' || status === 'making'
}
