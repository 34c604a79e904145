import { PICTURE_PROVIDERS, PLAN_IDS } from '@dayreel/catalogue'
import { line, PHOTO_SERVICES } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TestedService } from './host.ts'
import { ConnectedText, GivenModel, HostModels, MODEL_CALLS_LIMIT, price, Terms } from './models.ts'

const MAX_CONTACT_CHARACTERS = 200

/** What the operator enters for a source of photographs. */
const GivenPhotos = z.object({
  key: GivenModel.shape.key.describe('The key of Pexels or Pixabay. Null keeps the saved key.'),
  contact: line(MAX_CONTACT_CHARACTERS, 'the contact')
    .nullable()
    .describe('For free photographs: an email or web address, which the services get with each request.'),
})
export type GivenPhotos = z.infer<typeof GivenPhotos>

/** An image model and its key, as a form sends them. */
const GivenPictureModel = GivenModel.omit({ provider: true }).extend({
  provider: z.enum(PICTURE_PROVIDERS, { error: 'Choose a provider.' }),
  plans: Terms.plans,
  dollarsPerPicture: price.nullable().describe('US dollars for one picture; null if unknown.'),
})
export type GivenPictureModel = z.infer<typeof GivenPictureModel>

/** A saved image model. Its key is never sent. */
const ConnectedPictureModel = ConnectedText.omit({ provider: true })
  .extend({
    provider: z.enum(PICTURE_PROVIDERS),
    plans: z.array(z.enum(PLAN_IDS)).readonly(),
    dollarsPerPicture: z.number().nullable(),
  })
  .meta({ id: 'ConnectedPictureModel' })
export type ConnectedPictureModel = z.infer<typeof ConnectedPictureModel>

const HostPhotos = z.object({
  source: z.enum(PHOTO_SERVICES),
  isOn: z.boolean(),
  variable: z.string().nullable().describe('The environment variable that switches it on; null if the page does.'),
  contact: z.string().nullable(),
  keyEnding: z.string().nullable().describe('The last characters of the saved key; null if it is short or missing.'),
})

export const HostPictures = z
  .object({
    photos: z.array(HostPhotos),
    suggestedContact: z.string().nullable().describe('The address for the contact; null if none is known.'),
    model: ConnectedPictureModel.nullable().describe('The image model saved on the “This Site” page.'),
    environment: HostModels.shape.environment.describe(
      'The image model that environment variables set. It takes precedence.',
    ),
  })
  .meta({ id: 'HostPictures' })
export type HostPictures = z.infer<typeof HostPictures>

const PictureSources = z
  .object({
    sources: z.array(
      z.object({
        id: z.string().describe('A value of `pictures`.'),
        isSandbox: z.boolean().describe('A stand-in answers in place of the source, and the UI says so.'),
        name: z.string().nullable().describe('Provider and model of the image model; null for other sources.'),
        dollarsPerPicture: z.number().nullable().describe('The price of a picture in US dollars; null if unknown.'),
      }),
    ),
  })
  .meta({ id: 'PictureSources' })
export type PictureSources = z.infer<typeof PictureSources>

const host = { tag: 'Host', access: 'account' } as const
const params = z.object({ source: z.enum(PHOTO_SERVICES, { error: 'There is no such source of photographs.' }) })

export const pictures = {
  listPictureSources: endpoint({
    method: 'GET',
    path: '/api/users/picture-sources',
    summary: 'The sources of pictures that the account’s videos may use, besides drawn pictures',
    tag: 'Account',
    access: 'account',
    answer: PictureSources,
  }),
  readHostPictures: endpoint({
    method: 'GET',
    path: '/api/host/pictures',
    summary: 'The sources of pictures of this site, without keys',
    ...host,
    answer: HostPictures,
    errors: ['forbidden'],
  }),
  connectHostPhotos: endpoint({
    method: 'PUT',
    path: '/api/host/pictures/photos/:source',
    summary: 'Test a source of photographs with one search and switch it on',
    ...host,
    params,
    body: GivenPhotos,
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectHostPhotos: endpoint({
    method: 'DELETE',
    path: '/api/host/pictures/photos/:source',
    summary: 'Switch off a source of photographs and remove its key',
    ...host,
    params,
    answer: HostPictures,
    errors: ['forbidden'],
  }),
  connectHostPictures: endpoint({
    method: 'PUT',
    path: '/api/host/pictures/model',
    summary: 'Test an image model without making a picture and connect it to this site',
    ...host,
    body: GivenPictureModel,
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectHostPictures: endpoint({
    method: 'DELETE',
    path: '/api/host/pictures/model',
    summary: 'Remove the image model of this site and its key',
    ...host,
    answer: HostPictures,
    errors: ['forbidden'],
  }),
}
