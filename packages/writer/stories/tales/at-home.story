= flour-on-the-doorknob
pattern: tale
about: my grandmother's bread
also: my mother's bread
seen: as written

Flour on the doorknob. My grandmother's bread. | doorknob, flour, close view, kitchen, warm light, dawn / old woman at an oven, loaf of bread, kitchen, warm light, dawn
~ The stairs were cold. You came down them on the outside of your feet. | child on the stairs, dawn / stairs, lamp, kitchen door
- You woke up because of the smell. It had come up the stairs, and under your door. | child waking up in bed, open door, light, dawn / stairs, warm light, steam, dawn
+ She had been up since four. The radio was on, so low that it only hummed. | radio on a shelf, kitchen, lamp, dawn
She never weighed a thing. Two fists of flour, and one for the house. | grandmother at a kitchen table, flour / hands in flour, bowl, close view, kitchen table
brief Two fists of flour, and one for the house. | hands in flour, bowl, close view, kitchen table
+ Her ring lay in the blue cup by the tap, as it did every Saturday. | ring, cup, kitchen window, morning
+ She folded the dough, and turned it, and slapped it, the way you pat a horse. | hands kneading dough, kitchen table, close view / old woman kneading dough, kitchen table
~ A moth sat on the lamp. She spoke to it as if it had come for breakfast. | lamp, close view, kitchen, dawn / old woman, lamp, kitchen
~ You drew a face in the flour, and she gave it a hat. | child, flour, kitchen table / drawing in flour, close view
~ The cat lay down before the oven, and had to be stepped over, eleven times. | cat, oven, warm light / old woman, cat, kitchen
~ While it rose, she darned a sock. She held it up to the light like an egg. | old woman sewing, window, morning / sock, hand, window light
You asked how long. She said: until it sounds right. | child and grandmother, oven, kitchen, warm light / hand knocking on a loaf of bread, close view, kitchen table
+ Then she knocked on the crust with one knuckle, and listened, like a doctor. | hand knocking on a loaf of bread, close view, kitchen
~ It went to the priest, and to the widow, and to the man who had no teeth. His had no crust. | loaves, basket, kitchen table / old woman with a basket, street, morning
~ In the bus you held yours on your knees, in a cloth. People moved closer. | child on a bus, loaf, cloth / people on a bus, morning
~ She wrote it down for you once. You have the paper. It says: flour. | paper, close view, kitchen table / old book, paper, shelf
Years later you tried it, with a scale, and a screen. It was not that. | scales, flour, kitchen table, lamp, evening / smartphone, dough, kitchen table, lamp, evening
brief Years later you tried it, with a scale. It was not that. | scales, flour, kitchen table, lamp, evening
- So: two fists, and one for the house. | hands in flour, kitchen table, night
You knock, and it sounds right. There is flour on the doorknob. | hand knocking on a loaf of bread, close view, kitchen, morning / doorknob, flour, close view, kitchen, warm light, morning

= one-plate-too-many
pattern: tale
about: my grandmother's soup
also: my mother's cooking; my grandmother's cooking
seen: as written

