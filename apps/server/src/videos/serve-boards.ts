import { api } from '@dayreel/contract'
import { createIconNames } from '@dayreel/embedded/planning'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { previewEditedBoard } from './storyboards.ts'
import { toAppError } from './to-app-error.ts'

const MAX_FOUND = 24

/** Serves the drawings and icons for the board editor. */
export function serveBoards(app: FastifyInstance, services: Services): void {
  const names = createIconNames()

  const drawIcon = async (icon: string): Promise<string> => {
    const bytes = await services.iconPainter.draw(icon)
    return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
  }

  serve(app, api.previewBoard, ({ account, params, body }) =>
    previewEditedBoard(services, { accountId: account.id, videoId: params.id }, body).catch((error: unknown) => {
      throw toAppError(error, 'storyboard')
    }),
  )

  serve(app, api.searchIcons, async ({ query: { search, language } }) => {
    const found = names.search(search, language, MAX_FOUND)
    return { icons: await Promise.all(found.map(async (offer) => ({ ...offer, image: await drawIcon(offer.icon) }))) }
  })

  serve(app, api.drawIcons, async ({ body }) => {
    const icons = [...new Set(body.icons)].filter((icon) => names.has(icon))
    return { images: Object.fromEntries(await Promise.all(icons.map(async (icon) => [icon, await drawIcon(icon)]))) }
  })
}
