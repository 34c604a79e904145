import { createHash } from 'node:crypto'
import type { Ports, Storyboard } from '@dayreel/storyboard'
import { measurePicture } from '../own-picture/own-picture.ts'
import type { RenderLayer } from '../render/render-video.ts'

/** The pictures of a storyboard's layers and its logo, by their names in the storyboard. */
export type LayerPictures = ReadonlyMap<string, RenderLayer['picture']>

/**
 * Reads the pictures of all layers. This happens before anything is made, so that a missing picture costs nothing.
 *
 * @throws {StudioError} `picture-unreadable`
 */
export async function readLayers(
  { scenes, brand }: Pick<Storyboard, 'scenes' | 'brand'>,
  read: NonNullable<Ports['readPicture']>,
): Promise<LayerPictures> {
  const names = scenes.flatMap(({ layers = [] }) => layers.map(({ picture }) => picture))
  const wanted = new Set([...names, ...(brand?.logo ? [brand.logo.picture] : [])])
  const pictures = new Map<string, RenderLayer['picture']>()
  // One after another, because together large files would fill the memory.
  for (const name of wanted) {
    const bytes = await read(name)
    pictures.set(name, {
      key: createHash('sha256').update(bytes).digest('hex'),
      ...measurePicture(bytes),
      read: () => Promise.resolve(bytes),
    })
  }
  return pictures
}
