= descriptions
pattern: descriptions
hashtags: impossibleworlds; fantasy; surreal; worldbuilding; shortstory; imagine

A traveller comes home from a place that cannot exist, a place devoted to {S}.
No map shows it, no train stops there, and everything in it turns around {S}.
Notes from a short walk through an impossible country made of {S}.
How to get in, what to eat, and why not to count the stairs. A visit to the land of {S}.
There is a place where {C}. Here is what it looks like, from someone who was there last night.
An impossible country with only one law: {C}.
What would you pack for a place where {C}? A small travel report from beyond the last road.
Imagine a town where {C}, and where nobody finds that strange. A fiction for travellers.
