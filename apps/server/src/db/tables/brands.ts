import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Brand kits. A video's storyboard has a copy, so a change or a deletion here changes no video. */
export const brandKits = pgTable(
  'brand_kits',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** See `BrandKit` of the storyboard package. */
    kit: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (brand) => [index('brand_kits_account').on(brand.accountId)],
)
