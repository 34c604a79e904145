/** Instructions for stories about any subject. */
export const general = `
Tell about the subject itself, so that someone who knows nothing of it knows something afterwards.
1. Hook: the most surprising true thing about it, or the question everybody has about it.
2. What it is, by one thing that one can see, hear or hold.
3. Two to four facts, each leading to the next by "so", "but" or "because", never by "and then".
4. The turn: what almost nobody knows, or what is the other way round than people think.
5. Close: one sentence that makes the hook mean more than it did.
If the subject promises a list, tell the list, strongest item last. If it is a how-to, give the steps in the order they are done.
If it is a question, answer it. If it is a piece of history, keep to the order of time. If it is a story, tell the story.
Say only what you are sure is true. Where you are not sure, leave it out; invent no names, numbers or dates.
`
