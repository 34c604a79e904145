= one-green-thread
pattern: tale
about: a forest after fire
also: after the fire; a burnt forest; a wildfire
seen: as written

Black trees, and no birds. A forest after fire. | dead trees, forest, smoke, grey light
~ The ground is still warm. You can feel it through your soles. | shoes, ash, burnt ground, close view
- Your boots go in up to the laces. It is like walking on a cold oven. | shoes, ash, close view / one person walking, dead trees, forest
+ Nothing has a shadow. There is nothing left that would throw one. | dead trees, grey sky, wide view
+ A sign stands at the path, and says that fires are forbidden. | signpost, dead trees, path
A ranger kneels down. She puts her hand flat on the ground. | woman kneeling, dead trees, forest / hand on black earth, close view, green leaf
brief A ranger kneels down. | woman kneeling, dead trees, forest
+ It is still warm down there, she says. You hold your breath to feel it. | hand on the ground, close view / two people kneeling, forest
* There are pine cones that open only in a fire. They have waited for this for years. | pine cone, close view, ground / pine, dead trees, light
brief There are pine cones that open only in a fire. | pine cone, close view, ground
+ Beetles come from miles off. They can sense the heat, and it is a party. | beetle, bark, close view / dead tree, close view
+ A woodpecker knocks. It sounds as if somebody wanted to come in. | bird, dead tree, forest / dead tree, hole, close view
~ A beetle comes by. There is one that flies for miles towards smoke. | beetle, burnt bark, close view
- Then it rains, for one night, and the ash drinks. | rain, dead trees, forest, night
- The light gets all the way down now. It had not been here for a hundred years. | sunlight, forest floor, dead trees
+ A deer comes to the edge, and looks, and sets one foot in it. | deer, dead trees, mist, dawn
In April there is one green thread, no longer than your finger. | small plant, ash, close view, sunlight
+ Then there are a thousand, and then somebody has spilled pink over the whole hill. | flowers, dead trees, hill, sunlight / field of flowers, forest, wide view
The ranger writes one word into her book: back. | woman writing in a notebook, dead trees, green grass
+ A bird sits on the blackest branch of all, and tries out how it carries. | bird, dead tree, sunrise
A forest does not look back. It comes up. | small tree, forest, sunrise
brief A forest comes up. | small tree, forest, sunrise

= where-the-path-stops
pattern: tale
about: an old forest
also: a forest; the forest; the woods; a dark forest; the forest at night
seen: as written

Leave the path, only ten steps. An old forest. | forest, path, mist, dawn
~ It closes behind you. The cars are gone, like a radio. | forest, trees, path, green light
The road goes quiet behind you, like a radio in a house that you have left. | forest, one person walking, mist / trees, close view, mist
brief The road goes quiet behind you. | forest, one person walking, mist
+ It smells of mushrooms, and of cold tea, and of something that has been asleep. | mushroom, moss, close view / leaf, forest floor, close view
- A jay has seen you. It tells everyone. | bird, branch, forest / bird flying, trees
+ Under your shoes run threads, finer than hair, from root to root. | forest floor, roots, close view / mushroom, roots, close view
+ There are trees here that stood when your street was a field. | large tree, forest, low angle / one person, large tree
+ Somebody has cut two letters into one, long ago. They have grown as wide as a hand. | tree, heart, bark, close view
+ A fallen one lies there, and has a garden on its back. | fallen tree, moss, small trees / mushroom, wood, close view
You turn round, and the path is not there. | one person, forest, fog, dusk
~ Something looks at you. It is used to looking first. | deer, forest, close view, green light
~ There is a chair, grown over, that somebody must have carried here for a reason. | old chair, moss, forest
- Your heart goes. Then you do what you were told as a child. You stand still. | one person standing, trees, fog / child, forest, close view
+ A drop falls. A twig cracks, and it was not you. | drop of water, leaf, close view / trees, dark, fog
Between two trunks stands a deer, and looks at you as if you were late. | deer, trees, fog, dusk / deer, close view, eyes, fog
brief Between two trunks stands a deer. | deer, trees, fog, dusk
+ It has ears like two hands. It listens to what you are. | deer, close view, forest
* It goes three steps, and waits, and goes three more. | deer walking, forest, dusk
You follow, and there is the path. It has been there all the time. | path, forest, evening light / forest path, light between trees
brief You follow, and there is the path. | path, forest, evening light
+ You want to thank it. You look up, and there are only trees. | forest, trees, sunset light
You came in to be alone. Nobody has ever been, in here. | one person, large trees, forest, sunset / tree roots, moss, evening light, close view

