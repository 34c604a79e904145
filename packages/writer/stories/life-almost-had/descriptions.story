= descriptions
pattern: descriptions
hashtags: lifealmosthad; parallellives; whatcouldhavebeen; nostalgia; shortstory; storytime

One small choice, one other life, followed for a day, from its first coffee to its evening lamp. It has to do with {S}.
There is another you, awake at this moment, and thinking about {S}.
You missed a train by nine seconds. This is the life that left without you, the one with {S}.
What would you give for one day in the life where you said yes to {S}?
In the life you almost had, {C}. We follow it for a single day.
You let a phone ring once. Had you picked up, you would know that {C}.
The coin came down heads. Here is the other side of it: {C}.
A quiet fiction about a small choice, a house with many doors, and a life where {C}.
