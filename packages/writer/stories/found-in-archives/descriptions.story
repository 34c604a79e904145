= descriptions
pattern: descriptions
hashtags: foundinarchives; mystery; lostfiles; darkacademia; shortstory; storytime

A file without a number, a page that should not be there, and a single subject: {S}.
Seven locks, seven keys, and inside, a thin grey folder about {S}. An invented case, page by page.
It was filed under nothing and smelled of smoke. Every page of it deals with {S}.
Somebody wanted this file forgotten. Somebody else wanted to know about {S}.
The report was typed, stamped, and filed. Its first line claims that {C}.
What if {C}, and it has been in a public archive all along?
A sealed box, a warm key, and one line in pencil: {C}. A fiction from the archives.
Eleven people have read the file. All of them went to the window and murmured that {C}.
