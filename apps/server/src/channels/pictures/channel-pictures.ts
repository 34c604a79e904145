import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { channelPictures } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'
import { signFile } from '#storage/signed-path.ts'

type Owned = { accountId: string; pictureId: string }

export function pictureKey({ accountId, pictureId }: Owned): string {
  return `${accountFolder(accountId)}channels/${pictureId}.jpg`
}

/** Returns the signed path of a channel's own picture. */
export function signPicture(sealing: Sealing, owned: Owned): string {
  return signFile(sealing, pictureKey(owned))
}

/** Stores a picture without a channel. The picture is deleted after a day unless a channel uses it. */
export async function keepPicture({ db, storage }: Services, accountId: string, bytes: Uint8Array): Promise<string> {
  const pictureId = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(channelPictures).values({ id: pictureId, accountId, status: 'done' })
    await storage.put(pictureKey({ accountId, pictureId }), bytes)
  })
  return pictureId
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Finds the picture whose path an earlier response returned. The server never fetches a URL.
 *
 * @param field the name of the input field.
 * @returns the picture's id.
 * @throws {AppError} `unacceptable` if the path is not that of one of the account's pictures.
 */
export async function readPictureUrl(db: Db, accountId: string, given: string, field: string): Promise<string> {
  const { pathname } = URL.parse(given, 'http://site') ?? { pathname: '' }
  const name = pathname.split('/').at(-1) ?? ''
  const pictureId = name.endsWith('.jpg') ? name.slice(0, -'.jpg'.length) : ''
  if (ID.test(pictureId) && pathname.endsWith(pictureKey({ accountId, pictureId }))) {
    const isOwn = and(eq(channelPictures.id, pictureId), eq(channelPictures.accountId, accountId))
    const found = await db
      .select({ id: channelPictures.id })
      .from(channelPictures)
      .where(and(isOwn, eq(channelPictures.status, 'done')))
      .for('key share')
    if (found.length > 0) return pictureId
  }
  throw new AppError('unacceptable', {
    message: 'This thumbnail no longer exists. Generate another one, or continue without one.',
    details: { field },
  })
}
