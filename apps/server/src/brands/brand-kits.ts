import { MAX_BRAND_KITS } from '@dayreel/catalogue'
import type { GivenBrand, SavedBrand } from '@dayreel/contract'
import type { Brand } from '@dayreel/storyboard'
import { BrandKit } from '@dayreel/storyboard/schema'
import { and, asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import { brandKits } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { findReady, mediaKey } from '#media'
import type { Sealing } from '#secrets/sealing.ts'
import type { Services } from '#services'
import { signFile } from '#storage/signed-path.ts'

type Needed = Pick<Services, 'db' | 'sealing'>
type OwnedBrand = { accountId: string; brandId: string }
type BrandRow = typeof brandKits.$inferSelect

export async function listBrands({ db, sealing }: Needed, accountId: string): Promise<SavedBrand[]> {
  const rows = await db
    .select()
    .from(brandKits)
    .where(eq(brandKits.accountId, accountId))
    .orderBy(asc(brandKits.name), brandKits.id)
  const logos = rows.flatMap((row) => kitOf(row).brand.logo?.picture ?? [])
  const known = await findReady(db, { accountId, kinds: ['logo'] }, logos)
  return rows.map((row) => describe(sealing, row, known))
}

/** @throws {AppError} `conflict` if the account has the maximum number of brands, `unacceptable` without the logo. */
export async function addBrand({ db, sealing }: Needed, accountId: string, given: GivenBrand): Promise<SavedBrand> {
  await refuseBlocked(db, textsOfBrand(given))
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const known = await requireLogo(tx, accountId, given.brand)
    if ((await tx.$count(brandKits, eq(brandKits.accountId, accountId))) >= MAX_BRAND_KITS) {
      throw new AppError('conflict', {
        message: `You have ${MAX_BRAND_KITS} brands, which is the maximum. Delete one of them first.`,
      })
    }
    const { name, ...kit } = given
    const [row] = await tx.insert(brandKits).values({ id: randomUUID(), accountId, name, kit }).returning()
    return describe(sealing, row!, known)
  })
}

/** @throws {AppError} `not_found`, `unacceptable` without the logo. */
export async function changeBrand({ db, sealing }: Needed, owned: OwnedBrand, given: GivenBrand): Promise<SavedBrand> {
  await refuseBlocked(db, textsOfBrand(given))
  const known = await requireLogo(db, owned.accountId, given.brand)
  const { name, ...kit } = given
  const [row] = await db.update(brandKits).set({ name, kit }).where(isOwned(owned)).returning()
  return row === undefined ? notFound() : describe(sealing, row, known)
}

/** @throws {AppError} `not_found` */
export async function deleteBrand({ db }: Pick<Services, 'db'>, owned: OwnedBrand): Promise<void> {
  const gone = await db.delete(brandKits).where(isOwned(owned)).returning({ id: brandKits.id })
  if (gone.length === 0) notFound()
}

/** Returns the brand for a video, or undefined if it was deleted. */
export async function findBrand(db: Db, owned: OwnedBrand): Promise<Brand | undefined> {
  const [row] = await db.select().from(brandKits).where(isOwned(owned))
  return row && kitOf(row).brand
}

function textsOfBrand({ name, brand: { titleCard, endCard } }: GivenBrand) {
  return { name, titleCard: titleCard?.text, endCard: endCard?.text }
}

/**
 * Checks that the logo of a brand is one of the account's logos.
 *
 * @returns the ids of the logos that were found.
 * @throws {AppError} `unacceptable`
 */
async function requireLogo(db: Db, accountId: string, { logo }: Brand): Promise<Set<string>> {
  const known = await findReady(db, { accountId, kinds: ['logo'] }, logo ? [logo.picture] : [])
  if (logo === undefined || known.has(logo.picture)) return known
  throw new AppError('unacceptable', {
    message: 'The logo of this brand is missing. Upload it again, or remove it.',
    details: { field: 'brand' },
  })
}

function kitOf({ kit }: BrandRow): BrandKit {
  return BrandKit.parse(kit)
}

function describe(sealing: Sealing, row: BrandRow, logos: ReadonlySet<string>): SavedBrand {
  const { id, accountId, name } = row
  const kit = kitOf(row)
  const logo = kit.brand.logo?.picture
  const logoUrl =
    logo !== undefined && logos.has(logo) ? signFile(sealing, mediaKey({ accountId, mediaId: logo }, 'logo')) : null
  return { id, name, ...kit, logoUrl }
}

function isOwned({ accountId, brandId }: OwnedBrand) {
  return and(eq(brandKits.accountId, accountId), eq(brandKits.id, brandId))
}

function notFound(): never {
  throw new AppError('not_found', { message: 'There is no such brand. It may have been deleted.' })
}
