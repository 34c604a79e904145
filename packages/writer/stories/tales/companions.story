= it-smells-what-time-it-is
pattern: tale
about: the secret of dogs
also: how dogs smell; how dogs smell time
seen: as written

Your dog can smell what time it is. | dog, hallway, open window, evening, no people
In the morning you fill the whole house. Then you go, and you fade. | one person, door, morning, dog / dog, empty hallway, day
brief In the morning you fill the house. Then you fade. | dog, empty hallway, day
- When only so much of you is left, it gets up, and goes to the door. That is six o'clock. | dog, door, hallway, dusk, no people
* It reads the street as you read the paper. | dog, lamppost, street, morning, no people
- Who was here. How she is. What she ate, and that she is worried. It takes time. You pull at the lead. | dog, wall, lead, close view, no people
+ It can smell a spoonful of sugar in two swimming pools, they say. It can smell fear, and some kinds of sickness, before the doctor does. | sugar, spoon, pool, dog, no people / doctor, dog, room
+ With one nostril it smells what is left, with the other what is right. It breathes out by a slit, so as not to blow the story away. | dog, nose, close view, no people
It came to us from the dark, long before the cow did. | wolf, campfire, night, snow, no people
- We had no fields yet. We had a fire, and bones. It had ears. | campfire, bones, people, night / wolf ears, dark, close view, no people
+ Nobody can say who tamed whom. The ones who were less afraid got the better scraps. So did we. | wolf, child, fire, night
+ It learned our faces. It looks first at the right half of them, as we do ourselves. No wolf does. | dog, face, close view, lamp
+ When you look at each other for a long time, the same thing rises in both your blood that rises in a mother with her child. | one person and dog, face to face, lamp
+ It follows your finger. An ape does not, as a rule. It knows that you mean something. | finger pointing, dog, field, day
- In a grave fourteen thousand years old lies a puppy that somebody had nursed, for weeks. | stones, earth, brush, close view, no people / puppy, one person, fire, cave, night
* It is five to six. You are still on the bus, with your face on the glass. | one person, bus window, dusk
At home it lifts its head. | dog, sofa, window, dusk, no people
There is just enough of you left. | dog, hallway, door, last light, no people
brief It can tell by your smell that you are coming. | dog, hallway, door, last light, no people
It goes and stands there. It has never once been late. | dog, closed door, hallway, evening light, no people

= it-never-signed-anything
pattern: tale
about: the history of cats
also: how cats were tamed; the secret of cats
seen: as written

Nobody ever tamed the cat. It came in, and looked round. | cat, doorway, barn, dawn, no people
* We had begun to keep grain. Where there was grain, there were mice. | grain, sacks, barn, mouse, no people
- So one night, ten thousand years ago, two eyes stood at the edge of the store. | cat eyes, dark, barn, night, no people
* It did not fetch anything. It did not pull. We let it stay. | cat, sacks, barn, morning, no people
+ It has changed hardly at all since. Give a dog a thousand years, and you get a sausage, or a cloud. The cat did not see the need. | dachshund, poodle, street, no people / cat, wall, sun, no people
- It speaks to us, and hardly ever to another cat. Kittens cry for their mother. Then they stop. With us they go on. | cat, one person, kitchen, morning / kitten, mother cat, basket
* So each one makes up a language, for one person. | cat, one person, close view, window
brief Each one makes up a language, for one person. | cat, one person, close view, window
+ This cry means the door. This one means the other side of the door. | cat, door, rain, evening, no people
+ It can turn round in the air, and land on its feet. It has no collarbone to speak of. Where the head goes in, it all goes in. | cat jumping, wall, night, no people / cat in a box, no people
+ It walks by whiskers in the dark, and they are as wide as it is. | cat, whiskers, close view, night, no people
+ In Egypt they shaved off their eyebrows when it died. | cat statue, lamp, old temple, no people
+ Ships took it along. It has seen every harbour there is, and was asleep for most of it. | cat, ship, ropes, sun, no people
When it trusts you, it shuts its eyes at you, slowly. | cat, eyes closing, close view, lamp, no people
- For an animal that everyone hunts that is a great deal. You can say it back. | one person, cat, slow blink, window
He had never wanted one. It was his wife's. | old man, armchair, cat far away
+ After the funeral it sat in the hall for nine days, and looked at the door. | cat, hallway, door, grey light, no people
* One evening he sat down beside it, on the shoe bench. There was no reason to talk. | old man, cat, hallway, bench
* It got dark. He looked at it. It looked at him. | old man, cat, face to face, dusk
Then it shut its eyes, slowly, and opened them. | cat, eyes, close view, dusk, no people
He did not know that it was a word. He said it back. | old man, closed eyes, cat, lamp, evening
