import type { Channel, ChannelPage, Connection } from '@dayreel/contract'

export const ID = '0f9619ff-8b86-4011-b42d-00cf4fc964ff'
export const CHANNEL: Channel = {
  id: ID,
  templateId: 'time-broke-here',
  templateName: 'Time Broke Here',
  name: 'Night Desk',
  purchasedAt: '2026-11-20T08:00:00.000Z',
  thumbnailUrl: null,
  thumbnailPrompt: null,
  isActive: true,
  last_run_at: null,
  nextRunAt: null,
  nextMakeAt: null,
  takenOn: null,
  timeZone: 'Europe/Berlin',
  videosLeft: 60,
  isOutOfCredits: false,
  problem: null,
  postsTo: [],
  unfinishedRun: null,
  newestRun: null,
  unpaidFrom: null,
}

export const CHANNEL_PAGE: ChannelPage = {
  ...CHANNEL,
  now: '2026-11-20T08:00:00.000Z',
  nextDate: null,
  runTime: null,
  days: [0, 1, 2, 3, 4, 5, 6],
  endsOn: null,
  reviewHours: null,
  ownSubjects: 1,
  nextSubject: null,
  hasEnded: false,
  forecast: { days: 30, runs: 0, cost: 0, costOfAll: 0, credits: 2, suffices: true, lastsDays: null },
}

/** A YouTube channel without a title. */
export const UNNAMED_CONNECTION: Connection = {
  id: ID,
  platform: 'youtube',
  accountId: 'UC12345678',
  name: '',
  handle: null,
  profilePictureUrl: null,
  autoPost: true,
  isExpired: false,
  isSandbox: false,
  note: null,
  condition: null,
  lastPrivacy: null,
  limits: {
    minSeconds: 1,
    maxSeconds: 43_200,
    maxBytes: 256e9,
    maxTitle: 100,
    maxText: 5_000,
    textIsCountedIn: 'bytes',
    maxHashtags: null,
    privacies: ['public', 'unlisted', 'private'],
  },
  createdAt: '2026-11-20T08:00:00.000Z',
}
