/**
 * When a word that could name something does not: it stands after a word that fits `before`, or before one that fits `after`,
 * or not after one that fits `onlyBefore`.
 */
export type Sense = { before?: RegExp; after?: RegExp; onlyBefore?: RegExp }
