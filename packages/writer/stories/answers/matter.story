= the-tree-lets-go
pattern: answer
about: why leaves fall
also: why do leaves fall in autumn; why leaves change colour; why leaves change color; why trees lose their leaves; why leaves change color in autumn; why leaves change color in fall
seen: as written

Catch one first, and then see why leaves fall. | leaf, falling, garden, autumn
~ It lies in your hand, and has a map on it of some country with one long river. | leaf, hand, close view, autumn / leaf, close view, sunlight
- All summer each leaf drinks. A big tree can lose a bath full of water in one hot day. | leaf, close view, sunlight / large tree, sunlight, garden
In winter the ground freezes, and a tree has nothing to drink. | tree, snow, frost, dawn
+ And think of the wind, and of snow on a thousand little plates. | tree in a storm, snow
So the tree gets ready. First it takes back what is worth keeping. The green goes in, and the gold that was under it shows. | golden tree, autumn, sunlight
brief So the tree takes the green back in, and the gold shows. | golden tree, autumn, sunlight
~ The green was its kitchen. It takes that to pieces, and carries it down into the wood. | leaf, green, close view, sunlight / large tree, trunk, sunlight
~ The yellow was there all the time. All summer it was only outshone. | yellow leaf, close view, light / birch tree, autumn, sunlight
~ The red is new. Some trees make it in the last warm days, as if they wanted to be looked at once. | red leaf, branch, sunlight / red tree, garden, autumn
~ It knows the date by the nights. They get longer, and no warm week can fool it for long. | tree, moon, night, garden / bare branch, stars, night
~ The lamp in the street can. The branch beside it keeps its leaves for weeks. | street lamp, tree, leaf, night
~ Pines do it otherwise. Their leaves are thin as needles, and waxed, and there is nothing for the wind to hold. | pine, snow, forest / pine, branch, close view, frost
Then it builds a thin wall, just where the leaf is held. | leaf, branch, close view, autumn
+ One cold night the wall is done. The leaf hangs by a thread. | branch, leaf, frost, night
- A breath of air, and it goes. | leaf, falling, wind, path
+ And where it was, there is already next year's bud, shut tight. | bud on a branch, close view, frost
~ Down below the worms have heard. They pull them in by the stalk, one by one. | leaf, earth, close view, night
~ By spring it has eaten its own old coat. It puts on the same one, new. | tree, blossom, spring, morning / green leaf, branch, close view
The tree did not lose it. It let it go, in order to stay. | bare tree, one person, snow, dawn
brief It let it go, in order to stay. | bare tree, one person, snow, dawn

= the-sea-breathes
pattern: answer
about: why there are tides
also: why the sea has tides; what causes tides; why the tide comes and goes
seen: as written

Twice a day you can see why there are tides. | beach, moon, sea, dusk
~ You have put your towel down. In three hours it will be wet, and you do not know it yet. | beach, sea, towel, day / one person on a beach, sea
* In the morning the boats lie on their sides in the mud. | boat, mud, harbour, morning
- By noon they float, and nobody has touched them. | boat, harbour, bright day
It is the moon. It pulls at the whole earth, but most at the side that is near. | large moon, sea, night
brief It is the moon. It pulls at the sea. | large moon, sea, night
So the water there is drawn into a long, low hill. On the far side, where the pull is weakest, there is another. | boat, wave, moon, sea / planet from space, moon
brief The water is drawn into a long, low hill, and the earth turns through it. | boat, wave, moon, sea / planet from space, moon
+ The hills stay with the moon. It is we who turn, and run through them. | planet from space, blue curve
~ There are bays where it comes in faster than you can walk, and as high as a house. | bay, waves, cliff, day / one person running, beach, sea
~ In a lake you hardly see it. In your cup it is there, and nobody could ever find it. | lake, calm, moon / cup, table, lamp
~ Crabs go by it. Take one inland, in a bucket, and for days it still gets up with the sea. | beach, bucket, stone, morning / bucket, kitchen, floor
~ Twice a month it goes out so far that an old wreck shows its ribs. | shipwreck, beach, mud, dawn / anchor, sand, beach
~ Then people walk out with buckets, and look for supper, and keep an eye on the time. | people with buckets, beach, mud / clock, boat, beach
~ All this rubbing slows us down. A day gets longer by the blink of an eye in a great many lives. | clock, lighthouse, sea / sun, horizon, sea
~ And the moon moves off, by about as much as your nails grow. | moon over the sea, night, wide view / hand, close view, moonlight
~ A boat knocks against the wall. Somebody, asleep on board, has been lifted up, and has not noticed. | boat, harbour, moon, night
+ The sun pulls, too. When both pull in a line, the sea comes right up to the road. | full moon, waves, road, coast
- So there is your answer, and it fits into a bucket and a footprint. | bucket, beach, footprints
+ A child builds a castle. The moon takes it back. | sand castle, beach, waves, evening
Something that never touched the sea moves all of it, twice, every day. | moon over the sea, night, one person

