import { NO_BRAND } from '@dayreel/catalogue'
import type { Ports } from '@dayreel/storyboard'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import { findBrand } from '#brands'
import { listPictures, openMedia, readMedia, readPoster } from '#media'
import type { Services } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { uploadedPictureKey, type VersionKey } from './video-files.ts'

/** Creates the ports that load the pictures, clips, music and brands of a video's owner. */
export function createOwnReaders(
  { db, storage, videoOwner }: Pick<Services, 'db' | 'storage' | 'videoOwner'>,
  version: VersionKey,
): Required<Pick<Ports, 'readPicture' | 'listPictures' | 'listShown' | 'readMusic' | 'readBrand' | 'openClip'>> {
  const { accountId } = version
  return {
    readPicture: createPictureReader(storage, version),
    listPictures: (kept) => listPictures(db, accountId, kept),
    listShown: () => videoOwner.listShown(db, version.videoId),
    async openClip(id) {
      const clip = await openMedia(storage, { accountId, mediaId: id }, 'clip')
      if (clip) return clip
      throw new StudioError('clip-unreadable', 'An uploaded clip is missing. Choose another clip.')
    },
    async readMusic(id) {
      const bytes = await readMedia(storage, { accountId, mediaId: id }, 'music')
      if (bytes) return bytes
      throw choiceGone('music')
    },
    async readBrand(brandId) {
      if (brandId === NO_BRAND) return undefined
      const brand = await findBrand(db, { accountId, brandId })
      if (brand) return brand
      throw choiceGone('brand')
    },
  }
}

/** Creates the port that loads the pictures that the owner of a video has uploaded. */
export function createPictureReader(
  storage: FileStorage,
  video: Pick<VersionKey, 'accountId' | 'videoId'>,
): NonNullable<Ports['readPicture']> {
  return async (id) => {
    const owned = { accountId: video.accountId, mediaId: id }
    const bytes =
      (await readMedia(storage, owned, 'picture')) ??
      (await readMedia(storage, owned, 'logo')) ??
      // A print on a board shows a frame of a clip.
      (await readPoster(storage, owned)) ??
      // Pictures that were uploaded with 0.2 are only in the folder of their video.
      (await storage.get(uploadedPictureKey(video, id)))
    if (bytes) return bytes
    throw new StudioError('picture-unreadable', 'An uploaded picture is missing. Upload it again.')
  }
}
