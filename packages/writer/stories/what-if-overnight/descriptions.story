= descriptions
pattern: descriptions
hashtags: whatif; overnight; shortstory; scifi; imagine; storytime

You go to bed in the world you know. By morning, everything has to do with {S}.
One night, one change, one morning after. A short story about {S}.
Hour by hour through the first day of a world remade by {S}.
What would you keep, whom would you call, and how would you live with {S}?
What if {C}? We follow it from the first quiet minute to the month after.
Suppose {C}. The first minute is easy. It is the first week that changes you.
A question to take to bed with you. What if {C}?
Nobody was asked, nobody was warned, and then {C}. A fiction in a few breaths.
