import { serveTasks } from '@dayreel/threads'
import { drawFrames, type FramesToDraw } from '../render/draw-frames.ts'

serveTasks<FramesToDraw, Uint8Array[]>((toDraw) => drawFrames(toDraw))
