import type { Picture, PictureRequest } from '@dayreel/storyboard'
import type { SceneWords } from './brief/vary-by-scene.ts'
import { paintPicture } from './painter.ts'
import { resolveBrief } from './shown.ts'

/** A scene with everything around it, for tests and measurements: resolved and painted in one go. */
export type WholeRequest = SceneWords & Pick<PictureRequest, 'style' | 'width' | 'height'>

export function withShows(request: WholeRequest): PictureRequest {
  const { index, count } = request
  return { ...request, shows: { position: { index, count }, of: '', brief: resolveBrief(request) } }
}

export function paintWhole(request: WholeRequest): Picture {
  return paintPicture(withShows(request))
}