Wash your hands first. My grandmother's soup. | old woman at a stove, steam, kitchen, evening
~ Both sides, she said, and looked at them, and sent you back. | child's hands, water, kitchen / child, old woman, kitchen
- The kitchen window had gone white with steam. Somebody had drawn a cat on it. | kitchen window, steam, evening / drawing of a cat on a window, kitchen
+ There was a recipe, once, on a gas bill. All it said was: enough. Enough salt. Enough butter. Enough time. | paper, pencil, kitchen table, lamp / bowl, spoon, kitchen table, lamp
+ You were allowed to taste. She watched your face, and not the pot. | child eating at a kitchen table, grandmother, bowl, steam
~ Peas went into the blue bowl, beans into the white one. Nobody was allowed to ask why. | two bowls, kitchen table, lamp / bowl, close view, lamp
~ The radio spoke about the roads. She told it to be careful. | radio, shelf, kitchen, evening
~ When somebody was ill in the street, a pot went over, under a towel, and came back full of plums. | pot, towel, hands, street / bowl, plums, kitchen
~ You did your homework at the other end. There is still a fat stain on the rivers of France. | child writing, kitchen table, lamp / map, table, close view
~ She never sat. She stood there, with a spoon, like a captain. | old woman at a stove, spoon, steam / old woman, steam, close view
She always laid one plate too many. | kitchen table, bowls, lamp, evening
Who is it for? For whoever comes, she said. | child and old woman, kitchen table, lamp
+ Nobody ever came. It was a very small street. | small street, village, street lamp, night
~ The extra chair had a cushion. It was better than yours. | empty chair, cushion, kitchen, lamp
~ Then you were grown up, and rang her on Sundays, from the stairs, with one shoe on. | telephone, hand, stairs / old woman, telephone, kitchen
Then one night you had lost your job, and the last bus, and you stood at her door. | one person at a door, rain, night, lit window
brief Then one night you stood at her door, and had lost your job. | one person at a door, rain, night, lit window
+ She did not ask. She only moved the lamp. | old woman, lamp, kitchen table, night
There it stood, and it was still warm. It had been yours all along. | bowl, steam, close view, kitchen table, lamp / one person eating at a kitchen table, bowl, lamp, night
brief There it stood, still warm. It had been yours. | bowl, steam, close view, kitchen table, lamp
Tonight you cook. You count the chairs, and lay one more. | kitchen table, bowls, empty chair, warm lamp, evening
brief Tonight you cook, and lay one plate more. | kitchen table, bowls, empty chair, warm lamp, evening

= six-minutes-fast
pattern: tale
about: my grandmother's house
also: my grandmother's kitchen
seen: as written

The key is under the pot. My grandmother's house. | key, flower pot, door, garden, day
~ You use it all the same. You want to hear the sound. | key, lock, close view / hand, key, door
- You do not need it. That door was never locked. | open door, hallway, sunlight
- Floor wax, apples, cold stone. One breath, and you are nine. | hallway, apples in a bowl, window light / child in a hallway, sunlight
The clock in there is six minutes fast. It always was, and nobody was ever late. | clock on a wall, living room, afternoon / old woman at a table, kitchen, afternoon
brief The clock in there is six minutes fast. | clock on a wall, living room, afternoon
+ On the door frame there are pencil lines, one for every summer. | door, pencil, child, light
+ In the drawer: string, candles, and each letter that you ever sent. | open drawer, letters, candles, close view
* You came to clear it all out. | boxes, car, street, day
~ Her coat is on its hook. You say good morning to it, before you can stop yourself. | coat, hook, hallway / one person, coat, hallway
~ In the pantry there are nine jars of plums. The year is on the lid, in her hand. | jars, shelf, window light / jar, close view, lamp
~ You find the big scissors. You were never allowed to touch them. You put them back. | scissors, drawer, hand / one person, drawer, kitchen
~ A neighbour looks over the hedge. So, he says. Then he says nothing, and that is kind. | old man, hedge, garden / garden gate, evening
~ On the window sill there is a row of stones. Every summer you brought her one from the sea. | stones, window sill, light / stone, hand, close view
~ The bed is made. It is so small. You had thought that it was a ship. | bed, blanket, bedroom, window / one person in a doorway, bedroom
~ You hold her glasses up to the window. The garden is a blur, and it is lovely. | one person, glasses, window / garden, window, soft light
You open a tin of buttons, and one is yours. | box of buttons, hand, close view, window light
You lost it at seven. She had kept it, for today. | child in a coat, garden, winter / one person holding a box, window light
- So you carry the boxes back in, and put the kettle on. | kettle, stove, kitchen, evening
The clock strikes, six minutes fast. For once you have the time. | clock, armchair, one person, evening light

= the-end-of-your-sleeves
pattern: tale
about: my father's workshop
also: my father's hands; my grandfather's workshop
seen: as written

