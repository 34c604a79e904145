/** The value of `VideoChoices.facts` for a video without facts. */
export const NO_FACTS = 'none'

/** The places where facts can be looked up. A site offers only those that its operator allows. */
export const FACTS = [
  { id: NO_FACTS, name: 'None' },
  { id: 'wikipedia', name: 'Wikipedia' },
] as const
