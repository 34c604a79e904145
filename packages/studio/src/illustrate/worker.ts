import { collectGarbage } from '../lib/collect-garbage.ts'
import { serveTasks } from '../lib/worker-pool.ts'
import type { Picture, PictureRequest } from '../ports.ts'
import { paintPicture } from './painter.ts'

serveTasks<PictureRequest, Picture>(
  (request) => {
    const picture = paintPicture(request)
    collectGarbage()
    return picture
  },
  ({ bytes }) => [bytes.buffer as ArrayBuffer],
)
