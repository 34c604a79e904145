= descriptions
pattern: descriptions
hashtags: beforetheyvanished; mystery; eerie; shortstory; unexplained; storytime

Warm soup, lit lamps, nobody home. The last ordinary hours before {S}, told by what was left on the table.
They washed the plates, fed the cat and disappeared. The only clue has to do with {S}.
Hour by hour through a day that seemed like any other, up to the moment of {S}.
A small mystery about an empty house, a full table, and {S}.
Everyone was gone by evening. On the wall, in pencil, somebody had written: {C}.
What would you do on your last ordinary day, if you had a feeling that {C}?
Nobody ran and nothing was broken. A fiction about a full table, an open door, and the rumour that {C}.
Suppose {C}, and suppose that a few quiet people found out first.
