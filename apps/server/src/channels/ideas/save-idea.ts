import { TEMPLATES } from '@dayreel/catalogue'
import type { Channel, SavedIdea } from '@dayreel/contract'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { insertChannel } from '../activate-channel.ts'
import { changeSettings } from '../channel-config.ts'
import { readPictureUrl } from '../pictures/channel-pictures.ts'
import { readChannel } from '../read-channel.ts'
import { closestTemplate } from './closest-template.ts'
import { ideaSettings } from './combine-idea.ts'

type Saving = { accountId: string; idempotencyKey: string | undefined }

/**
 * Creates a channel from an idea. The channel works and costs the same as a template's channel. A repeated request with
 * the same Idempotency-Key has no further effect.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function saveIdea(
  services: Services,
  { accountId, idempotencyKey: key }: Saving,
  given: SavedIdea,
): Promise<{ message: string; channel: Channel }> {
  const { db } = services
  const { offers } = await services.speakers(accountId)
  const { name, generatedData: idea, generatedThumbnailUrl: url, preferred_timezone: zone } = given
  const templateId = idea.templateId ?? closestTemplate(idea)
  const template = TEMPLATES.find(({ id }) => id === templateId)
  if (template === undefined) {
    const message = 'This idea doesn’t come from the generator. Generate one and save it.'
    throw new AppError('unacceptable', { message, details: { field: 'generatedData' } })
  }
  const change = { name, ...(zone !== undefined && { timeZone: zone }) }
  const settings = await changeSettings(db, { accountId, offers }, ideaSettings(template.id, idea), change)
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
