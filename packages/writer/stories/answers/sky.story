= the-light-that-bounces
pattern: answer
about: why the sky is blue
also: why is the sky so blue
seen: as written

Look up once, and you see why the sky is blue. | one person looking up, blue sky, field, day
~ You are lying in the grass. There is not one cloud, and it goes all the way down to the hedge. | one person lying in grass, blue sky, day / field, hedge, blue sky
Sunlight looks white. It is every colour at once, holding hands. | sun, sky, bright day / children holding hands, hill, sunlight
Then it runs into the air, and the air is full of tiny things to bump into. | bird, clouds, sunlight, sky / feather, sunlight, close view
brief Then it runs into the air. | bird, clouds, sunlight, sky / feather, sunlight, close view
+ Red goes straight through, like a lorry. It hardly notices. | red sun, horizon, road
or Red goes straight through, like a lorry. | red sun, horizon, road
Blue is short and quick, and it bounces. | blue sky, wide view, bird
- Off one speck of air, and then the next, until it comes down to you from everywhere. | wide blue sky, field, one person small / blue sky, lake, reflection
~ You can do it at home. A glass of water, a torch, and three drops of milk. | drinking glass, lamp, kitchen table / drinking glass, close view, light
~ From the side the water turns a little blue. Look through it at the lamp, and the lamp is orange. | drinking glass, close view, blue light / lamp, drinking glass, dark room
~ Smoke does it. So do blue eyes, which have no blue in them at all. | smoke, chimney, sky / close view of a blue eye
~ Far hills are blue for the same reason: there is so much air before them. | blue mountains, wide view, day / mountains, mist, road
~ On Mars it is the other way about. The day is the colour of butter, and the sunset is blue. | red planet, desert, dusty sky / planet, small sun, dusk
~ On the moon there is no air, and no sky. Your shadow is black, and the stars are out at lunch. | astronaut, moon, black sky, stars / astronaut, shadow, moon
~ A child paints it as a stripe, along the top of the paper. You never said that it was wrong. | child, drawing, paper, table / drawing, close view, pencil
+ Violet bounces even more. But our eyes are not made for violet. | close view of an eye, blue light
- In the evening the light has more air to cross. The blue has been lost on the way. What is left is red. | one person, sea, sunset / boat, red sky, sea
+ Go up high enough, and there is no air. The sky is black, at noon. | planet from space, black sky, sun
The blue is not up there at all. It is light that lost its way, and found you. | one person on a hill, blue sky, seen from far away
brief It is light that lost its way, and found you. | one person on a hill, blue sky, seen from far away

= the-longest-way-home
pattern: answer
about: why sunsets are red
also: why the sunset is red; why the sky is red at sunset; why sunsets are orange; why sunrises are red; why the sky turns red at sunset
seen: as written

Wait for it, and you see why sunsets are red. | sunset, sea, one person, red sun
~ You have put your bag down on the sand, and taken off your shoes. | shoes, bag, beach, evening / one person on a beach, sea, evening
- At noon the light falls straight down on you. It has a thin slice of air to cross. | sun, field, bright day
In the evening the light comes in sideways. Now it has to go through the whole loaf. | red sun, horizon, wide field / long shadows, road, evening
brief In the evening the light has to go through much more air. | red sun, horizon, wide field
All the way it bumps into air. Blue goes first. It is thrown off left and right. | blue sky, clouds, evening
brief Blue goes first. It is thrown off left and right. | blue sky, clouds, evening
+ Somewhere west of you, somebody has your blue. It is still their afternoon. | blue sky, city, day
- Green goes next. What is left by the time it gets to you is red. | red evening, clouds, sea
+ A little dust makes it wilder. So does a clear cold day with a few high clouds. | red clouds, mountains, sunset
~ Hold your thumb under it. Each finger down to the water is about a quarter of an hour. | hand, sun, horizon, sea / one person, hand, red sun, beach
~ Near the water it goes flat, like something heavy that has been put down. | red sun, horizon, sea, close view
+ And then the rim touches the water, and people stop talking. | people on a beach, sunset
~ In truth it has gone already. The air bends the light up to you from over the edge. | red sun, sea, horizon, low angle / planet from space, sun, blue curve
~ Once in a while, at the very last, there is a flash of green. Sailors have waited for years. | green light, horizon, sea, dusk / boat, captain, horizon, dusk
~ Behind your back the shadow of the whole earth comes up, blue, with a pink rim. | blue evening sky, pink light, mountains / one person, long shadow, beach
~ Window after window, the town takes fire, and nobody calls for help. | town, windows, red light, evening / village, red sky, roofs
~ Somebody claps. You are glad that it was not you, and then you clap as well. | people on a beach, sunset, seen from behind / two people, sea, red sky
So it is not a colour that was added. It is what got through. | sun on the horizon, sea, red light
It came the longest way of all. It got here just as you looked up. | one person seen from behind, sea, sunset
brief It came the longest way of all. | one person seen from behind, sea, sunset

