import type { Leaving } from '#ui/unsaved-guard.tsx'

export const LEAVING_STORYBOARD: Leaving = {
  title: 'Leave without a new version?',
  text: 'What you changed in the storyboard is lost when you leave. The video stays as it is.',
}
