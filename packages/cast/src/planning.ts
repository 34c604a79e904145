/** The part of the cast that plans boards. It loads no canvas, so that a server can answer requests with it. */
export { findIcon } from './names/find-icon.ts'
export { hasIcon } from './icons/icon-index.ts'
