= she-learns-the-door
pattern: tale
about: bees
also: honey bees; how bees find their way home
near: honey; hive; beehive
seen: as written

On her first day out, a bee does not fly away. | bee, beehive, morning, no people
She turns round, and looks at her own front door. | bee, beehive, close view, morning, no people
- She hangs there in the air, and swings from side to side, a little further off each time. | bee, beehive, garden, morning, no people / bee, garden, seen from above, no people
+ The tree. The fence. The blue shirt on the line. She is learning it by heart. | tree, garden, day, no people / fence, garden, no people / washing line, garden, day, no people
Then she goes miles, for a flower, and is never lost. | bee, field of flowers, day, no people
- The sun is her compass. It moves, of course. She knows by how much. | sun, field, bee, day, no people
+ If there are clouds, one patch of blue will do. There is a pattern in the light there that you and I cannot see. | clouds, patch of blue sky, field, no people
+ She counts what flies past under her. So she knows how far it was. | bee, meadow, seen from above, day, no people
+ And when she has found something good, she goes in, and dances the way to it, for her sisters, in the dark. | bees, honeycomb, close view, dark, no people
- A storm comes up. She flies lower. She has a load that is half of what she weighs. | bee, flower, dark clouds, no people / bee, grass, rain, no people
* Six weeks, and her wings are worn out. | bee, leaf, close view, evening, no people
+ In all that time she has made less than a teaspoon of honey. | spoon, honey, jar, table, light, no people
+ She has been to thousands of flowers for it. One by one, they have become apples. | blossom, bee, tree, no people / apple, tree, no people
+ You can hold her whole life on the tip of a knife, and put it on your bread. | bread, honey, knife, table, morning, no people
- She did not have any of it. It is for the winter. | beehive, snow, winter day, no people
+ In January they sit in there, close together, and shake, to keep each other warm. | beehive, snow, dusk, no people
* She will be gone by then. They have never met her. | empty flower, garden
But tonight she comes home, over the last roof, in the last light. | bee, beehive, sunset, no people
brief But tonight she comes home, in the last light. | bee, beehive, sunset, no people
It is all for bees she will never know. | beehive, garden, sunset, wide view, no people

= nobody-taught-it
pattern: tale
about: the octopus
also: octopuses; octopuses are smarter than you think; the intelligence of octopuses
seen: as written

An octopus has three hearts, and nobody to love. | octopus, underwater, dark blue, no people
It has blue blood, and no bones at all. | shell, stones, seabed, underwater, no people
- A big one can pour itself through a hole like a coin. | octopus, rocks, seabed, no people / coin, sand, underwater, no people
Most of its mind is in its arms. | octopus, dark water, underwater, close view, no people
+ Each one can taste what it touches. Each can go and look for supper, while the rest is thinking of something else. | octopus, shell, seabed, no people / octopus arm, close view, underwater
- It sees no colours, as far as we can tell. And yet it turns into sand, into weed, into stone. | octopus, sand, seabed, no people / octopus, rocks, underwater, no people
+ It does that with its whole skin, in less time than you need to blink. | octopus, close view of the eye, no people
+ In aquariums they have opened jars from the inside. They have climbed out at night, and gone for a walk. | octopus, jar, dark room, no people / wet floor, dark room, aquarium, no people
+ One keeper is sprayed with water every morning. The other one never. It knows them by their faces. | one person, aquarium, lamp / octopus, eye, aquarium, no people
- Nobody ever showed it anything. It has never met its mother. | small octopus, open sea, dark, no people
+ She sat on her eggs for weeks, and fanned them, and did not eat. | octopus, cave, underwater, no people / eggs, cave, underwater, close view, no people
+ When they hatched, she had nothing left. They drifted off, as small as grains of rice. | small lights, dark sea, underwater, no people
+ And then it has a year or two, three at most. That is all the time there is to become so clever. | octopus swimming, underwater, deep blue, no people
+ It sleeps, and as it sleeps, colours run over it. It may be dreaming of crabs. | octopus asleep, rocks, underwater, night, no people
* It plays. It has been seen to throw a bottle into the current, and catch it, and throw it again. | octopus, underwater, seen from far away, no people
So when you hold your hand in, and an arm comes up, it is not hungry. | octopus, sea, hand, close view
brief So you hold your hand in, and an arm comes up. | octopus, sea, hand, close view
It wants to know what you are. | octopus, hand, water, close view
It had to find out everything else alone. | octopus, underwater, wide view, blue, no people

