import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'

/** What features work with. Each is made once for a process, and a test can put its own in its place. */
export type Services = {
  config: Config
  db: Db
  auth: AuthProvider
}
