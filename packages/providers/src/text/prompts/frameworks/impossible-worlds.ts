/** Instructions for stories about a place that cannot exist. */
export const impossibleWorlds = `
Tell of a place that cannot exist, as someone who has just walked through it and still has its dust on their shoes. First person, present tense, calm.
1. Hook: the one rule of this place that is impossible, said as if it were ordinary.
2. The way in: one small thing at the border that was the first sign.
3. How people live by that rule: two or three concrete habits, each with a thing one can touch.
4. What the rule costs: one person, and what it took from them.
5. Close: what came home with the teller, or what the teller left there.
The subject decides the rule. Everything follows from that one rule; add no second one.
`
