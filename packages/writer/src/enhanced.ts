export type Enhanced = {
  text: string
  /** What was done, or why nothing was, in whole sentences. */
  note: string
}

export const GOOD_AS_IT_IS = 'Good as it is: nothing was changed.'
