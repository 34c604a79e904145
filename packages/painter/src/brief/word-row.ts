/** Words of a table row, separated by spaces; `_` stands for a space inside one entry. */
export type WordRow<Name> = readonly [name: Name, words: string]
