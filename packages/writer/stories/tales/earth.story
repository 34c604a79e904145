= the-best-soil
pattern: tale
about: volcanoes
also: how volcanoes work; how volcanoes erupt; a volcano; why volcanoes erupt
seen: as written

A volcano begins with a crack, and something that wants to come up. | volcano, smoke, village, dawn, no people
brief A volcano begins with a crack. | volcano, smoke, village, dawn, no people
Far down it is so hot that stone gets soft. | lava, glow, dark, close view, no people
- It is lighter than what lies above it. So it rises, as slowly as dough. | lava, glow, close view, no people / dough, bowl, kitchen, night, no people
+ It stops under the mountain, in a chamber, and waits. That can be a year. It can be a thousand. | dark cave, glow, lava, no people / mountain, village, quiet, day, no people
There is gas in it, like in a bottle that was shaken. | bottle, table, close view, no people
- Then something gives. First there are only small things. The well is warm. The dogs will not sit down. | well, village, steam, morning, no people / dog, street, restless, evening, no people
+ Birds leave. The ground hums, on a note that you feel in your teeth. | birds, mountain, smoke, dusk, no people
* And it opens. | eruption, volcano, night, no people
- Some only pour. You could walk away from those, with a suitcase. | lava, slope, night, no people / people with suitcases, road, red glow
+ Others go up like a lid, and the day turns black, and ash falls on the bread. | eruption, ash cloud, day, no people / ash, bread, table, dark, no people
+ The ash goes once round the whole earth. A thousand miles away somebody paints a red evening, and does not know why. | red sunset, sea, ships, no people / painter, easel, red evening
- Afterwards there is nothing. It is grey, and it still ticks as it cools. | ash field, dead trees, grey day, no people
+ You would think that nobody would ever come back. | empty village, ash, grey day
The first thing is a fern, in a crack. | fern, black rock, close view, morning, no people
- Then it rains, and rains, and the stone crumbles. There is no better earth in the world. | rain, black earth, close view, no people / vineyard, volcano, day, no people
+ Islands were made like that. The air was, too, they say, and some of the sea. | island, sea, volcano, dawn, no people
So there they are again, with their vines, and their goats, and the chairs out in the evening. | volcano, village, evening, no people / people on chairs, village street, evening
brief So there they are again, with their vines. | volcano, village, evening, no people
An old woman pats the wall of rock behind her house. Sleep well, she says. | old woman, rock wall, house, dusk
brief An old woman pats the rock. Sleep well, she says. | old woman, rock wall, house, dusk

= as-fast-as-fingernails
pattern: tale
about: earthquakes
also: how earthquakes happen; why earthquakes happen; tectonic plates; what causes earthquakes
seen: as written

The ground under you is moving, as fast as your fingernails grow. | field, crack in the earth, day, no people / hand, fingernails, close view
brief The ground under you is moving. | field, crack in the earth, day, no people
It is broken, all of it, like the shell of an egg. | egg, broken shell, close view, no people
- The pieces float on what is hot below. They carry continents about, as a tray carries cups. | tray, cups, table, close view, no people / mountains, wide view, dawn, no people
At the edges they get caught. | rocks, crack, close view, no people
- They go on pushing, all the same. Nothing moves. The fields lie there. People put up a school. | fields, village, calm day, no people / school, village, children, morning
+ It can go on for a hundred years. The stone bends, a very little, like a ruler on the edge of a desk. | ruler, desk, classroom, close view, no people
+ One cannot say when. We can say where, and how often, and build the stairs accordingly. | scientist, map, lamp, night
Then one morning it slips. | crack in a road, morning, no people
- It takes less than a minute. A minute is a long time, under a table. | child under a table, kitchen, dust / clock, wall, close view, no people
+ First comes a knock, a quick one. The dogs hear it. Then comes the one that walks. | dog, street, alert, dawn, no people / street, dust, houses, morning, no people
+ Rivers have run backwards. Once a whole coast rose by the height of a man, and the mussels hung there in the air. | river, waves, trees, no people / coast, mussels, rock, day, no people
+ Cups step off their shelf, one by one. All the bells in the town ring, and nobody is ringing them. | cups, shelf, kitchen, no people / bell, tower, dust, no people
- Then it is so quiet that you hear the tiles slide. | broken roof, tiles, dust, street, no people
+ And out of that come the voices. Names, mostly. | people, street, dust, calling
* Nobody asks whose wall it is. They stand in a row, and hand on the bricks. | people in a row, bricks, ruins, day
+ Somebody holds up a fist. It means: be quiet. We are listening. | hand raised, ruins, people, dusk
- Four hundred people stand there, and do not breathe. | crowd, ruins, silent, dusk
From below somebody knocks, three times. | ruins, stones, close view, lamp, no people
It is the best sound that a stone has ever made. | hands, stones, light, people, night
brief No stone has ever made a better sound. | hands, stones, light, people, night

