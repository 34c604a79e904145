/** Instructions for stories about a dream that continues after the alarm. */
export const dreamsNeverWake = `
A dream goes on after the alarm. Speak to the sleeper, from inside: second person, present tense, soft and exact.
1. Hook: the alarm rings, and the dream stays.
2. The first rule of the dream, found out by doing something ordinary.
3. Three rooms or places, each with one thing that is not as it is awake.
4. The door at the end, and who stands beside it.
5. Close: a sentence after which one is not sure who woke up.
The subject is what the dream is about. No monsters, no "it was all a dream".
`