= the-air-is-never-still
pattern: answer
about: why stars twinkle
also: why stars flicker
seen: as written

Stand still, and you see why stars twinkle. | one person looking up, stars, field, night
~ You count four that shake, and one, low down, that goes red, and green, and red. | stars, hill, night / one bright star, field, night
- They do not. Out there they shine as calmly as a lamp in a window. | stars, lit window, night
The light of one star sets out, and travels for years, through nothing at all, without a shiver. | star, telescope, dark sky
brief The light of a star travels for years, without a shiver. | star, telescope, dark sky
+ It crosses all that. And in the last thousandth of a second, it comes to us. | planet from space, stars
And we live at the bottom of a river of air. | tent, mountains, clouds, night, stars
Warm air goes up, cold air comes down, and each bit bends the light a little. | smoke, chimney, stars, night
brief The air moves, and bends the light a little. | smoke, chimney, stars, night
- So it dances, like a coin on the floor of a pool. | coin, underwater, light
~ You know it from a road in August. The cars at the end of it swim. | road, summer, heat, car / road, car, seen from far away
~ You know it from above the toaster, where the wall behind it begins to dance. | bread, kitchen, wall, morning
~ Near the ground the light has the most of it to cross. So the low ones dance the wildest. | stars, horizon, trees, night / bare tree, stars, night
~ On some cold nights the air lies still, in layers, like sheets in a cupboard. Then they hardly move. | frozen lake, stars, night / stars, snow, village, night
~ There are telescopes with a mirror that bends itself, hundreds of times a second, against the dance. | telescope, mirror, stars, night / telescope, laser, mountain, night
~ From the space station they are points. People up there miss it. | satellite, planet, stars / astronaut, window, planet from space
~ Your neighbour's cat walks along the wall, and for her it is all just light. | cat, wall, stars, night
+ The planets hardly do it. They are nearer, and look a little broader, and so they hold still. | planet, night sky, hill
- That is why telescopes stand on mountains, or fly. They want to get above the river. | telescope, mountain, stars, night
+ You came out in your slippers, and forgot that it is cold. | one person, garden, stars, night
What you see up there is not the star. It is our own air, being alive. | wide night sky, stars, village

= when-a-cloud-is-full
pattern: answer
about: why it rains
also: why clouds rain; why does it rain
seen: as written