= the-book-at-the-top
pattern: tale
about: a high mountain
also: a mountain; the mountain; climbing a mountain; mountains
seen: as written

From below it looks like a wall. A high mountain. | mountain, village, dawn, wide view
~ The first hour you talk. The second hour you stop. | two people walking, mountain path, morning / mountain path, stones, close view
~ A goat watches you, with the face of a ticket inspector. | goat, mountain path, rocks
- You start in the dark, with a lamp, and somebody else's boots. | one person with a lantern, path, mountain, night / shoes, path, lantern light
+ In the last house a woman puts an apple in your bag, and does not say why. | woman, apple, open door, dawn / apple, bag, close view
First come the trees, and then no trees, and then only stones. | pine, path, mountain / stones, mountain, path
+ The bells of the cows go quiet below you, one by one. | cow, meadow, mountain / valley, mist, seen from above
+ You count to a hundred. You count to ten. In the end you count to one. | one person climbing, mountain / shoes, stone, close view
+ A goat stands on nothing, and watches you breathe. | goat, cliff, mountain
- Clouds come up, and take away the valley, and then your feet. | clouds, mountain, one person / one person, fog, mountain
+ Twice you think that it is the top. It has only been hiding. | mountain peak, clouds, path
~ There is a hut, with a bench, and soup, and an old man who does not ask. | mountain hut, bench, morning / soup bowl, wooden table, old man
~ Down there lies the town, and you can cover it with a thumb. | small town seen from a mountain, valley
* You want to turn round. You eat the apple instead. | one person sitting on a stone, apple, mountain
+ It is the best apple that anyone has ever eaten. | apple, hand, mountain, close view
Then there is no more up. There is a tin box, and in it a book. | box, book, mountain top / old book, stone, close view
brief Then there is no more up. There is a book. | old book, stone, mountain top
+ The pages are wet. There are names in it, and weather. | old book, pages, close view
+ From here you see the village. You could cover it with your thumb. | village, valley, seen from above / one person, mountain top, wide view
On the first page somebody wrote: I only came to see if I would. | old book, close view, sunlight
You write your name, and the hour. You leave the core for the birds. | hand, pencil, old book, mountain / bird, mountain, sunset
brief You write your name below it. | hand, pencil, old book, mountain

= a-boat-of-bark
pattern: tale
about: a river
also: the river; the old river; a stream
seen: as written

A child lets a boat go. A river. | child, paper boat, river, morning
~ It has a sail of birch, and a passenger: half a walnut, with a face. | bark boat, child's hands, river bank / walnut shell, close view, hand
It is only a folded page, with a name on it, and a button for a captain. | paper boat, button, close view, water / child's hand, paper boat, river bank
brief It is a folded page, with a name on it. | paper boat, close view, water
+ Up here you can step over it, if you have the legs. | child, stream, stones, meadow
- It goes under the first bridge, and the second one, and past a cow who does not look up. | paper boat, bridge, river / cow, river, meadow
+ A heron stands in the reeds like an umbrella that somebody forgot. | bird, reeds, river, mist
+ A mill takes a little of it, and gives it back, dizzy. | mill, river, day
+ In the town they have put it between walls. It goes by faster, and says nothing. | river, houses, walls, evening / bridge, town, lamps
+ A man fishes there. He has caught an idea, and does not pull. | man fishing, river, evening
+ Two lovers throw a key in, and are sorry by the weekend. | two people, bridge, river / key, water, close view
~ A heron lifts one foot, and lets it through. | heron, river, reeds, morning
~ Under the bridge it is dark for a moment, and somebody up there is singing. | stone bridge, river, dusk / one person on a bridge, evening
~ At the mill it goes round three times, like somebody who has forgotten something. | water mill, river, evening
~ By now it has a leaf on board, and an ant, who did not ask. | leaf, river, close view / ant on a leaf, close view
- By night it gets wide, and has a moon in it. | river, moon, night / paper boat, moon, river
+ A ferry lets it go first. | boat, river, lantern, night
+ Then it begins to taste of something, and the gulls come to meet it. | bird, river mouth, dawn
Where the river ends, an old woman is mending a net. | old woman, net, boat, coast, dawn
She lifts something out of the water with one finger. | old woman, paper boat, close view, water
+ The button is still on board. The paper is as soft as cloth. | paper boat, button, close view
* She dries it on the stove, and reads the name. | paper boat, stove, lamp
It was hers. She let it go when she was seven. | old woman, paper boat, tears, sunlight
brief It was hers, from when she was seven. | old woman, paper boat, tears, sunlight