Machine oil and orange peel. My father's workshop. | old man at a workbench, tools, lamp, workshop
~ You could smell it on the stairs, before the bell rang. | stairs, lamp, door, evening
He could hear what was wrong with a thing by tapping it. | old man, radio, tools, workshop, lamp
+ The shed was cold. He gave you his gloves, and they came up to your elbows. | child, gloves, workshop, lamp
- He let you hold the torch. You held it badly. He never said so. He only moved your wrist. | child holding a lamp, old man, workshop / hands, lamp, close view, workshop
+ Every screw had a jar, and every jar had a label, in his square letters. | jars on a shelf, workshop, close view
+ He mended the radio, the neighbour's pram, and once a bird. | radio, tools, table, lamp / bird in two hands, close view, window
+ He was no talker. He said it with hinges. | door, tools, close view, light
~ There was a calendar from a tyre firm, and a stool with a cut across it. That was yours. | calendar, wall, workshop / stool, workshop, lamp
~ A nail, he said, has to be told where it is going. Then he hit it, once. | old man, hammer, nail, lamp / nail, wood, close view
~ He had a tin of bent ones. On Sundays he made them straight. | box of nails, table, lamp / old man, hammer, table
~ You dropped a spring, and it was gone for ever. He got down on his knees, and looked with you. | old man and child kneeling, floor, lamp / spring, floor, close view
~ On his left thumb the nail was black. It had been black all your life. | old hand, close view, tools
~ When he was pleased, he hummed, always the same three notes. He did not know that he did. | old man at a workbench, lamp, night / tools, lamp, close view
~ At his funeral there was a man whom nobody knew. He fixed my gate, he said. | old man with a hat, rain, street / gate, hinge, close view
Last winter your own door began to stick. | house door, snow, evening
You tapped the wood, and listened. And you knew where it was. | one person at a door, tools, lamp, evening
brief You tapped the wood, and listened. | one person at a door, tools, lamp, evening
You looked down. There they were, at the end of your sleeves: his hands. | two hands, close view, lamp, evening / hands holding tools, close view, lamp
brief At the end of your sleeves: his hands. | two hands, close view, lamp, evening

= string-too-short
pattern: tale
about: my grandmother
also: my grandma; a grandmother
seen: as written

She saved every bit of string. My grandmother. | old woman at a kitchen table, box, lamp, evening
~ She untied every parcel. She would have been ashamed to cut. | old woman, parcel, table, lamp / hands, string, parcel, close view
There was a tin for it. On the lid it said: string, too short to use. | box, table, close view, lamp / tin box, writing on the lid, close view, lamp
brief On the tin it said: string, too short to use. | box, table, close view, lamp
+ She wore two pairs of glasses, one on her nose, and one in her hair, and looked for both. | old woman at a mirror, hallway, day
+ When the telephone rang, she put on lipstick first. | telephone, old woman, mirror, hallway
+ She fed the neighbours' cat, and swore that she did not. | cat, bowl, kitchen door, morning
+ She could not say that she loved you. She said: have you eaten? | old woman holding a bowl, kitchen table, evening
~ Wrapping paper was ironed. Jars were washed. Nothing that had been useful once was ever sent away. | paper, table, lamp / jars, shelf, kitchen
~ She knitted for children who had long grown beards. | old woman knitting, armchair, lamp / scarf, close view, lamp
~ In her bag there were always a plaster, a pencil, half a biscuit, and a candle. | bag, table, candle, biscuit / old woman, bag, street
~ She cheated at cards, for you. You won for eleven years, and thought that it was talent. | old woman and child, cards, table / cards, hand, close view
~ She waved from the window until the corner. Then she waved to the corner. | old woman at a window, waving / street corner, evening, window
~ Her garden was four pots on a sill. She walked round it every evening. | flower pots, window sill, evening / old woman, flower pots, window
~ Each night, before the light went out, she said all of your names. | old woman in bed, lamp, night / lamp, dark bedroom, window
- You used to roll your eyes. | young person at a kitchen table, lamp, evening
When you emptied the flat, there stood the tin. | box, empty room, window, day
Every piece had a tag, in pencil. Kite, Thursday. First tooth. Hospital, home. | paper, pencil, close view, window light / kite, blue sky, child, field / hospital bed, window, light
brief Every piece had a tag. First tooth. Hospital, home. | paper, pencil, close view, window light
+ The one from your parcels. The one from around your wrist. | one person holding a box, window light
It was never string. It was all of us, too short to use, and kept. | family around a table, lamp, evening / box on a window sill, evening light

