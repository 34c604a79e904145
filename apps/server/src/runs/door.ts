/** The parts of `runs` that higher domains may use. */
export { approveRun, replaceRun, skipRun } from './change-run.ts'
export {
  type ChannelRow,
  type StoredConfig,
  findChannel,
  type FoundChannel,
  lockChannel,
  type OwnedChannel,
} from './find-channel.ts'
export { insertRun } from './insert-run.ts'
export {
  listRuns,
  newestVideoRuns,
  readRun,
  readRunPosts,
  type RunRow,
  runsBetween,
  signRunThumbnail,
  unfinishedRuns,
} from './read-run.ts'
export { readMemory } from './remember-video.ts'
export { runOnce } from './run-once.ts'
export { runRequest } from './run-request.ts'
export { slotOn, type TimeOfDay } from './slot-on.ts'
export { stopRun } from './stop-run.ts'
export { countVideosLeft, readNextSubject, subjectsInWork } from './subjects/choose-subject.ts'
