import { parseStories, seenAsWritten } from '../story.ts'

/** Questions about sky, sea and matter that have an answer which is well known: it is told as what one would see and hear. */
export const natureAnswers = seenAsWritten(
  parseStories(`
  = the-light-that-bounces (why-sky-blue)
  Look up once: {Q}? | one person looking up, blue sky, field, day
  or Look up once, and you see {W}. | one person looking up, blue sky, field, day
  ~
  Sunlight looks white. It is every colour at once, holding hands. | sun, sky, bright day / rainbow, hill, light
  Then it runs into the air, and the air is full of tiny things to bump into. | clouds, sunlight, sky, seen from above
  + Red goes straight through, like a lorry. It hardly notices. | red sun, horizon, road
  or Red goes straight through, like a lorry. | red sun, horizon, road
  Blue is short and quick, and it bounces. | blue sky, wide view, bird
  - Off one speck of air, and then the next, until it comes down to you from everywhere. | wide blue sky, field, one person small / blue sky, lake, reflection
  ...
  + Violet bounces even more. But our eyes are not made for violet. | close view of an eye, blue light
  - In the evening the light has more air to cross. The blue has been lost on the way. What is left is red. | sunset, sea, horizon
  + Go up high enough, and there is no air. The sky is black, at noon. | planet from space, black sky, sun
  The blue is not up there at all. It is light that lost its way, and found you. | one person on a hill, blue sky, seen from far away

  = the-longest-way-home (why-sunset-red)
  Wait for it: {Q}? | sunset, sea, one person, red sun
  or Wait for it, and you see {W}. | sunset, sea, one person, red sun
  ~
  - At noon the light falls straight down on you. It has a thin slice of air to cross. | sun, field, bright day
  In the evening the light comes in sideways. Now it has to go through the whole loaf. | red sun, horizon, wide field / long shadows, road, evening
  All the way it bumps into air. Blue goes first. It is thrown off left and right. | blue sky, clouds, evening
  + Somewhere west of you, somebody has your blue. It is still their afternoon. | blue sky, city, day
  - Green goes next. What is left by the time it gets to you is red. | red evening, clouds, sea
  ...
  + A little dust makes it wilder. So does a clear cold day with a few high clouds. | red clouds, mountains, sunset
  + And then the rim touches the water, and people stop talking. | people on a beach, sunset
  So it is not a colour that was added. It is what got through. | sun on the horizon, sea, red light
  It came the longest way of all. It got here just as you looked up. | one person seen from behind, sea, sunset

  = the-tree-lets-go (why-leaves-fall)
  Catch one first: {Q}? | leaf, falling, garden, autumn
  or Catch one first, and then see {W}. | leaf, falling, garden, autumn
  ~
  - All summer each leaf drinks. A big tree can lose a bath full of water in one hot day. | large tree, sunlight, garden / leaf, close view, sunlight
  In winter the ground freezes, and a tree has nothing to drink. | tree, snow, frost, dawn
  + And think of the wind, and of snow on a thousand little plates. | tree in a storm, snow
  So the tree gets ready. First it takes back what is worth keeping. The green goes in, and the gold that was under it shows. | golden tree, autumn, sunlight
  Then it builds a thin wall, just where the leaf is held. | leaf, branch, close view, autumn
  ...
  + One cold night the wall is done. The leaf hangs by a thread. | branch, leaf, frost, night
  - A breath of air, and it goes. | leaf, falling, wind, path
  + And where it was, there is already next year's bud, shut tight. | bud on a branch, close view, frost
  The tree did not lose it. It let it go, in order to stay. | bare tree, one person, snow, dawn

  = the-air-is-never-still (why-stars-twinkle)
  Stand still: {Q}? | one person looking up, stars, field, night
  or Stand still, and you see {W}. | one person looking up, stars, field, night
  ~
  - They do not. Out there they shine as calmly as a lamp in a window. | stars, dark space, nobody
  The light of one star sets out, and travels for years, through nothing at all, without a shiver. | star, dark space
  + It crosses all that. And in the last thousandth of a second, it comes to us. | planet from space, stars
  And we live at the bottom of a river of air. | clouds over mountains, night, stars
  Warm air goes up, cold air comes down, and each bit bends the light a little. | smoke, chimney, stars, night
  - So it dances, like a coin on the floor of a pool. | coin, underwater, light
  ...
  + The planets hardly do it. They are nearer, and look a little broader, and so they hold still. | planet, night sky, hill
  - That is why telescopes stand on mountains, or fly. They want to get above the river. | telescope, mountain, stars, night
  + You came out in your slippers, and forgot that it is cold. | one person, garden, stars, night
  What you see up there is not the star. It is our own air, being alive. | wide night sky, stars, village

  = the-sea-breathes (why-tides)
  Twice a day: {Q}? | beach, moon, sea, dusk
  or Twice a day you can see {W}. | beach, moon, sea, dusk
  ~
  In the morning the boats lie on their sides in the mud. | boat, mud, harbour, morning
  - By noon they float, and nobody has touched them. | boat, harbour, bright day
  It is the moon. It pulls at the whole earth, but most at the side that is near. | large moon, sea, night
  So the water there is drawn into a long, low hill. On the far side, where the pull is weakest, there is another. | wave, moon, sea, wide view / planet from space, moon
  + The hills stay with the moon. It is we who turn, and run through them. | planet from space, blue curve
  ...
  + The sun pulls, too. When both pull in a line, the sea comes right up to the road. | full moon, waves, road, coast
  - So there is your answer, and it fits into a bucket and a footprint. | bucket, beach, footprints
  + A child builds a castle. The moon takes it back. | sand castle, beach, waves, evening
  Something that never touched the sea moves all of it, twice, every day. | moon over the sea, night, one person

  = a-pinch-of-mountain (why-sea-salty)
  One mouthful: {Q}? | wave, beach, one person, day
  or One mouthful, and you ask {W}. | wave, beach, one person, day
  ~
  Begin on a mountain, in the rain. | mountain, rain, clouds
  Rain is just a little sour, and it licks at the stone. It takes away a grain too small to see. | wet stone, rain, close view
  or Rain licks at the stone, and takes away a grain. | wet stone, rain, close view
  - A brook takes it on. Then a river. You could drink from it, and taste nothing. | river, valley, one person, day
  + It goes by a mill, and a town, and somebody fishing. | mill, river, village, day
  Then it comes to the sea, and there the road ends. | river mouth, sea, wide view
  or Then it comes to the sea. | river mouth, sea, wide view
  The water can leave. The sun lifts it up, and it is rain again. | clouds over the sea, sunlight
  ...
  The salt cannot. It has to stay. | waves, close view, dark sea
  + More comes up from cracks in the floor of the sea, where hot rock meets water. | underwater, volcano, dark
  + River by river, for longer than there have been fish. | river, sea, sunset, seen from above
  So what you taste there is a mountain, one that came down very, very slowly. | mountain by the sea, one person, sunset

  = when-a-cloud-is-full (why-rain)
  It begins with a puddle: {Q}? | puddle, street, reflection, day
  or It begins with a puddle, and ends with you knowing {W}. | puddle, street, reflection, day
  ~
  The sun comes out, and by noon the puddle is gone. Nobody saw it leave. | sun, street, puddle, day / dry street, bright day
  It went up, too small to see. So did a bit of the lake, and somebody's wet shirt. | lake, mist, sunlight / washing line, wind, day
  or It went up, too small to see. | lake, mist, sunlight
  Up there it is cold. Each bit needs something to hold on to, and finds a speck of dust. | clouds, sky, seen from above
  or Up there each bit finds a speck of dust. | clouds, sky, seen from above
  + A million of them, and you have one drop. | drop of water, leaf, close view
  - As long as they are small, the air carries them. You call that a cloud. | large cloud, field, day
  ...
  + They bump into each other, and stay together. They get heavy. | dark clouds, field, wind
  Then the air cannot hold them any more. | rain, window, dark clouds
  + Somebody runs. Somebody opens an umbrella. One child stands still with an open mouth. | child in rain, street / umbrella, street, rain
  And there it is again, your puddle. It has only been away. | puddle, rain, shoes, street lamp

  = everyone-has-their-own (why-rainbows)
  Sun behind you: {Q}? | rainbow, field, rain, sunlight
  or Sun behind you, rain before you, and you see {W}. | rainbow, field, rain, sunlight
  ~
  There are a million drops, and each of them is round. | drops of water, close view, light
  Light goes in at the front, and slows down, and bends. Each colour bends a little differently. | drop of water, leaf, close view, light
  It comes to the back of the drop, and is thrown out again, like a ball from a wall. | rain, sunlight, field
  + One drop sends you only one colour. The one below it sends the next. | rainbow, close view, clouds
  - So red is on top, and violet below, every single time. | rainbow, hill, wide view
  ...
  + It is a whole circle, really. The ground is in the way. | rainbow over a valley, seen from above
  - Now take one step to the left. It has come along. | one person walking, rainbow, field
  + The woman beside you is looking at other drops. She has another one. | two people, rainbow, field
  There is one up there that is made for your eyes only, and it waits for nobody else. | one person looking up, rainbow, sunset

  = count-the-seconds (why-thunder)
  Count with me: {Q}? | lightning, storm, field, night
  or Count with me, and you know {W}. | lightning, storm, field, night
  ~
  - Inside a storm, ice and hail rub past each other, all the way up. | storm clouds, night, wide view
  + It is what you do with your socks on a carpet, but ten kilometres high. | shoes, carpet, child, room / storm cloud, tall, night
  One end of the cloud gets charged, and has to jump. That is the flash. | lightning, village, night
  In its path the air gets hotter than the face of the sun. It has no time to get out of the way. | lightning, close view, sky
  So it bursts. That bang is what you hear. | lightning, hills, night
  ...
  - Light is here at once. Sound takes about three seconds for each kilometre. | one person at a window, storm, night
  + So: flash. One. Two. Three. You are counting how far away the night is. | clock, dark room, window, lightning
  + The dog is under the table. You say that it is only air. | dog under a table, dark room, storm
  Count again. Now it is nine. It is leaving. Go back to sleep. | calm night, moon, clouds, bed window

  = the-blanket (why-snow-quiet)
  Open the window: {Q}? | open window, snow, night, street
  or Open the window, and you hear {W}. | open window, snow, night, street
  ~
  - No cars. No steps. Even the dog sounds as if it were in another town. | snow street, parked car, street lamp, night
  Fresh snow is mostly air. Between the flakes are countless tiny rooms. | snowflake, close view
  Sound goes in, and wanders about, and does not find the way out. | snow, trees, street lamp, night
  + It is what a thick curtain does, or a library full of coats. | curtain, room, lamp
  - A few centimetres are enough to swallow most of a voice. | one person walking, snow, street, night
  ...
  + And everyone drives slowly, or not at all. | car, snow, street, night
  - Tomorrow it will melt a little, and freeze. Then it is hard, and throws the noise right back. | snow, ice, street, day
  + It lasts for one night, if you are lucky. | village, snow, lit windows, night
  Stand there for a minute. This is what the world sounds like when it is told to hush. | one person at an open window, snow, night

  = the-wall-answers (why-echo)
  Shout once: {Q}? | one person, mountain valley, day
  or Shout once, and you hear {W}. | one person, mountain valley, day
  ~
  - You push at the air, and it runs off in all directions. | one person with open arms, mountains, wind
  Your voice goes one kilometre in three seconds. In a kitchen it is back before you notice. | kitchen, walls, day / wide valley, mountains
  - But out here there is a cliff, and it is far. | cliff, mountain, wide view
  Then it hits the cliff. Stone does not give. So it turns round, and comes home. | cliff, close view, rock, sunlight
  + Grass would have swallowed it. So would snow, or a hundred coats. | meadow, grass, wind
  ...
  And there it is, a little smaller, a little late: you. | mountains, one person small, evening
  + Count the seconds, and you know how wide the valley is. Bats do that for a living. | bat, night sky, moon
  + A child beside you shouts a name. The mountain knows the name now. | child, mountains, evening
  It is the only one who always lets you finish, and then agrees. | one person on a cliff, valley, sunset

  = one-side-lit (why-moon-shape)
  Take an orange: {Q}? | orange, hand, lamp, dark room
  or Take an orange, and you can see {W}. | orange, hand, lamp, dark room
  ~
  Go into a dark room with one lamp. The lamp is the sun. You are the earth. | dark room, lamp, one person / one person holding an orange, lamp
  Hold the orange out, and turn around, slowly. | one person holding an orange, dark room, lamp
  The orange is always half lit. Always. | orange, lamp, close view
  + But you do not always see that half from the front. | moon, half lit, night sky
  - With your back to the lamp, it is full. Turn on, and there is a slice. Face the lamp, and there is nothing. | full moon, night sky / crescent moon, night sky
  ...
  - Nothing has bitten the moon. Nothing is in its way. | large moon, mountains, night
  + It takes about a month to go around you, and never once looks away. | moon over the sea, night
  + You may eat the orange now. | child, orange, lamp
  Tonight, look for the dark part. It is there. It is only waiting for its turn. | crescent moon, one person looking up, night

  = the-one-that-comes-along (why-moon-follows)
  From the back seat: {Q}? | moon, car window, road, night
  or From the back seat you wonder {W}. | moon, car window, road, night
  ~
  - The fence runs. The trees run. The farm on the hill walks. | fence, road, trees, night / farm, hill, night
  The nearer a thing is, the faster it goes by your window. | trees, road, car, night
  + So a hill is slow, and the mountains hardly move at all. | mountains, road, moonlight
  The moon is more than a thousand times further off than the furthest hill you can see. | moon over mountains, night
  - You could drive all night. It would not look as if it had moved by the width of a straw. | road, car, moon, wide view
  ...
  + So your eye makes the only guess that it can: it is coming along. | child at a car window, moon
  + It follows the car behind you, too. It follows the one that goes the other way. | two cars, road, moon
  It goes home with everyone, and it is never late. | moon over a house, night
  And you were asleep by then, and somebody carried you in. | father carrying a child, open door, moon, night

  = the-smell-has-a-name (why-smell-rain)
  The first drops: {Q}? | rain, dry road, dust, summer
  or The first drops, and you know {W}. | rain, dry road, dust, summer
  ~
  - For weeks it has not rained. The stones have been collecting. | dry road, stones, sun
  Plants have left oils on the dry stones. And in the soil live tiny things that make a smell of earth. | dry leaves, earth, close view / earth, plant, close view
  or In the soil live tiny things that smell of earth. | earth, plant, close view
  Then a drop comes down. It traps a little air below it. | drop of water, stone, close view
  or A drop traps a little air below it. | drop of water, stone, close view
  The air rises in bubbles, as in a glass, and bursts, and throws the smell up to you. | drop of water, splash, close view
  + Our noses are better at that one smell than at almost any other. | close view of a face, closed eyes, rain
  ...
  - It even has a name. It is called petrichor. Nobody uses it. | wet road, rain, evening light
  + People open the door, and breathe in, and say: ah. | open door, one person, rain
  + For somebody who lived by what would grow, that was the best news there was. | field, rain, one person, clouds
  You still believe it. Look at you. You have stopped in the middle of the road. | one person standing in rain, road, light

  = a-thousand-small-rooms (why-bread-rises)
  Under the cloth: {Q}? | bread dough, bowl, cloth, kitchen
  or Under the cloth you can see {W}. | bread dough, bowl, cloth, kitchen
  ~
  - Flour, water, salt. That alone would be a brick. | flour, bowl, kitchen table / hands in dough, kitchen table
  Somebody has let in a guest. Yeast is alive. It is smaller than dust, and it is hungry. | bowl, close view, kitchen, warm light
  It eats the sugar in the flour, and breathes out gas, as you do. | bread dough, bowl, close view
  + And here is what the kneading was for. It makes the dough stretch like a balloon. | hands kneading dough, kitchen table
  The dough will not let it out. So it blows a thousand little rooms. | bread, close view, cut loaf
  ...
  + Warm, and it hurries. Cold, and it takes all night, and tastes better. | bowl, window, night, kitchen
  - Then the oven. One last great breath, and the walls set, and stay. | oven, bread, fire, kitchen
  + You cut it too early. Everyone does. | knife, loaf, steam, kitchen table
  Look at the holes. Each one is where somebody very small breathed out for you. | loaf of bread, close view, steam, morning

  = the-cold-lid (why-ice-floats)
  Look into your glass: {Q}? | drinking glass, ice, table, window light
  or Look into your glass, and ask {W}. | drinking glass, ice, table, window light
  ~
  Nearly everything shrinks when it freezes. Water does not. | frozen lake, winter, day
  Its smallest parts take one another by the hand, at arm's length, and that takes up room. | snowflake, close view
  or Its smallest parts join hands, at arm's length. | snowflake, close view
  So ice is lighter than the water it came from. It comes up. | iceberg, sea, day
  + If ice sank, lakes would freeze from the bottom, and fill up, like a cup. | frozen lake, dark ice
  - The ice lies on top, like a lid, and keeps the cold out. | frozen lake, snow, evening
  ...
  Below it, it is dark, and just warm enough, and a fish moves its tail. | fish, underwater, dark, ice above
  or Below it a fish moves its tail. | fish, underwater, dark, ice above
  + Above, children skate, and have no idea. | children on ice, lake, winter
  + One small odd habit of water, and everything down there gets through to spring. | lake, spring, thaw, sunlight
  Now listen to your glass. It is clinking. It is good news. | drinking glass, close view, light
`),
)
