import { parseStories, seenAsWritten } from '../../story.ts'

/** Large animals: what is plainly known of them, told as one would see it. */
export const wildAnimalStories = seenAsWritten(
  parseStories(`
  = a-trunk-on-the-bones (of-elephants)
  An elephant walks past a bone in the grass, and stops. | elephant, grass, savanna, evening
  ~
  She feels it all over with the tip of her trunk, as you would feel a face. | elephant, close view, grass, evening / hand touching a face, close view
  brief She feels it all over with her trunk. | elephant, close view, grass, evening
  - Other bones she passes by. She stops for those of her own kind. | elephant walking, savanna, dusk
  + There is not one bone in a trunk. It can pull up a tree, and it can pick up a single berry. | elephant, tree, savanna, day / hand, fruit, close view
  + Nobody is born knowing how. The little ones trip over theirs for months. | small elephant, grass, morning
  The family is led by the oldest mother. | elephants walking in a row, savanna, dusk
  - She has walked these ways for fifty years, in good ones and in bad. | elephant, dry plain, dust, day
  + When the river fails, it is she who knows where there was water, when she was small. | dry riverbed, elephant, day / water, savanna, birds
  + They speak so low that we cannot hear it. The sound goes out for miles, through the air and through the ground. | elephant, wide plain, stars, night / cracked earth, close view, evening
  + Far away another one stands still, with one foot lifted. She is listening with it. | elephant, far away, plain, dusk
  - A calf that falls asleep is waited for. | small elephant lying, elephant, shade, tree
  + If it gets stuck in the mud, all of them come, aunts, sisters, cousins, and push. | elephants, mud, water, day
  + At night they lie down for two hours or so. Then somebody grows restless, and they go on, under the stars. | elephants, stars, savanna, night
  ...
  + And when one of them lies down for the last time, they try to lift her up. | elephant, plain, dusk / elephants at sunset, plain
  * They stand there for a long time. They touch, and they are quiet. | elephants standing, plain, last light
  Years later they come this way again, and stop at the place. | elephants walking, savanna, dawn
  There is nothing left to see there. That is what remembering is. | elephant, empty grass, sunrise

  = the-song-is-a-headcount (of-wolves)
  Wolves do not howl at the moon. | wolf, hill, moon, night
  They howl because somebody is missing. | wolf, snow, forest edge, night
  ~
  - One begins, alone, with its head back. It holds the note until the valley is full of it. | wolf howling, hill, snow, night / valley, snow, moon, wide view
  + A howl can be heard for miles, over woods, over frozen lakes. | frozen lake, forest, moon, night
  + Each voice is its own. The others know who it is by the first second. | two wolves, forest, snow, night
  And what we call a pack is only a family. | wolves, snow, forest, dawn
  - A mother, a father, and the children of this year and the last. | two wolves, den, rocks, morning
  + The big brothers mind the little ones. They let themselves be bitten in the ear, and fall over on purpose. | young wolves playing, meadow, day
  + Who comes home from the hunt has carried supper in his own stomach, for those who could not come. | wolf running, forest, dusk / young wolves, den, evening
  + The old ones are fed, too, when their teeth are gone. Nobody seems to have decided that. | old wolf, snow, den, dusk
  + In deep snow they walk in one line, paw into paw. From the tracks you would say: it was one. | tracks in snow, forest, day / wolves walking in a line, snow
  + When they were killed off in one great park, the deer ate the young trees, and the river lost its banks. They were brought back. Now there are birds again. | deer, river, bare bank, day / forest, river, birds, morning
  - They fail on most of their hunts. They get up again, and go on. | wolf lying in snow, dusk / wolf walking, snow, dawn
  + One winter, many thousands of years ago, one of them came closer to a fire than the rest. | campfire, snow, night, wolf far away / eyes of a wolf, dark forest, fire
  + Somebody threw it a bone. Nobody moved. It was a very long evening. | one person by a campfire, snow, night / bone, snow, campfire light
  ...
  * That one is lying on your sofa now. | dog asleep, sofa, lamp, evening
  Sometimes, when an ambulance goes by, it puts its head back. | dog, open window, street, night
  brief A siren goes by, and it puts its head back. | dog, open window, street, night
  It is not sad. It is calling: I am here. Are you? | dog, window, moon, night

  = the-wing-makes-no-sound (of-owls)
  You do not hear an owl. You only see that it was there. | owl, branch, moon, night
  ~
  - Other wings cut the air. These comb it. The feathers have a fringe, as soft as a shawl. | owl flying, forest, night / feather, close view, moonlight
  The whole face is an ear. | owl, close view, face, night
  - That flat round mask catches sound, like two hands behind a head. | owl, close view, dark / hands behind ears, close view
  And one ear sits a little higher than the other. | owl, branch, close view, night
  + So a rustle reaches one ear first, by less than you could ever count. Out of that the owl makes a point in the dark. | dark grass, close view, night / owl, branch, looking down, night
  + It can be snow. The mouse can be under the snow. It does not help the mouse. | snow, moonlight, field, night / owl flying over snow, night
  - Its eyes are so large that they cannot turn. So it turns everything else. | owl, close view of the eyes, night
  + Most of the way round it goes, and back, without a step, like somebody who heard her name. | owl looking back, branch, moon
  + People were afraid of it. They said that it called the dying. It was only saying where its branch is. | old house, lit window, owl, night / owl, old tree, moon
  + He calls, two notes. If there is somebody, she answers, so fast that it sounds like one. | two owls, old tree, night
  + They keep the same wood for years. They know each stump in it by heart, and each draught. | forest, moonlight, path, night
  + By day it sits against the trunk, and shuts its eyes, and is bark. | owl, tree trunk, close view, day
  ...
  - Tonight, at some window, a child lies awake and hears it. | child in bed, window, moon, night
  + The child pulls up the blanket, and counts. Ten. Twenty. Then it calls again. | child, blanket, moonlit window, night
  Something out there is listening harder than you are. | owl, tree, moon, wide view, night
  It has heard you turn over. | owl, close view, eyes, dark night

  = sixty-nights-on-his-feet (of-penguins)
  In the worst winter on earth, a father is holding an egg. | ice, snowstorm, night / egg, snow, close view
  brief In the worst winter on earth, a father holds an egg. | egg, snow, ice, close view
  ~
  He is an emperor penguin. He holds it on his feet. | egg, ice, close view, blue night
  - She laid it, and rolled it over to him, quickly. On the ice it would freeze within minutes. | egg, ice, close view / ice field, wind, dusk
  + Then she went. She has to eat, and the sea is days away. | tracks in snow, ice, wide view, dusk / sea, ice, dusk
  + He watched her go, as long as he could. She was quite round, and she slid. | tracks, ice, dusk, wide view
  So he stands. He stands for two months, in the dark. | ice field, stars, night
  - He eats nothing. He loses nearly half of himself. | ice, snowstorm, wide view
  + It gets as cold as it gets anywhere. The wind takes away what the cold has left. | snowstorm, ice, night / ice, aurora, night
  There are thousands of them, and they press together. | crowd, snowstorm, seen from above
  - Inside it is warm. Outside it is not. So they move, by tiny steps, all night. | footprints in snow, night / ice, seen from above, night
  + Who has had the wind goes in. Who has been warm comes out. Nobody is counting. | footprints in a circle, snow, night
  + No father can keep an egg alive there by himself. It takes all the other fathers. | ice, moon, wide view, night
  + Now and then one of them drops it. There is nothing to be done then. He stands with the others, all the same. | egg, ice, close view, night / ice, storm, wide view
  + One morning, after weeks, there is a red line at the edge of the world. | ice, first light, horizon, dawn
  - The egg begins to talk. There is a crack in it. | egg, crack, close view, dawn light
  ...
  * And then they come, over the ice, fat and late, calling. | tracks, ice, sea far away, sunrise
  + In all that noise each has one voice that it is looking for. | ice, wide view, sunrise
  He answers. It takes him some time to let her see it. | ice, snow, warm light, sunrise
  brief He answers. | ice, snow, warm light, sunrise
  There is somebody on his feet. | egg, broken shell, snow, sunrise, close view

  = older-than-the-trees (of-sharks)
  There were sharks before there were trees. | fish, underwater, deep blue, light from above
  ~
  - No flower had opened yet. No bird had sung. And down there they swam, as they do now. | bare rocks, sea, dawn / fish, underwater, deep blue
  They have no bones. They lose teeth all their lives, and grow new ones. | fish, underwater, close view / shell, sand, close view
  brief They lose teeth all their lives, and grow new ones. | shell, sand, close view
  + You can find them on beaches, black and small, older than the hills behind you. | hand, small stone, beach, close view / beach, hills, day
  + Some must swim on to breathe. Asleep or awake, they can never quite sit down. | fish swimming, underwater, dark
  - They feel what we cannot: the faint current that runs through everything alive. | underwater, light from above, blue
  Bury a fish in the sand. They feel its heart. | sand, seabed, underwater, close view
  + They have come through ice, and through fire from the sky. All the great dyings, and still there. | ice, sea, dawn / volcano, sea, night
  + One lays its eggs in a purse of leather, with strings at the corners, and ties it to the weed. | weed, purse, underwater / purse, beach, hand
  + In the cold north there is a slow kind that lives for centuries. One that swims there today may be older than the first photograph. | ice, dark sea, night / old photograph, lamp, close view
  - And yes, they frighten us. You can hear two notes, just thinking of it. | one person swimming, sea, seen from above / sea, waves, close view, dusk
  + A child stands up to the knees in the water, and goes no further. | child, sea, beach, day
  + But they hardly ever mean us. In most years a handful of people die, in all the seas of the earth. | swimmer, sea, day / beach, people, day
  ...
  In the same year we kill them by the million. | fishing boat, nets, sea, grey day
  - For a bowl of soup, mostly, or by mistake. | bowl of soup, table, lamp
  + The sea would not be safer without them. It would be sick, like a wood without its wolves. | wolf, forest, day / dead reef, underwater
  So there is somebody here to be afraid of. | sea, horizon, dusk
  It is looking up at the boats. | boat from below, underwater, light from above

  = it-went-back-in (of-whales)
  A whale has finger bones. | whale, underwater, deep blue, day
  ~
  They are all there, inside the flipper, like a hand in a mitten. | whale, close view, underwater / hand in a glove, close view
  brief They are there, inside the flipper, like a hand in a mitten. | whale, close view, underwater
  - And far back, in the flesh, hang two small bones that no longer hold anything. They were hips. | skeleton, museum, window light / bones, close view, lamp
  Its forefathers walked. They stood on a shore, on four legs. | tracks in sand, beach, dawn
  + They were no larger than a dog. They had hooves, and wet feet, and an idea. | beach, waves, footprints, dawn
  - Nobody knows what it was that called them in. A fish, perhaps. The quiet. | calm sea, dawn / fish, underwater, light
  + It took millions of years. The legs went first. The nose moved up, to the top of the head. | whale surfacing, sea, morning
  + And they grew, because the sea carries you. The largest of them is the largest animal that has ever been. | whale, underwater, small boat above / boat, sea, seen from above
  + Its heart beats so slowly, down there, that you could say a whole sentence between two strokes. | whale diving, underwater, dark
  * But it kept one thing from the land. It has to breathe. | whale surfacing, spout, sea, dawn
  - It has to come up, all its life, to the place where it said goodbye. | whale spout, sea, sunrise
  + When a calf is born, the mother lifts it into the light, for its first breath. | whale and calf, underwater, light from above
  + Each year they cross half an ocean, from the cold where they eat to the warm where they give birth. | whale, open sea, seen from above, day
  ...
  + And when it dies, it sinks, and feeds a whole town of creatures, for years. | whale, seabed, underwater, dark / crabs, seabed, underwater
  * So look at it when it jumps. There is no good reason to. | whale jumping, sea, day
  Thirty tons, in the air, for one second. | breaching whale, sea, sunset
  Perhaps it just wants to see the beach again. | whale, coast, sunset, seen from far away

  = one-of-them-stays-awake (of-horses)
  A horse can sleep standing up. | horse, meadow, night, moon
  It lies down only if another one is watching. | two horses, meadow, night
  brief It lies down if another one watches. | two horses, meadow, night
  ~
  - That is the whole animal, really. It is fast, because it is afraid. | horse running, field, day
  + Its eyes are at the sides. It sees nearly everything, all round, but for the end of its own nose. | horse, close view of the eye, day
  + A paper bag is a lion until somebody proves that it is not. | paper bag, hedge, path / horse, path, morning
  + A foal stands up within the hour. It has legs like a folding chair, and no instructions. | foal, meadow, morning / folding chair, grass
  And to this creature, thousands of years ago, a human being held out a hand. | one person, horse, plain, dawn
  brief And to it, long ago, somebody held out a hand. | one person, horse, plain, dawn
  - It could have run. It was stronger than ten of us. | horse, wide plain, dawn
  + It smelled the hand. It thought about it. It breathed out. | hand, horse, close view
  + From then on the world was only half as large. News came at a gallop. So did war. | rider, road, dust, day / horse, road, dusk
  + They have been found in graves, beside kings, with their bridles on. Somebody had plaited their manes. | grave, bones, bridle, brush / hands, horse mane, close view
  - It pulled our ploughs, our coaches, our dead. It took us west, and east, and home. | horse, field, plough, morning / horse, cart, road, evening
  + It brought back men who were asleep in the saddle, right up to the gate. | horse, gate, night, lamp
  + It reads your face. It hears your heart, and sets its own by it. | one person and horse, face to face, stable, lamp
  + You can stand in a stable at night, and hear twelve of them breathe. There is no better sleep. | stable, lantern, horses, night
  ...
  * Then we built engines, and did not need it any more. | car, road, field, day
  It stands at the fence, all the same, and comes when you whistle. | horse, fence, meadow, evening
  It has looked at us, with those eyes, and lain down. | horse lying, meadow, one person, sunset
  brief It looked at us, and lay down. | horse lying, meadow, one person, sunset
`),
)
