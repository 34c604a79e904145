import type { Picture, PictureRequest, SceneRequest } from '@dayreel/storyboard'
import { paintPicture } from './painter.ts'
import { resolveBrief } from './shown.ts'

/** A scene with all around it, for tests and measurements: resolved and painted in one go. */
export type WholeRequest = SceneRequest & Pick<PictureRequest, 'style' | 'width' | 'height'>

export function withShows(request: WholeRequest): PictureRequest {
  const { index, count } = request
  return { ...request, shows: { position: { index, count }, of: '', brief: resolveBrief(request) } }
}

export function paintWhole(request: WholeRequest): Picture {
  return paintPicture(withShows(request))
}
