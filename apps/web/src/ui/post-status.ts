import type { PostStatus } from '@dayreel/catalogue'
import type { IconName } from './icon.tsx'

type Tone = 'plain' | 'busy' | 'good' | 'bad' | 'asks'

/** The label, the colour (`tone`) and the icon of each post status. */
const STATUS_WORDS: Readonly<Record<PostStatus, { label: string; tone: Tone; icon: IconName }>> = {
  scheduled: { label: 'Scheduled', tone: 'plain', icon: 'clock' },
  waiting: { label: 'Waiting', tone: 'busy', icon: 'clock' },
  posting: { label: 'Posting', tone: 'busy', icon: 'upload' },
  checking: { label: 'Being processed', tone: 'busy', icon: 'refresh' },
  live: { label: 'Posted', tone: 'good', icon: 'check' },
  uncertain: { label: 'Please check', tone: 'asks', icon: 'eye' },
  failed: { label: 'Failed', tone: 'bad', icon: 'close' },
  cancelled: { label: 'Cancelled', tone: 'plain', icon: 'close' },
  removed: { label: 'Removed', tone: 'bad', icon: 'trash' },
}

/** Returns a post's label. A live draft has its own label, because it is not visible to others yet. */
export function statusWords({ status, isDraft }: { status: PostStatus; isDraft?: boolean }) {
  return status === 'live' && isDraft ? { ...STATUS_WORDS.live, label: 'In your drafts' } : STATUS_WORDS[status]
}
