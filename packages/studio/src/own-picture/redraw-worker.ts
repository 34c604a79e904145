import { serveTasks } from '@dayreel/threads'
import { redrawPicture, type RedrawOptions } from './own-picture.ts'
import { picturePalette } from './picture-palette.ts'

export type RedrawTask = { bytes: Uint8Array; options: RedrawOptions } | { paletteOf: Uint8Array }

serveTasks<RedrawTask, Uint8Array | string[]>((task) =>
  'paletteOf' in task ? picturePalette(task.paletteOf) : redrawPicture(task.bytes, task.options),
)
