= phone
pattern: list
order: 2
words: phones; phone; smartphones; smartphone; screens; screen; screen time; scroll*; doomscroll*; digital detox; notifications; notification; offline; unplug*; apps; app; internet; online time; social media detox; social media break; social media addiction; quit* all social media; quit* all instagram; quit* all tiktok; quit* all facebook; quit* social media; quit* instagram; quit* tiktok; quit* facebook; leav* all social media; leav* all instagram; leav* all tiktok; leav* all facebook; leav* social media; leav* instagram; leav* tiktok; leav* facebook; left all social media; left all instagram; left all tiktok; left all facebook; left social media; left instagram; left tiktok; left facebook; delet* all social media; delet* all instagram; delet* all tiktok; delet* all facebook; delet* social media; delet* instagram; delet* tiktok; delet* facebook; without all social media; without all instagram; without all tiktok; without all facebook; without social media; without instagram; without tiktok; without facebook; off all social media; off all instagram; off all tiktok; off all facebook; off social media; off instagram; off tiktok; off facebook; stop* all social media; stop* all instagram; stop* all tiktok; stop* all facebook; stop* social media; stop* instagram; stop* tiktok; stop* facebook
opening: phone face down, table, window, morning light

Give the phone a bed of its own. > A shoebox in the hall. A napkin for a blanket. > What sleeps in the hall cannot call you at one in the morning. | smartphone in a box, hallway, close view, evening / box, hallway, coat, evening / one person asleep in bed, moonlight, night
not let the phone sleep on the pillow | smartphone, pillow, bed, dark room, night
I made a bed for the phone, in a shoebox in the hall.
Turn off every sound but one. > Let your mother ring. Let the shoes on sale be silent. > Whoever can interrupt you owns a piece of your day. | smartphone in a hand, close view, table, day / telephone, old woman, window, day / one person reading, armchair, window, day
not let everything ring, buzz and blink | smartphone, desk, close view, bright screen
I turned off every sound but one, and jumped when it came.
Wear a watch. > The plain kind. With hands. > Nobody ever looked at a wristwatch and came back twenty minutes later. | pocket watch, hand, close view, day / watch, close view, table / one person walking, station, day
not ask the phone for the time, and read the news | smartphone in a hand, station, day
I bought a watch, with hands.
Queue without the phone. > Look at the hats. Guess the dinners. > Boredom is where your own ideas stand in line. | people in a queue, shop, day / basket, bread, shop, close view / one person smiling, shop, day
not reach for it after four seconds in a queue | one person with a smartphone, shop, queue
I stood in queues with empty hands, and looked at hats.
Leave the phone in the coat at dinner. > All the coats. All the phones. One heap on the bed. > The best story of the evening comes after the first silence. | coats on a bed, bedroom, evening / smartphone, coat, close view / people laughing at a table, lamp, dinner, evening
not lay it beside the fork, like a fourth guest | smartphone, plate, fork, table, evening
I left the phone in my coat at dinner.
Make the screen grey. > No red dots. No blue hearts. Porridge. > Colour is the bait. | smartphone, grey screen, close view, table / bowl of porridge, table, morning / one person looking out of a window, colourful garden, day
not answer to every red dot | smartphone, red dot, close view, dark room
I made the screen grey, like porridge.
Take one walk without the phone. > As far as the bakery. You will find the way. > For ten minutes nobody on earth can ask you anything. | one person walking, street, morning / bakery, street, bread, morning / one person walking, park, trees, calm
not take it along to the bin | one person with a smartphone, street, evening
I walked to the bakery without a phone, and survived.
Move the hungry apps off the front. > Last page. In a folder named: really? > Every extra step is a chance to change your mind. | smartphone in a hand, close view, lamp / folder, desk, close view / one person on stairs, light, evening
not keep the hungriest apps under your thumb | smartphone in a hand, close view, night
I hid the hungry apps in a folder named: really?
Read one page when you want to scroll. > The book lies where the phone lay. > The hand only wants something to do. | one person reading a book, sofa, lamp, evening / book, sofa, close view, lamp / hands holding a book, close view, evening
not scroll until the thumb is tired | one person on a sofa, smartphone, dark room, night
I read one page each time I wanted to scroll.
Answer at noon and at six. > Like a post office. With a lunch break. > People get used to it within a week. You, too. | one person with a smartphone, bench, park, day / post office, counter, day / clock, wall, close view
not answer everybody at once, all day long | one person with a smartphone, street, crowd, day
I answered twice a day, like a post office.
Charge the phone in the kitchen. > Beside the kettle, screen to the wall. > A long cable is a short evening. | smartphone, kettle, kitchen, evening / kettle, wall, close view, kitchen / one person in an armchair, book, lamp, evening
not charge it beside the bed | smartphone, bedside table, dark bedroom, night
I moved the cable to the kitchen.
Look at the photograph, then at the thing. > The view is still there, behind the screen. > You will remember what you looked at, and not what you kept. | one person on a mountain, wide view, day / camera, hand, close view / one person looking at the sea, seen from behind, sunset
not film the whole concert | people with smartphones, concert, stage, lights
I took one picture, and looked for the rest of the evening.
close Now look up. Somebody has been waiting. | two people at a table, smiling, cafe, evening
close This was on a screen, too. You may put it down now. | phone face down, table, evening light
