export { ICON_INDEX_FILE } from './icons/icon-index.ts'
export { makeIconIndex } from './icons/make-icon-index.ts'
export { ICON_NAMES_FOLDER } from './names/icon-names.ts'
export { makeIconNames } from './names/make-icon-names.ts'
