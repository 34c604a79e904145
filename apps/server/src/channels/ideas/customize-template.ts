import { MAX_CUSTOM_IMAGE_BYTES, MAX_NOTES_CHARACTERS, TEMPLATES } from '@dayreel/catalogue'
import type { Customization, CustomizedTemplate } from '@dayreel/contract'
import { StudioError } from '@dayreel/storyboard/base'
import { AppError } from '#errors/app-error.ts'
import { createTurns } from '#flow/create-turns.ts'
import type { Services } from '#services'
import { templateSettings, toWire } from '../channel-config.ts'
import { keepPicture, signPicture } from '../pictures/channel-pictures.ts'
import { nameColours } from './name-colours.ts'

const REDRAW_TIMEOUT_MS = 30_000
/** Pixels of the thumbnail's longer side. The thumbnail appears only on a card. */
const LONGEST_SIDE = 960
const redrawing = createTurns({ mayWait: 4 })

/**
 * Previews a template's channel with the user's own words and image. The image prompt begins with the user's words.
 * Only five colours and a thumbnail are taken from the image.
 *
 * @throws {AppError} `not_found`, `unacceptable`
 */
export async function customizeTemplate(
  services: Services,
  { accountId, templateId }: { accountId: string; templateId: string },
  { text, image }: Customization,
): Promise<CustomizedTemplate> {
  const template = TEMPLATES.find(({ id }) => id === templateId)
  if (template === undefined) throw new AppError('not_found', { message: 'Template not found.' })
  const settings = templateSettings(template.id)
  const own = text.trim()
  const drawn = image === null ? undefined : await drawImage(services, accountId, image)
  const colours = drawn === undefined ? '' : `Colours: ${nameColours(drawn.palette).join(', ')}.`
  const notes = [own, colours].filter((words) => words !== '').join('\n')
  const imagePrompt = own === '' ? settings.imagePrompt : `${withStop(own)} ${settings.imagePrompt}`
  const choices = { ...settings.choices, notes: notes.slice(0, MAX_NOTES_CHARACTERS) }
  return {
    ...toWire({ ...settings, imagePrompt, choices }, { isTemplate: true }),
    palette: drawn?.palette ?? [],
    thumbnailUrl: drawn?.thumbnailUrl ?? null,
  }
}

function withStop(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

async function drawImage(
  services: Services,
  accountId: string,
  image: string,
): Promise<{ palette: string[]; thumbnailUrl: string }> {
  const { pictures, sealing } = services
  const bytes = readDataUrl(image)
  const signal = AbortSignal.timeout(REDRAW_TIMEOUT_MS)
  try {
    const redrawn = await redrawing.take(accountId, signal, () =>
      pictures.redraw(bytes, signal, { longestSide: LONGEST_SIDE }),
    )
    const palette = await pictures.palette(redrawn, signal)
    const pictureId = await keepPicture(services, accountId, redrawn)
    return { palette, thumbnailUrl: signPicture(sealing, { accountId, pictureId }) }
  } catch (error) {
    if (!(error instanceof StudioError && error.code === 'picture-unreadable')) throw error
    throw refusal(error.message.replace(/^An own picture/, 'The image'), error)
  }
}

function readDataUrl(image: string): Uint8Array {
  const [head = '', base64 = ''] = image.split(',', 2)
  if (!head.endsWith(';base64')) throw refusal('Choose a PNG, JPEG or WebP image.')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > MAX_CUSTOM_IMAGE_BYTES) throw refusal('Choose an image of at most 5 MB.')
  return bytes
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('unacceptable', { message, details: { field: 'image' }, cause })
}
