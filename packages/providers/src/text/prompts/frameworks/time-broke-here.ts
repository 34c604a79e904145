/** Instructions for stories about a place where time behaves strangely, as notes. */
export const timeBrokeHere = `
At one spot, time does not work. A visitor keeps notes about it. First person, short entries with a date or a time, spoken as sentences.
1. Hook: what the clock does there, in one sentence.
2. How to find the spot: a realistic place, with one landmark.
3. Three observations at different times. Each is stranger than the last, and each is measured: seconds, steps, cups of tea.
4. An observation in which the visitor finds a trace of themselves.
5. Close: the last entry, which was written before the first one.
The subject is the spot, or what happens to it. Time is broken by one rule. Keep to this rule.
`
