import { api } from '@dayreel/contract'
import { StudioError } from '@dayreel/storyboard/base'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { addBrand, changeBrand, deleteBrand, listBrands } from './brand-kits.ts'

export function serveBrands(app: FastifyInstance, services: Services): void {
  serve(app, api.listBrands, async ({ account }) => ({ items: await listBrands(services, account.id) }))

  serve(app, api.addBrand, ({ account, body }) => addBrand(services, account.id, body))

  serve(app, api.changeBrand, ({ account, params, body }) =>
    changeBrand(services, { accountId: account.id, brandId: params.id }, body),
  )

  serve(app, api.previewBrand, ({ account, body }) =>
    services.previewBrand({ accountId: account.id, ...body }).catch((error: unknown) => {
      // The caption style or the format is unknown.
      if (!(error instanceof StudioError && error.isFinal)) throw error
      throw new AppError('unacceptable', { message: error.message, details: { field: 'brand' }, cause: error })
    }),
  )

  serve(app, api.deleteBrand, ({ account, params }) =>
    deleteBrand(services, { accountId: account.id, brandId: params.id }),
  )
}
