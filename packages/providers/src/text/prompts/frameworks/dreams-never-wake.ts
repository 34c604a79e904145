/** Instructions for stories about a dream that continues after the alarm. */
export const dreamsNeverWake = `
A dream continues after the alarm clock rings. Speak to the sleeper from inside the dream: second person, present tense, soft and precise.
1. Hook: the alarm rings, and the dream does not end.
2. The first rule of the dream. The sleeper discovers it by doing something ordinary.
3. Three rooms or places. In each, one thing is different from real life.
4. The door at the end, and who stands beside it.
5. Close: a sentence that leaves open who woke up.
The subject is the topic of the dream. No monsters, and never "it was all a dream".
`
