import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from '@dayreel/catalogue'
import { server } from '#lib/api.ts'

/** The formats of uploaded pictures. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Uploads a picture for a video, and returns its id and its URL. */
export async function uploadScenePicture(videoId: string, file: File): Promise<{ picture: string; url: string }> {
  checkPicture(file)
  return server.uploadPicture({ params: { id: videoId }, body: file })
}

/** Checked first, so that a large file is not uploaded in vain. The server checks the content. */
function checkPicture({ type, size }: File): void {
  if (!PICTURE_TYPES.includes(type)) throw new Error('Choose a PNG, JPEG or WebP picture.')
  if (size > MAX_PICTURE_BYTES)
    throw new Error(`The picture is larger than ${MAX_PICTURE_MEGABYTES} MB. Choose a smaller one.`)
}
