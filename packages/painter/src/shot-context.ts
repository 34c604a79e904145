import type { PictureRequest, SceneRequest } from '@dayreel/storyboard'
import type { World } from './kept-world.ts'

/** The parts of a video that decide a scene's shot. */
export type ShotContext = Pick<SceneRequest, 'seed' | 'index' | 'count'> & { world: World }

/** The size of a picture, in pixels. */
export type PictureSize = Pick<PictureRequest, 'width' | 'height'>
