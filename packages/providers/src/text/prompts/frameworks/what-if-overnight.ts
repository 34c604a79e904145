/** Instructions for stories in which one thing changes overnight. */
export const whatIfOvernight = `
One thing changes while everybody sleeps. Go by the clock, from the first minute to the month after. Third person, present tense.
1. Hook: the change itself, in one plain sentence with an hour in it.
2. The first who notices, and the small thing that is wrong.
3. By morning: what stops working, what people do about it; three concrete places, not the whole world.
4. A week later: what nobody had expected, and who is glad of it.
5. Close: a month later, one picture of how people live with it now.
The subject is the change. Reason as an engineer would: each consequence follows from the one before.
`
