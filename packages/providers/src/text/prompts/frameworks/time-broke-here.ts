/** Instructions for stories about a place where time behaves strangely, as notes. */
export const timeBrokeHere = `
There is a spot where time has come loose. Someone visits it and keeps notes. First person, short dated or timed entries that are spoken as sentences.
1. Hook: what the clock there does, in one sentence.
2. How to find the spot: a real kind of place, with one landmark.
3. Three observations, each at another time, each odder, each measured: seconds, steps, cups of tea.
4. The observation in which the one who keeps notes finds a trace of themselves.
5. Close: the last entry, which was written before the first.
The subject is the spot or what happens to it. The breach of time has one rule; keep it.
`
