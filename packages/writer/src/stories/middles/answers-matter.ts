/** What more there is to see in answers about sea, earth and matter. */
export const MATTER_MIDDLES = `
  = the-tree-lets-go
  ~
  It lies in your hand, and has a map on it of some country with one long river. | leaf, hand, close view, autumn / leaf, close view, sunlight
  > So the tree gets ready
  The green was its kitchen. It takes that to pieces, and carries it down into the wood. | leaf, green, close view, sunlight / large tree, trunk, sunlight
  The yellow was there all the time. All summer it was only outshone. | yellow leaf, close view, light / birch tree, autumn, sunlight
  The red is new. Some trees make it in the last warm days, as if they wanted to be looked at once. | red leaf, branch, sunlight / red tree, garden, autumn
  It knows the date by the nights. They get longer, and no warm week can fool it for long. | tree, moon, night, garden / bare branch, stars, night
  The lamp in the street can. The branch beside it keeps its leaves for weeks. | street lamp, tree, leaf, night
  Pines do it otherwise. Their leaves are thin as needles, and waxed, and there is nothing for the wind to hold. | pine, snow, forest / pine, branch, close view, frost
  > And where it was
  Down below the worms have heard. They pull them in by the stalk, one by one. | leaf, earth, close view, night
  By spring it has eaten its own old coat. It puts on the same one, new. | tree, blossom, spring, morning / green leaf, branch, close view

  = the-sea-breathes
  ~
  You have put your towel down. In three hours it will be wet, and you do not know it yet. | beach, sea, towel, day / one person on a beach, sea
  ...
  There are bays where it comes in faster than you can walk, and as high as a house. | bay, waves, cliff, day / one person running, beach, sea
  In a lake you hardly see it. In your cup it is there, and nobody could ever find it. | lake, calm, moon / cup, table, lamp
  Crabs go by it. Take one inland, in a bucket, and for days it still gets up with the sea. | beach, bucket, stone, morning / bucket, kitchen, floor
  Twice a month it goes out so far that an old wreck shows its ribs. | shipwreck, beach, mud, dawn / anchor, sand, beach
  Then people walk out with buckets, and look for supper, and keep an eye on the time. | people with buckets, beach, mud / clock, boat, beach
  All this rubbing slows us down. A day gets longer by the blink of an eye in a great many lives. | clock, lighthouse, sea / sun, horizon, sea
  And the moon moves off, by about as much as your nails grow. | moon over the sea, night, wide view / hand, close view, moonlight
  A boat knocks against the wall. Somebody, asleep on board, has been lifted up, and has not noticed. | boat, harbour, moon, night

  = a-pinch-of-mountain
  ~
  You came up coughing, and everyone on the blanket laughed. | one person swimming, sea, waves / people on a beach, day
  > River by river
  It would be enough, dried, to lie on all the land there is, higher than most church towers. | white desert, church tower, day / white sand, wide view, sky
  In some places they let it into flat ponds, and wait, and rake up what the sun has left. | flat water, salt, sunlight / one person with a rake, field, sunlight
  Soldiers were paid with it, they say. Roads were named for it. Wars began over it. | road, caravan, desert / coin, sack, table
  There is a lake so full of it that you can lie on top, and read the newspaper. | one person floating, lake, newspaper / lake, desert, day
  A fish has to drink all day, and throw the salt out again over its gills. | fish, underwater, close view
  A gull does it through the nose. That is the drop that hangs from its beak. | bird, close view, beak, sea / bird, harbour, day
  Your tears have some. So has your blood. Something in us never quite came ashore. | close view of an eye, tears / one person, sea, seen from behind
  You pour a little into the soup, and do not think of mountains. | bowl of soup, spoon, kitchen table

  = the-wall-answers
  ~
  You look round first, to see if anybody is there. It feels like ringing at a house. | one person on a path, mountain, day / mountain valley, wide view
  > Count the seconds
  In the mountains they called from hut to hut like that, before there was a telephone. | hut, mountain, one person, evening / two huts, valley, evening
  A horn carries further than a name. So they played. | one person with a horn, mountain / mountains, sunset, wide view
  Ships did it in the fog. They blew once, and listened for the rock. | ship, fog, sea / rock, fog, waves
  Whales do it, too, and men under the sea, who sit with headphones on, and wait for the ping. | whale, underwater, dark / submarine, underwater, dark
  Old builders hated it. They hung up carpets, so that the sermon would not be said twice. | church, curtain, light / carpet, wall, lamp
  There are domes where you whisper to one wall, and somebody hears you at the other. | dome, two people, hall / one person whispering, wall
  A doctor looks at a child like that, before it is born: he listens to what comes back. | doctor, screen, lamp / screen, close view, hand
  You try it with your own name. It sounds like somebody who is glad that you called. | one person, cliff, mountain, evening

  = the-smell-has-a-name
  ~
  You were on your way to something. You have a bag, and a time to be there. | one person walking, street, bag, summer / clock, street, day
  ...
  A light rain is better at it than a heavy one. It gives the bubbles time. | rain, window, light / puddle, drops of water, close view
  Camels are said to find water by it, across a whole desert. | camel, desert, wide view / desert, well, evening
  In one town in India they catch it, in clay, and sell it in small bottles. | bottle, clay, market, day / bottle, close view, window light
  Before the first drop there is another one, sharp, like a new coin. That comes with the lightning. | lightning, field, dark clouds / coin, hand, close view
  The dog has had it for an hour, and has been walking to the door and back. | dog, door, kitchen, day / dog, window, dark clouds
  Gutters begin to talk. The dust on the window sill gets small, dark coins. | rain, roof, street / window sill, dust, drops of water
  A boy puts his head back, and opens his mouth, as if it could be drunk. | boy, rain, street, close view
  And old people say, on all the balconies, that the garden needed it. | old man on a balcony, rain, street / garden, rain, roses

  = a-thousand-small-rooms
  ~
  Somebody has put the bowl on the radiator, and told everyone not to slam the door. | bowl, cloth, kitchen, window / closed door, kitchen, lamp
  ...
  That guest is on grapes, and on flour, and on your hands. It only waits to be asked in. | grapes, bowl, table / hands, flour, close view
  People kept some of it from one week to the next, in a jar, and gave it to their daughters. | jar, shelf, kitchen / old woman, jar, young woman, kitchen
  Some of those jars have been alive for longer than anybody in the house. | jar, close view, window light / old house, kitchen, window
  Push a finger in. If the hole comes back slowly, it is ready. If it stays, you were too late. | finger, dough, close view / hand, bowl, kitchen table
  > Then the oven.
  In the oven those small guests die, around the middle, quite quickly, and all at once. | oven, fire, close view / loaf, oven, light
  The crust goes brown for the same reason as a steak: heat, and sugar, and what is left of the grain. | loaf, close view, crust / oven, kitchen, warm light
  The cut on top is there so that it does not burst. Each baker has his own, like a signature. | knife, dough, close view / baker, loaf, bakery
  And the whole street walks a little slower, past that window. | bakery, street, people, morning

  = the-cold-lid
  ~
  The first cube goes under, for one moment, and bobs up as if somebody had called. | drinking glass, ice, close view / drinking glass, table, window light
  ...
  A bottle left in the freezer learns it the hard way. In the morning there is a bottle of ice, and some glass. | bottle, ice, close view / broken glass, ice, kitchen
  It breaks stones like that. It gets in, as water, through a crack as thin as a hair. | stone, crack, frost, close view / cliff, ice, mountain
  Most of an iceberg hangs below. About as much of it looks out as of you, in the bath. | iceberg, underwater, blue water / iceberg, sea, wide view
  From a ship, at night, one of them looks like a cloud that has lain down. | ship, iceberg, night, sea / iceberg, fog, sea
  A seal keeps a hole open in the lid, with its teeth, all winter long, so that it can breathe. | seal, ice, hole / ice, hole, underwater light
  Somebody sits on a box, beside another hole, with a line, and a thermos, and all the time in the world. | one person on a box, ice, lake / fish, ice, line, close view
  Sing to it, and it sings back. On a cold night a lake can sound like a cello. | frozen lake, moon, night / violin, ice, lake
  By the shore it is clear as a window. A leaf from October lies in it, wide awake. | leaf, ice, close view / frozen lake, shore, morning
`
