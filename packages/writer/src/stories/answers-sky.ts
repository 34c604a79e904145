import { parseStories, seenAsWritten } from '../story.ts'

/** Questions about the sky and its weather that have an answer which is well known: it is told as what one would see and hear. */
export const skyAnswers = seenAsWritten(
  parseStories(`
  = the-light-that-bounces (why-sky-blue)
  Look up once: {Q}? | one person looking up, blue sky, field, day
  or Look up once, and you see {W}. | one person looking up, blue sky, field, day
  ~
  Sunlight looks white. It is every colour at once, holding hands. | sun, sky, bright day / children holding hands, hill, sunlight
  Then it runs into the air, and the air is full of tiny things to bump into. | bird, clouds, sunlight, sky / feather, sunlight, close view
  brief Then it runs into the air. | bird, clouds, sunlight, sky / feather, sunlight, close view
  + Red goes straight through, like a lorry. It hardly notices. | red sun, horizon, road
  or Red goes straight through, like a lorry. | red sun, horizon, road
  Blue is short and quick, and it bounces. | blue sky, wide view, bird
  - Off one speck of air, and then the next, until it comes down to you from everywhere. | wide blue sky, field, one person small / blue sky, lake, reflection
  ...
  + Violet bounces even more. But our eyes are not made for violet. | close view of an eye, blue light
  - In the evening the light has more air to cross. The blue has been lost on the way. What is left is red. | one person, sea, sunset / boat, red sky, sea
  + Go up high enough, and there is no air. The sky is black, at noon. | planet from space, black sky, sun
  The blue is not up there at all. It is light that lost its way, and found you. | one person on a hill, blue sky, seen from far away
  brief It is light that lost its way, and found you. | one person on a hill, blue sky, seen from far away

  = the-longest-way-home (why-sunset-red)
  Wait for it: {Q}? | sunset, sea, one person, red sun
  or Wait for it, and you see {W}. | sunset, sea, one person, red sun
  ~
  - At noon the light falls straight down on you. It has a thin slice of air to cross. | sun, field, bright day
  In the evening the light comes in sideways. Now it has to go through the whole loaf. | red sun, horizon, wide field / long shadows, road, evening
  brief In the evening the light has to go through much more air. | red sun, horizon, wide field
  All the way it bumps into air. Blue goes first. It is thrown off left and right. | blue sky, clouds, evening
  brief Blue goes first. It is thrown off left and right. | blue sky, clouds, evening
  + Somewhere west of you, somebody has your blue. It is still their afternoon. | blue sky, city, day
  - Green goes next. What is left by the time it gets to you is red. | red evening, clouds, sea
  ...
  + A little dust makes it wilder. So does a clear cold day with a few high clouds. | red clouds, mountains, sunset
  + And then the rim touches the water, and people stop talking. | people on a beach, sunset
  So it is not a colour that was added. It is what got through. | sun on the horizon, sea, red light
  It came the longest way of all. It got here just as you looked up. | one person seen from behind, sea, sunset
  brief It came the longest way of all. | one person seen from behind, sea, sunset

  = the-air-is-never-still (why-stars-twinkle)
  Stand still: {Q}? | one person looking up, stars, field, night
  or Stand still, and you see {W}. | one person looking up, stars, field, night
  ~
  - They do not. Out there they shine as calmly as a lamp in a window. | stars, lit window, night
  The light of one star sets out, and travels for years, through nothing at all, without a shiver. | star, telescope, dark sky
  brief The light of a star travels for years, without a shiver. | star, telescope, dark sky
  + It crosses all that. And in the last thousandth of a second, it comes to us. | planet from space, stars
  And we live at the bottom of a river of air. | tent, mountains, clouds, night, stars
  Warm air goes up, cold air comes down, and each bit bends the light a little. | smoke, chimney, stars, night
  brief The air moves, and bends the light a little. | smoke, chimney, stars, night
  - So it dances, like a coin on the floor of a pool. | coin, underwater, light
  ...
  + The planets hardly do it. They are nearer, and look a little broader, and so they hold still. | planet, night sky, hill
  - That is why telescopes stand on mountains, or fly. They want to get above the river. | telescope, mountain, stars, night
  + You came out in your slippers, and forgot that it is cold. | one person, garden, stars, night
  What you see up there is not the star. It is our own air, being alive. | wide night sky, stars, village

  = when-a-cloud-is-full (why-rain)
  It begins with a puddle: {Q}? | puddle, street, reflection, day
  or It begins with a puddle, and ends with you knowing {W}. | puddle, street, reflection, day
  ~
  The sun comes out, and by noon the puddle is gone. Nobody saw it leave. | sun, street, puddle, day / dry street, bright day
  brief By noon the puddle is gone. | sun, street, puddle, day
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
  Turn your back to the sun: {Q}? | rainbow, field, rain, sunlight
  or Sun behind you, rain before you, and you see {W}. | rainbow, field, rain, sunlight
  ~
  There are a million drops, and each of them is round. | umbrella, rain, close view, light
  Light goes in at the front, and slows down, and bends. Each colour bends a little differently. | leaf, rain, close view, light
  brief Light goes in, and bends, each colour a little differently. | leaf, rain, close view, light
  It comes to the back of the drop, and is thrown out again, like a ball from a wall. | one person, rain, sunlight, field
  brief At the back of the drop it is thrown out again. | one person, rain, sunlight, field
  + One drop sends you only one colour. The one below it sends the next. | rainbow, close view, clouds
  - So red is on top, and violet below, every single time. | rainbow, hill, wide view
  ...
  + It is a whole circle, really. The ground is in the way. | rainbow over a valley, seen from above
  - Now take one step to the left. It has come along. | one person walking, rainbow, field
  + The woman beside you is looking at other drops. She has another one. | two people, rainbow, field
  There is one up there that is made for your eyes only, and it waits for nobody else. | one person looking up, rainbow, sunset
  brief There is one up there that is made for your eyes only. | one person looking up, rainbow, sunset

  = count-the-seconds (why-thunder)
  Count with me: {Q}? | lightning, storm, field, night
  or Count with me, and you know {W}. | lightning, storm, field, night
  ~
  - Inside a storm, ice and hail rub past each other, all the way up. | storm clouds, night, wide view
  + It is what you do with your socks on a carpet, but ten kilometres high. | shoes, carpet, child, room / storm cloud, tall, night
  One end of the cloud gets charged, and has to jump. That is the flash. | church, lightning, village, night
  In its path the air gets hotter than the face of the sun. It has no time to get out of the way. | tree, lightning, close view, sky
  brief The air in its path gets hotter than the face of the sun. | tree, lightning, close view, sky
  So it bursts. That bang is what you hear. | house, lightning, hills, night
  ...
  - Light is here at once. Sound takes about three seconds for each kilometre. | one person at a window, storm, night
  + So: flash. One. Two. Three. You are counting how far away the night is. | clock, dark room, window, lightning
  + The dog is under the table. You say that it is only air. | dog under a table, dark room, storm
  Count again. Now it is nine. It is leaving. Go back to sleep. | calm night, moon, clouds, bed window
  brief Count again. It is leaving. Go back to sleep. | calm night, moon, clouds, bed window

  = the-blanket (why-snow-quiet)
  Open the window: {Q}? | open window, snow, night, street
  or Open the window, and you hear {W}. | open window, snow, night, street
  ~
  - No cars. No steps. Even the dog sounds as if it were in another town. | snow street, parked car, street lamp, night
  Fresh snow is mostly air. Between the flakes are countless tiny rooms. | glove, snow, close view
  Sound goes in, and wanders about, and does not find the way out. | street lamp, snow, trees, night
  + It is what a thick curtain does, or a library full of coats. | curtain, room, lamp
  - A few centimetres are enough to swallow most of a voice. | one person walking, snow, street, night
  ...
  + And everyone drives slowly, or not at all. | car, snow, street, night
  - Tomorrow it will melt a little, and freeze. Then it is hard, and throws the noise right back. | snow, ice, street, day
  + It lasts for one night, if you are lucky. | village, snow, lit windows, night
  Stand there for a minute. This is what the world sounds like when it is told to hush. | one person at an open window, snow, night
  brief This is what the world sounds like when it is told to hush. | one person at an open window, snow, night

  = one-side-lit (why-moon-shape)
  Take an orange: {Q}? | orange, hand, lamp, dark room
  or Take an orange, and you can see {W}. | orange, hand, lamp, dark room
  ~
  Go into a dark room with one lamp. The lamp is the sun. You are the earth. | dark room, lamp, one person / one person holding an orange, lamp
  brief The lamp is the sun. You are the earth. | lamp, dark room / one person holding an orange, lamp
  Hold the orange out, and turn around, slowly. | one person holding an orange, dark room, lamp
  The orange is always half lit. Always. | orange, lamp, close view
  + But you do not always see that half from the front. | moon, half lit, night sky
  - With your back to the lamp, it is full. Turn on, and there is a slice. Face the lamp, and there is nothing. | full moon, night sky / crescent moon, night sky
  ...
  - Nothing has bitten the moon. Nothing is in its way. | large moon, mountains, night
  + It takes about a month to go around you, and never once looks away. | moon over the sea, night
  + You may eat the orange now. | child, orange, lamp
  Tonight, look for the dark part. It is there. It is only waiting for its turn. | crescent moon, one person looking up, night
  brief Tonight, look for the dark part. It is there. | crescent moon, one person looking up, night

  = the-one-that-comes-along (why-moon-follows)
  You see it from the back seat: {Q}? | moon, car window, road, night
  or From the back seat you wonder {W}. | moon, car window, road, night
  ~
  - The fence runs. The trees run. The farm on the hill walks. | fence, road, trees, night / farm, hill, night
  The nearer a thing is, the faster it goes by your window. | trees, road, car, night
  + So a hill is slow, and the mountains hardly move at all. | mountains, road, moonlight
  The moon is more than a thousand times further off than the furthest hill you can see. | moon over mountains, night
  brief The moon is more than a thousand times further off than any hill. | moon over mountains, night
  - You could drive all night. It would not look as if it had moved by the width of a straw. | road, car, moon, wide view
  ...
  + So your eye makes the only guess that it can: it is coming along. | child at a car window, moon
  + It follows the car behind you, too. It follows the one that goes the other way. | two cars, road, moon
  It goes home with everyone, and it is never late. | moon over a house, night
  And you were asleep by then, and somebody carried you in. | father carrying a child, open door, moon, night
  brief And somebody carried you in. | father carrying a child, open door, moon, night
`),
)