= count-until-it-speaks
pattern: tale
about: lightning
also: how lightning works; thunderstorms
seen: as written

Lightning is hotter than the face of the sun. | lightning, field, night, no people
It is no thicker than your thumb. | lightning, storm, field, night
- It starts with ice. Up in the cloud, small ice and large ice rub together, as a sock does on a carpet. | storm cloud, dark sky, wide view, no people / socks, carpet, lamp, no people
+ The cloud gets charged. The meadow below it does, too. Between them there is only air, and air will not let anything through. | storm cloud, meadow, cow, no people / meadow, dark sky, wide view, no people
* Then something feels its way down, in steps, that you cannot see. | dark cloud, faint light, night, no people
- It forks. It tries here, and there. And from below, from each tree, each steeple, something reaches up. | lightning, storm, mountains, night, no people / church steeple, tree, storm, no people
+ It may be from a gatepost. It may be from the hair on your head. If it stands up, lie down. | gate, storm, field, no people / one person crouching, field, storm
They touch. Now you see it. | lightning, tree, hill, night, no people
- The air bursts apart. It is the same thing that you see and hear. Only, the sound has to walk. | thunder cloud, lightning, village, no people / village, rain, night, no people
So you count. Three for each kilometre. | child counting, window, storm, night
+ You did that in a bed in the dark, with somebody who was afraid, too, and did not say so. | two children, bed, blanket, lightning window
+ One. Two. The window was blue. The whole room stood there, like a photograph. | bedroom, blue flash, window, no people / chair, toys, flash of light, night, no people
+ It strikes somewhere on earth, dozens of times, in each single second. It never stops. | planet earth, lightning, night, space, no people
+ It makes the air smell clean. It feeds the fields. The first fire that anyone carried home may have come from it. | burning tree, plain, night, no people / people, torch, cave, night
- Four, says the voice in the dark. Five. | child, blanket, dark room, flash
+ The gutters run over. Far off a car alarm gives up. | rain, gutter, street, night, no people
Six, you say. Seven. It is going away. | two children, window, distant lightning, night
But neither of you lets go of the hand. | two hands, blanket, moonlight, close view

= a-light-in-the-mud
pattern: tale
about: the deep sea
also: the ocean floor; the mariana trench; the bottom of the sea
near: abyss; trench; ocean; floor
seen: as written

