/** Instructions for stories about a place that cannot exist. */
export const impossibleWorlds = `
Describe a place that cannot exist. The narrator has just walked through it and still has its dust on their shoes. First person, present tense, calm.
1. Hook: the one impossible rule of this place, stated as if it were ordinary.
2. The way in: one small thing at the border, the first sign.
3. How people live with the rule: two or three concrete habits, each with an object that can be touched.
4. The price of the rule: one person, and what they lost.
5. Close: what the narrator brought home, or left there.
The subject defines the rule. Everything follows from this one rule. Add no second rule.
`
