import { MAX_BRAND_KITS, MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { BrandKit, CHOICES, line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const GivenBrand = BrandKit.extend({
  name: line(MAX_LABEL_CHARACTERS, 'the name').min(1, 'Enter a name for the brand.'),
})
export type GivenBrand = z.output<typeof GivenBrand>

/** A brand kit. */
export const SavedBrand = GivenBrand.extend({
  id: z.string(),
  logoUrl: z.string().nullable().describe('A signed path of the logo; null without one, or if it was deleted.'),
}).meta({ id: 'Brand' })
export type SavedBrand = z.output<typeof SavedBrand>

/** Frames of a video with a brand. */
export const BrandPreview = z
  .object({
    frames: z.array(
      z.object({
        of: z.enum(['title', 'scene', 'end']).describe('Which part of the video the frame shows.'),
        image: z.string().describe('A data URL of a JPEG picture.'),
      }),
    ),
  })
  .meta({ id: 'BrandPreview' })
export type BrandPreview = z.output<typeof BrandPreview>

const ById = z.object({ id: z.uuid('There is no such brand. It may have been deleted.') })
const brandCalls = { tag: 'Brands', access: 'account' } as const

export const brands = {
  listBrands: endpoint({
    method: 'GET',
    path: '/api/brands',
    summary: 'The user’s brand kits, by name',
    ...brandCalls,
    answer: z.object({ items: z.array(SavedBrand) }),
  }),
  addBrand: endpoint({
    method: 'POST',
    path: '/api/brands',
    summary: `Add a brand kit. An account has at most ${MAX_BRAND_KITS}`,
    ...brandCalls,
    body: GivenBrand,
    answer: SavedBrand,
    status: 201,
    errors: ['unacceptable', 'conflict'],
  }),
  changeBrand: endpoint({
    method: 'PUT',
    path: '/api/brands/:id',
    summary: 'Change a brand kit. Videos that were made with it keep their copy',
    ...brandCalls,
    params: ById,
    body: GivenBrand,
    answer: SavedBrand,
    errors: ['unacceptable'],
  }),
  previewBrand: endpoint({
    method: 'POST',
    path: '/api/brands/preview',
    summary: 'Preview frames of a video with a brand',
    ...brandCalls,
    body: z.object({
      brand: BrandKit.shape.brand,
      captionStyle: CHOICES.captionStyle,
      format: CHOICES.format,
    }),
    answer: BrandPreview,
    errors: ['unacceptable'],
    limit: { points: 120, seconds: 60 },
  }),
  deleteBrand: endpoint({
    method: 'DELETE',
    path: '/api/brands/:id',
    summary: 'Delete a brand kit. Videos that were made with it keep their copy',
    ...brandCalls,
    params: ById,
    answer: z.undefined(),
    status: 204,
  }),
}
