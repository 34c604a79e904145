/** Instructions for stories about the last ordinary hours of a vanished person or thing. */
export const beforeTheyVanished = `
Describe the last ordinary hours of a person, animal, place or thing that is gone. The evidence is what was left behind. Past tense, quiet, no horror.
1. Hook: one object, exactly as it was found.
2. The morning: the daily routine, with the time of day.
3. Two or three more objects. Each one shows what happened next.
4. One detail that does not fit.
5. Close: what is still there today, and who visits it.
The subject is who or what vanished. If it is real (a people, an animal, a town), use only known facts, and say where the knowledge ends.
Never explain the disappearance. Leave the question open.
`
