= everyone-under-one-roof
pattern: tale
about: summer rain
also: rain; a rainy day; the rain
seen: as written

The first drop hits a nose. Summer rain. | rain, street, one person, clouds
~ The bakery takes in its sign. The pigeons move up. | shop sign, street, rain / pigeons under a roof, rain
- Then the whole street runs, with newspapers on its heads. | people running, rain, street / newspaper, one person, rain
Eleven people end up under the roof of the kiosk, and nobody knows anybody. | people under a roof, rain, street, lamp / rain, kiosk, street, seen from far away
brief Eleven people end up under one roof. | people under a roof, rain, street, lamp
+ A man holds his cake like a child. A child holds his hat. | man, cake, rain / child, hat, rain
+ The gutter plays the drum, and the tin roof does the rest. | roof, rain, close view / street, rain, puddle
+ A woman in white shoes looks at the river that used to be the road. | shoes, puddle, street / woman, rain, street
+ A dog comes in, and shakes itself, fairly, on everyone. | dog, rain, people / dog, close view, water
- At first you all look at your watches. | watch, hand, rain / people, street, rain
+ It does not stop. It thinks of something else, and begins again. | rain, street lamp, evening / dark clouds, roofs
+ A bus goes by, and gives each of you half of a puddle. | bus, rain, street, splash
Then the man with the cake says: well, and lifts the lid. | man, cake, box, close view
~ A man with a violin case stands there. He is asked what is in it. It is sandwiches. | man with a violin case, doorway, rain
~ A dog shakes itself, and is forgiven by nobody. | wet dog, doorway, people, rain
~ Somebody begins to count the seconds after the lightning, and everybody joins in. | lightning, street, rain / people in a doorway, rain
+ There is one spoon. It goes round. | spoon, cake, hands
- It is a birthday, he says. She will understand. | man smiling, cake, rain
+ You hear about a daughter, a hip, a ship to Norway, and the price of hay. | people talking, rain, street lamp / ship, sea, rain
It stops. Nobody moves. | puddle, street, sunlight, rain
+ A blackbird starts, on the wet aerial, as if it had been paid. | bird, roof, sunlight
- Then they go off, one by one, over the shining road. | people walking, wet street, sunlight
You still say good morning to each of them. All eleven. | people, street, morning, smiling
brief You still say good morning to all eleven. | people, street, morning, smiling

= one-coat-too-thin
pattern: tale
about: autumn
also: late autumn; october; november
seen: as written

Your breath shows for the first time. Autumn. | one person, street, mist, dawn
~ The first fires are lit, and the street smells of last year. | chimney, smoke, roofs, dusk / leaves, street, evening
- The coat comes out of its cupboard. In the pocket lies last year. | coat, hook, hallway / hand, coat, close view
- A ticket. A chestnut. Half of a list. | ticket, chestnut, table / paper, table, close view
brief A ticket. A chestnut. | ticket, table, close view
+ Spiders have hung up their washing, along the whole fence. | fence, garden, drops of water, dawn / spider, close view, dew
+ Somebody burns leaves, and the street smells of every school year at once. | fire, leaves, garden, smoke / child with a schoolbag, street, leaves
+ On the wires the swallows sit in rows, like notes. Then there is only the line. | birds, wires, sky / empty wires, sky, evening
+ In the market there are apples with names like aunts. | apples, market, basket / apple, close view
+ An old man rakes. The wind has other plans. They have known each other for a long time. | old man, leaves, garden, wind / leaves in the air, garden
You walk through the park, with your feet, the way it has to be done. | one person walking, leaves, park / shoes, leaves, close view
brief You walk through the leaves, with your feet. | shoes, leaves, close view
~ Chestnuts lie about, as if somebody rich had a hole in his pocket. | chestnuts, path, close view, autumn
~ On the pond the boats are turned over, like sleeping cows. | boats turned over, lake shore, autumn
~ A leaf lands on your sleeve. You let it ride as far as the bank. | leaf on a sleeve, close view, park, autumn
+ A girl throws up a whole armful, and for a moment she is wearing it. | girl, leaves in the air, park
On the bench lies one glove. | glove, bench, leaves
+ It is red, and small, and somebody is already crying about it, somewhere. | glove, close view, bench
* You hang it on the branch above, where it can be seen. | glove on a branch, park
In the evening you pass by again. Someone has hung up the other one. | two gloves, branch, street lamp, evening / glove on a branch, snow, close view
brief In the evening someone has hung up the other one. | two gloves, branch, street lamp, evening
+ They sway a bit. It looks as if somebody were waving. | two gloves, branch, close view, dusk
It gets dark early. It does not matter so much. | lit windows, park, leaves, dusk
brief It gets dark early. | lit windows, park, leaves, dusk

