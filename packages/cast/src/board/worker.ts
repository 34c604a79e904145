import type { BoardRequest, DrawnBoard } from '@dayreel/storyboard'
import { serveTasks } from '@dayreel/threads'
import { drawBoard } from './draw-board.ts'

serveTasks<BoardRequest, DrawnBoard>(drawBoard, ({ ground, layers }) => [
  ...new Set([ground.bytes, ...layers.flatMap(({ files }) => files)].map((bytes) => bytes.buffer as ArrayBuffer)),
])
