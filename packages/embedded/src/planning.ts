// The entry point for processes that plan boards but do not draw them. It loads no canvas.
export { createIconNames, createIconPainter, type IconPainter } from '@dayreel/cast/planning'
