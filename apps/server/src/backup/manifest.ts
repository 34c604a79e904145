import { z } from 'zod'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Name = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/)

/** What a backup contains. It is written last, so a backup without it does not exist. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  installation: z.object({ id: z.uuid(), sealedProbe: z.string() }),
  /** The newest migration of the app and of the sign-in, in milliseconds, as drizzle records it. */
  schema: z.object({ public: z.number(), auth: z.number() }),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'auth', 'pgboss']),
      name: Name,
      columns: z.array(Name),
      /** The SHA-256 of its rows, which are in the backup's content. */
      sha256: Hash,
    }),
  ),
  sequences: z.array(z.object({ schema: Name, name: Name, last: z.string().regex(/^-?\d{1,19}$/) })),
  files: z.array(
    z.object({ key: z.string().max(500), sizeInBytes: z.number(), changedAtMs: z.number(), sha256: Hash }),
  ),
})
export type Manifest = z.output<typeof Manifest>
export type SavedFile = Manifest['files'][number]