= a-pinch-of-mountain
pattern: answer
about: why the sea is salty
also: why the ocean is salty; why sea water is salty
seen: as written

One mouthful, and you ask why the sea is salty. | wave, beach, one person, day
~ You came up coughing, and everyone on the blanket laughed. | one person swimming, sea, waves / people on a beach, day
Begin on a mountain, in the rain. | one person with an umbrella, mountain, rain
Rain is just a little sour, and it licks at the stone. It takes away a grain too small to see. | stone, rain, close view
or Rain licks at the stone, and takes away a grain. | stone, rain, close view
- A brook takes it on. Then a river. You could drink from it, and taste nothing. | one person kneeling, river, valley, day
+ It goes by a mill, and a town, and somebody fishing. | mill, river, village, day
Then it comes to the sea, and there the road ends. | boat, river mouth, sea, wide view
or Then it comes to the sea. | boat, river mouth, sea, wide view
The water can leave. The sun lifts it up, and it is rain again. | bird, clouds over the sea, sunlight
brief The sun lifts the water up again. | bird, clouds over the sea, sunlight
The salt cannot. It has to stay. | boat, waves, dark sea
+ More comes up from cracks in the floor of the sea, where hot rock meets water. | underwater, volcano, dark
+ River by river, for longer than there have been fish. | river, sea, sunset, seen from above
~ It would be enough, dried, to lie on all the land there is, higher than most church towers. | white desert, church tower, day / white sand, wide view, sky
~ In some places they let it into flat ponds, and wait, and rake up what the sun has left. | flat water, salt, sunlight / one person with a rake, field, sunlight
~ Soldiers were paid with it, they say. Roads were named for it. Wars began over it. | road, caravan, desert / coin, sack, table
~ There is a lake so full of it that you can lie on top, and read the newspaper. | one person floating, lake, newspaper / lake, desert, day
~ A fish has to drink all day, and throw the salt out again over its gills. | fish, underwater, close view
~ A gull does it through the nose. That is the drop that hangs from its beak. | bird, close view, beak, sea / bird, harbour, day
~ Your tears have some. So has your blood. Something in us never quite came ashore. | close view of an eye, tears / one person, sea, seen from behind
~ You pour a little into the soup, and do not think of mountains. | bowl of soup, spoon, kitchen table
So what you taste there is a mountain, one that came down very, very slowly. | mountain by the sea, one person, sunset
brief What you taste there is a mountain. | mountain by the sea, one person, sunset

= the-wall-answers
pattern: answer
about: why there is an echo
also: why mountains echo; what is an echo; why echoes happen
seen: as written

Shout once, and you hear why there is an echo. | one person, mountain valley, day
~ You look round first, to see if anybody is there. It feels like ringing at a house. | one person on a path, mountain, day / mountain valley, wide view
- You push at the air, and it runs off in all directions. | one person with open arms, mountains, wind
Your voice goes one kilometre in three seconds. In a kitchen it is back before you notice. | kitchen, walls, day / one person, wide valley, mountains
brief Your voice goes one kilometre in three seconds. | one person, wide valley, mountains
- But out here there is a cliff, and it is far. | cliff, mountain, wide view
Then it hits the cliff. Stone does not give. So it turns round, and comes home. | bird, cliff, rock, sunlight
brief It hits the cliff, and turns round, and comes home. | bird, cliff, rock, sunlight
+ Grass would have swallowed it. So would snow, or a hundred coats. | meadow, grass, wind
And there it is, a little smaller, a little late: you. | mountains, one person small, evening
+ Count the seconds, and you know how wide the valley is. Bats do that for a living. | bat, night sky, moon
~ In the mountains they called from hut to hut like that, before there was a telephone. | hut, mountain, one person, evening / two huts, valley, evening
~ A horn carries further than a name. So they played. | one person with a horn, mountain / mountains, sunset, wide view
~ Ships did it in the fog. They blew once, and listened for the rock. | ship, fog, sea / rock, fog, waves
~ Whales do it, too, and men under the sea, who sit with headphones on, and wait for the ping. | whale, underwater, dark / submarine, underwater, dark
~ Old builders hated it. They hung up carpets, so that the sermon would not be said twice. | church, curtain, light / carpet, wall, lamp
~ There are domes where you whisper to one wall, and somebody hears you at the other. | dome, two people, hall / one person whispering, wall
~ A doctor looks at a child like that, before it is born: he listens to what comes back. | doctor, screen, lamp / screen, close view, hand
~ You try it with your own name. It sounds like somebody who is glad that you called. | one person, cliff, mountain, evening
+ A child beside you shouts a name. The mountain knows the name now. | child, mountains, evening
It is the only one who always lets you finish, and then agrees. | one person on a cliff, valley, sunset

