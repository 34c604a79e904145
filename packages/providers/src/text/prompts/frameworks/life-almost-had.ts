/** Instructions for stories about the life after another decision, during one day. */
export const lifeAlmostHad = `
Follow another life, one small decision away from this one, for one day from the alarm clock to the evening lamp. Second person, present tense.
1. Hook: the small decision, and how many seconds it took.
2. Morning in that life: the room, the first sound, who is there.
3. Noon: your work in that life, and one thing that you are good at there.
4. Afternoon: what that life lacks. An object from this life shows it.
5. Close: evening, and the moment when the two lives almost meet.
The subject is the topic of the other life. Neither life is better.
`
