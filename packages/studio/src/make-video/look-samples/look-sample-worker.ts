import { serveTasks } from '@dayreel/threads'
import type { FramesToDraw } from '../../render/draw-frames.ts'
import { drawStrip } from './draw-strip.ts'

serveTasks<FramesToDraw, Uint8Array>(drawStrip)
