import { parseStories, seenAsWritten } from '../story.ts'

/** Questions about sea, earth and matter that have an answer which is well known: it is told as what one would see and hear. */
export const matterAnswers = seenAsWritten(
  parseStories(`
  = the-tree-lets-go (why-leaves-fall)
  Catch one first: {Q}? | leaf, falling, garden, autumn
  or Catch one first, and then see {W}. | leaf, falling, garden, autumn
  ~
  - All summer each leaf drinks. A big tree can lose a bath full of water in one hot day. | leaf, close view, sunlight / large tree, sunlight, garden
  In winter the ground freezes, and a tree has nothing to drink. | tree, snow, frost, dawn
  + And think of the wind, and of snow on a thousand little plates. | tree in a storm, snow
  So the tree gets ready. First it takes back what is worth keeping. The green goes in, and the gold that was under it shows. | golden tree, autumn, sunlight
  brief So the tree takes the green back in, and the gold shows. | golden tree, autumn, sunlight
  Then it builds a thin wall, just where the leaf is held. | leaf, branch, close view, autumn
  ...
  + One cold night the wall is done. The leaf hangs by a thread. | branch, leaf, frost, night
  - A breath of air, and it goes. | leaf, falling, wind, path
  + And where it was, there is already next year's bud, shut tight. | bud on a branch, close view, frost
  The tree did not lose it. It let it go, in order to stay. | bare tree, one person, snow, dawn
  brief It let it go, in order to stay. | bare tree, one person, snow, dawn

  = the-sea-breathes (why-tides)
  It comes twice a day: {Q}? | beach, moon, sea, dusk
  or Twice a day you can see {W}. | beach, moon, sea, dusk
  ~
  * In the morning the boats lie on their sides in the mud. | boat, mud, harbour, morning
  - By noon they float, and nobody has touched them. | boat, harbour, bright day
  It is the moon. It pulls at the whole earth, but most at the side that is near. | large moon, sea, night
  brief It is the moon. It pulls at the sea. | large moon, sea, night
  So the water there is drawn into a long, low hill. On the far side, where the pull is weakest, there is another. | boat, wave, moon, sea / planet from space, moon
  brief The water is drawn into a long, low hill, and the earth turns through it. | boat, wave, moon, sea / planet from space, moon
  + The hills stay with the moon. It is we who turn, and run through them. | planet from space, blue curve
  ...
  + The sun pulls, too. When both pull in a line, the sea comes right up to the road. | full moon, waves, road, coast
  - So there is your answer, and it fits into a bucket and a footprint. | bucket, beach, footprints
  + A child builds a castle. The moon takes it back. | sand castle, beach, waves, evening
  Something that never touched the sea moves all of it, twice, every day. | moon over the sea, night, one person

  = a-pinch-of-mountain (why-sea-salty)
  Try one mouthful: {Q}? | wave, beach, one person, day
  or One mouthful, and you ask {W}. | wave, beach, one person, day
  ~
  Begin on a mountain, in the rain. | one person with an umbrella, mountain, rain
  Rain is just a little sour, and it licks at the stone. It takes away a grain too small to see. | stone, rain, close view
  or Rain licks at the stone, and takes away a grain. | stone, rain, close view
  - A brook takes it on. Then a river. You could drink from it, and taste nothing. | one person kneeling, river, valley, day
  + It goes by a mill, and a town, and somebody fishing. | mill, river, village, day
  Then it comes to the sea, and there the road ends. | boat, river mouth, sea, wide view
  or Then it comes to the sea. | boat, river mouth, sea, wide view
  The water can leave. The sun lifts it up, and it is rain again. | bird, clouds over the sea, sunlight
  brief The sun lifts the water up again. | bird, clouds over the sea, sunlight
  ...
  The salt cannot. It has to stay. | boat, waves, dark sea
  + More comes up from cracks in the floor of the sea, where hot rock meets water. | underwater, volcano, dark
  + River by river, for longer than there have been fish. | river, sea, sunset, seen from above
  So what you taste there is a mountain, one that came down very, very slowly. | mountain by the sea, one person, sunset
  brief What you taste there is a mountain. | mountain by the sea, one person, sunset

  = the-wall-answers (why-echo)
  Shout once: {Q}? | one person, mountain valley, day
  or Shout once, and you hear {W}. | one person, mountain valley, day
  ~
  - You push at the air, and it runs off in all directions. | one person with open arms, mountains, wind
  Your voice goes one kilometre in three seconds. In a kitchen it is back before you notice. | kitchen, walls, day / one person, wide valley, mountains
  brief Your voice goes one kilometre in three seconds. | one person, wide valley, mountains
  - But out here there is a cliff, and it is far. | cliff, mountain, wide view
  Then it hits the cliff. Stone does not give. So it turns round, and comes home. | bird, cliff, rock, sunlight
  brief It hits the cliff, and turns round, and comes home. | bird, cliff, rock, sunlight
  + Grass would have swallowed it. So would snow, or a hundred coats. | meadow, grass, wind
  ...
  And there it is, a little smaller, a little late: you. | mountains, one person small, evening
  + Count the seconds, and you know how wide the valley is. Bats do that for a living. | bat, night sky, moon
  + A child beside you shouts a name. The mountain knows the name now. | child, mountains, evening
  It is the only one who always lets you finish, and then agrees. | one person on a cliff, valley, sunset

  = the-smell-has-a-name (why-smell-rain)
  Here come the first drops: {Q}? | one person, dry road, rain, summer
  or The first drops, and you know {W}. | one person, dry road, rain, summer
  ~
  - For weeks it has not rained. The stones have been collecting. | dry road, stones, sun
  Plants have left oils on the dry stones. And in the soil live tiny things that make a smell of earth. | leaf, dry ground, close view / mushroom, earth, close view
  or In the soil live tiny things that smell of earth. | mushroom, earth, close view
  Then a drop comes down. It traps a little air below it. | stone, rain, close view
  or A drop traps a little air below it. | stone, rain, close view
  The air rises in bubbles, as in a glass, and bursts, and throws the smell up to you. | drinking glass, table, window, rain / one person breathing in, open window, rain
  brief It rises, and bursts, and throws the smell up to you. | drinking glass, table, window, rain / one person breathing in, open window, rain
  + Our noses are better at that one smell than at almost any other. | close view of a face, closed eyes, rain
  ...
  - It even has a name. It is called petrichor. Nobody uses it. | old book, window, rain / one person, umbrella, road, evening light
  + People open the door, and breathe in, and say: ah. | open door, one person, rain
  + For somebody who lived by what would grow, that was the best news there was. | field, rain, one person, clouds
  You still believe it. Look at you. You have stopped in the middle of the road. | one person standing in rain, road, light / one person, road, puddle, seen from behind
  brief Look at you. You have stopped in the middle of the road. | one person standing in rain, road, light / one person, road, puddle, seen from behind

  = a-thousand-small-rooms (why-bread-rises)
  Look under the cloth: {Q}? | bread dough, bowl, cloth, kitchen
  or Under the cloth you can see {W}. | bread dough, bowl, cloth, kitchen
  ~
  - Flour, water, salt. That alone would be a brick. | flour, bowl, kitchen table / hands in dough, kitchen table
  Somebody has let in a guest. Yeast is alive. It is smaller than dust, and it is hungry. | bowl, close view, kitchen, warm light
  brief Yeast is alive. It is smaller than dust, and it is hungry. | bowl, close view, kitchen, warm light
  It eats the sugar in the flour, and breathes out gas, as you do. | bread dough, bowl, close view
  brief It eats the sugar in the flour, and breathes out gas. | bread dough, bowl, close view
  + And here is what the kneading was for. It makes the dough stretch like a balloon. | hands kneading dough, kitchen table
  The dough will not let it out. So it blows a thousand little rooms. | knife, loaf, kitchen table
  brief So the dough blows up a thousand little rooms. | knife, loaf, kitchen table
  ...
  + Warm, and it hurries. Cold, and it takes all night, and tastes better. | bowl, window, night, kitchen
  - Then the oven. One last great breath, and the walls set, and stay. | oven, bread, fire, kitchen
  + You cut it too early. Everyone does. | knife, loaf, steam, kitchen table
  Look at the holes. Each one is where somebody very small breathed out for you. | loaf of bread, close view, steam, morning / child eating bread, kitchen, morning
  brief Look at the holes. Somebody very small breathed out for you. | loaf of bread, close view, steam, morning / child eating bread, kitchen, morning

  = the-cold-lid (why-ice-floats)
  Look into your glass: {Q}? | drinking glass, ice, table, window light
  or Look into your glass, and ask {W}. | drinking glass, ice, table, window light
  ~
  Nearly everything shrinks when it freezes. Water does not. | children, frozen lake, winter, day
  Its smallest parts take one another by the hand, at arm's length, and that takes up room. | glove, snow, close view
  or Its smallest parts join hands, at arm's length. | glove, snow, close view
  So ice is lighter than the water it came from. It comes up. | iceberg, sea, day
  brief So ice is lighter, and comes up. | iceberg, sea, day
  + If ice sank, lakes would freeze from the bottom, and fill up, like a cup. | frozen lake, dark ice
  - The ice lies on top, like a lid, and keeps the cold out. | fox, frozen lake, snow, evening
  ...
  Below it, it is dark, and just warm enough, and a fish moves its tail. | fish, underwater, dark, ice above
  or Below it a fish moves its tail. | fish, underwater, dark, ice above
  + Above, children skate, and have no idea. | children on ice, lake, winter
  + One small odd habit of water, and everything down there gets through to spring. | lake, spring, thaw, sunlight
  Now listen to your glass. It is clinking. It is good news. | drinking glass, close view, light
  brief Listen to your glass. It is good news. | drinking glass, close view, light
`),
)
