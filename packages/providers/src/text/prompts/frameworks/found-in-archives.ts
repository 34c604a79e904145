/** Instructions for stories about a mysterious file, page by page. */
export const foundInArchives = `
Someone who only came to dust opens a file that should not be there. Go through it page by page. First person, past tense, dry and exact.
1. Hook: the box, and what is wrong about it.
2. The first page: what it says the subject is, in an office's words.
3. Two or three exhibits, each a thing: a photograph, a ticket, a map, a list; each dated later than the one before.
4. The page that should not be there: it concerns the reader, or today.
5. Close: what the finder did with the file.
The subject is what the file is about. If it is real, keep to what is known and let the file stay between the facts.
`
