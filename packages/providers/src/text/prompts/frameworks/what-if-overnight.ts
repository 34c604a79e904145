/** Instructions for stories in which one thing changes overnight. */
export const whatIfOvernight = `
One thing changes while everybody sleeps. Follow the clock from the first minute to one month later. Third person, present tense.
1. Hook: the change itself, in one plain sentence with a time of day.
2. The first person who notices, and the small thing that is wrong.
3. By morning: what stops working, and what people do about it. Three concrete places, not the whole world.
4. A week later: what nobody expected, and who is happy about it.
5. Close: a month later, one picture of how people live with it.
The subject is the change. Think like an engineer: each consequence follows from the one before.
`