= the-outside-of-the-pavement
pattern: tale
about: an old father
also: a father and his daughter
seen: as written

On the outside of the pavement. An old father. | old man and child walking, street, day
~ You were four, and held on to one of his fingers. It was enough. | child's hand, old hand, close view / child and old man, street
- So that the cars get me first, he said. | street, car, old man and child, day
+ He had peppermints in his left pocket, and the map of a town he never saw. | old map, coat, close view
+ He cut apples with a pocket knife, and ate the first piece, to see if it was safe. | apple, bench, old man, park, day
~ He walked as if the street were asleep. You could hear the coins in his coat. | old man, coat, street, morning / street, morning, sunlight
~ He stopped at every building site, and looked down with his hands behind his back, and knew better. | old man, fence, street / tools, ladder, wall
~ He knew where each dog lived. He lifted his hat to two of them. | old man with a hat, dog, street / dog, gate, day
~ When it rained, he opened the umbrella over you, and got wet on the left. | old man, umbrella, child, rain / umbrella, rain, close view
~ On Sundays you went to look at trains. He had never gone far in one. He knew them all. | old man and child, station, train / train, station, steam
~ He told you about the river, frozen, in the year when he was ten. He showed you with his stick how thick. | old man with a stick, river / frozen river, snow, bridge
~ In his room there was a globe. He turned it, and stopped it with one finger, and said: here. | globe, lamp, old hand / old man, globe, window
He waved until your train was a dot. You never looked. You had a seat to find. | old man waving, station, train / train window, one person, fields
brief He waved until your train was a dot. | old man waving, station, train
- Then he got slow. Then he had a stick. Then he had your arm. | old man with a stick, street, autumn / two people walking, old man, street, autumn
One day, at the crossing, without a thought, you changed sides. | two people walking, old man, street, evening / street crossing, shoes, close view, evening
He noticed. He said nothing for half a street. | old man, street, evening, close view
+ He felt in his left pocket, and gave you a peppermint. | hand giving, coat, close view, evening
So that the cars get you first, he said. And then he laughed. | old man laughing, two people, street, sunset / two people laughing, pavement, sunset

= it-talks-when-it-cools
pattern: tale
about: a loaf of bread
also: fresh bread; sourdough; bread; a loaf; a bakery
seen: as written

Listen, it is crackling. A loaf of bread. | loaf of bread, close view, steam, kitchen table, morning
~ You were only going past. You had no intention of buying anything. | one person walking, street, dawn / bakery, lit window, street
- The crust is already cold. Inside it is still summer. So it cracks, and ticks, and sings. | loaf of bread, kitchen window, morning light / loaf of bread, close view, kitchen table
+ Bakers call that the song. They put an ear to the shelf, to hear how the night went. | baker, loaves on a shelf, bakery, dawn
~ There is a war in every village about the right one. It is about the crust. | two people, loaves, market / loaf, close view, market table
~ In the trenches of a bad year people baked it from bark, and acorns, and sang over it. | bread, dark table, candle / tree, bark, forest
~ On a ship it was so hard that you knocked it on the table first, and let the weevils leave. | ship, table, lamp / bread, table, close view
~ Somewhere in a desert a woman bakes it under the ash, and claps it clean, like a cushion. | fire, desert, dusk / old woman, fire, bread
~ It is broken when two people make peace, and put out with salt when someone moves in. | bread, salt, table / two people, open door, bread
~ Let it fall, and a certain kind of grandmother picks it up, and kisses it. | old woman, bread, kitchen / bread, floor, kitchen
- Think of what it is. Flour. Water. Salt. And somebody who got up at two. | flour, bowl, kitchen table / baker at an oven, bakery, night
+ A warm hand on a cold window, at five. The first customer. | bakery window, street, dawn
You carry it home, and swear that you will wait until it is cool. | one person carrying bread, street, snow, dawn
- Under your coat it warms you like a small animal. | loaf of bread in a coat, close view, street, morning
At the third corner the end is gone. You do not remember how. | one person eating bread, street, morning / crumbs, coat, close view, street, morning
~ A crumb lies on the pavement. A sparrow takes it, and looks at you, and takes the other one. | bird, crumb, street / bird, street, close view
+ The butter is still hard. You do not care. | bread and butter, plate, kitchen table
Somebody in the kitchen looks at the loaf, and then at you. | two people, kitchen table, loaf of bread
And breaks off the other end. | two people eating bread, kitchen, butter, morning light