= the-smell-has-a-name
pattern: answer
about: why rain smells
also: how rain smells; why we can smell rain; why rain smells so good; the smell of rain
seen: as written

The first drops, and you know why rain smells. | one person, dry road, rain, summer
~ You were on your way to something. You have a bag, and a time to be there. | one person walking, street, bag, summer / clock, street, day
- For weeks it has not rained. The stones have been collecting. | dry road, stones, sun
Plants have left oils on the dry stones. And in the soil live tiny things that make a smell of earth. | leaf, dry ground, close view / mushroom, earth, close view
or In the soil live tiny things that smell of earth. | mushroom, earth, close view
Then a drop comes down. It traps a little air below it. | stone, rain, close view
or A drop traps a little air below it. | stone, rain, close view
The air rises in bubbles, as in a glass, and bursts, and throws the smell up to you. | drinking glass, table, window, rain / one person breathing in, open window, rain
brief It rises, and bursts, and throws the smell up to you. | drinking glass, table, window, rain / one person breathing in, open window, rain
+ Our noses are better at that one smell than at almost any other. | close view of a face, closed eyes, rain
~ A light rain is better at it than a heavy one. It gives the bubbles time. | rain, window, light / puddle, drops of water, close view
~ Camels are said to find water by it, across a whole desert. | camel, desert, wide view / desert, well, evening
~ In one town in India they catch it, in clay, and sell it in small bottles. | bottle, clay, market, day / bottle, close view, window light
~ Before the first drop there is another one, sharp, like a new coin. That comes with the lightning. | lightning, field, dark clouds / coin, hand, close view
~ The dog has had it for an hour, and has been walking to the door and back. | dog, door, kitchen, day / dog, window, dark clouds
~ Gutters begin to talk. The dust on the window sill gets small, dark coins. | rain, roof, street / window sill, dust, drops of water
~ A boy puts his head back, and opens his mouth, as if it could be drunk. | boy, rain, street, close view
~ And old people say, on all the balconies, that the garden needed it. | old man on a balcony, rain, street / garden, rain, roses
- It even has a name. It is called petrichor. Nobody uses it. | old book, window, rain / one person, umbrella, road, evening light
+ People open the door, and breathe in, and say: ah. | open door, one person, rain
+ For somebody who lived by what would grow, that was the best news there was. | field, rain, one person, clouds
You still believe it. Look at you. You have stopped in the middle of the road. | one person standing in rain, road, light / one person, road, puddle, seen from behind
brief Look at you. You have stopped in the middle of the road. | one person standing in rain, road, light / one person, road, puddle, seen from behind

= a-thousand-small-rooms
pattern: answer
about: why bread rises
also: why dough rises; how bread rises
seen: as written

