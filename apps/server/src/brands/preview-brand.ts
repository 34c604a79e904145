import type { BrandPreview } from '@dayreel/contract'
import { FORMATS, frameOf } from '@dayreel/catalogue'
import { choiceGone } from '@dayreel/storyboard/base'
import { chooseIllustrator, type Illustrator, type Picture } from '@dayreel/storyboard'
import type { BrandPreviewer } from '@dayreel/studio/planning'
import { readMedia } from '#media'
import type { FileStorage } from '#storage/file-storage.ts'
import type { PreviewToDraw } from './preview-to-draw.ts'

const PROMPT = 'An old lamp on a wooden table by the window, at night'
const STYLE = 'None'
/** Pictures are painted once for each format, because all previews show the same scene. */
const painted = new Map<string, Promise<Picture>>()

/**
 * Draws frames of a video with a brand. Only a worker does this.
 *
 * @throws {StudioError} `picture-unreadable`, `choice-gone`
 */
export async function drawBrandPreview(
  storage: FileStorage,
  { illustrators }: { illustrators: readonly Illustrator[] },
  previewer: BrandPreviewer,
  { accountId, ...preview }: PreviewToDraw,
): Promise<BrandPreview> {
  if (!FORMATS.some(({ id }) => id === preview.format)) throw choiceGone('format')
  const { logo, ...others } = preview.brand
  const bytes = logo && (await readMedia(storage, { accountId, mediaId: logo.picture }, 'logo'))
  // A brand whose logo was deleted is shown without it.
  const brand = logo && bytes ? { ...others, logo } : others
  const picture = await paintOnce(chooseIllustrator({ illustrators }, undefined), preview.format)
  const frames = await previewer.draw({ ...preview, brand }, picture, bytes)
  return {
    frames: frames.map(({ of, bytes: file }) => ({
      of,
      image: `data:image/jpeg;base64,${Buffer.from(file).toString('base64')}`,
    })),
  }
}

function paintOnce(illustrator: Illustrator, format: string): Promise<Picture> {
  const found = painted.get(format)
  if (found !== undefined) return found
  const picture = paint(illustrator, format)
  painted.set(format, picture)
  picture.catch(() => painted.delete(format))
  return picture
}

async function paint(illustrator: Illustrator, format: string): Promise<Picture> {
  const seed = 1
  const words = { prompt: PROMPT, text: '', notes: '' }
  const world = illustrator.chooseWorld({ title: PROMPT, texts: [], notes: '', seed })
  const position = { index: 0, count: 1 }
  const shows = { position, of: '', brief: illustrator.resolve({ ...words, world, seed, style: STYLE, ...position }) }
  const { width, height } = frameOf(format, 'low')
  const size = { width: width / 2, height: height / 2 }
  return illustrator.draw({ ...words, world, seed, shows, style: STYLE, ...size }, new AbortController().signal)
}