= nobody-says-a-word
pattern: tale
about: a cup of coffee
also: coffee; morning coffee; the first coffee of the day
near: espresso; cappuccino
seen: as written

Nobody says a word yet. A cup of coffee. | cup of coffee, steam, kitchen table, dawn
~ It is the hour when the house is still on your side. | dark house, one lit window, dawn / kitchen, lamp, dawn
* The kitchen is blue. The fridge hums in its sleep. | kettle, kitchen, window, dawn
brief The kitchen is blue. | kettle, kitchen, window, dawn
- First the sound: a spoon, a tin, that small dark rain. | cup, spoon, kitchen table, close view / kettle, stove, steam, dawn
+ Then the smell goes from room to room, and touches everyone on the shoulder. | steam, open door, bedroom, dawn / one person waking up in bed, dawn
- You hold the cup with both hands. It is the first thing today that holds you back. | two hands holding a cup, close view, steam
+ It is too hot. You drink it anyway. Patience begins after the first cup. | one person drinking from a cup, kitchen window, dawn
~ Far away, on a hill, somebody picks it by hand, one red berry at a time. | red berries, hand, hill / hill, fog, one person with a basket
~ A goat found it, they say. It danced, and the goatherd wanted to know why. | goat, hill, sunrise / one person with a goat, hill
~ It has been forbidden by kings, who thought that people who were awake would talk. They were right. | king, table, crown / two people talking, cups, lamp
~ On a ship, in a hospital, in a lorry by the road, somebody is holding the same small heat. | ship, lamp, night / car, road, dawn, cup
~ There is a ring on the table, from yesterday. There is one on the letter, too. | table, cup, ring, close view / letter, cup, table
~ A spoon goes round, three times. It has dissolved long ago. It is only company. | cup, spoon, close view / one person, cup, window
~ The cat comes in, from the night shift, and sits down opposite. | cat, kitchen chair, dawn / cat, one person, kitchen table
Across the yard another window lights up. Wet hair. The same two hands. | lit window, street, dawn / one person at a window, cup, dawn
brief Across the yard another window lights up. | lit window, street, dawn
You still take down two cups, some mornings, by mistake. | two cups, kitchen table, window light
Today you do not put the second one back. | two cups, kitchen shelf, window, morning
You carry it over the yard, and knock. | hand knocking on a door, yard, morning / one person crossing a yard, morning sun
Good morning, you say. It is still hot. | two people at an open door, steam, sunrise / steaming cup, close view, sunrise

= the-kettle-first
pattern: tale
about: a cup of tea
also: tea
seen: as written

