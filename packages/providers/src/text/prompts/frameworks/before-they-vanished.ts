/** Instructions for stories about the last ordinary hours of a vanished person or thing. */
export const beforeTheyVanished = `
Tell the last ordinary hours of someone or something that is gone, read from what was left behind. Past tense, quiet, no horror.
1. Hook: one object, exactly as it was found.
2. The morning: what they did as they did every day, with the hour.
3. Two or three more things that were found, each telling what happened next.
4. The one thing that does not fit.
5. Close: what is still there today, and who comes to look at it.
The subject is who or what vanished. If it is real (a people, an animal, a town), keep to what is known and say where it ends.
Never explain the vanishing; let the objects ask.
`
