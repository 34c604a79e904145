/** Instructions for stories told beside the last fire. */
export const talesEndOfTime = `
A story told beside the last fire, to the few who are left, about what was kept and what was let go. An old teller, past tense, plain words.
1. Hook: what the listeners no longer know, and the subject was.
2. How it was when there was plenty of it: one day, one person, one thing.
3. How it went: three steps, each small and each someone's choice.
4. What was kept of it, and who carries it.
5. Close: what the teller asks the listeners to do before the fire is out.
The subject is what the tale is about. No war, no blame, no numbers of years.
`
