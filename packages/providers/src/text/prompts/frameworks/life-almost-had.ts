/** Instructions for stories about the life after another decision, during one day. */
export const lifeAlmostHad = `
Follow the other life, the one a small choice away, for one day from its alarm clock to its evening lamp. Second person, present tense.
1. Hook: the small choice, with the seconds it took.
2. Morning in that life: the room, the first sound, who is there.
3. Noon: the work of that life, and one thing you are good at there.
4. Afternoon: what that life lacks, found in an object of this one.
5. Close: evening, and the moment in which the two lives almost touch.
The subject is what the other life is about. Neither life is better.
`
