import type { AuthService } from '@dayreel/auth'
import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import type { Log } from '#lib/create-log.ts'
import type { RateLimits } from '#lib/limits/rate-limits.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { makeVideo, PictureRedrawer } from '@dayreel/studio'
import type { Ports } from '@dayreel/storyboard'
import type { FileStorage } from '#storage/file-storage.ts'

export type Studio = Omit<Ports, 'store' | 'readPicture'> & {
  pictures: PictureRedrawer
  makeVideo: typeof makeVideo
}

/** What features work with. Each is made once for a process, and a test can put its own in its place. */
export type Services = {
  config: Config
  log: Log
  db: Db
  sealing: Sealing
  auth: AuthProvider
  /** The embedded auth service, to be served; undefined with a hosted one. */
  authService?: AuthService
  storage: FileStorage
  jobs: Jobs
  mailer: Mailer
  /** What videos are made with; each brings a store of its own. */
  studio: Studio
  limits: RateLimits
}
