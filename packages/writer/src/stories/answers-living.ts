import { parseStories, seenAsWritten } from '../story.ts'

/** Questions about animals and ourselves that have an answer which is well known: it is told as what one would see and hear. */
export const livingAnswers = seenAsWritten(
  parseStories(`
  = a-voice-is-a-lamp (why-whales-sing)
  It is dark down there: {Q}? | whale, underwater, deep blue, night
  or Down there you learn {W}. | whale, underwater, deep blue, night
  ~
  - Light gives up quickly in the sea. First it is blue. Then it is black. | fish, underwater, light from above / deep water, underwater, darkness below
  + An eye is no good to anyone there. A friend could swim by at arm's length. | whale, close view of the eye, underwater, dark
  Sound loves water. It runs four times as fast there as in air. | whale, underwater, sound rings / underwater, sound rings, deep blue
  + The lowest notes go furthest. You would not hear them. You would feel them in your ribs. | one person in a boat, sea, night / whale from below, underwater, sound rings
  - So a whale does not look for the others. It calls. | whale singing, underwater, sound rings
  + Humpbacks repeat whole songs, verse by verse. When one of them changes a line, the others learn it. | two whales, underwater, sound rings
  What the words are, nobody knows. It may be: here I am. It may be: where are you? | one person in a boat, sea, night / whale, underwater, dark, far away
  brief What the words are, nobody knows. | one person in a boat, sea, night
  ...
  + Then it stops, and the whole sea seems to wait. | whale far away, underwater, deep black water
  And very far away, something answers. | second whale far off, underwater, sound rings
  In all that dark, a voice is the only light there is. | whale tail, black sea, moonlight, night

  = the-engine-on-your-knees (why-cats-purr)
  Put a hand on the fur: {Q}? | cat, hand, armchair, lamp
  or Hand on the fur, you find out {W}. | cat, hand, armchair, lamp
  ~
  - It begins before your hand has even come down. | hand, cat, armchair, lamp, evening
  Deep in the throat something trembles, many times a second. Every breath runs over it, and rattles. | cat, close view, face, lamp / cat asleep, blanket, lamp
  brief Deep in the throat something trembles, and every breath rattles over it. | cat, close view, face, lamp
  + In, out, in. It does not even stop to breathe. | cat, window, moonlight
  - A kitten cannot see yet, and already purrs at its mother. She purrs back. | cat, basket, blanket, lamp
  But listen. Cats purr when they are hurt, too, and when they are afraid. | cat, dark room, rain window / cat under a bed, dark room
  or Cats purr when they are hurt, too. | cat, dark room, rain window
  ...
  + Perhaps it is meant for us then. Perhaps it is how a cat holds its own hand. | cat, window, night
  So it is not only joy. It is closer to: stay. | one person, cat, armchair, lamp
  You were going to get up. You are not going to get up. | one person asleep in an armchair, cat, lamp, night

  = the-good-ear (why-dogs-tilt)
  You say one word: {Q}? | dog, close view, kitchen, day
  or You say one word, and see {W}. | dog, close view, kitchen, day
  ~
  - The head goes over, like a cup about to spill. | dog, close view, face, day
  + It works on everyone. It works on policemen. | dog, street, one person smiling, day
  Probably it is several things at once. It is the ears: one up, one down, and a sound is easier to place. | dog, close view, ears, day / dog with one ear up, close view, day
  brief It is the ears: one up, one down, and a sound is easier to place. | dog, close view, ears, day
  + It is the nose. Hold a fist before your own face. That is what a dog looks around, all day. | hand before a face, close view / dog, close view, nose
  And it is you. The head went over once, by chance, and you laughed. | one person laughing, dog, kitchen, day / dog with tilted head, kitchen floor, close view
  + You said something silly. You gave away half a sandwich. | sandwich, hand, dog, kitchen table
  ...
  - Dogs remember what makes us laugh. | dog, open door, evening
  - So it is part hearing, and part seeing, and part something that nobody has to teach them. | dog, window, evening
  It is how you look at somebody when you really want to understand. | one person and dog, face to face, sunset

  = the-tail-speaks (why-dogs-wag)
  Watch the tail: {Q}? | dog, garden, day
  or Watch the tail, and see {W}. | dog, garden, day
  ~
  - A dog in an empty room hardly wags at all. | dog, empty room, window, day
  That is the secret. It is not a feeling. It is a message. | dog, open door, light / dog, wagging tail, garden, day
  brief It is not a feeling. It is a message. | dog, open door, light
  + High and stiff says: careful. Low and quick says: please, I mean no harm. | dog, close view, street, day / dog lying, floor, day
  - Wide and loose, with the whole back end in it, says what you think it says. | dog running, garden, sunlight
  + A tail is also a fan. Each stroke sends a little of their own smell across the room. | dog, living room, curtain, light
  - Puppies do not wag yet. They begin at a few weeks, when they have somebody to say it to. | puppies, basket, blanket
  ...
  So think of tonight. The key, the lock, the sound behind the door. | key, lock, door, evening / dog behind a closed door, hallway, evening
  or Think of tonight, of your key in the lock. | key, lock, door, evening
  Something knocks against the wall in there, again and again. | dog, closed door, hallway, evening
  It is saying one word. It has been saving it for you all day. | one person kneeling, dog, open door, warm light / dog, close view, happy face, lamp

  = who-holds-the-branch (why-birds-sing)
  Four in the morning: {Q}? | bird, branch, dawn
  or Four in the morning is when you learn {W}. | bird, branch, dawn
  ~
  - You are awake, and it is hardly light, and somebody is shouting with joy. | one person in bed, open window, dawn / bird, branch, close view, dawn
  It sounds like joy. Mostly, it is property. | bird, garden fence, dawn
  + This branch is taken. This whole hedge is taken. Try next door. | bird, tree, hedge, dawn
  or This branch is taken. Try next door. | bird, tree, hedge, dawn
  And in the same breath it says something else: I got through the night. I am strong. Come and see. | two birds, branch, sunrise / one bird singing, fence, sunrise, close view
  brief And it says: I got through the night. I am strong. | two birds, branch, sunrise
  + Why so early? It is too dark to look for worms, and the air is still, so a voice goes far. | forest, mist, dawn / bird, wide view, sunrise
  - A young bird has to learn it, the way we learn to speak. It mumbles first, and gets half of it wrong. | small bird, nest, branch, morning / two birds, branch, morning
  ...
  And then, one morning, somebody answers. | two birds, branch, blossom, sunlight
  You could close the window now. You open it a little wider. | one person opening a window, garden, sunrise / garden, trees, birds, sunrise

  = nobody-leads-for-long (why-geese-v)
  Look up: {Q}? | birds in the sky, field, autumn day
  or Look up, and you see {W}. | birds in the sky, field, autumn day
  ~
  Every wing leaves a little curl of air behind its tip. | bird, wings, sky, close view
  - On the inside it pulls down. On the outside it lifts. | bird, sky, low angle
  So each one flies just beside the bird ahead, where the air goes up by itself. | birds in the sky, wide view, dusk / two birds flying, close view, dusk
  or So each one flies just beside the bird ahead. | birds in the sky, wide view, dusk / two birds flying, close view, dusk
  + It is like walking in snow, in somebody else's footprints. | footprints in snow, one person walking
  * The one in front has nobody to follow. That is the hard place. | bird, sky, clouds, close view / birds in the sky, wide view, clouds
  or The one in front has nobody to follow. | bird, sky, clouds, close view / birds in the sky, wide view, clouds
  ...
  + You can see it happen, if you watch for long enough. | one person looking up, field, evening
  After a while the leader drops back, and another moves up. | birds in the sky, sunset
  + No one makes a speech. No one is thanked. | birds in the sky, seen from far away, dusk
  And that is how you cross a continent. You take your turn in the wind. | birds over mountains, sunset / one bird, wide sky, sunset
  brief You take your turn in the wind. | birds over mountains, sunset

  = a-small-cold-lamp (why-fireflies-glow)
  June, and no moon: {Q}? | fireflies, meadow, night
  or June, and no moon, and you see {W}. | fireflies, meadow, night
  ~
  - They carry two substances in the tail. When air gets to them, they shine. | firefly, close view, leaf, night
  - A lamp in your kitchen gets hot. This one does not. Hardly any of it is wasted. | light bulb, kitchen, night / hand, fireflies, night
  * But why? Because it is a very large field, and a very short summer. | fireflies, wide field, stars, night / grass, firefly, close view, night
  He flies, and flashes. It is a question, in the handwriting of his kind. | firefly, field, night / trees, fireflies, dark meadow, night
  brief He flies, and flashes. It is a question. | firefly, field, night
  + Each kind has its own. One long. Two short. One that draws a hook in the air. | fireflies, trees, night
  - She sits in the grass, and says nothing. She waits. | grass, close view, night
  ...
  + He goes by. He says it again. It is dark for a long time. | dark meadow, one light, night
  And then, low down, just once, one light answers. | light in grass, night, close view
  That is all it is for. It says: I am here, are you? | fireflies, meadow, one person, night

  = the-map-she-dances (why-bees-dance)
  It is dark in the hive: {Q}? | bees, honeycomb, warm light
  or In the dark of the hive you see {W}. | bees, honeycomb, warm light
  ~
  She has found something. A whole lime tree, in flower, and nobody on it. | bee, blossom, tree, sunlight / linden tree, field, sunlight, wide view
  brief She has found a whole lime tree, in flower. | bee, blossom, tree, sunlight
  She flies home. She could just eat. Instead she goes in, and dances. | bee, beehive, day / bees, honeycomb, close view
  brief She flies home, and dances. | bee, beehive, day
  - She runs in a line, and shakes, and walks back, and does it again. | bees, honeycomb, close view
  Her line points the way. Straight up means: toward the sun. Longer means: further. | sun, field, bee / bees, honeycomb, close view
  brief Straight up means: toward the sun. Longer means: further. | sun, field, bee / bees, honeycomb, close view
  + The others cannot see her. They feel it, with their feelers, in the dark. | bees, dark, close view
  ...
  + It is a map. It is drawn with the whole body, and it is gone when she stops. | bee, field, seen from above
  - Then they go out, one by one, into all that light. | bees, open sky, sunlight
  + They have never been there. They fly as if they had. | bee, field of flowers, day
  And there it stands, humming, exactly where she said. | large tree in flower, bees, sunlight

  = the-night-cleaner (why-sleep)
  Think of a shop at night: {Q}? | shop, lamp, street, night
  or Think of a shop at night, and you know {W}. | shop, lamp, street, night
  ~
  You lock the door. You think that nothing goes on in there. | closed door, street lamp, night
  brief You lock the door. | closed door, street lamp, night
  In truth that is when the work begins. | lit window, street, night
  The day is sorted. What matters goes on a shelf. What does not is swept out. | shelves, boxes, lamp / broom, floor, night
  + Somebody practised three notes on a piano. By morning the fingers know them better. | hands, piano, lamp, night
  - Between the cells of your brain fluid flows, and washes away what the day has left. | dark water, light, slow river
  + The body mends itself. Children grow. | child asleep in bed, moonlight
  ...
  + Every animal that has been watched closely does some of it. Even a jellyfish has its slow hours. | jellyfish, underwater, dark
  - So you do not lose a third of your life. It is where the other two are made. | one person asleep in bed, moon in the window
  Put the phone down. The night shift would like to start. | smartphone on a table, lamp, bed, night

  = the-theatre-with-one-seat (why-dream)
  It happens every night, in you: {Q}? | one person asleep in bed, stars, moon
  or Nobody is quite sure {W}. | one person asleep in bed, stars, moon
  ~
  - Here is what we do know. The eyes run to and fro under the lids. The body lies quite still. | scientist, notebook, lamp, night / one person asleep, close view, bed, moonlight / one person asleep in bed, dark room
  - The brain is as busy as by day. But the part that checks things is off. | dark house, one lit window, night
  + So your school stands in the sea, and your uncle is a horse, and you do not mind. | school, sea, moon / horse, corridor, moonlight
  The best guess is that it is a rehearsal. Old pieces, new order, nobody gets hurt. | theatre, empty seats, light / mask, crown, stage
  + What frightened you by day is played again, with the sound turned down. | empty stage, chair, light
  - Another guess is that it helps to remember, and to let go. | letters, river, moonlight
  ...
  + It may be both. It may be something that nobody has thought of yet. | stars, window, night
  You have seen more of it than any film. You have forgotten nearly all. | one person waking up, bed, window, dawn / empty theatre, one seat, lamp
  What did you see last night? Quick, before it goes. | one person writing in a notebook, bed, dawn

  = pass-it-on (why-yawn)
  You will do it, too: {Q}? | one person yawning, bus, morning
  or You will do it, too, and ask {W}. | one person yawning, bus, morning
  ~
  It begins with one man, on the seven o'clock bus. | bus, one person yawning, morning
  or It begins with one man, on a bus. | bus, one person yawning, morning
  Then the woman beside him. Then the child. Then the driver, in his mirror. | bus, people, morning / mirror, one person, bus
  or Then the woman beside him. Then the driver. | bus, people, morning
  + You can hold it back. Look at your jaw. You are holding it back now. | close view of a face, window, morning
  - A yawn by itself seems to wake us up. A deep breath, a stretch, a cooler head. | one person stretching, open window, dawn
  * But that it jumps from face to face is something else. | two faces, bus window, morning
  + Small children do not catch it yet. It starts at about four, when they learn to feel with others. | child, window, morning
  ...
  + Friends seem to catch it more than strangers do. Dogs can catch it from their people. | dog yawning, one person, armchair
  So it may be the oldest way of saying: me, too. | two people on a bus, smiling, morning
  And you held out to the very end. Or did you? | one person yawning, close view, morning

  = an-onion-defends-itself (why-cry-onions)
  It fights back: {Q}? | onion, knife, kitchen table, lamp
  or It fights back, and you see {W}. | onion, knife, kitchen table, lamp
  ~
  An onion in the ground has no legs, and no teeth. It has chemistry. | field, earth, plant / onion, close view, table
  brief An onion has no teeth. It has chemistry. | onion, close view, table
  - Whole, it smells of nearly nothing. | onion, basket, kitchen
  Then you cut it. Two things that were kept in separate rooms run together. | knife, onion, close view, kitchen / sliced onion, board, close view, kitchen
  brief You cut it, and two things run together that were kept apart. | knife, onion, close view, kitchen
  They make a gas. It rises, finds your eye, and turns a little sour there. | close view of an eye, kitchen, light / one person wiping eyes, onion, kitchen
  - So the eye does what it does with smoke, or dust. It washes. | one person crying, kitchen, lamp
  + Somebody comes in, and asks what happened. You say: soup. | two people, kitchen, lamp, evening
  ...
  + A sharp knife helps, since it breaks fewer cells. A cold onion helps, too. | knife, kitchen table, lamp
  - And then it hits the butter. | pan, stove, steam, kitchen
  + The gas is gone. What is left is sweet. | bowl of soup, steam, lamp, evening
  It only wanted to be left alone. And look how good it is once you have cried. | family at a table, soup, lamp, evening / soup bowl, steam, close view, lamp
  brief It only wanted to be left alone. | family at a table, soup, lamp, evening

  = they-are-what-they-eat (why-flamingos-pink)
  They are born grey: {Q}? | bird, lake, pink light, dawn
  or Born grey, and you can see {W}. | bird, lake, pink light, dawn
  ~
  The chick comes out of the egg the colour of dust. | egg, nest, lake, day
  - It is standing in the answer. | lake, shallow water, sunlight
  In that water live tiny shrimps and algae, and they carry a colour, the one that carrots have. | lake, close view, reflection, day / flamingos, lake, wide view, day
  brief In the water live tiny shrimps, and they carry the colour of carrots. | lake, close view, reflection, day
  - The bird puts its head in upside down, and sieves. All day long. | bird, lake, reflection, day
  + Mouthful by mouthful the colour goes into the feathers. | feather, close view, sunlight
  ...
  + Feed it something else, and the new feathers come in pale. | white feather, lake, day
  After two or three years, it is the colour of the evening. | bird, lake, sunset
  + It never set out to be beautiful. It only kept on eating breakfast. | birds, lake, sunset, wide view
  Be careful what you take in every day. One day you will wear it. | one person at a lake, reflection, sunset / flamingo, close view, sunset
  brief Be careful what you eat. You will wear it. | one person at a lake, reflection, sunset

  = the-short-way-in (why-smell-memory)
  One breath, and you are six: {Q}? | child at a kitchen table, steam, morning
  or One breath, and you are six, and you ask {W}. | child at a kitchen table, steam, morning
  ~
  What you see takes the long way round. It goes by an office where it gets a name. | eye, close view, window / corridor, doors, light
  brief What you see takes the long way round. | eye, close view, window
  A smell does not. It goes almost straight to the rooms where feelings and memories are kept. | open door, corridor, warm light / one person with closed eyes, close view, warm light
  - So you are there before you know where you are. | old kitchen, table, window, morning
  + Floor polish, and it is the first day of school. Sun on rubber, and it is a boat. | school corridor, child / boat, lake, summer
  - And mostly it was the first time you met that smell. The first time is the one that sticks. | child, garden, flower, sunlight
  ...
  + You cannot call it up by trying. It has to come to you, on a stair, at a market stall. | market, street, one person, day
  + A stranger walks by with a certain soap. And somebody you miss has just left the room. | one person turning around, street, evening
  Photographs fade. This does not. | old photograph, table, window light
  Which smell would bring you home? Write it down for me. | one person with closed eyes, window, evening
  brief Which smell would bring you home? | one person with closed eyes, window, evening
`),
)
