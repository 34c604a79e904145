= half-is-fair
pattern: tale
about: fairness
also: sharing; the last slice of cake
seen: as written

Two children, one slice of cake. Fairness. | boy and girl at a table, cake, kitchen, day
~ Outside it is raining. There is nothing else to argue about. | rain, kitchen window, day
You cut, says their mother, and your sister chooses. | woman, two children, cake, kitchen table
- Nobody has ever held a knife so carefully. | knife, cake, hands, close view
~ His tongue is out, at the left. It helps. | boy, close view, tongue out, kitchen
+ He measures with a straw. He lies down, with one eye beside the plate. | boy, cake, plate, close view, kitchen
~ He asks if the cherry counts. That takes a while. | cherry, cake, plate, close view
~ The clock is asked for its opinion. | clock on a wall, kitchen
+ One crumb goes from the left to the right. | cake, plate, close view
~ The knife waits. So does the afternoon. | knife, cake, close view, window light
+ The dog sits below the table. It believes in accidents. | dog under a table, kitchen
* There they lie, as equal as the two halves of a moon. | two pieces of cake, plate, close view, window light
~ She has her chin on the table now. So has the dog. | girl, dog, table, kitchen
~ You could put a mirror between them. Nobody has a mirror. | two pieces of cake, plates, seen from above
* His sister looks at the one, and at the other. Then she looks at him. | girl, close view, kitchen, window light / boy, close view, head down, kitchen
+ His knee is open. On the playground nobody had picked him. She saw it from the fence. | boy alone, playground, day / girl at a fence, playground
She pushes both of them across the table. | girl pushing a plate, table, cake, close view
But half is fair, he says. | boy, close view, surprised, kitchen
~ He wants to know what it is called, if it is not fair. | boy, close view, kitchen
Yes, she says. This is something else. | girl smiling, table, kitchen, window light
- Their mother has to look for a thing in the cupboard. It takes her a while. | woman seen from behind, cupboard, kitchen
The dog got the crumb. | dog, kitchen floor, close view

= it-carries-your-bag
pattern: tale
about: worry
also: worrying; anxiety
near: burnout; stress
seen: as written

It moves in without asking: worry. | dark armchair, living room, shadow, evening
~ At night it sits on the edge of the bed, and goes through your day with a pencil. | shadow on a bed, moonlight, dark bedroom
~ It knows the name of everybody who ever laughed at you. It keeps them in a box. | box, shelf, dark room
~ You buy a book about it. It reads it first, and underlines. | book, armchair, lamp, evening
~ It laughs before you have finished. It has heard that one. | shadow beside an armchair, lamp, evening
* It takes the good chair. It knows where you keep the biscuits. | armchair, living room, lamp, evening / open cupboard, kitchen, evening
- It reads your letters before you do. | letter, table, close view, lamp
+ At parties it stands beside you, and tells you what they think. | one person alone in a crowd, lamps, night
+ You have tried to throw it out. It has a key. | key in a lock, door, night
One evening you are too tired to argue. You lay a second plate. | two plates, kitchen table, lamp, evening / hand with a plate, kitchen table, lamp, night
- It is not used to that. It looks at the fork. | fork, plate, table, close view, lamp
~ You pass the salt. It holds it, as one holds somebody else's baby. | salt, hand, table, lamp, close view
What is it that you want, you ask. | one person at a table, empty chair, lamp, night
It is quiet for so long that the soup gets cold. | bowl of soup, table, lamp, close view
brief The soup gets cold. | bowl of soup, table, lamp, close view
~ It has never been asked before. It has to take off its hat. | hat, table, lamp, close view
I do not want you to get hurt, it says. | shadow on a wall, empty chair, lamp, night
~ I was there when you fell off the wall, it says. Somebody had to be. | child, wall, garden, long shadow
~ You say: I know. It is the first thing that you have ever agreed on. | two chairs, one table, lamp, window, night
+ You had never looked at it. It is quite small. It is wearing your old pullover. | child in a large pullover, chair, lamp
- You push the bread across. | loaf of bread, hand, table, lamp
In the morning you take it along. It carries your bag. | one person walking, long shadow, street, sunrise

