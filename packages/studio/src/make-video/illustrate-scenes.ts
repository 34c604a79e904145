import { createHash } from 'node:crypto'
import { createPhotoLoader } from './find-photos.ts'
import { type FoundClip, type FoundClips, startOfClip } from './found-clips.ts'
import { frameSize, resized, type FrameSize } from './frame-size.ts'
import { boardRequest, drawBoard, loadPrints } from './draw-boards.ts'
import { drawClip, type DrawnClip, openerOf, startFrameOf } from './draw-clips.ts'
import { clipStill } from '../own-clip/clip-still.ts'
import { readClipFacts } from '../own-clip/cut-clip.ts'
import { drawPlay } from './draw-plays.ts'
import { unlessGone } from './load-stock.ts'
import { pictureRequest } from './picture-request.ts'
import { keyOf, type KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { FITTING_VERSION, readOwnPicture } from '../own-picture/own-picture.ts'
import { createPictureFitter } from '../own-picture/picture-fitter.ts'
import type { ResolvedScene, ResolvedStoryboard } from './resolve-shows.ts'
import {
  type ClipFile,
  type DrawnLayer,
  IMAGE_MODEL,
  type Illustrator,
  type Picture,
  type PictureRequest,
  picturesOf,
  type Ports,
  showsBoard,
  showsPlay,
} from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'

/** Size of an uploaded picture relative to the frame. It is slightly larger, so that close shots stay sharp. */
const OWN_OVERSIZE = 1.04
export type ScenesPictures = {
  /** The picture of each scene, or the ground of its board or its shadow play. */
  pictures: Picture[]
  /** Equal keys mean equal pictures and layers. */
  keys: unknown[]
  /** What thumbnails show: the scene's picture, or its board or shadow play with all layers. */
  stills: Picture[]
  /** The layers of each scene's board or shadow play. Empty for other scenes. */
  layers: (readonly DrawnLayer[])[]
  /** Opens the clip of each scene that plays one. */
  clips: ((() => Promise<ClipFile>) | undefined)[]
  /** The numbers of the scenes, from 1, whose pictures the image model refused. The illustrator drew them. */
  refused: number[]
}

/**
 * Makes the pictures of all scenes, or finds them in the store. Each picture is handled separately.
 *
 * @param onPicture called with each scene's index and picture as soon as the picture is ready.
 */
export async function illustrateScenes(
  storyboard: ResolvedStoryboard,
  illustrator: Illustrator,
  steps: KeptSteps,
  {
    signal,
    onPicture,
    readPicture = readOwnPicture,
    photoSources,
    boardArtist,
    imageModel,
    playArtist,
    openClip,
    foundClips,
    frame = frameSize(storyboard),
  }: {
    signal: AbortSignal
    onPicture: (index: number, picture: Picture) => void
    readPicture?: Ports['readPicture']
    photoSources?: Ports['photoSources']
    boardArtist?: Ports['boardArtist']
    imageModel?: Ports['imageModel']
    playArtist?: Ports['playArtist']
    openClip?: Ports['openClip']
    /** The clips that were found for scenes. Without them, these scenes are drawn. */
    foundClips?: FoundClips
    /** Size of the video, in pixels. */
    frame?: FrameSize
  },
): Promise<ScenesPictures> {
  const loadPhoto = createPhotoLoader(photoSources, steps, signal)
  const openFound = async ({ picture, photo }: ResolvedScene): Promise<FoundClip | undefined> =>
    picture === undefined && photo?.clip !== undefined
      ? unlessGone(async () => foundClips?.open(photo), signal)
      : undefined
  const loadFound = async (scene: ResolvedScene): Promise<Uint8Array | undefined> => {
    const { photo } = scene
    if (photo?.clip === undefined) return photo && loadPhoto(photo)
    const clip = await openFound(scene)
    return clip && clipStill(clip.path, startFrameOf(await readClipFacts(clip.path), startOfClip(photo, clip)))
  }
  const ownSize = resized(frame, OWN_OVERSIZE)
  const model = picturesOf(storyboard.pictures).includes(IMAGE_MODEL) ? imageModel : undefined
  const refused = new Set<string>()
  const fitter = createPictureFitter()
  const drawPicture = async (scene: ResolvedScene): Promise<{ key: unknown; picture: Picture }> => {
    const request = pictureRequest(storyboard, scene, frame)
    const own =
      scene.picture === undefined ? await unlessGone(() => loadFound(scene), signal) : await readPicture(scene.picture)
    const drawWith = async (artist: Illustrator, drawRequest: PictureRequest) => {
      const key = { illustrator: artist.id, picture: artist.key(drawRequest) }
      const bytes = await steps.part('illustrate', key, async () =>
        packPicture(await artist.draw(drawRequest, signal, steps.store)),
      )
      return { key, picture: unpackPicture(bytes) }
    }
    if (own === undefined && model === undefined) return drawWith(illustrator, request)
    if (own === undefined) {
      return drawWith(model!, { ...request, ...ownSize }).catch((error: unknown) => {
        if (!(error instanceof StudioError) || error.code !== 'picture-refused') throw error
        refused.add(scene.id)
        return drawWith(illustrator, request)
      })
    }
    const key = { own: createHash('sha256').update(own).digest('hex'), fitting: FITTING_VERSION, ...ownSize }
    const bytes = await steps.part('illustrate', key, async () => packPicture(await fitter.fit(own, ownSize, signal)))
    return { key, picture: unpackPicture(bytes) }
  }
  const drawScene = async (scene: ResolvedScene): Promise<DrawnScene> => {
    const { board, play, clip, photo } = scene
    if (clip) return drawClip(clip.startSeconds, () => openerOf(openClip)(clip.file), steps)
    if (playArtist && play && illustrator.drawStage && showsPlay(storyboard, scene))
      return drawPlay(storyboard, { ...scene, play }, { illustrator, playArtist }, { frame, steps, signal })
    if (boardArtist === undefined || board === undefined || !showsBoard(storyboard, scene)) {
      const found = await openFound(scene)
      if (photo && found) return drawClip(startOfClip(photo, found), async () => found, steps)
      const { key, picture } = await drawPicture(scene)
      return { key, drawn: { ground: picture, layers: [], still: picture } }
    }
    const prints = await loadPrints(board, readPicture, async () => {
      const { key, picture } = await drawPicture(scene)
      return { id: keyOf('illustrate', key), bytes: picture.bytes }
    })
    return drawBoard(boardRequest(storyboard, { ...scene, board }, { frame, prints }), boardArtist, steps, signal)
  }
  const drawing = storyboard.scenes.map(async (scene, i) => {
    const { key, drawn, open } = await drawScene(scene)
    onPicture(i, drawn.still)
    return { key, ...drawn, open }
  })
  // A failure waits for the other pictures of an image model, because it charges for them and their answers are stored.
  if (model !== undefined) await Promise.allSettled(drawing)
  const made = await Promise.all(drawing).finally(() => fitter.close())
  return {
    pictures: made.map(({ ground }) => ground),
    keys: made.map(({ key }) => key),
    stills: made.map(({ still }) => still),
    layers: made.map(({ layers }) => layers),
    clips: made.map(({ open }) => open),
    refused: storyboard.scenes.flatMap(({ id }, i) => (refused.has(id) ? [i + 1] : [])),
  }
}

type DrawnScene = Omit<DrawnClip, 'open'> & Partial<Pick<DrawnClip, 'open'>>

type PictureHeader = Omit<Picture, 'bytes'>

function packPicture({ bytes, ...header }: Picture): Uint8Array {
  return pack(header satisfies PictureHeader, [bytes])
}

function unpackPicture(packed: Uint8Array): Picture {
  const { header, parts } = unpack(packed)
  return { ...(header as PictureHeader), bytes: parts[0]! }
}