= it-turns-to-soup
pattern: tale
about: butterflies
also: the metamorphosis of a butterfly; how a caterpillar becomes a butterfly; metamorphosis
seen: as written

Inside the chrysalis there is no butterfly yet. | butterfly, leaf, close view, morning, no people
* There is no caterpillar either. It has come apart. | leaf, branch, close view, dusk, no people
- For weeks it did nothing but eat. It grew out of its skin four times, and ate that, too. | leaf, close view, garden, day, no people
+ Then, one evening, it stopped. It hung itself up by a thread, and shook, and closed the door. | branch, thread, evening, no people / leaf, thread, close view, evening, no people
* Nearly all that it was melts, like a letter in the rain. | letter, rain, close view, no people
brief Nearly all that it was melts. | letter, rain, close view, no people
- Only a few small seeds are kept. They were in there from the start: this one a wing, this one an eye. | seeds, hand, close view / wing of a butterfly, close view, no people
+ They have waited all that time. A caterpillar carries its wings about, and does not know. | leaf, garden, close view, day, no people
They taught some to fear a smell. Then they let them turn into moths. | scientist, laboratory, lamp / moth, lamp, laboratory, no people
The moths remembered. | moth, lamp, close view, night, no people
+ Nobody can say where it was kept, while there was no one there. | scientist at a window, laboratory, night
+ Then the case gets thin. You can see a bit of orange through it, folded very small. | butterfly, branch, close view, dawn, no people
+ It comes out wet, and crooked, and holds on. If you help it now, it will never fly. | butterfly, branch, close view, morning, no people / one person watching, garden, morning
- It pumps itself up, slowly, crease by crease. | butterfly, wings, close view, sunlight, no people
+ Nobody can say if it hurts. It takes ten days or so, and from outside you would say that it was resting. | branch, leaf, close view, rain, no people
+ It tastes with its feet. It lives a few weeks, mostly. Some cross half a continent first, to a wood where they have never been. | butterfly, flower, close view, no people / butterflies, forest, sunlight, no people
* It has no idea what it was. | butterfly, flower, garden, day, no people
Then it sees a leaf, and comes down, and stands there. | butterfly, leaf, garden, sunset, no people
Something about it seems familiar. | butterfly, leaf, close view, sunset, no people

= no-one-is-in-charge
pattern: tale
about: ants
also: an ant hill; an ant colony
seen: as written

No one gives the orders in an ant hill. | forest floor, mound, path, morning, no people
There is a queen. But she commands nothing. She lays eggs, in the dark. | dark earth, eggs, close view, no people
brief There is a queen, but she commands nothing. | dark earth, eggs, close view, no people
- So how do a hundred thousand of them know where to go? | forest floor, close view, day, no people
One of them finds a crumb on your kitchen floor. | crumbs, kitchen floor, close view, morning, no people
She walks home, and leaves a thread of scent behind her. | kitchen floor, thread, close view, day, no people
- The next one comes upon it, and follows, and adds her own. | thread, floor, close view, no people
+ Where there is nothing to fetch, nobody comes, and it fades. A good way gets better by being walked. | path, grass, morning, no people / path, forest, day, no people
+ It is the same with the roads of Rome, and with the short cut behind your school. | old road, stones, day, no people / path across a lawn, school, day, no people
- She can carry many times what she weighs. You would have to lift a car. | leaf, forest floor, close view, no people / car, street, day, no people
+ At the door they touch each other, with their feelers, for a moment. That is the whole meeting. | dark earth, close view, door, no people
+ Some of them keep greenflies, like cows, and milk them. Some cut leaves, and grow mushrooms on them, down below. | leaf, close view, garden, no people / mushroom, dark earth, close view, no people
+ They were farmers before there was anybody to call us that. | field, dawn, wide view, no people
+ When one of them dies, she lies there for two days. Then her smell changes, and somebody carries her out. | forest floor, leaf, close view, dusk, no people
+ If there is a flood, some kinds take hold of each other, and float, all of them, a raft made of sisters. | flood, water, leaves, day, no people / raft, river, wide view, no people
+ In a flood the young ones are held up on top, where it is dry. | water, leaf, close view, light, no people
* Put them all together on a scale: nobody down there knows more than you could write on a stamp. | scales, table, lamp, no people / stamp, hand, close view
brief Not one of them knows more than would fit on a stamp. | stamp, hand, close view
And still the bridge gets built. | bridge, river, morning, no people
One kneels down, and looks, and is ashamed about Monday's meeting. | one person kneeling, grass, close view, day
brief You think of Monday's meeting. | people, table, office, day