= now-you-can-see-it
pattern: tale
about: minimalism
also: decluttering; living with less
seen: as written

One box, and a pencil. Minimalism. | cardboard box, pencil, living room, morning
~ You ask of each thing what it is for. Most of them look away. | things on a shelf, living room, day
~ In goes the bread machine. It made bread once, and it was shaped like a bread machine. | box, kitchen, close view
~ The drawer with the cables is left for another life. | open drawer, cables, close view
On the side you write: perhaps. | hand with a pencil, box, close view
* In go the second waffle iron, and the trousers for another life. | one person packing a box, living room, day / clothes, box, close view
- In go nine cups, and a book on how to be somebody else. | cups, box, close view / old book, box, close view
~ A raincoat goes in that has never been rained on. It was for a trip. | raincoat, box, close view, living room
+ The shelf looks shocked. So does the cat. | empty shelf, cat, living room
You tape it shut, and put it by the door, and wait for a month. | closed box, door, hallway / calendar, kitchen wall
brief You put it by the door, and wait for a month. | closed box, door, hallway
- Nobody asks after it. You do not, either. | closed box, hallway, evening
~ Once you stand in front of it, at night, in your socks, and think of the cups. | one person in a hallway, closed box, night
+ You begin to hear the room. It has a nice voice. | empty room, window, sunlight
~ By the third week the box has become a table. Somebody has put keys on it. | closed box, keys, hallway
On the last day you look in once more, to be polite. | one person kneeling, open box, hallway
brief Then you look in once more. | one person kneeling, open box, hallway
At the bottom lies a cup with no handle. | cup, close view, box, window light
It is no use to anyone. It was hers. | cup in two hands, close view, window light
~ You had thought that it was broken in the move. She had wrapped it in a sock. | cup, sock, close view, hands
+ You sit there on the floor until the light has gone round. | one person sitting on the floor, cup, evening light
* The box goes. The cup stands on the shelf, alone. | cup on an empty shelf, sunlight
Now you can see it. | cup, close view, sunlight

= the-furniture-in-your-head
pattern: tale
about: meditation
also: mindfulness
seen: as written

Sit down, and do it badly. Meditation. | one person sitting on the floor, empty room, window, morning
~ Next door they are vacuuming. Of course they are. | wall, empty room, sunlight
~ Your foot goes to sleep. It is the only one here who can do it. | one person sitting on the floor, bare feet, close view
~ Somebody wants to know if this counts. It is you. | one person, closed eyes, window light
For ten seconds it is quiet. Then somebody in your head begins to move furniture. | one person with closed eyes, close view, morning light / chairs, room, shadow
brief Then somebody in your head begins to move furniture. | one person with closed eyes, close view, morning light
- Is the car locked. What did she mean, on Tuesday. How did that song go on. | car, street, morning / two people talking, street
+ Your nose itches, as no nose ever has. | one person, close view, closed eyes
+ A fly finds you interesting. It tells another fly. | fly, window, close view, sunlight
~ Eleven minutes must be over by now. It has been two. | clock, close view, empty room, sunlight
* You breathe out. For a moment, they put down the piano. | one person breathing out, window light, calm / piano, empty room
~ You think: there, I have got it. That was the piano again. | one person, close view, one eye open
- Then they take it up again. You breathe out again. That is all there is to learn. | one person sitting, empty room, sunlight
In one of the gaps you can hear a bird. | bird on a branch, open window, morning
~ It is not a holy bird. It is shouting about a worm. | bird, garden, worm, morning
* Behind the bird, a long way off, a train. | train far away, fields, morning
~ The light has gone from the table to the floor. You saw it go. | sunlight on a floor, empty room
+ Behind the train there is something that you have no name for. It has always been there. | wide fields, morning mist, sunrise
You were not looking for silence. You were looking for room. | empty room, open window, sunlight / one person sitting, wide empty room, sunlight
You get up. It is the same room. There is more of it. | one person standing, empty room, window, sunlight
