= travel
pattern: list
order: 13
words: travel*; trips; trip; holidays; holiday; vacation*; packing; pack; flights; flight; airports; airport; solo travel; journeys; journey; tourists; tourist; suitcases; suitcase; backpack*; abroad; hotels; hotel; road trips; road trip; jet lag
opening: one person with a suitcase, station platform, train, sunrise

Pack, and take out half. > Lay it on the bed. Look it in the eye. > Nobody ever came home and wished for a third jumper. | clothes on a bed, suitcase, bedroom / suitcase, close view, bed / one person walking with a small bag, station
not pack for a life that you do not lead | large suitcase, one person, stairs
I packed, and took out half of it.
Arrive by daylight. > Tired, but able to see the door. > Every town is kinder when you can read its signs. | one person with a suitcase, street, day / door, house, street, day / signpost, street, sunlight
not arrive at midnight with an empty phone | one person with a suitcase, dark street, night
I arrived by daylight, and could read the signs.
Walk the first hour without a map. > Left, if there is bread. Right, if there is music. > Getting a little lost is how a place introduces itself. | one person walking, narrow street, day / bakery, street, bread / musician, guitar, street
not cross a town with your eyes on a map | one person with a smartphone, street, crowd
I walked the first hour without a map, and found bread.
Eat where nobody has a menu in your language. > Point at the next table. Nod. > At the worst, it is a story. | cafe, table, people, evening / bowl, spoon, cafe table, close view / one person eating, laughing, cafe
not eat what you eat at home | burger, table, close view
I ate where I could read nothing, and pointed.
Learn four words. > Hello. Please. Thanks. Delicious. > With four words you are a guest. Without them you are a customer. | two people talking, market stall, day / notebook, four words, close view / two people smiling, market, day
not speak your own language, only louder | one person shouting, shop, confused person
I learned four words, and used them all at breakfast.
Get up early on one day. > Before the buses. With the street sweepers. > Then it is their town, and for an hour it is yours. | empty square, one person, sunrise / street, sweeper, broom, dawn / one person on a bridge, sunrise, river
not see it only when all the others do | crowd, square, statue, noon
I got up early once, and had the square to myself.
Put one empty day in the middle. > No plan. One bench. > What you remember later was on no list. | calendar, empty day, close view / bench, park, trees, day / one person on a bench, square, sunlight
not see six churches before lunch | church, clock, people running, day
I left one day empty, in the middle, like a window.
Send a postcard to yourself. > Two lines. What the air smells of. > It arrives when you need it most, which is a Tuesday. | one person writing a postcard, cafe, day / postcard, pen, table, close view / mailbox, house, rain
not keep it all in a thousand photographs | smartphone, photographs, hand, close view
I sent myself a postcard about the smell of the air.
Carry the first night in your pocket. > Address. Key word. A little money. On paper. > Batteries have no sense of occasion. | hand with a paper, coat, station, evening / paper, coins, key, close view / hotel, door, lamp, night
not keep everything in one phone | smartphone, dark screen, hand, street, night
I wrote the address on paper, and was glad of it.
Ask the driver. > Where would you eat? Not the guests. You. > The best address in town is always handwritten. | taxi, driver, passenger, street / hand with a pencil, paper, close view / small restaurant, lamp, street, evening
not trust only the stars of strangers | smartphone, close view, street
I asked a bus driver where he ate.
Leave something out. > The famous tower. From outside is fine. > Now you have a reason to come back. | tower, street, one person, day / tower, street, dusk / train window, landscape, evening
not run after everything that is famous | people running, clock tower, street, day
I left out the famous tower.
Get bored on the train. > Forehead on the glass. Cow. Cow. Church. > Your thoughts need the same hours to arrive. | one person at a train window, landscape, day / cow, field, day / church, village, hills
not fill every hour of the way with a film | one person with a smartphone, train seat
I looked out of the train for four hours. Cows, mostly.
close The bag is packed. It was always too big. | suitcase, open door, hallway, morning
close Go. Send one postcard. Mean it. | postcard, mailbox, street, day
