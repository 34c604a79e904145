= descriptions
pattern: descriptions
hashtags: endoftime; fable; campfirestory; apocalypse; shortstory; storytime

Come closer to the fire. There is wood for one more story, and it is the one about {S}.
What was kept, what was let go, and why nobody would burn {S}.
Eleven people, one kettle, and the last tale ever told, the tale of {S}.
Long after the last clock, someone is still keeping a light on for {S}. A fiction for late evenings.
This is the last story, and it begins with somebody saying that {C}.
When the stars had all gone home, the old ones agreed that {C}.
It was on the last page of the last book: {C}. A small tale from the end of time.
What if {C}, and that was the reason why the stars went out?
