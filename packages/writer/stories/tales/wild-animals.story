= a-trunk-on-the-bones
pattern: tale
about: elephants
also: the memory of elephants; how elephants mourn
seen: as written

An elephant walks past a bone in the grass, and stops. | elephant, grass, savanna, evening, no people
She feels it all over with the tip of her trunk, as you would feel a face. | elephant, close view, grass, evening, no people / hand touching a face, close view
brief She feels it all over with her trunk. | elephant, close view, grass, evening, no people
- Other bones she passes by. She stops for those of her own kind. | elephant walking, savanna, dusk, no people
+ There is not one bone in a trunk. It can pull up a tree, and it can pick up a single berry. | elephant, tree, savanna, day, no people / hand, fruit, close view
+ Nobody is born knowing how. The little ones trip over theirs for months. | small elephant, grass, morning, no people
The family is led by the oldest mother. | elephants walking in a row, savanna, dusk, no people
- She has walked these ways for fifty years, in good ones and in bad. | elephant, dry plain, dust, day, no people
+ When the river fails, it is she who knows where there was water, when she was small. | dry riverbed, elephant, day, no people / water, savanna, birds, no people
+ They speak so low that we cannot hear it. The sound goes out for miles, through the air and through the ground. | elephant, wide plain, stars, night, no people / cracked earth, close view, evening, no people
+ Far away another one stands still, with one foot lifted. She is listening with it. | elephant, far away, plain, dusk, no people
- A calf that falls asleep is waited for. | small elephant lying, elephant, shade, tree, no people
+ If it gets stuck in the mud, all of them come, aunts, sisters, cousins, and push. | elephants, mud, water, day, no people
+ At night they lie down for two hours or so. Then somebody grows restless, and they go on, under the stars. | elephants, stars, savanna, night, no people
+ And when one of them lies down for the last time, they try to lift her up. | elephant, plain, dusk, no people / elephants at sunset, plain, no people
* They stand there for a long time. They touch, and they are quiet. | elephants standing, plain, last light, no people
Years later they come this way again, and stop at the place. | elephants walking, savanna, dawn, no people
There is nothing left to see there. That is what remembering is. | elephant, empty grass, sunrise

= the-song-is-a-headcount
pattern: tale
about: wolves
also: why wolves howl; a wolf pack
seen: as written

Wolves do not howl at the moon. | wolf, hill, moon, night, no people
They howl because somebody is missing. | wolf, snow, forest edge, night, no people
- One begins, alone, with its head back. It holds the note until the valley is full of it. | wolf howling, hill, snow, night, no people / valley, snow, moon, wide view, no people
+ A howl can be heard for miles, over woods, over frozen lakes. | frozen lake, forest, moon, night, no people
+ Each voice is its own. The others know who it is by the first second. | two wolves, forest, snow, night, no people
And what we call a pack is only a family. | wolves, snow, forest, dawn, no people
- A mother, a father, and the children of this year and the last. | two wolves, den, rocks, morning, no people
+ The big brothers mind the little ones. They let themselves be bitten in the ear, and fall over on purpose. | young wolves playing, meadow, day, no people
+ Who comes home from the hunt has carried supper in his own stomach, for those who could not come. | wolf running, forest, dusk, no people / young wolves, den, evening, no people
+ The old ones are fed, too, when their teeth are gone. Nobody seems to have decided that. | old wolf, snow, den, dusk, no people
+ In deep snow they walk in one line, paw into paw. From the tracks you would say: it was one. | tracks in snow, forest, day, no people / wolves walking in a line, snow, no people
+ When they were killed off in one great park, the deer ate the young trees, and the river lost its banks. They were brought back. Now there are birds again. | deer, river, bare bank, day, no people / forest, river, birds, morning, no people
- They fail on most of their hunts. They get up again, and go on. | wolf lying in snow, dusk, no people / wolf walking, snow, dawn, no people
+ One winter, many thousands of years ago, one of them came closer to a fire than the rest. | campfire, snow, night, wolf far away, no people / eyes of a wolf, dark forest, fire, no people
+ Somebody threw it a bone. Nobody moved. It was a very long evening. | one person by a campfire, snow, night / bone, snow, campfire light, no people
* That one is lying on your sofa now. | dog asleep, sofa, lamp, evening, no people
Sometimes, when an ambulance goes by, it puts its head back. | dog, open window, street, night, no people
brief A siren goes by, and it puts its head back. | dog, open window, street, night, no people
It is not sad. It is calling: I am here. Are you? | dog, window, moon, night, no people

= the-wing-makes-no-sound
pattern: tale
about: owls
also: how owls fly silently; why owls fly silently
seen: as written

