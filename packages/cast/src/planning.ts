/** The part of the cast that plans boards. It loads no canvas, so that a server can answer requests with it. */
export { hasIcon } from './icons/icon-index.ts'
export { findIcon } from './names/find-icon.ts'
export { offerIcons } from './names/offer-icons.ts'
export { searchIcons } from './names/search-icons.ts'
export { createIconPainter, type IconPainter } from './icons/create-icon-painter.ts'
export { createIconNames } from './names/create-icon-names.ts'
export { explainsSomething } from './rules/explains-something.ts'
export { resolveBoard } from './rules/resolve-board.ts'
