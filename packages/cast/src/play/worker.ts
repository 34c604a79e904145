import type { DrawnBoard, PlayRequest } from '@dayreel/storyboard'
import { serveTasks } from '@dayreel/threads'
import { drawPlay } from './draw-play.ts'

serveTasks<PlayRequest, DrawnBoard>(drawPlay, ({ ground, layers }) => [
  ...new Set([ground.bytes, ...layers.flatMap(({ files }) => files)].map((bytes) => bytes.buffer as ArrayBuffer)),
])
