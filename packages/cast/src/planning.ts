/** The entry point for servers: names and pictures of icons. It loads neither a canvas nor the rules for boards. */
export { createIconPainter, type IconPainter } from './icons/create-icon-painter.ts'
export { createIconNames } from './names/create-icon-names.ts'