The kettle first, then the news. A cup of tea. | kettle, stove, steam, kitchen, evening
~ You do not take your coat off yet. You only reach for the tap. | one person in a coat, kitchen, evening / hand, tap, kettle
- Whatever has happened, somebody goes and fills it. | one person, kettle, kitchen, lamp
+ Somebody failed. Somebody was born. Somebody only came in from the rain. | one person in a coat, open door, rain / kitchen table, two people, lamp
It gives your hands something to do, and your eyes somewhere to be. | two hands holding a cup, steam, close view / steam, window, rain, close view
+ Three minutes. It is the length of a very short silence. | clock, kitchen wall, cup, steam
+ The bag goes in. The colour comes out of it like an evening. | cup, close view, steam, lamp
- Nobody has spoken yet. It has already become bearable. | two people at a kitchen table, cups, lamp, evening
~ There are cups for guests, on the top shelf. They have never once been used for this. | cups, shelf, kitchen / cup, table, lamp
~ One has a chip. It is the one that everybody wants. | cup, close view, lamp
~ A train goes by outside, with all its windows lit, and takes its own troubles along. | train, lit windows, night / window, kitchen, night
~ Monks drank it, so as not to fall asleep over their prayers. | monk, candle, table / monk, cup, close view
~ In one house the bowl is turned twice before you drink, so that the best side looks at the guest. | bowl, hands, close view / bowl, two people, room
~ It has been carried over mountains, on mules, in bricks, and paid for in horses. | mountain, road, horse / mountain pass, snow, caravan
~ The windows have gone white. Somebody has written a name there, with one finger. | window, steam, kitchen / hand, window, close view
Then one of you begins, and looks into the cup, and not up. | one person looking into a cup, kitchen table, lamp
or Then one of you begins. | one person looking into a cup, kitchen table, lamp
+ It all comes out, in the wrong order. | two people talking, kitchen table, night
The other only says: I know. And: is there more in the pot? | two people, kettle, kitchen table, night / teapot, two cups, close view, lamp, night
or The other only says: I know. | two people, kettle, kitchen table, night / teapot, two cups, close view, lamp, night
It solved nothing at all. You slept like a stone. | one person asleep in bed, moonlight, night

= the-second-day
pattern: tale
about: a pot of soup
also: soup
seen: as written

The lid is dancing. A pot of soup. | pot on a stove, steam, kitchen, evening
~ You can hear it from the stairs. It sounds like somebody laughing with their mouth shut. | stairs, lamp, kitchen door / pot, stove, close view
- It began with what there was. One onion. Two carrots that nobody wanted. A bone. | onion, kitchen table, bowl, window light / bowl, kitchen table, lamp
+ Outside it rained sideways. In here the windows ran with steam. | kitchen window, rain, steam, evening
- Somebody stirred. Somebody tasted, and put in salt, and tasted, and looked at the ceiling. | one person at a stove, steam, kitchen / one person eating, stove, kitchen
+ It needed something. It always needs something. It is usually time. | clock, kitchen, steam, lamp
~ The bone had been to three houses already. It had a good name. | bone, bowl, kitchen table / pot, steam, lamp
~ A whole spoon of salt fell in. Somebody cut up a potato, and it saved us all. | spoon, pot, kitchen / potato, knife, table
~ The dog lay under the table, and believed. | dog under a table, kitchen, lamp
The boy from upstairs had locked himself out. He stood there, and dripped. | child, open door, rain, hallway / wet shoes, doorstep, rain, close view
brief The boy from upstairs had locked himself out. | child, open door, rain, hallway
So there was one bowl more, and a bit of water in the pot. | bowls, kitchen table, lamp, evening
- Nobody talked. You could hear five spoons. | family at a kitchen table, bowls, lamp, evening
~ There is a rule: whoever complains cooks tomorrow. It is very good, we said. | family at a table, bowls, lamp / bowl, spoon, close view
~ Somebody blew on a spoon, for somebody small, and tried it first, and made a face. | child, spoon, old woman, kitchen / child, bowl, close view
~ The old man from number three came about the noise. He stayed for the noise. | old man, open door, lamp, evening / old man at a table, bowl
~ The light bulb went. We ate the rest by feeling. | candle, table, dark kitchen / people at a table, candle
- Then his mother came, and she was cold, too. | woman, open door, rain, evening
A little more water. A little more salt. | bowl, steam, close view, kitchen table
It fed nine of us, in the end. It was better on the second day. | crowd around a kitchen table, bowls, lamp, night / pot, stove, morning light, kitchen