Let a lamp down into the sea, on a rope that does not end. | ship, rope, lamp, sea, dusk, no people
A few fathoms down red is gone. A few more, and the fish have lost their colours. | fish, underwater, blue light, no people / red fish, underwater, dim, no people
brief First red is gone. Then it is all blue. | fish, underwater, blue light, no people
- After a thousand metres there is no day at all. There has never been one. | underwater, black water, lamp, no people
Most of the living room on earth is down here, in the dark. | underwater, dark, wide view, particles, no people
+ It snows. It always snows: skin, scales, crumbs of what lived in the light. | underwater, dark, particles, lamp, no people
- What falls from above takes weeks to come down. They wait for it with open mouths. | fish, underwater, dark, close view, no people
And somebody has lit a lamp. | jellyfish, underwater, dark, no people
- Nearly everything glows here. They glow to hide, to hunt, and to find each other. | jellyfish glowing, underwater, black water, no people
+ One carries a light on a rod, before its teeth. One throws light, like ink, and is gone. | fish, underwater, dark, no people / underwater, dark, glow, no people
+ On the ground stand chimneys of stone, and boil. There the whole crowd lives without the sun. | seabed, smoke, chimneys, underwater, dark, no people
+ Some live for hundreds of years. In that cold nobody needs to hurry, and nobody can afford to. | coral, seabed, underwater, dark, no people
+ Nobody had thought of that. In all our books life began with light. | old book, lamp, table, night, no people
- The deepest place is so deep that our highest mountain would be lost in it. | trench, dark water, underwater, no people / mountain, clouds, dawn, no people
+ The weight of the water there is like a great beast on each of your fingernails. | elephant, night, no people / hand, close view, dark water
+ A cup made of foam comes up again as small as a thimble. They all bring one home. | cup, thumb, hand, close view / ship, cups, lamp, no people
* People have been there, in a ball of steel, with a sandwich. | submarine, underwater, dark, no people / sandwich, hand
They put out their lamp, to see what it is like without us. | submarine window, dark water, underwater, no people
brief They put out their lamp. | submarine window, dark water, underwater, no people
It was full of stars. | lights, black water, underwater, wide view, no people

= the-moon-pulls-the-harbour
pattern: tale
about: the tides
also: how tides work; ebb and flow
seen: as written

Twice a day the moon lifts the whole harbour, and puts it down again. | harbour, boats, moon, night, no people
brief Twice a day the moon lifts the whole harbour. | harbour, boats, moon, night, no people
* It does not take hold of it. It only leans on it, from very far away. | moon, sea, calm, night, no people
- The water under the moon is pulled up a little. So is the water on the far side, which is left behind. | moon, sea, planet earth, space, no people / planet earth, moon, space, no people
So the sea has two hills, and we turn under them, like a hand under a tap. | sea, wide view, moonlight, no people / hand, tap, water, close view
brief So the sea has two hills, and we turn under them. | sea, wide view, moonlight, no people
- In the open you would not notice. At the edges everything happens. | open sea, boat, night, no people / rocks, waves, coast, dawn, no people
* It goes out, and all its rooms stand open. | beach, low tide, pools, morning, no people
+ You can walk about in them: crabs, ropes, one shoe, the ribs of a boat that nobody talks about. | crab, tide pool, beach, no people / wreck, sand, low tide, day, no people
+ Boats lie on their sides, like dogs after lunch. | boats on sand, low tide, harbour, day, no people
+ Children build something. They know exactly what is coming. That is why they build. | children, sandcastle, beach, day
- When the sun pulls in the same line, it comes higher than you thought. | full moon, high water, harbour wall, no people
+ And the moon pays for it. It goes away from us, each year, by the width of two fingers. | moon, sea, hand, night
+ It brakes us, too. Our days are getting longer. You have not felt it, but there it is. | clock, window, moon, night, no people
An old man has a table of it, on his kitchen wall. | old man, calendar, kitchen wall, lamp
+ He crosses off each day. He has never been late for one. | hand, pencil, calendar, close view
- His wife used to say that he was married to the moon. | old man, two cups, kitchen table, night
Tonight it is due at ten past four. He puts on his coat. | old man, coat, door, night
brief Tonight he puts on his coat. | old man, coat, door, night
He stands on the wall, and it comes up to his shoes. Good evening, he says. | old man, harbour wall, sea, moon
brief It comes up to his shoes. Good evening, he says. | old man, harbour wall, sea, moon

= it-makes-its-own-rain
pattern: tale
about: the rainforest
also: the amazon rainforest; rainforests
near: jungle; amazon
seen: as written