= the-tree-in-the-yard
pattern: tale
about: an old tree
also: a tree; the old oak; the tree in the yard
seen: as written

Nobody planted it. An old tree. | large tree, yard, houses, dawn
~ It has an opinion on the wind, and it has it all night. | tree, yard, wind, night
- A bird dropped something, a hundred years ago, and flew on. | bird, sky, field / small plant, earth, close view
Children measured themselves against it. It always won. | children, large tree, day
+ There was a swing, and a rope, and for one summer a whole ship. | swing, large tree, summer / rope, branch, child
+ It has a nail in it, grown over, where the lamp hung when they danced. | nail, bark, close view / lantern, branch, evening
+ Two people carved their letters. One of them comes back, sometimes, and puts a finger in the groove. | tree, heart, bark, close view / old man, tree, hand
+ Owls have had the upper floor for longer than anyone has had the house. | owl, large tree, night
+ In the drought people carried out their bath water, at night, and said nothing. | one person with a bucket, tree, night / bucket, roots, earth
* Then a man came with a can of paint, and put a cross on it. | man, tree, red cross, day
brief Then a man painted a cross on it. | man, tree, red cross, day
~ Somebody was told off under it. Somebody was asked something under it, and said yes. | two people under a tree, yard, evening
~ One summer it was a ship, and one summer it was the law. | children in a tree, yard, summer
~ A swing hung there. You can still see where the rope had been. | swing, tree, yard, sunset / branch, rope mark, close view
+ It stood in the way of eleven parking spaces. | car, street, tree / paper, map, desk
- That night nobody could sleep. You could hear the leaves. | tree, moon, night, window / leaves, close view, moonlight
In the morning there was a chair under it, and on the chair an old woman. | old woman on a chair, large tree, dawn / old woman, close view, tree bark, dawn
brief In the morning an old woman sat under it. | old woman on a chair, large tree, dawn
+ By eight there was a second chair. By ten there was a table, and soup. | chairs, table, large tree / people, soup, large tree
By noon the whole street sat there, in the shade. | people on chairs, large tree, day
+ The man with the saw was given a plate. He sat down, too. | man, plate, chair, tree
You can still see the cross. Somebody has made a heart of it. | heart, bark, large tree, sunset / chalk heart, bark, close view

= the-well-that-was-shared
pattern: tale
about: a desert at night
also: the desert; a desert
seen: as written

Nothing, as far as you can see. A desert at night. | desert, dunes, wide view, bright day
~ By day you see it swim over the sand, and it is not there. | desert, heat, shimmering lake
- By day the sand sings. By night it gives back the heat, like a stove. | dunes, desert, sunlight / dunes, stars, night
+ A line of tracks goes over the next hill. It belongs to a beetle. | dune, tracks, close view / beetle, sand, close view
There is one well, and two families who have not spoken for thirty years. | well, desert, tents / two tents, desert, dusk
brief There is one well, and two families who do not speak. | well, desert, two tents
+ One comes at dawn. One comes at dusk. It is very well arranged. | woman with a jug, well, dawn / man with a jug, well, dusk
+ Nobody knows any more what it was about. There was a camel in it. | camel, desert, evening / old man, tent, lamp
+ At night each sees the other's fire, about as large as a star. | campfire, desert, night / fire, far away, desert, night
* One evening a stranger lies there, between the two tents. | one person lying, sand, desert, dusk
~ The camels kneel down first. They have been here before. | camels kneeling, desert well, dusk
~ Everyone lets the rope down for somebody else. It has always been done like that. | hands, rope, well, close view
~ At night there are so many stars that nobody likes to speak loudly. | desert, stars, campfire, night
- His lips are white. He cannot even say for what. | man, close view, sand / hand, sand, close view
From the left comes a girl with a cup. From the right comes a boy with a rope. | girl with a cup, desert / boy with a rope, desert
brief A girl comes with a cup, and a boy with a rope. | girl and boy, well, desert, dusk
+ The rope is too short. So is the other one. They look at each other. | rope, well, close view / girl and boy, well
They tie the two together. | two ropes, knot, close view, hands
+ You can hear it all the way down. Then you hear the splash. | bucket, well, water
+ He drinks. He sleeps. In the morning he has gone, and has thanked nobody. | footprints, desert, dawn
+ Thank whom, the old men ask. It is a good question. | old men, tent, carpet, morning
- But nobody undoes the knot. | rope, knot, well, sunrise
Since then they come at noon, all of them, and it takes for ever. | people, well, desert, day
brief Since then they all come at noon. | people, well, desert, day
