// The door for processes that plan boards but draw none. It loads no canvas.
export { createIconNames, createIconPainter, type IconPainter } from '@dayreel/cast/planning'