= she-eats-the-house
pattern: tale
about: spiders
also: a spider's web; how spiders make webs
near: cobwebs
seen: as written

Every evening a spider eats her own house. | garden, thread, dew, dusk, no people
- It is torn by then. There was wind, and a wasp, and somebody's sleeve. | branch, wind, garden, evening, no people / sleeve, branch, close view, no people
She rolls up the old web, and makes a new one of it, by night. | thread, branch, moon, night, no people
brief She makes a new web of it, by night. | thread, branch, moon, night, no people
+ First she lets one thread go, into the air, and waits until it holds on to something. | thread, branch, wind, night, no people
- Then she walks over it, and hangs the rest from there: spokes, like a wheel, and a spiral. | wheel, garden, night, no people / spiral stairs, seen from above, no people
+ She does it in the dark, mostly by touch. She measures with her own legs. | thread, close view, moonlight, no people
Weight for weight it is stronger than steel. | thread, dew, close view, first light, no people
+ If it were as thick as a pencil, they say, it would hold up more than you would ever want to hang there. | pencil, thread, close view, table, no people
- She hardly sees. The web is her ear. She keeps one foot on it, as one does on the stairs of an old house. | web, window, dusk, no people / foot on a stair, old house
+ A leaf says one thing. A fly says another. A suitor plucks it very politely, from the edge. | leaf, thread, close view, no people / guitar, hand, close view
+ There are as many ways to make one as there are kinds of her: a funnel, a sheet, a single thread with a drop of glue. | funnel, thread, corner, window, no people / drop, thread, close view, no people
+ And her children travel by it. They climb up on a blade of grass, and lift their bellies, and let out a line. | grass, close view, morning, no people / grass, wind, sky, morning, no people
+ The air takes them. Sailors have found them in the ropes, hundreds of miles from land. | ship, ropes, sea, day, no people / rope, close view, sea, no people
+ They had no wings. They had only let go of something. | wide sky, clouds, morning, no people
* In the morning you go to the shed, and there it hangs, with all its lamps lit. | garden, dew, shed, sunrise, no people
brief In the morning it hangs there, with all its lamps lit. | garden, dew, sunrise, no people
You lift up your hand, to wipe it away. | hand, garden, dew, close view, sunrise
You go round by the other door. | one person, garden, shed, sunrise

= they-never-left
pattern: tale
about: dinosaurs
also: how the dinosaurs died out; the end of the dinosaurs
near: fossils; tyrannosaurus; rex
seen: as written