You do not hear an owl. You only see that it was there. | owl, branch, moon, night, no people
- Other wings cut the air. These comb it. The feathers have a fringe, as soft as a shawl. | owl flying, forest, night, no people / feather, close view, moonlight, no people
The whole face is an ear. | owl, close view, face, night
- That flat round mask catches sound, like two hands behind a head. | owl, close view, dark, no people / hands behind ears, close view
And one ear sits a little higher than the other. | owl, branch, close view, night, no people
+ So a rustle reaches one ear first, by less than you could ever count. Out of that the owl makes a point in the dark. | dark grass, close view, night, no people / owl, branch, looking down, night, no people
+ The mouse can be deep under the snow. It does not help the mouse. | snow, moonlight, field, night, no people / owl flying over snow, night, no people
- Its eyes are so large that they cannot turn. So it turns everything else. | owl, close view of the eyes, night, no people
+ Most of the way round it goes, and back, without a step, like somebody who heard her name. | owl looking back, branch, moon, no people
+ People were afraid of it. They said that it called the dying. It was only saying where its branch is. | old house, lit window, owl, night, no people / owl, old tree, moon, no people
+ He calls, two notes. If there is somebody, she answers, so fast that it sounds like one. | two owls, old tree, night, no people
+ They keep the same wood for years. They know each stump in it by heart, and each draught. | forest, moonlight, path, night, no people
+ By day it sits against the trunk, and shuts its eyes, and is bark. | owl, tree trunk, close view, day, no people
- Tonight, at some window, a child lies awake and hears it. | child in bed, window, moon, night
+ The child pulls up the blanket, and counts. Ten. Twenty. Then it calls again. | child, blanket, moonlit window, night
Something out there is listening harder than you are. | owl, tree, moon, wide view, night, no people
It has heard you turn over. | owl, close view, eyes, dark night, no people

= sixty-nights-on-his-feet
pattern: tale
about: emperor penguins
also: penguins; how penguins survive the cold; how penguins survive the winter
seen: as written

In the worst winter on earth, a father is holding an egg. | ice, snowstorm, night, no people / egg, snow, close view, no people
brief In the worst winter on earth, a father holds an egg. | egg, snow, ice, close view, no people
He is an emperor penguin. He holds it on his feet. | egg, ice, close view, blue night, no people
- She laid it, and rolled it over to him, quickly. On the ice it would freeze within minutes. | egg, ice, close view, no people / ice field, wind, dusk, no people
+ Then she went. She has to eat, and the sea is days away. | tracks in snow, ice, wide view, dusk, no people / sea, ice, dusk, no people
+ He watched her go, as long as he could. She was quite round, and she slid. | tracks, ice, dusk, wide view, no people
So he stands. He stands for two months, in the dark. | ice field, stars, night, no people
- He eats nothing. He loses nearly half of himself. | ice, snowstorm, wide view, no people
+ It gets as cold as it gets anywhere. The wind takes away what the cold has left. | snowstorm, ice, night, no people / ice, aurora, night, no people
There are thousands of them, and they press together. | crowd, snowstorm, seen from above
- Inside it is warm. Outside it is not. So they move, by tiny steps, all night. | footprints in snow, night, no people / ice, seen from above, night, no people
+ Who has had the wind goes in. Who has been warm comes out. Nobody is counting. | footprints in a circle, snow, night, no people
+ No father can keep an egg alive there by himself. It takes all the other fathers. | ice, moon, wide view, night, no people
+ Now and then one of them drops it. There is nothing to be done then. He stands with the others, all the same. | egg, ice, close view, night, no people / ice, storm, wide view, no people
+ One morning, after weeks, there is a red line at the edge of the world. | ice, first light, horizon, dawn, no people
- The egg begins to talk. There is a crack in it. | egg, crack, close view, dawn light, no people
* And then they come, over the ice, fat and late, calling. | tracks, ice, sea far away, sunrise, no people
+ In all that noise each has one voice that it is looking for. | ice, wide view, sunrise, no people
He answers. It takes him some time to let her see it. | egg, ice, sunrise, no people
brief He answers. | egg, ice, sunrise, no people
There is somebody on his feet. | egg, broken shell, snow, sunrise, close view, no people

= older-than-the-trees
pattern: tale
about: sharks
also: a shark
seen: as written

There were sharks before there were trees. | fish, underwater, deep blue, light from above, no people
- No flower had opened yet. No bird had sung. And down there they swam, as they do now. | bare rocks, sea, dawn, no people / fish, underwater, deep blue, no people
They have no bones. They lose teeth all their lives, and grow new ones. | fish, underwater, close view, no people / shell, sand, close view, no people
brief They lose teeth all their lives, and grow new ones. | shell, sand, close view, no people
+ You can find them on beaches, black and small, older than the hills behind you. | hand, small stone, beach, close view / beach, hills, day, no people
+ Some must swim on to breathe. Asleep or awake, they can never quite sit down. | fish swimming, underwater, dark, no people
- They feel what we cannot: the faint current that runs through everything alive. | underwater, light from above, blue, no people
Bury a fish in the sand. They feel its heart. | sand, seabed, underwater, close view, no people
+ They have come through ice, and through fire from the sky. All the great dyings, and still there. | ice, sea, dawn, no people / volcano, sea, night, no people
+ One lays its eggs in a purse of leather, with strings at the corners, and ties it to the weed. | weed, purse, underwater, no people / purse, beach, hand
+ In the cold north there is a slow kind that lives for centuries. One that swims there today may be older than the first photograph. | ice, dark sea, night, no people / old photograph, lamp, close view, no people
- And yes, they frighten us. You can hear two notes, just thinking of it. | one person swimming, sea, seen from above / sea, waves, close view, dusk, no people
+ A child stands up to the knees in the water, and goes no further. | child, sea, beach, day
+ But they hardly ever mean us. In most years a handful of people die, in all the seas of the earth. | swimmer, sea, day / beach, people, day
In the same year we kill them by the million. | fishing boat, nets, sea, grey day, no people
- For a bowl of soup, mostly, or by mistake. | bowl of soup, table, lamp, no people
+ The sea would not be safer without them. It would be sick, like a wood without its wolves. | wolf, forest, day, no people / dead reef, underwater, no people
So there is somebody here to be afraid of. | sea, horizon, dusk, no people
It is looking up at the boats. | boat from below, underwater, light from above, no people

