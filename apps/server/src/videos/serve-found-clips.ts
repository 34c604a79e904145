import { api, type PlayableClip } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { videos } from '#db/schema.ts'
import { serve } from '#http/serve.ts'
import { takeDecodingTurn } from '#media'
import type { Services } from '#services'
import { signFile } from '#storage/signed-path.ts'
import type { ClipToOpen } from './clip-to-open.ts'
import { findVideo } from './lock-video.ts'
import { toAppError } from './to-app-error.ts'

/** Serves clips of sources to the editor, so that a user can choose where a scene begins. */
export function serveFoundClips(app: FastifyInstance, services: Services): void {
  serve(app, api.openFoundClip, ({ account, params, body: { photo } }) =>
    openClip(services, { accountId: account.id, videoId: params.id, photo }),
  )
}

async function openClip(
  { db, sealing, openFoundClip }: Pick<Services, 'db' | 'sealing' | 'openFoundClip'>,
  clip: ClipToOpen,
): Promise<PlayableClip> {
  const { accountId, videoId } = clip
  await findVideo(db, clip)
  // `hasSteps` is set before the clip is stored, so that the clip is deleted even if this process dies.
  await db.update(videos).set({ hasSteps: true }).where(eq(videos.id, videoId))
  const { key, seconds, framesPerSecond, scores } = await takeDecodingTurn(accountId, () => openFoundClip(clip)).catch(
    (error: unknown) => {
      throw toAppError(error, 'photo')
    },
  )
  return { url: signFile(sealing, key), seconds, framesPerSecond, scores: [...scores] }
}
