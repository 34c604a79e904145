import { serveTasks } from '@dayreel/threads'
import { drawIcon } from './draw-icon.ts'

const SIDE_PX = 96
const WEBP_QUALITY = 85

serveTasks<string, Uint8Array>(async (icon) => {
  const { canvas } = await drawIcon(icon, SIDE_PX)
  return canvas.encode('webp', WEBP_QUALITY)
})
