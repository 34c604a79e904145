= descriptions
pattern: descriptions
hashtags: wonder; curiosity; lookcloser; thinkaboutit; oneminute; shorts

One quiet minute, one subject: {S}.
A closer look at {S}, and at what we miss when we walk by.
When was the last time you really thought about {S}? Take a minute.
No answers here, but some good questions about {S}.
What if {C}? One thought, one minute, and a little silence after it.
One sentence to carry around with you today: {C}.
Suppose {C}. What would you notice that you have never noticed before?
A thought to turn over like a stone from the beach: {C}.
