import type { Reader, Storyboard, PreviousVideo, WriteOptions } from '@dayreel/storyboard'
import type { Db } from '#db/connect.ts'
import type { VersionKey } from './video-files.ts'
import type { StoredRequest } from './stored-request.ts'

/** A video with its storyboard before it is marked as finished. */
type FinishedStoryboard = { videoId: string; request: StoredRequest; storyboard: Storyboard }

/** The reason why a video failed: a code for programs and a message for its owner. */
export type VideoFailure = { code: string; message: string }

/**
 * A video's channel run, as `videos` sees it. `runs` implements this interface, because `videos` must not depend on
 * `runs`. Each method does nothing for a video without a run. If a transaction is passed, the caller has locked the
 * account.
 *
 * @typeParam Services a worker's services. They are a type parameter because they contain the owner.
 */
export interface VideoOwner<Services> {
  /**
   * Chooses the subject if the request leaves the choice to the writer.
   *
   * @returns the request with its subject.
   * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`, `too-alike`, `words-blocked`
   */
  findSubject(
    services: Services,
    version: VersionKey,
    request: StoredRequest,
    options: WriteOptions,
  ): Promise<StoredRequest>
  /**
   * @returns the channel's newest videos if one of them finished in the meantime and is too similar, otherwise
   * undefined.
   */
  findSimilar(
    db: Db,
    reader: Pick<Reader, 'sentencesOf'>,
    video: FinishedStoryboard,
  ): Promise<PreviousVideo[] | undefined>
  /**
   * Lists the pictures in the newest earlier videos of the channel: ids of the user's files, and page URLs of
   * photographs.
   */
  listShown(db: Db, videoId: string): Promise<string[]>
  /** Ends the run, stores the video in the channel's memory and plans its posts. */
  succeeded(
    services: Services,
    tx: Db,
    video: FinishedStoryboard & Pick<VersionKey, 'number'> & { folder: string },
  ): Promise<void>
  /** Ends the run and returns its credit. */
  failed(tx: Db, videoId: string, failure: VideoFailure): Promise<void>
  /** Reopens a failed run at no cost. */
  reopened(tx: Db, videoId: string): Promise<void>
}
