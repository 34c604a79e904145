/** Instructions for stories about any subject. */
export const general = `
Explain the subject itself. A viewer who knows nothing about it learns something.
1. Hook: the most surprising true fact about it, or the question that everybody has.
2. What it is, shown by one thing that people can see, hear or touch.
3. Two to four facts. Connect each to the next with "so", "but" or "because", never with "and then".
4. The turn: something that almost nobody knows, or that is the opposite of what people think.
5. Close: one sentence that gives the hook a deeper meaning.
If the subject promises a list, write the list, with the strongest item last. For a how-to, give the steps in order.
For a question, answer it. For history, keep the order of time. For a story, write the story.
Write only what you are sure is true. If you are not sure, leave it out. Invent no names, numbers or dates.
`
