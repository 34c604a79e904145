import {
  createCast,
  DRAWN,
  IMAGE_MODEL,
  needsPicture,
  OWN_PICTURES,
  picturesOf,
  type Ports,
  stockOf,
  type Storyboard,
} from '@dayreel/storyboard'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { findOwnPictures } from './find-own-pictures.ts'
import { chooseStarts } from './choose-starts.ts'
import { findPhotos } from './find-photos.ts'
import type { FoundClips } from './found-clips.ts'
import { estimateScenes } from './spoken-runs.ts'

/**
 * Finds the user's own pictures and clips, photographs and stock clips for the scenes. The user's own come first if the
 * storyboard names them first, and last otherwise. The others come in the order that the storyboard names.
 *
 * @throws {StudioError} `choice-gone`
 */
export async function findPictures<Board extends Storyboard>(
  storyboard: Board,
  ports: Pick<Ports, 'listPictures' | 'listShown' | 'photoSources' | 'narrators'>,
  { steps, clips, signal }: { steps: KeptSteps; clips: Pick<FoundClips, 'open'>; signal: AbortSignal },
): Promise<{ storyboard: Board; notices: string[] }> {
  const { photoSources } = ports
  let shown: Promise<readonly string[]> | undefined
  const listShown = () => (shown ??= ports.listShown?.() ?? Promise.resolve([]))
  const isOwnFirst = picturesOf(storyboard.pictures)[0] === OWN_PICTURES
  let estimated: readonly number[] | undefined
  const estimate = (): readonly number[] => (estimated ??= estimateScenes(storyboard, createCast(ports)))
  const findOwn = (board: Board): Promise<Board> => findOwnPictures(board, { ...ports, listShown, estimate })
  const first = isOwnFirst ? await findOwn(storyboard) : storyboard
  const { storyboard: second, isDown } = await findPhotos(first, photoSources, { steps, clips, listShown, signal })
  const found = isOwnFirst ? second : await findOwn(second)
  const started = await chooseStarts(found, estimate, { clips, signal })
  return { storyboard: started, notices: noticesOf(started, isDown) }
}

/** Returns a notice if scenes have no picture of the wanted sources. */
function noticesOf(storyboard: Storyboard, isDown: boolean): string[] {
  const names = picturesOf(storyboard.pictures).filter((name) => name !== DRAWN)
  const hasModel = names.includes(IMAGE_MODEL)
  if (names.length === 0 || names[0] === IMAGE_MODEL) return []
  const without = storyboard.scenes.filter(
    (scene) => scene.photo === undefined && scene.picture === undefined && needsPicture(storyboard, scene),
  ).length
  if (without === 0) return []
  const how = hasModel ? 'made by the image model' : 'drawn'
  const scenesText = without === 1 ? `1 scene is ${how}` : `${without} scenes are ${how}`
  const kind = kindOf(names)
  if (isDown)
    return [
      `The source of ${kind.replace(/(photograph|clip)/gu, '$1s')} did not answer, so ${scenesText}. Make the video again to look again.`,
    ]
  return [`No fitting ${kind} was found for some scenes, so ${scenesText}.`]
}

function kindOf(names: readonly string[]): string {
  const kinds = new Set(names.flatMap((name) => stockOf(name)?.of ?? []))
  if (kinds.size === 0) return 'picture or clip of yours'
  if (kinds.size === 2) return 'photograph or clip'
  return kinds.has('clips') ? 'clip' : 'photograph'
}