A rainforest makes its own rain. | rainforest, mist, dawn, no people
Each tree drinks, and breathes it out again, through every leaf. | tree, leaves, mist, morning, no people / leaf, drops, close view, no people
brief Each tree drinks, and breathes it out again. | tree, leaves, mist, morning, no people
- By noon there is a river up there, in the air, as great as the one on the ground. | clouds, rainforest, seen from above, no people / wide river, rainforest, no people
* Then it falls, all at once, and everything begins again. | rain, rainforest, leaves, no people
- Down on the floor it is dusk at noon. Hardly any light gets through. | forest floor, dim light, day, no people
+ A seed may lie there for years. It grows as high as your knee, and stops, and waits. | small plant, forest floor, dim light, no people
* Small trees wait there for a great one to fall. | tall trees, forest, looking up, no people
+ Then a giant comes down, in a storm, and there is a hole in the roof. It is a race, and it is very quiet. | fallen tree, forest, light, no people / light beam, forest, small plants, no people
+ In one tree there can be more kinds of ants than in a whole cold country. | tree bark, close view, ants, no people / forest, north, snow, no people
+ A frog spends its whole childhood in a cup of water, up in the fork of a leaf. | frog, leaf, water drop, close view, no people
+ Most of what lives here has no name. Some of it will be gone before it gets one. | insect, leaf, close view, lamp, no people / scientist, notebook, tent, lamp
- The earth below is poor. All the riches are walking about, or hanging, or on their way down. | red earth, roots, close view, no people / birds, branches, fruit, no people
+ When it is cut, you get a few good harvests. Then you get dust. | cut trees, stumps, day, no people / dust, bare field, wind, no people
A boy sits by the river with his grandmother. | old woman and boy, river, forest
- She knows what each leaf is good for. | old woman, leaf, hand, forest
+ This one for the fever. That one for the fish. This one she only strokes. | hand, leaf, close view, forest
+ And what is that one for, he asks. It is for itself, she says. | old woman, boy, tree, forest, day
A drop falls on his hand. It was in the tree this morning. | drop, hand, close view, forest
He holds still, so that it can go on. | boy, hand, rain, forest, evening

= the-snow-of-that-winter
pattern: tale
about: glaciers
also: a glacier; icebergs
near: iceberg; arctic; antarctica
seen: as written

A glacier is snow that nobody came for. | glacier, mountains, dawn, no people
* It falls, and stays, and next year falls on top of it. | snow, mountains, winter, no people / footprints, snow, mountains, no people
- Far down it is pressed until it is blue. Then it begins to flow. | blue ice, cave, close view, no people
* It goes a few steps in a year, and carries mountains on its back. | glacier, rocks, valley, day, no people
brief It goes a few steps in a year. | glacier, rocks, valley, day, no people
- It planed the valleys. It dug the lakes. What you call the view was done by ice. | valley, lake, mountains, day, no people / lake, calm, morning, no people
+ It set down boulders in the middle of fields, and went home. Farmers said that giants had thrown them. | boulder, field, farmer, day
In it there are bubbles, and in the bubbles old air. | ice, bubbles, close view, blue, no people
- Somebody has drilled a core, and put a piece of it in a glass. It crackles. | ice, glass, lamp, close view, no people / scientist, ice, tent, lamp
+ What comes out is a breath from before the first field, before the first wall. | glass, ice, steam, close view, no people / empty plain, mammoth, dawn
+ Each year is a line. There is a dark one: some volcano, somewhere. There is a grey one: that was us. | ice core, lines, close view, no people / chimneys, smoke, city, day, no people
+ It keeps what it is given. It gave back a man, once, after five thousand years, with his shoes on. | ice, old shoe, close view, no people
- It is getting short of breath. You can see on the rock where it was when you were a child. | bare rock, glacier far away, day, no people
* There is a bench up there. From that bench you used to be able to touch it. | bench, mountains, bare rock, day, no people
A woman has a photograph of her father, with one hand on the ice. | woman, bench, photograph, mountains / old photograph, close view, hand
+ She holds it up, and tries to make the edges meet. | hands, photograph, mountains, close view
She walks for an hour, over stones. Then she puts her hand there. | woman walking, stones, glacier / hand, ice, close view
brief She walks up, and puts her hand there. | hand, ice, close view
It is cold, and it drips. It is some winter that he knew. | woman, glacier, evening light, hand
brief It is some winter that he knew. | woman, glacier, evening light, hand

= yours-alone
pattern: tale
about: rainbows
also: a rainbow
seen: as written