It begins with a puddle, and ends with you knowing why it rains. | puddle, street, reflection, day
~ You jumped over it this morning, and it had a whole tree in it. | puddle, tree, reflection, street / shoes, puddle, street, morning
The sun comes out, and by noon the puddle is gone. Nobody saw it leave. | sun, street, puddle, day / dry street, bright day
brief By noon the puddle is gone. | sun, street, puddle, day
It went up, too small to see. So did a bit of the lake, and somebody's wet shirt. | lake, mist, sunlight / washing line, wind, day
or It went up, too small to see. | lake, mist, sunlight
Up there it is cold. Each bit needs something to hold on to, and finds a speck of dust. | clouds, sky, seen from above
or Up there each bit finds a speck of dust. | clouds, sky, seen from above
+ A million of them, and you have one drop. | drop of water, leaf, close view
- As long as they are small, the air carries them. You call that a cloud. | large cloud, field, day
~ A white cloud over a field can weigh as much as a hundred elephants. It only weighs it very thinly. | large white cloud, field, day / elephant, field, cloud
~ High up, even in July, most of it is ice, and it thaws on the way down to you. | cloud, mountains, snow / snowflake, drop of water, window
+ They bump into each other, and stay together. They get heavy. | dark clouds, field, wind
Then the air cannot hold them any more. | rain, window, dark clouds
~ A drop is not shaped like a tear. It is more like a small round bun. | drop of water, close view, window / loaf, table, close view
~ The big ones fall about as fast as you can ride a bicycle, if you are late. | bicycle, rain, street / one person on a bicycle, rain
~ Whatever you drink has been up there more often than anyone could count. | drinking glass, table, window, rain / cloud, sea, sunlight
~ There is some of it in the soup, and in the tree, and in your left eye. | bowl of soup, steam, kitchen / tree, rain, close view
~ In the gutter a leaf goes by like a boat that knows the way. | leaf, water, street, rain / paper boat, street, rain
~ A woman takes in her washing, too late, and stands there, and laughs. | woman, washing line, rain, garden
+ Somebody runs. Somebody opens an umbrella. One child stands still with an open mouth. | child in rain, street / umbrella, street, rain
And there it is again, your puddle. It has only been away. | puddle, rain, shoes, street lamp

= everyone-has-their-own
pattern: answer
about: how rainbows form
also: why there are rainbows; how a rainbow forms; why rainbows form; how rainbows are made; what causes rainbows
seen: as written

Sun behind you, rain before you, and you see how rainbows form. | rainbow, field, rain, sunlight
~ You have run out of the house in your socks, because somebody shouted. | one person running, open door, rain, garden / shoes, doorstep, rain
There are a million drops, and each of them is round. | umbrella, rain, close view, light
Light goes in at the front, and slows down, and bends. Each colour bends a little differently. | leaf, rain, close view, light
brief Light goes in, and bends, each colour a little differently. | leaf, rain, close view, light
It comes to the back of the drop, and is thrown out again, like a ball from a wall. | one person, rain, sunlight, field
brief At the back of the drop it is thrown out again. | one person, rain, sunlight, field
+ One drop sends you only one colour. The one below it sends the next. | rainbow, close view, clouds
- So red is on top, and violet below, every single time. | rainbow, hill, wide view
~ The sun has to be low. At noon it lies below the horizon, and only birds could tell you. | sun, bright day, field / bird, clouds, seen from above
~ Sometimes there is a second one, outside the first, and paler. In that one red is below. | two rainbows, field, rain / rainbow, hill, dark clouds
~ Between the two the sky is darker. Hardly any of that light is coming your way. | dark sky, rainbow, field
~ You can make one with a garden hose, with your back to the sun. | one person, garden, water, sunlight / garden, drops of water, rainbow
~ The moon can do it as well. It is so faint that it looks white. | moon, rain, waterfall, night / white rainbow, moon, night
~ There is one in the oil on the road, and one on the back of every compact disc. | puddle, road, colours, close view / disc, table, colours
~ People have gone to look for the end of it, with a spade. It goes exactly as fast as they do. | one person with a spade, field, rainbow / one person walking, hill, rainbow
+ It is a whole circle, really. The ground is in the way. | rainbow over a valley, seen from above
- Now take one step to the left. It has come along. | one person walking, rainbow, field
+ The woman beside you is looking at other drops. She has another one. | two people, rainbow, field
There is one up there that is made for your eyes only, and it waits for nobody else. | one person looking up, rainbow, sunset
brief There is one up there that is made for your eyes only. | one person looking up, rainbow, sunset

= count-the-seconds
pattern: answer
about: why there is thunder
also: what causes thunder; why there is thunder and lightning; why does it thunder
seen: as written

