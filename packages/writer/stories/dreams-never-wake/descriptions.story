= descriptions
pattern: descriptions
hashtags: dreamsneverwake; dreams; surreal; liminal; shortstory; bedtimestory

The alarm rings and the dream goes on. There is a door at the end of it, and the key is {S}.
You wake, and wake again, and each time the room has a little more to do with {S}.
A dream with rules of its own, told from inside, about {S}.
Count your fingers before you listen to this one. A sleeper's story about {S}.
In the dream it is not strange at all that {C}. The strange part is the waking.
Nine thousand people talk in their sleep tonight, and all of them say that {C}.
What if {C}, and only those who are asleep have noticed?
There is one rule down here, and it is written on the ceiling: {C}. A fiction for the hour before the alarm.