No one else has ever seen your rainbow. | rainbow, field, one person, after rain
The sun must be behind you, and the rain before you. | one person, sun behind, rain, field
- Light goes into a drop, and bends, and comes apart. It strikes the back, and turns round. | drop, close view, light, no people / glass, light, colours, table, no people
* Each drop sends you one colour only. | drop, leaf, close view, no people
- The high ones send you red. The low ones send you blue. Then they fall, and others take their place. | rain, light, close view, no people / rainbow, clouds, day, no people
+ So it stands still, and is made of what is falling. | rainbow, rain, valley, wide view, no people
* And the middle of it is always opposite the sun, in line with your own head. | one person, shadow, field, sun
brief And the middle of it lies in line with your own head. | one person, shadow, field, sun
- The one beside you has another head. She has other drops. She has her own. | two people, field, rainbow
+ From a plane you can see that it is a circle. Down here the ground has the other half. | aeroplane, clouds, rainbow, no people / rainbow, hill, field, no people
+ If you walk towards it, it walks. You cannot get there. You cannot even get to the side of it. | one person walking, road, rainbow
+ Sometimes there is a second one, outside, with the colours turned round. The sky is darker in between. | two rainbows, dark sky, field, no people
+ Look for one at night, too, by a full moon, where a waterfall is. It is white, like the ghost of one. | waterfall, full moon, night, no people
Two sisters stand at a bus stop, and quarrel. | two girls, bus stop, rain
+ It is about a bracelet. | bracelet, two hands, close view
+ It is about everything. | two girls, street, puddles, rain
- Then the rain goes over, and there it is, from the church to the gas works. | rainbow, town, church, rooftops, no people
That is mine, says the small one. She is right, of course. | small girl, rainbow, street
brief That is mine, says the small one. | small girl, rainbow, street
They stand close together, cheek to cheek, to get nearly the same. | two girls, close together, rainbow, evening

= the-sea-that-left
pattern: tale
about: the Sahara
also: deserts; how the sahara became a desert
seen: as written

You find a seashell, and the sea is a thousand miles away. | shell, sand, desert, close view, no people
There was water here. There were fish, and reeds, and people who sang in boats. | lake, reeds, boat, dawn, no people / people in a boat, lake
brief There was water here, and people in boats. | people in a boat, lake, dawn
- They painted swimmers, on a rock. You can see them today, in the middle of all that sand. | painting of swimmers, rock, cave / rock, desert, day, no people
Then the rains went south, and did not come back. | dry lake, cracked earth, sun, no people
+ The grass went. What held the ground had gone, and the wind took up the rest. | dust, wind, plain, dusk, no people
- Now the hills walk. Each dune goes a few steps in a year, and buries what it meets. | dunes, wind, day, no people / door, sand, house, no people
+ They sing, too, when the sand slides. It sounds like a plane that does not come. | dune, close view, wind, dusk, no people
+ At noon you could bake bread on a stone. At night there is frost on your blanket. | stone, sun, desert, no people / blanket, frost, desert, night, no people
Still there is somebody home. | tracks in sand, desert, dawn, no people
- In one desert a beetle stands on its head in the fog, and lets the drops run down into its mouth. | beetle, dune, fog, close view, no people / drop, close view, dawn, no people
+ A fox has ears as large as its face, to cool it, and to hear what walks under the sand. | fox, desert, dusk, close view, no people
+ A caravan went by the stars, and let the camels do the worrying. | camels, dunes, stars, night, no people
+ And the seeds lie there. They can wait for ten years. They only need one afternoon. | seeds, sand, hand, close view
- One night you wake up, and something taps on the tent. | tent, desert, night, stars, no people
* It lasts half an hour. In the morning it steams. | rain, desert, night, no people / desert, mist, dawn, no people
+ Nothing happens on the second day. Nothing happens on the fifth. | desert, sand, close view, day, no people
Then you come out, and the whole plain is violet. | desert in flower, purple, sunrise, no people
It had been there all along. It had been waiting for you to stop believing. | flowers, desert, one person, sunrise
brief It had been there all along. | flowers, desert, one person, sunrise