= open-the-window
pattern: tale
about: the first day of spring
also: spring; early spring
seen: as written

Somebody opens a window, and then all of them. The first day of spring. | open window, street, sunlight, morning
brief Somebody opens a window: the first day of spring. | open window, street, sunlight, morning
brief Somebody opens a window. The first day of spring. | open window, street, sunlight, morning
brief Somebody opens a window. I keep thinking about the first day of spring. | open window, street, sunlight, morning
brief The first day of spring. Somebody opens a window. | open window, street, sunlight, morning
~ Carpets hang over the rails, and get what they deserve. | carpets on a balcony, street, sunlight
- Carpets come out over the rails, and are told what people think of them. | carpet, balcony, woman / dust, sunlight, street
+ Cats lie where the light is, and move along with it like hands on a clock. | cat, window sill, sunlight / cat, wall, sunlight
On the third floor an old man has not been down since November. | old man at a window, third floor, morning
brief An old man has not been down since November. | old man at a window, morning
+ He had a fall, and then there was ice, and then it was a habit. | old man with a stick, room, lamp / snow, window, grey light
+ He knows the street by its hats. | hats, street, seen from above
+ A girl draws a line of chalk from the baker's to the school. It has feet, at the end. | girl, chalk, street / chalk on a street, close view
- A blackbird has taken the aerial. It is not going to give it back. | bird, roof, morning
+ The first bee bumps into the glass, like somebody who has come without his glasses. | bee, window, close view
~ The ice cream man comes by. It is far too early, and there is a queue at once. | ice cream cart, street, children, spring
~ An old man carries a chair down four flights, sits on it, and closes his eyes. | old man on a chair, street, sunlight
Then a ball comes up, and lies on his balcony. | ball, balcony, sunlight
+ It is quite silent down there. They know whose balcony it is. | children, street, looking up
* He looks at it. He could throw it. | old man, ball, balcony
- He takes his hat instead, and his stick, and begins with the first stair. | old man, hat, stairs / stick, stairs, close view
+ There are sixty. He had forgotten that they smell of soup. | stairs, lamp, old man
He brings it down himself. Nobody says a word. | old man with a ball, door, children, sunlight
+ Then somebody moves the bags that were the goal, to make it wider. | bags, street, children
Can I be in goal, he asks. I have a good coat for it. | old man, children, ball, street, sunset
brief Can I be in goal, he asks. | old man, children, ball, street, sunset

= the-lamp-in-the-storm
pattern: tale
about: a summer storm
also: a storm; a thunderstorm; the storm
seen: as written

