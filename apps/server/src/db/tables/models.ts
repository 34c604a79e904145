import { sql } from 'drizzle-orm'
import { bigint, boolean, check, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * Engines that were connected in the browser: at most one per role for the site, and one per role for each account.
 * Each source of photographs is its own role, because a site can have several.
 */
export const engineSettings = pgTable(
  'engine_settings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account that pays for the engine. Null if it is the site's. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: ['text', 'speech', 'transcription', 'free-photos', 'pexels', 'pixabay', 'pictures'] }).notNull(),
    /** Provider, model, address, prices and plans. */
    settings: jsonb().notNull(),
    /** The provider's key, encrypted. Null if the server needs none. */
    sealedKey: text(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (engine) => [unique('engine_settings_owner').on(engine.accountId, engine.role).nullsNotDistinct()],
)

/** The columns of a table whose rows are models on workers' machines. */
const announcedColumns = () => ({
  workerId: uuid().notNull(),
  /** `Writer.name` or `Narrator.name` of the model. */
  name: text().notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** A hash of the machine's name and its folder of models. Null in rows of release 0.2.0. */
  machine: text(),
})

/**
 * The models that write on workers' machines. A worker renews its rows while it runs. A row that is not renewed is a
 * model that is not available at the moment.
 */
export const localWriters = pgTable('local_writers', announcedColumns(), (model) => [
  primaryKey({ columns: [model.workerId, model.name] }),
])

/**
 * The models that speak on workers' machines. They have their own table, because release 0.2.0 treats every row of
 * `local_writers` as a writer.
 */
export const localVoices = pgTable('local_voices', announcedColumns(), (model) => [
  primaryKey({ columns: [model.workerId, model.name] }),
])

/** A table with at most one row: the operator's rules for all engines that are not built in. */
export const enginePolicies = pgTable(
  'engine_policies',
  {
    isOnly: boolean().primaryKey().default(true),
    /** The daily cost limits in millionths of a dollar. Null means that there is no limit. */
    limitDayMicros: bigint({ mode: 'number' }),
    limitAccountDayMicros: bigint({ mode: 'number' }),
    /** Whether accounts may connect their own engines. */
    isOwnAllowed: boolean().notNull().default(false),
    /** Whether the engines of accounts may be in the site's own network. */
    mayReachPrivate: boolean().notNull().default(false),
  },
  (policy) => [check('engine_policies_one', sql`${policy.isOnly}`)],
)
