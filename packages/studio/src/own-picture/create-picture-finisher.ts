import type { PictureFinisher } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { FITTING_VERSION, measurePicture } from './own-picture.ts'
import { createPictureFitter } from './picture-fitter.ts'

/** Minimum size of a picture, as a fraction of the needed pixels. A smaller picture would look blurred. */
const FEWEST_PIXELS = 0.2

/** Creates the finisher of pictures that image models send. */
export function createPictureFinisher(): PictureFinisher {
  const fitter = createPictureFitter()
  return {
    id: `fitted-${FITTING_VERSION}`,
    async finish(bytes, { width, height }, signal) {
      const size = measurePicture(bytes)
      if (size.width * size.height < FEWEST_PIXELS * width * height) {
        throw new StudioError('picture-unreadable', 'The picture is far too small.')
      }
      return fitter.fit(bytes, { width, height }, signal)
    },
    close: () => fitter.close(),
  }
}
