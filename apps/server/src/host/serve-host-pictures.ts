import { api, type HostPictures } from '@dayreel/contract'
import { readPhotoContact } from '@dayreel/providers/base'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { testPhotos } from '#costs/test-photos.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectPictures, describePictures } from '#models/connect-pictures.ts'
import { readLimits } from '#models/read-models.ts'
import { connectPhotos, describePhotos } from '#models/connect-photos.ts'
import { removeEngine } from '#models/saved-engines.ts'
import type { Services } from '#services'
import { requireHost } from './require-host.ts'

/** Serves the calls with which the operator connects sources of pictures. */
export function serveHostPictures(app: FastifyInstance, services: Services): void {
  serve(app, api.readHostPictures, async ({ account }) => {
    await requireHost(services, account.id)
    return readHostPictures(services, account.id)
  })

  serve(app, api.connectHostPhotos, async ({ account, params, body }) => {
    await requireHost(services, account.id)
    return connectPhotos(services, params.source, body, testPhotos)
  })

  serve(app, api.disconnectHostPhotos, async ({ account, params }) => {
    await requireHost(services, account.id)
    await removeEngine(services.db, { accountId: null, role: params.source })
    return readHostPictures(services, account.id)
  })

  serve(app, api.connectHostPictures, async ({ account, body }) => {
    await requireHost(services, account.id)
    const { limitDayMicros, limitAccountDayMicros } = await readLimits(services.db, services.config)
    if (body.dollarsPerPicture === null && (limitDayMicros ?? limitAccountDayMicros) !== undefined) {
      const message = 'A cost limit needs the price of a picture. Enter it, or remove the limits.'
      throw new AppError('unacceptable', { message, details: { field: 'dollarsPerPicture' } })
    }
    return connectPictures(services, body)
  })

  serve(app, api.disconnectHostPictures, async ({ account }) => {
    await requireHost(services, account.id)
    await removeEngine(services.db, { accountId: null, role: 'pictures' })
    return readHostPictures(services, account.id)
  })
}

async function readHostPictures(services: Services, accountId: string): Promise<HostPictures> {
  const { pictures } = services.config.models
  return {
    photos: await describePhotos(services),
    suggestedContact: await suggestContact(services, accountId),
    model: await describePictures(services),
    environment: pictures === undefined ? null : { name: pictures.name, variable: 'PICTURES_PROVIDER' },
  }
}

/** The operator's address on the legal pages, else the address of the calling account. */
async function suggestContact({ db, config }: Services, accountId: string): Promise<string | null> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  const contact = config.operator.email ?? account?.email ?? ''
  return readPhotoContact('contact', contact === '' ? undefined : contact).contact ?? null
}
