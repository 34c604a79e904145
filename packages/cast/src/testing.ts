export { ICON_INDEX_FILE } from './icons/icon-index.ts'
export { makeIconIndex } from './icons/make-icon-index.ts'
