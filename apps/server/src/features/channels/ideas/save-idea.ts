import { TEMPLATES } from '@dayreel/catalogue'
import type { Channel, SavedIdea } from '@dayreel/contract'
import { answerOnce } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import type { Services } from '#services'
import { insertChannel } from '../activate-channel.ts'
import { changeSettings } from '../channel-config.ts'
import { readPictureUrl } from '../pictures/channel-pictures.ts'
import { readChannel } from '../read-channel.ts'
import { ideaSettings } from './combine-idea.ts'

type Saving = { accountId: string; idempotencyKey: string | undefined }

/**
 * Makes a channel of an idea, which works like one of the eight and costs what they do, once for each Idempotency-Key.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function saveIdea(
  services: Services,
  { accountId, idempotencyKey: key }: Saving,
  given: SavedIdea,
): Promise<{ message: string; channel: Channel }> {
  const { db, config } = services
  const { name, generatedData: idea, generatedThumbnailUrl: url, preferred_timezone: zone } = given
  const template = TEMPLATES.find(({ id }) => id === idea.templateId)
  if (template === undefined) {
    const message = 'This is no idea of the generator. Generate one and save that.'
    throw new AppError('unacceptable', { message, details: { field: 'generatedData' } })
  }
  const change = { name, ...(zone !== undefined && { preferredTimeZone: zone }) }
  const reading = { accountId, siteUrl: config.siteUrl }
  const settings = await changeSettings(db, reading, ideaSettings(template.id, idea), change)
  return answerOnce(db, { accountId, call: 'save-generated', key, body: given }, async (tx) => {
    const pictureId = url === null ? null : await readPictureUrl(tx, accountId, url, 'generatedThumbnailUrl')
    const { thumbnailPrompt } = idea
    const channelId = await insertChannel(services, tx, { accountId, template, settings, pictureId, thumbnailPrompt })
    return {
      message: 'Channel saved successfully!',
      channel: await readChannel(services, tx, { accountId, channelId }),
    }
  })
}
