import { collectGarbage, serveTasks } from '@dayreel/threads'
import type { Picture, PictureRequest } from '@dayreel/storyboard'
import { paintPicture } from './painter.ts'

serveTasks<PictureRequest, Picture>(
  (request) => {
    const picture = paintPicture(request)
    collectGarbage()
    return picture
  },
  ({ bytes }) => [bytes.buffer as ArrayBuffer],
)
