import { collectGarbage, serveTasks } from '@dayreel/threads'
import type { PaintedStage, Picture, PictureRequest, StageRequest } from '@dayreel/storyboard'
import { paintPicture } from './painter.ts'
import { paintStage } from './shadow-stage/paint-stage.ts'

type Task = { picture: PictureRequest } | { stage: StageRequest }

serveTasks<Task, Picture | PaintedStage>(
  (task) => {
    const painted = 'stage' in task ? paintStage(task.stage) : paintPicture(task.picture)
    collectGarbage()
    return painted
  },
  (painted) => buffersOf(painted),
)

function buffersOf(painted: Picture | PaintedStage): ArrayBuffer[] {
  if ('bytes' in painted) return [painted.bytes.buffer as ArrayBuffer]
  const { picture, front, shine, people, things } = painted
  const cutouts = [
    ...front,
    ...(shine ? [shine] : []),
    ...people.flatMap(({ steps }) => steps),
    ...things.flatMap((thing) => thing?.cutout ?? []),
  ]
  return [picture, ...cutouts].map(({ bytes }) => bytes.buffer as ArrayBuffer)
}
