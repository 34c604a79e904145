/** Instructions for stories about a mysterious file, page by page. */
export const foundInArchives = `
A cleaner in an archive opens a file that should not exist, and goes through it page by page. First person, past tense, dry and precise.
1. Hook: the box, and what is wrong with it.
2. The first page: how it defines the subject, in official language.
3. Two or three exhibits. Each is an object (a photograph, a ticket, a map, a list) with a later date than the one before.
4. The page that cannot exist: it is about the reader, or about today.
5. Close: what the finder did with the file.
The subject is the topic of the file. If it is real, use only known facts, and place the file between them.
`
