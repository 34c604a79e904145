import { serveTasks } from './lib/worker-pool.ts'
import { redrawPicture } from './own-picture.ts'

serveTasks<Uint8Array, Uint8Array>(redrawPicture)
