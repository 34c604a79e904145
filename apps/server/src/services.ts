import type { TestedService } from '@dayreel/contract'
import type { AuthService } from '@dayreel/auth'
import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import type { Log } from '#lib/create-log.ts'
import type { RateLimits } from '#lib/limits/rate-limits.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { makeVideo, PictureRedrawer, Planner } from '@dayreel/studio/planning'
import type { Narrator, Ports } from '@dayreel/storyboard'
import type { Stripe } from 'stripe'
import type { Platforms } from '#platforms/create-platforms.ts'
import type { FileStorage } from '#storage/file-storage.ts'

/** The steps of the recipe, and the recipe. */
export type Studio = Omit<Ports, 'store' | 'readPicture'> & {
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
  /** Who takes the money, loaded when first asked for; undefined where nothing is sold. */
  stripe: (() => Promise<Stripe>) | undefined
  /** Tells what would be made; it is asked, and makes nothing. */
  planner: Planner
  narrator: Pick<Narrator, 'speaks' | 'estimate'>
  pictures: PictureRedrawer
  /** One tiny real call to the language model. */
  probe: () => Promise<TestedService>
  limits: RateLimits
  /** Where posts go. */
  platforms: Platforms
}

/** What is the same for all of them, whoever does what is asked of a studio. */
export type SharedServices = Omit<Services, 'planner' | 'narrator' | 'pictures' | 'probe'>

/** What only those have who make videos. */
export type WorkerServices = Services & {
  /** What videos are made with; each brings a store of its own. */
  studio: Studio
}