Take in the washing, quick. A summer storm. | washing line, wind, dark clouds, garden
~ Deck chairs go down the road, folded, like a school class. | chairs, street, wind, storm
- The sky has gone the colour of an old bruise. The swallows are nowhere. | dark clouds, field, village / birds, dark sky
+ A door slams, in a house where nobody is. | door, dark house, wind
The whole village pulls its shutters to, and counts its people. | village, shutters, dark clouds / window, shutters, wind
brief The whole village counts its people. | village, dark clouds, lamps
+ The trees bow, further than they have ever had to for anyone. | trees, wind, storm
+ Dogs are under tables. Grandmothers are on the stairs, with the candle that was blessed. | dog, table, candle / old woman, stairs, candle
One bed is empty. The boy has gone back for his horse. | empty bed, lamp, window, storm / boy, field, storm, dusk
brief One boy has gone back for his horse. | boy, field, storm, dusk
~ The tree in front of the house bows, and bows, like somebody who has broken a vase. | tree bending, wind, house, storm
~ There are candles, and it turns out that everybody looks better. | candles, family at a table, dark room
~ The radio crackles, and then it is only sea. | radio, candle, window, storm
+ They call, from the door. The wind takes it out of their mouths. | people, open door, storm, night
+ Then the light goes, in every house at once. | dark village, storm, lightning
* His mother takes the lamp, and climbs up to the attic window. | woman with a lantern, stairs, night
She holds it there, for hours. Her arms shake. She changes hands. | lantern in a window, storm, night / woman, lantern, close view, night
brief She stands at the window with the lamp, for hours. | lantern in a window, storm, night
+ Neighbours see it. One after another they climb up, and hold out theirs. | lit windows, village, storm, night
- At four it moves off, over the hill, and goes on with somebody else. | lightning, hill, far away, night / wet village, stars
+ Twigs in the street. A hat. Somebody's garden gate. | street, branches, dawn / gate, hat, street
Then there are hooves, quite slow. He is asleep on its back. | horse, boy, road, dawn / boy asleep on a horse, close view, dawn
brief Then there are hooves. | horse, boy, road, dawn
It came home by the lamp, he says. I only held on. | boy, woman, horse, sunrise

= the-one-that-is-always-up
pattern: tale
about: the moon
also: a full moon; moonlight; the full moon
seen: as written

Somebody has left a light on. The moon. | large moon, roofs, night
~ Lorry drivers have it, and nurses, and whoever has a new baby. | truck, road, moon, night / woman with a baby, window, moon
~ Somewhere a dog tells it all that it knows. | dog, yard, moon, night
A girl on one side of the sea looks at it, and so does her father on the other. | girl at a window, moon, night / man on a ship, moon, sea, night
brief A girl looks at it, and so does her father, over the sea. | girl at a window, moon, night / man on a ship, moon, sea, night
- They have agreed on nine. At nine they both look up. | clock, window, moon, night / girl, moon, close view
+ She tells it what there was for supper. She does not move her lips. | girl, window, moon, plate
+ It comes up late, some nights, and red, like somebody who has run. | red moon, sea, night
+ Cats walk along the wall in it, with their own shadows on a lead. | cat, wall, moonlight
+ The sea lifts up its whole back. The boats knock on the wood, and sleep. | sea, moon, boats, night
+ It has a face, and a hare, and a woman with a bundle. It depends on who asks. | moon, close view, night / old woman, moon, window
+ Twelve people have walked there. Their prints are still in the dust, since there is no wind. | astronaut, moon, footprints / footprint, dust, close view
* Then come nine nights of cloud. | clouds, roofs, night
~ It has been looked at by everyone you ever loved. They did not all look at the same time. | moon, window, one person, night
- She looks all the same. So does he. | girl at a window, clouds, night / man on a ship, fog, night
+ She draws one, and hangs it on the glass. | drawing of a moon, window, close view
+ On the eighth there is a light spot behind the grey, like a lamp behind a curtain. | clouds, pale moon, night
On the tenth it is back, quite thin. | crescent moon, clouds, night
+ She counts to nine, to be fair, before she tells it everything. | girl, moon, window, smiling
That is how he came in, with his bag, and found her talking. | man, open door, bag, lamp, night
brief That is how he came home, and found her talking. | man, open door, bag, girl, lamp, night
You can go to bed now, he said. Both of you. | father and girl, window, moon, night
