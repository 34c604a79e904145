= the-lead-by-the-door
pattern: tale
about: losing my dog
also: my dog died; the death of my dog; saying goodbye to my dog
seen: as written

The lead hangs by the door. Losing my dog. | rope on a hook, closed door, hallway, grey light
~ You still step over a place in the hall. Nobody is lying there. | hallway, empty rug, evening light
- You come home, and wait for the sound. There is only the clock. | one person, open door, hallway, evening / clock, hallway, evening
+ There is water in the bowl. You cannot pour it out. | bowl, kitchen floor, window light / one person kneeling, bowl, kitchen
+ At six your feet go to the coat, by themselves. | shoes, coat, hallway, dusk / one person in a coat, hallway
- You still step over the place by the stove. | kitchen stove, empty blanket, lamp / blanket, floor, close view
+ In the car there is a nose print on the window. You drive round the rain. | car, window, rain, street / rain, car window, close view
+ Nobody at work asks. It was only an animal, they would say. So you say: a cold. | desk, cup, one person, window / one person at a desk, grey light
+ You find one hair on your black coat. You leave it there. | coat, close view, lamp / one person holding a coat, lamp
* On Sunday you go the old way, with your hands in your pockets. | one person walking, path, trees, dawn
+ Past the tree. Past the gate, where there was always something to be read. | tree, path, morning / gate, path, morning
+ The man with the small white dog stops. He looks down, beside you, and takes off his hat. | old man, dog, hat, path / old man, hat in hand, close view
An old woman on the bench moves over. She does not ask. | old woman on a bench, path, morning
+ Hers was called Oscar, she says. It is eleven years now. She still buys the biscuits. | old woman talking, bench, biscuit / old woman, close view, sunlight
You sit there, and tell her everything. The ears. The sofa. The snow. | two people on a bench, sunlight / dog, snow, field, sunlight
brief You sit there, and tell her everything. | two people on a bench, sunlight
+ You laugh, quite suddenly, about a whole roast chicken. | one person laughing, bench, morning
- It was never long enough. It was every single day. | dog, open door, sunlight / dog running, field, sunset
So much love, and it only ever wanted to go out with you. | one person and dog walking, field, sunset
brief It only ever wanted to go out with you. | one person and dog walking, field, sunset

= the-second-page
pattern: tale
about: the last letter from my father
also: a last letter; the last letter
seen: as written

You know the writing before you know the name. The last letter from my father. | letter, close view, table, lamp, evening
brief You know the writing: the last letter from my father. | letter, close view, table, lamp, evening
brief You know the writing. The last letter from my father. | letter, close view, table, lamp, evening
brief You know the writing. I cannot stop thinking about the last letter from my father. | letter, close view, table, lamp, evening
brief The last letter from my father. You know the writing. | letter, close view, table, lamp, evening
~ You put it on the table, and tidy the kitchen, and sit down, and get up again. | letter, kitchen table, lamp, evening
- It leans to the right, as if it had to catch a train. | handwriting on paper, close view, lamp / train, station, steam
+ You put it on the table, and tidy the kitchen first. You clean the tap. | envelope, kitchen table, lamp / one person, kitchen, lamp, evening
+ The stamp is crooked. It was always crooked. | letter, stamp, close view, lamp
The first page is about the roof, and the car, and what onions cost. | letter, hands, close view, lamp / onions, kitchen table, close view
brief The first page is about the roof, and the car. | letter, hands, close view, lamp
+ There is a drawing of the gutter, with an arrow. | drawing on paper, pencil, close view / roof, rain, ladder
+ You hear the voice in it. You had forgotten how it breathed before a long word. | one person reading a letter, window, evening / armchair, lamp, evening
+ Your coffee has gone cold. The cat has sat down on the envelope. | cup, table, lamp / cat, envelope, table
* You turn it over. There is a second page. | two papers, hands, lamp
~ There is a blot, where the pen waited. You would like to know what for. | ink blot, letter, close view, lamp
+ It was written on another day. The ink is another blue. | paper, pen, close view, lamp / pen, ink, table
+ Something is crossed out. You hold it up to the lamp. Dear, it says, and your name, and then again: dear. | paper, lamp, close view / one person holding a paper, lamp, night
It says: I never knew how to say this on the telephone. | telephone, table, dark room, night
- And then there is nothing. Half a page of nothing, quite white. | blank page, close view, lamp / blank page, table, night
+ You look at it for longer than at all the rest. | one person at a table, paper, lamp, night
At the bottom it says: you see? And a name. | paper, close view, lamp, night
+ You fold it up along the same lines. They are quite soft by now. | hands, letter, close view, lamp / letter, envelope, table
You do see. You put it back, and leave the light on. | one person at a window, lamp, night
brief You do see. | one person with a letter, window, lamp, night

= the-smell-of-the-stairs
pattern: tale
about: far from home
also: homesickness; being homesick; living abroad
near: abroad; tokyo; travel
seen: as written

It begins in a strange supermarket. Far from home. | one person, shop, shelves, lamp
brief It begins in a shop: far from home. | one person, shop, shelves, lamp
brief It begins in a shop. Far from home. | one person, shop, shelves, lamp
brief It begins in a shop. I keep thinking about far from home. | one person, shop, shelves, lamp
brief Far from home. It begins in a shop. | one person, shop, shelves, lamp
~ You can say thank you by now, and rain, and not so fast. | notebook, pencil, cafe table, window
On the shelf stands your mother's tea. The same tin. The same ship on it. | tin box, shelf, close view / box, drawing of a ship, close view
brief On the shelf stands your mother's tea. | box, shelf, close view
+ You do not even like it. You hold it like a bird. | hands, box, close view, lamp
- Outside the buses are the wrong colour. | bus, street, rain, evening
+ Here the bread is white, and the silence has other birds in it. | loaf, table, window / bird, window, dawn
+ On the telephone you say that all is well. You hear the kitchen clock over there. | telephone, one person, lamp, night / clock, kitchen, lamp
+ They tell you who has died, who has moved, and what has been done to the square. | old woman, telephone, kitchen, lamp / street, village, evening
+ In your dreams you go up the old stairs, and count, and it is always one too few. | stairs, lamp, night / one person on the stairs, moonlight
+ You have a key on your ring that fits nothing in this country. | key, hand, close view, lamp
* So you buy it, and carry it home under your coat. | one person walking, street, rain, night
~ On Sundays you ring home. They ask about the weather, and you both know that it is not about the weather. | one person on the telephone, window, rain, evening
~ You cook it the way they do, and the fire brigade is very polite. | kitchen, smoke, one person, open window
+ The woman at the till looks at the tin, and then at you. She puts a hand on her heart. | woman, shop, box, lamp / woman, close view, smiling
You boil the water. You put out one cup. | kettle, stove, steam, night / cup, table, lamp, night
+ You have no idea how long it has to stand. She never looked at a clock. | cup, steam, close view, lamp
Then somebody knocks. It is the neighbour, in his slippers. | old man, open door, lamp, night / slippers, doorstep, stairs, close view
brief Then the neighbour knocks. | old man, open door, lamp, night
+ He is from even further away. You have only ever nodded. | two people, stairs, lamp, night
I could smell it on the stairs, he says. My mother had that tin. | old man, close view, tears, lamp / two cups, table, lamp, night
brief My mother had that tin, he says. | two cups, table, lamp, night
