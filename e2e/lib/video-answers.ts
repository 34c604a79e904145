import { DEFAULT_CHOICES, type Video, type VideoVersion } from '@dayreel/contract'
import type { Answers } from './answer.ts'

export const VIDEO_ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a12'
const MOMENT = '2026-11-01T12:00:00.000Z'

/** A rejection without a message of the server. */
export const SILENT = { status: 400, json: {} }

const FILE = '/files/nothing.mp4'
const version = {
  number: 1,
  status: 'succeeded',
  progress: 100,
  errorMessage: null,
  errorCode: null,
  quality: 'low',
  seconds: 20,
  video_url: FILE,
  thumbnail_url: null,
  srt_url: null,
  vtt_url: null,
  ass_url: null,
  download_video_url: null,
  download_thumbnail_url: null,
  download_srt_url: null,
  download_vtt_url: null,
  download_ass_url: null,
  notices: [],
  approximateScenes: [],
  writtenBy: null,
  createdAt: MOMENT,
} satisfies VideoVersion
const finished = {
  ...version,
  id: VIDEO_ID,
  title: 'Letters to the sea',
  expectedSeconds: 20,
  deleteAt: null,
  writing: null,
  paidWith: 'project',
  freeVersionsLeft: 0,
  freeUntil: null,
  versions: [version],
  format: DEFAULT_CHOICES.format,
  request: { ...DEFAULT_CHOICES, text: 'Letters to the sea' },
} satisfies Video

/** The calls of a finished video's page. */
export const FINISHED: Answers = {
  [`GET /api/videos/${VIDEO_ID}`]: { json: finished },
  [`GET /api/videos/${VIDEO_ID}/posts`]: { json: { items: [] } },
  [`GET /api/videos/${VIDEO_ID}/storyboard`]: SILENT,
}
/** Returns the calls for a video that is being made, either new or as a new version. The library shows it too. */
export function beingMade(
  isNew: boolean,
  state: Pick<Video, 'status' | 'progress' | 'writing'> = { status: 'rendering', progress: 62, writing: null },
): Answers {
  const { status, progress } = state
  const underWay = { ...version, status, progress, seconds: null, video_url: null } as const
  const video = {
    ...finished,
    ...state,
    video_url: isNew ? null : FILE,
    versions: isNew ? [underWay] : [{ ...underWay, number: 2 }, version],
  } satisfies Video
  return {
    ...FINISHED,
    [`GET /api/videos/${VIDEO_ID}`]: { json: video },
    [`GET /api/videos/${VIDEO_ID}/painted`]: { json: { lines: ['Letters to the sea.'], pictures: [] } },
    'GET /api/videos': { json: { items: [{ ...video, posts: [] }], page: 1, pages: 1, total: 1 } },
  }
}
export const WITHOUT_FILE: Answers = { [`GET /api/videos/${VIDEO_ID}`]: { json: { ...finished, video_url: null } } }