Count with me, and you know why there is thunder. | lightning, storm, field, night
~ The air has gone yellow. The swallows are low, and the washing hangs quite still. | birds, field, dark clouds / washing line, garden, dark clouds
- Inside a storm, ice and hail rub past each other, all the way up. | storm clouds, night, wide view
+ It is what you do with your socks on a carpet, but ten kilometres high. | shoes, carpet, child, room / storm cloud, tall, night
One end of the cloud gets charged, and has to jump. That is the flash. | church, lightning, village, night
In its path the air gets hotter than the face of the sun. It has no time to get out of the way. | tree, lightning, close view, sky
brief The air in its path gets hotter than the face of the sun. | tree, lightning, close view, sky
So it bursts. That bang is what you hear. | house, lightning, hills, night
~ One flash is about as thick as your thumb, and longer than the road to the next town. | lightning, road, field, night / hand, thumb, close view, window
~ What you see of it runs upwards, too fast for you to tell. | lightning, tree, hill, night
~ It flickers, because it goes down the same path three or four times. | lightning, close view, dark sky / lightning, village, church, night
~ The long rumble is the far end of it. That has the longer way to you. | dark hills, storm, night / thunder cloud, valley, night
~ It likes whatever stands alone: the oak, the church tower, the man who plays golf. | lone tree, storm, field / church tower, lightning, night
~ In a car you are safe. It runs around you, down the outside, and into the road. | car, storm, road, night / one person in a car, window, rain
~ Somewhere on earth it is happening now, and now, about fifty times a second. | planet from space, night, lights / lightning, sea, night
- Light is here at once. Sound takes about three seconds for each kilometre. | one person at a window, storm, night
+ So: flash. One. Two. Three. You are counting how far away the night is. | clock, dark room, window, lightning
~ A child comes in with a pillow under one arm. It is not afraid. It only wants to know if you are. | child with a pillow, open door, lightning / two people in bed, window, storm
+ The dog is under the table. You say that it is only air. | dog under a table, dark room, storm
Count again. Now it is nine. It is leaving. Go back to sleep. | calm night, moon, clouds, bed window
brief Count again. It is leaving. Go back to sleep. | calm night, moon, clouds, bed window

= the-blanket
pattern: answer
about: why it is quiet when it snows
also: why snow is quiet; why it is so quiet after snow; why snow makes everything quiet; why the world is quiet when it snows
seen: as written

Open the window, and you hear why it is quiet when it snows. | open window, snow, night, street
~ It began after supper. You saw it in the light of the lamp, coming down like something that has time. | snow, street lamp, night / one person at a window, snow, night
- No cars. No steps. Even the dog sounds as if it were in another town. | snow street, parked car, street lamp, night
Fresh snow is mostly air. Between the flakes are countless tiny rooms. | glove, snow, close view
Sound goes in, and wanders about, and does not find the way out. | street lamp, snow, trees, night
+ It is what a thick curtain does, or a library full of coats. | curtain, room, lamp
- A few centimetres are enough to swallow most of a voice. | one person walking, snow, street, night
~ Somebody measured it. A hand's width of it drinks sound the way the walls of a studio do. | hand, snow, close view / microphone, snow, field
~ No two of them are the same, people say. Nobody has looked at all of them. | snowflake, close view / snow, glove, close view
~ It squeaks under your boots only when it is really cold. | boots, snow, close view, night / footprints in snow, street lamp, night
~ A fox crosses the road, where you have never seen one. It does not hurry. | fox, snow, street, night / fox, snow, close view
~ It can hear a mouse down there, through all that, and jumps in head first. | fox jumping, snow, field / snow, hole, field, moonlight
~ The church strikes eleven. It sounds as if somebody had put the bell in a drawer. | church, snow, night / bell, tower, snow
~ A bus comes, with its inside lit, and hardly seems to touch the ground. | bus, snow, night, street
~ On the wall there is a hat on each post, and nobody has knocked one off yet. | wall, posts, snow, night
+ And everyone drives slowly, or not at all. | car, snow, street, night
- Tomorrow it will melt a little, and freeze. Then it is hard, and throws the noise right back. | snow, ice, street, day
+ It lasts for one night, if you are lucky. | village, snow, lit windows, night
Stand there for a minute. This is what the world sounds like when it is told to hush. | one person at an open window, snow, night
brief This is what the world sounds like when it is told to hush. | one person at an open window, snow, night

= one-side-lit
pattern: answer
about: why the moon changes shape
also: why the moon has phases; the phases of the moon
seen: as written