= it-went-back-in
pattern: tale
about: whales
also: how whales went back into the sea; the evolution of whales
seen: as written

A whale has finger bones. | whale, underwater, deep blue, day, no people
They are all there, inside the flipper, like a hand in a mitten. | whale, close view, underwater, no people / hand in a glove, close view
brief They are there, inside the flipper, like a hand in a mitten. | whale, close view, underwater, no people
- And far back, in the flesh, hang two small bones that no longer hold anything. They were hips. | skeleton, museum, window light, no people / bones, close view, lamp, no people
Its forefathers walked. They stood on a shore, on four legs. | tracks in sand, beach, dawn, no people
+ They were no larger than a dog. They had hooves, and wet feet, and an idea. | beach, waves, footprints, dawn, no people
- Nobody knows what it was that called them in. A fish, perhaps. The quiet. | calm sea, dawn, no people / fish, underwater, light, no people
+ It took millions of years. The legs went first. The nose moved up, to the top of the head. | whale surfacing, sea, morning, no people
+ And they grew, because the sea carries you. The largest of them is the largest animal that has ever been. | whale, underwater, small boat above, no people / boat, sea, seen from above, no people
+ Its heart beats so slowly, down there, that you could say a whole sentence between two strokes. | whale diving, underwater, dark, no people
* But it kept one thing from the land. It has to breathe. | whale surfacing, spout, sea, dawn, no people
- It has to come up, all its life, to the place where it said goodbye. | whale spout, sea, sunrise, no people
+ When a calf is born, the mother lifts it into the light, for its first breath. | whale and calf, underwater, light from above, no people
+ Each year they cross half an ocean, from the cold where they eat to the warm where they give birth. | whale, open sea, seen from above, day, no people
+ And when it dies, it sinks, and feeds a whole town of creatures, for years. | whale, seabed, underwater, dark, no people / crabs, seabed, underwater, no people
* So look at it when it jumps. There is no good reason to. | whale jumping, sea, day, no people
Thirty tons, in the air, for one second. | breaching whale, sea, sunset, no people
Perhaps it just wants to see the beach again. | whale, coast, sunset, seen from far away, no people

= one-of-them-stays-awake
pattern: tale
about: horses
also: how horses sleep; why horses sleep standing up
seen: as written

A horse can sleep standing up. | horse, meadow, night, moon, no people
It lies down only if another one is watching. | two horses, meadow, night, no people
brief It lies down if another one watches. | two horses, meadow, night, no people
- That is the whole animal, really. It is fast, because it is afraid. | horse running, field, day, no people
+ Its eyes are at the sides. It sees nearly everything, all round, but for the end of its own nose. | horse, close view of the eye, day, no people
+ A paper bag is a lion until somebody proves that it is not. | paper bag, hedge, path, no people / horse, path, morning, no people
+ A foal stands up within the hour. It has legs like a folding chair, and no instructions. | foal, meadow, morning, no people / folding chair, grass, no people
And to this creature, thousands of years ago, a human being held out a hand. | one person, horse, plain, dawn
brief And to it, long ago, somebody held out a hand. | one person, horse, plain, dawn
- It could have run. It was stronger than ten of us. | horse, wide plain, dawn, no people
+ It smelled the hand. It thought about it. It breathed out. | hand, horse, close view
+ From then on the world was only half as large. News came at a gallop. So did war. | rider, road, dust, day, no people / horse, road, dusk, no people
+ They have been found in graves, beside kings, with their bridles on. Somebody had plaited their manes. | grave, bones, bridle, brush, no people / hands, horse mane, close view
- It pulled our ploughs, our coaches, our dead. It took us west, and east, and home. | horse, field, plough, morning, no people / horse, cart, road, evening, no people
+ It brought back men who were asleep in the saddle, right up to the gate. | horse, gate, night, lamp, no people
+ It reads your face. It hears your heart, and sets its own by it. | one person and horse, face to face, stable, lamp
+ You can stand in a stable at night, and hear twelve of them breathe. There is no better sleep. | stable, lantern, horses, night, no people
* Then we built engines, and did not need it any more. | car, road, field, day, no people
It stands at the fence, all the same, and comes when you whistle. | horse, fence, meadow, evening, no people
It has looked at us, with those eyes, and lain down. | horse lying, meadow, one person, sunset
brief It looked at us, and lay down. | horse lying, meadow, one person, sunset
