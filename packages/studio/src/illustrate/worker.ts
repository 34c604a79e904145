import { serveTasks } from '../lib/worker-pool.ts'
import type { Picture, PictureRequest } from '../ports.ts'
import { paintPicture } from './painter.ts'

serveTasks<PictureRequest, Picture>(paintPicture, ({ bytes }) => [bytes.buffer as ArrayBuffer])
