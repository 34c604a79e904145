import type { Brush } from './brush.ts'

/** Takes away from what is drawn already: shapes before a light do not shine. */
export function cutOut({ context }: Brush, work: () => void): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  work()
  context.restore()
}