Under the cloth you can see why bread rises. | bread dough, bowl, cloth, kitchen
~ Somebody has put the bowl on the radiator, and told everyone not to slam the door. | bowl, cloth, kitchen, window / closed door, kitchen, lamp
- Flour, water, salt. That alone would be a brick. | flour, bowl, kitchen table / hands in dough, kitchen table
Somebody has let in a guest. Yeast is alive. It is smaller than dust, and it is hungry. | bowl, close view, kitchen, warm light
brief Yeast is alive. It is smaller than dust, and it is hungry. | bowl, close view, kitchen, warm light
It eats the sugar in the flour, and breathes out gas, as you do. | bread dough, bowl, close view
brief It eats the sugar in the flour, and breathes out gas. | bread dough, bowl, close view
+ And here is what the kneading was for. It makes the dough stretch like a balloon. | hands kneading dough, kitchen table
The dough will not let it out. So it blows a thousand little rooms. | knife, loaf, kitchen table
brief So the dough blows up a thousand little rooms. | knife, loaf, kitchen table
~ That guest is on grapes, and on flour, and on your hands. It only waits to be asked in. | grapes, bowl, table / hands, flour, close view
~ People kept some of it from one week to the next, in a jar, and gave it to their daughters. | jar, shelf, kitchen / old woman, jar, young woman, kitchen
~ Some of those jars have been alive for longer than anybody in the house. | jar, close view, window light / old house, kitchen, window
~ Push a finger in. If the hole comes back slowly, it is ready. If it stays, you were too late. | finger, dough, close view / hand, bowl, kitchen table
+ Warm, and it hurries. Cold, and it takes all night, and tastes better. | bowl, window, night, kitchen
- Then the oven. One last great breath, and the walls set, and stay. | oven, bread, fire, kitchen
~ In the oven those small guests die, around the middle, quite quickly, and all at once. | oven, fire, close view / loaf, oven, light
~ The crust goes brown for the same reason as a steak: heat, and sugar, and what is left of the grain. | loaf, close view, crust / oven, kitchen, warm light
~ The cut on top is there so that it does not burst. Each baker has his own, like a signature. | knife, dough, close view / baker, loaf, bakery
~ And the whole street walks a little slower, past that window. | bakery, street, people, morning
+ You cut it too early. Everyone does. | knife, loaf, steam, kitchen table
Look at the holes. Each one is where somebody very small breathed out for you. | loaf of bread, close view, steam, morning / child eating bread, kitchen, morning
brief Look at the holes. Somebody very small breathed out for you. | loaf of bread, close view, steam, morning / child eating bread, kitchen, morning

= the-cold-lid
pattern: answer
about: why ice floats
also: why icebergs float; why ice floats on water
seen: as written

Look into your glass, and ask why ice floats. | drinking glass, ice, table, window light
~ The first cube goes under, for one moment, and bobs up as if somebody had called. | drinking glass, ice, close view / drinking glass, table, window light
Nearly everything shrinks when it freezes. Water does not. | children, frozen lake, winter, day
Its smallest parts take one another by the hand, at arm's length, and that takes up room. | glove, snow, close view
or Its smallest parts join hands, at arm's length. | glove, snow, close view
So ice is lighter than the water it came from. It comes up. | iceberg, sea, day
brief So ice is lighter, and comes up. | iceberg, sea, day
+ If ice sank, lakes would freeze from the bottom, and fill up, like a cup. | frozen lake, dark ice
- The ice lies on top, like a lid, and keeps the cold out. | fox, frozen lake, snow, evening
~ A bottle left in the freezer learns it the hard way. In the morning there is a bottle of ice, and some glass. | bottle, ice, close view / broken glass, ice, kitchen
~ It breaks stones like that. It gets in, as water, through a crack as thin as a hair. | stone, crack, frost, close view / cliff, ice, mountain
~ Most of an iceberg hangs below. About as much of it looks out as of you, in the bath. | iceberg, underwater, blue water / iceberg, sea, wide view
~ From a ship, at night, one of them looks like a cloud that has lain down. | ship, iceberg, night, sea / iceberg, fog, sea
~ A seal keeps a hole open in the lid, with its teeth, all winter long, so that it can breathe. | seal, ice, hole / ice, hole, underwater light
~ Somebody sits on a box, beside another hole, with a line, and a thermos, and all the time in the world. | one person on a box, ice, lake / fish, ice, line, close view
~ Sing to it, and it sings back. On a cold night a lake can sound like a cello. | frozen lake, moon, night / violin, ice, lake
~ By the shore it is clear as a window. A leaf from October lies in it, wide awake. | leaf, ice, close view / frozen lake, shore, morning
Below it, it is dark, and just warm enough, and a fish moves its tail. | fish, underwater, dark, ice above
or Below it a fish moves its tail. | fish, underwater, dark, ice above
+ Above, children skate, and have no idea. | children on ice, lake, winter
+ One small odd habit of water, and everything down there gets through to spring. | lake, spring, thaw, sunlight
Now listen to your glass. It is clinking. It is good news. | drinking glass, close view, light
brief Listen to your glass. It is good news. | drinking glass, close view, light
