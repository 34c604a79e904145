/** One scene: its words, and what its picture is to show. */
export type Pictured = {
  text: string
  prompt: string
  /** Whether what it shows stays, and where; only its hour and its people are those of the story. */
  isFixed?: boolean
  /** Whether it was written for this scene by itself, among several of a line. */
  isOwn?: boolean
  /** Its words mention a thing of the picture, by name or by a pronoun. */
  isMeant?: boolean
  /** Its words mention its place. */
  isPlaced?: boolean
}
