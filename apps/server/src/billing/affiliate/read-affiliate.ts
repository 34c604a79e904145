import { randomBytes } from 'node:crypto'
import { REFERRAL_PARAMETER } from '@dayreel/catalogue'
import type { Affiliate } from '@dayreel/contract'
import { eq, like, and } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { affiliateCodes, ledgerEntries, referrals } from '#db/schema.ts'
import type { Services } from '#services'

const CODE_BYTES = 6
const MONTHS = 12

/** Returns an account's referral link and its results. */
export async function readAffiliate({ db, config }: Services, accountId: string): Promise<Affiliate> {
  const code = await codeOf(db, accountId)
  const rows = await db.select().from(referrals).where(eq(referrals.referrerId, accountId))
  const rewards = await db
    .select({ amount: ledgerEntries.amount, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), like(ledgerEntries.reference, 'affiliate:%')))
  const months = lastMonths(await appNow(db)).map((month) => ({
    month,
    signUps: rows.filter(({ signedUpAt }) => monthOf(signedUpAt) === month).length,
    firstPurchases: rows.filter((row) => isPurchase(row) && monthOf(row.purchasedAt!) === month).length,
    credits: rewards.filter(({ at }) => monthOf(at) === month).reduce((sum, { amount }) => sum + amount, 0),
  }))
  return {
    link: `${config.siteUrl}/?${REFERRAL_PARAMETER}=${code}`,
    signUps: rows.length,
    firstPurchases: rows.filter(isPurchase).length,
    creditsEarned: rewards.reduce((sum, { amount }) => sum + amount, 0),
    months,
  }
}

/** Returns the affiliate's code. The code is created when the link is first shown. */
async function codeOf(db: Db, accountId: string): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await db.insert(affiliateCodes).values({ accountId, code }).onConflictDoNothing()
  const [row] = await db.select().from(affiliateCodes).where(eq(affiliateCodes.accountId, accountId))
  return row!.code
}

/** Excludes purchases that earned no credits, because they are not shown. */
function isPurchase({ purchasedAt, credits }: typeof referrals.$inferSelect): boolean {
  return purchasedAt !== null && credits > 0
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, i) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - i), 1))),
  )
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 'yyyy-mm'.length)
}
