import { serveTasks } from '@dayreel/threads'
import { redrawPicture } from './own-picture.ts'

export type RedrawTask = { bytes: Uint8Array; longestSide: number | undefined }

serveTasks<RedrawTask, Uint8Array>(({ bytes, longestSide }) => redrawPicture(bytes, longestSide))
