import { chooseIllustrator } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { and, eq } from 'drizzle-orm'
import { channelPictures } from '#db/schema.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { paintPicture } from '#jobs/paint-picture.ts'
import type { WorkerServices } from '#services'
import { pictureKey } from './channel-pictures.ts'

/** Pixels of a picture in portrait format, which is the format of videos. */
const SIZE = { width: 540, height: 960 }

type Context = JobContext<WorkerServices>

export const paintPictureHandler = handle(
  paintPicture,
  async ({ pictureId }, context: Context) => {
    const { services, signal } = context
    const { db, storage } = services
    const waiting = and(eq(channelPictures.id, pictureId), eq(channelPictures.status, 'waiting'))
    const [row] = await db.select().from(channelPictures).where(waiting)
    const picture = row && (await paint(services, row.prompt ?? '', signal))
    await db.transaction(async (tx) => {
      await context.complete(tx)
      const [kept] = await tx.update(channelPictures).set({ status: 'done' }).where(waiting).returning()
      if (kept && picture) await storage.put(pictureKey({ accountId: kept.accountId, pictureId }), picture)
    })
  },
  async ({ pictureId }, { services }: Context) => {
    await services.db.update(channelPictures).set({ status: 'failed' }).where(eq(channelPictures.id, pictureId))
  },
)

/** Paints a JPEG. The same prompt always gives the same bytes. */
async function paint({ studio, pictures }: WorkerServices, prompt: string, signal: AbortSignal): Promise<Uint8Array> {
  const illustrator = chooseIllustrator(studio, undefined)
  const seed = hashText(prompt)
  const words = { prompt, text: '', notes: prompt }
  const world = illustrator.chooseWorld({ title: prompt, texts: [], notes: prompt, seed })
  const style = 'None'
  const position = { index: 0, count: 1 }
  const shows = { position, of: '', brief: illustrator.resolve({ ...words, world, seed, style, ...position }) }
  const { bytes } = await illustrator.draw({ ...words, world, seed, shows, style, ...SIZE }, signal)
  return pictures.redraw(bytes, signal)
}
