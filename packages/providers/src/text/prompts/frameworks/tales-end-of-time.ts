/** Instructions for stories told beside the last fire. */
export const talesEndOfTime = `
A story told beside the last fire, to the few people who are left, about what was kept and what was lost. An old narrator, past tense, plain words.
1. Hook: the subject, as something that the listeners have never seen.
2. How it was when there was plenty of it: one day, one person, one thing.
3. How it disappeared: three steps. Each is small, and each was a person's choice.
4. What was kept, and who carries it.
5. Close: what the narrator asks the listeners to do before the fire goes out.
The subject is the topic of the tale. No war, no blame, no numbers of years.
`
