/** What more there is to see in answers about the sky and its weather. */
export const SKY_MIDDLES = `
  = the-light-that-bounces
  ~
  You are lying in the grass. There is not one cloud, and it goes all the way down to the hedge. | one person lying in grass, blue sky, day / field, hedge, blue sky
  ...
  You can do it at home. A glass of water, a torch, and three drops of milk. | drinking glass, lamp, kitchen table / drinking glass, close view, light
  From the side the water turns a little blue. Look through it at the lamp, and the lamp is orange. | drinking glass, close view, blue light / lamp, drinking glass, dark room
  Smoke does it. So do blue eyes, which have no blue in them at all. | smoke, chimney, sky / close view of a blue eye
  Far hills are blue for the same reason: there is so much air before them. | blue mountains, wide view, day / mountains, mist, road
  On Mars it is the other way about. The day is the colour of butter, and the sunset is blue. | red planet, desert, dusty sky / planet, small sun, dusk
  On the moon there is no air, and no sky. Your shadow is black, and the stars are out at lunch. | astronaut, moon, black sky, stars / astronaut, shadow, moon
  A child paints it as a stripe, along the top of the paper. You never said that it was wrong. | child, drawing, paper, table / drawing, close view, pencil

  = the-longest-way-home
  ~
  You have put your bag down on the sand, and taken off your shoes. | shoes, bag, beach, evening / one person on a beach, sea, evening
  > A little dust makes
  Hold your thumb under it. Each finger down to the water is about a quarter of an hour. | hand, sun, horizon, sea / one person, hand, red sun, beach
  Near the water it goes flat, like something heavy that has been put down. | red sun, horizon, sea, close view
  > And then the rim
  In truth it has gone already. The air bends the light up to you from over the edge. | red sun, sea, horizon, low angle / planet from space, sun, blue curve
  Once in a while, at the very last, there is a flash of green. Sailors have waited for years. | green light, horizon, sea, dusk / boat, captain, horizon, dusk
  Behind your back the shadow of the whole earth comes up, blue, with a pink rim. | blue evening sky, pink light, mountains / one person, long shadow, beach
  Window after window, the town takes fire, and nobody calls for help. | town, windows, red light, evening / village, red sky, roofs
  Somebody claps. You are glad that it was not you, and then you clap as well. | people on a beach, sunset, seen from behind / two people, sea, red sky

  = the-air-is-never-still
  ~
  You count four that shake, and one, low down, that goes red, and green, and red. | stars, hill, night / one bright star, field, night
  ...
  You know it from a road in August. The cars at the end of it swim. | road, summer, heat, car / road, car, seen from far away
  You know it from above the toaster, where the wall behind it begins to dance. | bread, kitchen, wall, morning
  Near the ground the light has the most of it to cross. So the low ones dance the wildest. | stars, horizon, trees, night / bare tree, stars, night
  On some cold nights the air lies still, in layers, like sheets in a cupboard. Then they hardly move. | frozen lake, stars, night / stars, snow, village, night
  There are telescopes with a mirror that bends itself, hundreds of times a second, against the dance. | telescope, mirror, stars, night / telescope, laser, mountain, night
  From the space station they are points. People up there miss it. | satellite, planet, stars / astronaut, window, planet from space
  Your neighbour's cat walks along the wall, and for her it is all just light. | cat, wall, stars, night

  = when-a-cloud-is-full
  ~
  You jumped over it this morning, and it had a whole tree in it. | puddle, tree, reflection, street / shoes, puddle, street, morning
  ...
  A white cloud over a field can weigh as much as a hundred elephants. It only weighs it very thinly. | large white cloud, field, day / elephant, field, cloud
  High up, even in July, most of it is ice, and it thaws on the way down to you. | cloud, mountains, snow / snowflake, drop of water, window
  > Then the air cannot hold
  A drop is not shaped like a tear. It is more like a small round bun. | drop of water, close view, window / loaf, table, close view
  The big ones fall about as fast as you can ride a bicycle, if you are late. | bicycle, rain, street / one person on a bicycle, rain
  Whatever you drink has been up there more often than anyone could count. | drinking glass, table, window, rain / cloud, sea, sunlight
  There is some of it in the soup, and in the tree, and in your left eye. | bowl of soup, steam, kitchen / tree, rain, close view
  In the gutter a leaf goes by like a boat that knows the way. | leaf, water, street, rain / paper boat, street, rain
  A woman takes in her washing, too late, and stands there, and laughs. | woman, washing line, rain, garden

  = everyone-has-their-own
  ~
  You have run out of the house in your socks, because somebody shouted. | one person running, open door, rain, garden / shoes, doorstep, rain
  ...
  The sun has to be low. At noon it lies below the horizon, and only birds could tell you. | sun, bright day, field / bird, clouds, seen from above
  Sometimes there is a second one, outside the first, and paler. In that one red is below. | two rainbows, field, rain / rainbow, hill, dark clouds
  Between the two the sky is darker. Hardly any of that light is coming your way. | dark sky, rainbow, field
  You can make one with a garden hose, with your back to the sun. | one person, garden, water, sunlight / garden, drops of water, rainbow
  The moon can do it as well. It is so faint that it looks white. | moon, rain, waterfall, night / white rainbow, moon, night
  There is one in the oil on the road, and one on the back of every compact disc. | puddle, road, colours, close view / disc, table, colours
  People have gone to look for the end of it, with a spade. It goes exactly as fast as they do. | one person with a spade, field, rainbow / one person walking, hill, rainbow

  = count-the-seconds
  ~
  The air has gone yellow. The swallows are low, and the washing hangs quite still. | birds, field, dark clouds / washing line, garden, dark clouds
  ...
  One flash is about as thick as your thumb, and longer than the road to the next town. | lightning, road, field, night / hand, thumb, close view, window
  What you see of it runs upwards, too fast for you to tell. | lightning, tree, hill, night
  It flickers, because it goes down the same path three or four times. | lightning, close view, dark sky / lightning, village, church, night
  The long rumble is the far end of it. That has the longer way to you. | dark hills, storm, night / thunder cloud, valley, night
  It likes whatever stands alone: the oak, the church tower, the man who plays golf. | lone tree, storm, field / church tower, lightning, night
  In a car you are safe. It runs around you, down the outside, and into the road. | car, storm, road, night / one person in a car, window, rain
  Somewhere on earth it is happening now, and now, about fifty times a second. | planet from space, night, lights / lightning, sea, night
  > So: flash. One
  A child comes in with a pillow under one arm. It is not afraid. It only wants to know if you are. | child with a pillow, open door, lightning / two people in bed, window, storm

  = the-blanket
  ~
  It began after supper. You saw it in the light of the lamp, coming down like something that has time. | snow, street lamp, night / one person at a window, snow, night
  ...
  Somebody measured it. A hand's width of it drinks sound the way the walls of a studio do. | hand, snow, close view / microphone, snow, field
  No two of them are the same, people say. Nobody has looked at all of them. | snowflake, close view / snow, glove, close view
  It squeaks under your boots only when it is really cold. | boots, snow, close view, night / footprints in snow, street lamp, night
  A fox crosses the road, where you have never seen one. It does not hurry. | fox, snow, street, night / fox, snow, close view
  It can hear a mouse down there, through all that, and jumps in head first. | fox jumping, snow, field / snow, hole, field, moonlight
  The church strikes eleven. It sounds as if somebody had put the bell in a drawer. | church, snow, night / bell, tower, snow
  A bus comes, with its inside lit, and hardly seems to touch the ground. | bus, snow, night, street
  On the wall there is a hat on each post, and nobody has knocked one off yet. | wall, posts, snow, night

  = one-side-lit
  ~
  You need a pencil, too. Push it in, so that you have something to hold. | orange, pencil, hand, close view / pencil, orange, table, lamp
  > Nothing has bitten the moon
  The thin one you can see in the evening, in the west, before you have switched on the light. | crescent moon, roofs, dusk / crescent moon, tree, dusk
  The old one rises before the baker gets up, and the other way about. | crescent moon, bakery, dawn / crescent moon, village, dawn
  Sometimes the whole of it glows, faint and grey, in the arms of the thin one. | crescent moon, close view, dark sky
  That is us. Light falls on our seas and clouds, and we light up its night. | planet from space, clouds, sun / earth, moon, black sky
  South of the line it lies the other way round. There the left side is the young one. | crescent moon, sea, palm tree, night / planet, globe, map, table
  Sailors set out by it. Farmers sow by it, and swear by that, and nobody can stop them. | ship, moon, sea, night / field, moon, one person, night
  Only when you stand exactly between the lamp and the orange does your own shadow fall on it. | one person, lamp, orange, shadow / dark red moon, night
  Mostly you pass a little above, or a little below. That is why you do not see it every month. | orange, hand, lamp, dark room

  = the-one-that-comes-along
  ~
  You are six. You have been told to sleep. Your cheek is against the cold glass. | child at a car window, night / child, car, road, night
  ...
  You shut one eye, and put it on the tip of your finger. | child, finger, moon, car window
  It goes behind a barn, and you count. It comes out at four. It always comes out. | barn, field, moon, night / moon, trees, road
  It jumps over a town, and goes through the wires like a bead. | village, moon, wires, night / moon, poles, road, night
  In front they talk in the low voice that parents have at night. | two people in a car, road, night / car, lamp, road, night
  A sailor sees it go with the ship. A thief sees it come along over the roofs, and is not pleased. | ship, moon, sea, night / roofs, moon, one person, night
  Turn round, and it has stopped when you did. It is very polite. | one person standing, road, moon, night
  > It follows the car
  Once you asked why it did that, and somebody said: it likes you. | father and child, car, moon / child, close view, moon, window
  You have had better explanations since. You have had none that was warmer. | moon, road, mountains, night
`
