import type { IconName } from '#ui/icon.tsx'

export type MenuEntry = {
  to: string
  label: string
  icon: IconName
  /** Whether the entry excludes the pages below it. */
  isExact?: boolean
  /** Whether only the operator can see it. */
  isForHost?: boolean
}

/** The screens of the app, in groups. The first group has no name. */
export const MENU: readonly { name?: string; entries: readonly MenuEntry[] }[] = [
  { entries: [{ to: '/app', label: 'Home', icon: 'home', isExact: true }] },
  {
    name: 'Create',
    entries: [
      { to: '/app/create-video', label: 'Create Video', icon: 'spark' },
      { to: '/app/videos', label: 'My Videos', icon: 'film' },
      { to: '/app/media', label: 'My Media', icon: 'picture' },
    ],
  },
  {
    name: 'Channels',
    entries: [
      { to: '/app/automated-channels', label: 'Automated Channels', icon: 'grid' },
      { to: '/app/my-channels', label: 'My Channels', icon: 'broadcast' },
      { to: '/app/template-generator', label: 'Template Generator', icon: 'lamp' },
    ],
  },
  {
    name: 'Publish',
    entries: [
      { to: '/app/post-video', label: 'Post Video', icon: 'upload' },
      { to: '/app/posts', label: 'My Posts', icon: 'calendar' },
      { to: '/app/connections', label: 'My Connections', icon: 'link' },
    ],
  },
  {
    name: 'Account',
    entries: [
      { to: '/app/subscription', label: 'Subscription', icon: 'card' },
      { to: '/app/settings', label: 'Settings', icon: 'gear' },
      { to: '/app/affiliate', label: 'Affiliate', icon: 'gift' },
      { to: '/app/host', label: 'This Site', icon: 'pulse', isForHost: true },
    ],
  },
]