Take an orange, and you can see why the moon changes shape. | orange, hand, lamp, dark room
~ You need a pencil, too. Push it in, so that you have something to hold. | orange, pencil, hand, close view / pencil, orange, table, lamp
Go into a dark room with one lamp. The lamp is the sun. You are the earth. | dark room, lamp, one person / one person holding an orange, lamp
brief The lamp is the sun. You are the earth. | lamp, dark room / one person holding an orange, lamp
Hold the orange out, and turn around, slowly. | one person holding an orange, dark room, lamp
The orange is always half lit. Always. | orange, lamp, close view
+ But you do not always see that half from the front. | moon, half lit, night sky
- With your back to the lamp, it is full. Turn on, and there is a slice. Face the lamp, and there is nothing. | full moon, night sky / crescent moon, night sky
- Nothing has bitten the moon. Nothing is in its way. | large moon, mountains, night
~ The thin one you can see in the evening, in the west, before you have switched on the light. | crescent moon, roofs, dusk / crescent moon, tree, dusk
~ The old one rises before the baker gets up, and the other way about. | crescent moon, bakery, dawn / crescent moon, village, dawn
~ Sometimes the whole of it glows, faint and grey, in the arms of the thin one. | crescent moon, close view, dark sky
~ That is us. Light falls on our seas and clouds, and we light up its night. | planet from space, clouds, sun / earth, moon, black sky
~ South of the line it lies the other way round. There the left side is the young one. | crescent moon, sea, palm tree, night / planet, globe, map, table
~ Sailors set out by it. Farmers sow by it, and swear by that, and nobody can stop them. | ship, moon, sea, night / field, moon, one person, night
~ Only when you stand exactly between the lamp and the orange does your own shadow fall on it. | one person, lamp, orange, shadow / dark red moon, night
~ Mostly you pass a little above, or a little below. That is why you do not see it every month. | orange, hand, lamp, dark room
+ It takes about a month to go around you, and never once looks away. | moon over the sea, night
+ You may eat the orange now. | child, orange, lamp
Tonight, look for the dark part. It is there. It is only waiting for its turn. | crescent moon, one person looking up, night
brief Tonight, look for the dark part. It is there. | crescent moon, one person looking up, night

= the-one-that-comes-along
pattern: answer
about: why the moon follows us
also: why the moon seems to follow us; why does the moon follow you; why the moon follows the car
seen: as written

From the back seat you wonder why the moon follows us. | moon, car window, road, night
~ You are six. You have been told to sleep. Your cheek is against the cold glass. | child at a car window, night / child, car, road, night
- The fence runs. The trees run. The farm on the hill walks. | fence, road, trees, night / farm, hill, night
The nearer a thing is, the faster it goes by your window. | trees, road, car, night
+ So a hill is slow, and the mountains hardly move at all. | mountains, road, moonlight
The moon is more than a thousand times further off than the furthest hill you can see. | moon over mountains, night
brief The moon is more than a thousand times further off than any hill. | moon over mountains, night
- You could drive all night. It would not look as if it had moved by the width of a straw. | road, car, moon, wide view
~ You shut one eye, and put it on the tip of your finger. | child, finger, moon, car window
~ It goes behind a barn, and you count. It comes out at four. It always comes out. | barn, field, moon, night / moon, trees, road
~ It jumps over a town, and goes through the wires like a bead. | village, moon, wires, night / moon, poles, road, night
~ In front they talk in the low voice that parents have at night. | two people in a car, road, night / car, lamp, road, night
~ A sailor sees it go with the ship. A thief sees it come along over the roofs, and is not pleased. | ship, moon, sea, night / roofs, moon, one person, night
~ Turn round, and it has stopped when you did. It is very polite. | one person standing, road, moon, night
+ So your eye makes the only guess that it can: it is coming along. | child at a car window, moon
+ It follows the car behind you, too. It follows the one that goes the other way. | two cars, road, moon
~ Once you asked why it did that, and somebody said: it likes you. | father and child, car, moon / child, close view, moon, window
~ You have had better explanations since. You have had none that was warmer. | moon, road, mountains, night
It goes home with everyone, and it is never late. | moon over a house, night
And you were asleep by then, and somebody carried you in. | father carrying a child, open door, moon, night
brief And somebody carried you in. | father carrying a child, open door, moon, night
