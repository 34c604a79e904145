import { line, PHOTO_SOURCES } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TestedService } from './host.ts'
import { GivenModel, MODEL_CALLS_LIMIT } from './models.ts'

const MAX_CONTACT_CHARACTERS = 200

/** What the operator enters for a source of photographs. */
const GivenPhotos = z.object({
  key: GivenModel.shape.key.describe('The key of Pexels or Pixabay. Null keeps the saved key.'),
  contact: line(MAX_CONTACT_CHARACTERS, 'the contact')
    .nullable()
    .describe('For free photographs: an email or web address, which the services get with each request.'),
})
export type GivenPhotos = z.infer<typeof GivenPhotos>

const HostPhotos = z.object({
  source: z.enum(PHOTO_SOURCES),
  isOn: z.boolean(),
  variable: z.string().nullable().describe('The environment variable that switches it on; null if the page does.'),
  contact: z.string().nullable(),
  keyEnding: z.string().nullable().describe('The last characters of the saved key; null if it is short or missing.'),
})

export const HostPictures = z
  .object({
    photos: z.array(HostPhotos),
    suggestedContact: z.string().nullable().describe('The address for the contact; null if none is known.'),
  })
  .meta({ id: 'HostPictures' })
export type HostPictures = z.infer<typeof HostPictures>

const PictureSources = z
  .object({
    sources: z.array(
      z.object({
        id: z.string().describe('A value of `pictures`.'),
        isSandbox: z.boolean().describe('A stand-in answers in place of the source, and the UI says so.'),
      }),
    ),
  })
  .meta({ id: 'PictureSources' })
export type PictureSources = z.infer<typeof PictureSources>

const host = { tag: 'Host', access: 'account' } as const
const params = z.object({ source: z.enum(PHOTO_SOURCES, { error: 'There is no such source of photographs.' }) })

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
}
