import type { Picture } from '@dayreel/storyboard'
import { serveTasks } from '@dayreel/threads'
import { fitOwnPicture, redrawPicture, type RedrawOptions } from './own-picture.ts'
import { picturePalette } from './picture-palette.ts'

export type RedrawTask =
  | { bytes: Uint8Array; options: RedrawOptions }
  | { paletteOf: Uint8Array }
  | { fitted: Uint8Array; width: number; height: number }

serveTasks<RedrawTask, Uint8Array | string[] | Picture>((task) => {
  if ('paletteOf' in task) return picturePalette(task.paletteOf)
  if ('fitted' in task) return fitOwnPicture(task.fitted, task.width, task.height)
  return redrawPicture(task.bytes, task.options)
})
