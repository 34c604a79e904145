import type { Illustrator, Meter, PictureFinisher } from '@dayreel/storyboard'
import type { OnFailure } from '../persist.ts'
import type { PictureSettings } from './picture-settings.ts'

type PictureEngineOptions = {
  /** Loads the code that fits pictures to the frame. */
  loadFinisher: () => Promise<PictureFinisher>
  onFailure?: OnFailure | undefined
  /** Counts the pictures of each call. */
  meter?: Meter | undefined
}

/** Loads the illustrator of an image model. No call is made before a video needs a picture. */
export async function loadImageModel(
  settings: PictureSettings,
  { loadFinisher, onFailure, meter }: PictureEngineOptions,
): Promise<Illustrator> {
  const [{ createHostedIllustrator }, finisher] = await Promise.all([
    import('./create-hosted-illustrator.ts'),
    loadFinisher(),
  ])
  return createHostedIllustrator(settings, { finisher, onFailure, meter })
}