We say that the dinosaurs died out. One of them sings outside. | bird, window, branch, morning, no people
brief We say that the dinosaurs died out. | bird, window, branch, morning, no people
- For more than a hundred and fifty million years this was their planet. | forest, mist, dawn, no people / valley, river, wide view, dawn, no people
+ They did not all live together, as in the toy box. Some of them were as old to others as they are to us. | box, toys, floor, child / bones, museum, day, no people
+ We have their eggs. We have their footprints, the big ones and, beside them, small ones, that ran to keep up. | egg, sand, close view, no people / footprints in stone, close view, no people
Then a rock fell from the sky, as large as a mountain. | meteor, sky, sea, night, no people
- It fell into a warm, shallow sea. There was hardly time to look up. | meteor, sea, light, morning, no people / sea, wave, dark sky, no people
+ Woods burned. Then the dust came down on everything, and for a very long time there was no sun. | burning forest, night, no people / dark sky, ash, dead trees, no people
+ What was large died. What ate leaves died. Then what ate those. | dead tree, ash, plain, no people / bones, desert, dusk, no people
But under a bush sat something small, with feathers. | feather, dark bush, close view, no people
- It was one of them. It had teeth, perhaps. It ate seeds, and seeds can wait. | seeds, earth, close view, no people
+ We know that because stone can keep a feather. You can see each barb of it. | feather, stone, close view, lamp, no people
+ It had hollow bones, and a wishbone, as the terrible ones had. As your Sunday chicken has. | bones, plate, kitchen table, day, no people / museum, skeleton, child
+ They sat on their eggs, with their arms spread out, against the rain. One has been found like that. | egg, nest, rain, close view, no people
- A boy in a museum puts his head back, and asks where they went. | boy looking up, museum, skeleton, day
+ His grandfather looks at the jaws up there, and at the clock. He says: they got wise. | old man, boy, museum, day
In the park he holds out a bit of bread. | hand, bread, park, birds, day
brief In the park a boy holds out a bit of bread. | boy, bread, park, birds, day
One of them comes, on two legs, and tilts its head. | bird, close view, park, day, no people
brief One comes, on two legs. | bird, close view, park, day, no people
It looks at him as if it remembered being big. | bird, close view of the eye, boy, evening light

= the-weight-of-two-coins
pattern: tale
about: bird migration
also: migrating birds; swallows; why birds migrate
seen: as written

A swallow weighs as much as a letter, and leaves for Africa. | swallow, roof, dawn, no people
- It is still warm. There are still flies. Nobody has told her about the snow. | birds on a wire, village, grey day, no people
+ For days they have been sitting on the wire, in rows, like notes, and talking it over. | birds on a wire, sky, evening, no people
One morning the wire is empty. | empty wire, village, dawn
- She goes over the roofs, over the river, over the first mountains. | birds, mountains, morning, no people / bird, river, seen from above, no people
She steers by the sun, and at night by the stars. | bird, stars, night sky, no people
brief She steers by the sun, and by the stars. | bird, stars, night sky, no people
+ And there is something else. She feels the pull of the earth itself, as a needle does. How, we are still finding out. | compass, map, close view, lamp, no people / bird, clouds, dusk, no people
+ Some birds cross a whole ocean in one go. They fly for more than a week, and do not come down once. | bird over the sea, wide view, dusk, no people
+ A young cuckoo flies quite alone. Its parents left weeks ago. They have never met. | bird, wide empty sky, dawn
- There is the sea. Then there is the sand, for days, with nothing on it to drink. | sea, birds, day, no people / desert, birds, seen from above, no people
+ Many do not arrive. You should know that. They go all the same. | feather, sand, desert, close view, no people
+ Storks wait for warm air, and let it lift them, round and round, like people in a lift. | stork, sky, spiral, day, no people
+ She spends the winter over elephants. She does not write. | bird, elephant, savanna, day, no people
* Then, in April, something turns round in her. | bird, tree, savanna, dawn, no people
- All that way again, for a nest made of mud, under a roof in the north. | nest, roof, barn, day, no people
+ The farmer has left the top of the barn door open. His father did, too. | barn, open door, farmer, spring morning
It gets dark. Something flies in, over the farmer's head. | swallow, barn, dusk, farmer
She has crossed the world twice. She goes to the same nail. | nest, barn, close view, evening light, no people
brief She goes to the same nail as last year. | nest, barn, close view, evening light, no people
