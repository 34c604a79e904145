= the-minute-that-was-missing
pattern: tale
about: the first railways
also: the history of railways; how railways changed time; the invention of railways; the first railway
near: train; locomotive; steam
seen: as written

Before the railway each town had its own noon. | church tower, clock, village, day
* When the sun stood over the church, it was twelve. In the next valley it was four minutes to. | church, sun, noon / clock tower, valley, village
brief When the sun stood over the church, it was twelve. | church, sun, noon
- It troubled nobody. You could not get there in four minutes anyhow. | horse cart, road, hills, day
Then a track was laid, over the cow pasture. | railway track, meadow, cows, workers
+ Doctors warned. At such a speed one would go mad. Hens would stop laying. | doctor, street, top hat / hens, farm, train
+ The first time people stood on the bank in their Sunday clothes. It came round the hill, black, and shouting. | people, hill, steam train, day
An old woman got in, who had never been further than she could walk. | old woman, train door, basket
At the first bend she took off her hat. | hat, two hands, close view, wind, sunlight
+ Trees ran past. She had not known that trees could do that. | train window, trees, speed, day
+ There was fish in the town now, that had been in the sea that morning. There was a letter, on the day after it was written. | fish, market, ice, morning / letter, hand, train
+ Boys went away by it, and some sent for their girls. Some did not. | platform, girl, train, smoke, evening
- But a train cannot leave at one town's noon, and arrive at another's. So they all had to have the same one. | station clock, platform, people
+ Some put two minute hands on the church clock: one for the train, and one for God. | church clock, two hands, close view
+ In a village up the line they held out for years. They were eleven minutes behind, and proud of it. | village, clock tower, evening
* She came home the same evening. It was the longest day of her life. | old woman, platform, dusk, lamp
- What was it like, they asked her. What is there? | people, kitchen, lamp, old woman
The sea, she said. It was there all the time. | sea, train, old woman, evening light
It was only two hours away. | old woman at a window, night, train far away

= letters-in-a-mirror
pattern: tale
about: the printing press
also: the history of printing; the history of books; the invention of printing; the invention of the printing press; the history of the printing press
near: books; gutenberg
seen: as written

A monk needs a year for one book, and at the end his eyes are gone. | monk, desk, candle, book
brief A monk needs a year for one book. | monk, desk, candle, book
He writes in the margin: thank God, it will soon be dark. | hand, quill, page, close view / window, monastery, dusk
- A Bible costs as much as a house. It is chained to the desk, like a dog that bites. | book, chain, desk, library
Then, in a back yard, somebody pours hot metal into a mould as small as a tooth. | hot metal, small mould, hand, workshop
brief Then somebody casts a letter out of metal. | hot metal, hand, workshop
- It is one letter. It stands the wrong way round, as in a mirror. You need a whole tray of them. | metal letters, tray, close view, lamp
You set them, ink them, and press. | printing press, man, workshop, lamp
+ It was a press for grapes, more or less. The ink is soot and oil, and sticks to everything. | wine press, workshop / ink, hands, close view
- You pull the bar. You lift the sheet. And then you do that again, three hundred times before supper. | sheet of paper, printing press, hand / sheets hanging, workshop, line
+ Big letters lie in the upper case, small ones in the lower. We still say so. | wooden case, letters, hand, close view
+ There was a Bible that left out one small word. So it said: thou shalt commit adultery. They burned all that they could find. | book, candle, page, close view / fire, books, square
+ Somebody writes a page against a bishop. In two weeks it is in every inn in the country. | paper, inn, people, candle / paper nailed to a door, street
+ Now that everybody could read, it came out that many needed glasses. | old man, glasses, book, window
- It made saints, and it made hatred, and it made songs that cost a penny. | street singer, paper, crowd, day
* The old monk is brought one, to look at. He cannot see it any more. | old monk, book, bench, window
+ He smells it. He runs his thumb over the page. The letters have bitten in, so that one can feel them. | thumb, page, close view, light
Who wrote this, he asks. Everybody, they tell him. | old monk, young monk, book, window light
brief Who wrote this, he asks. | old monk, young monk, book, window light
A girl in the yard reads out a line, and laughs. No one had to give her leave. | girl, book, yard, sunlight
brief In the yard a girl reads out a line, and laughs. | girl, book, yard, sunlight

= do-not-light-with-a-match
pattern: tale
about: the first electric lamps
also: the history of electric light; the invention of the light bulb; the history of the light bulb; the light bulb; electric light
near: edison; bulb; electricity
seen: as written

The first electric lamps had a sign beside them: do not light with a match. | light bulb, wall, sign, evening
brief The first lamps had a sign: do not light with a match. | light bulb, wall, sign, evening
You turned a switch, and it was day. | hand, switch, light bulb, dark room
- In there hung a thread, burnt black, as thin as a hair. It glowed, and did not burn, because there was no air. | light bulb, thread, close view / glass, breath, close view
They had tried thousands of threads: cotton, bamboo, the hair of a beard. | threads, table, lamp, workshop / bamboo, cotton, hand
brief They had tried thousands of threads. | threads, table, lamp, workshop
- Until then night was what it had always been. You had one flame, and sat round it, and the rest of the house was dark. | candle, family, table, dark room
+ You could tell stories there. You could not see who was crying. | candle, faces, dark room
+ Streets were lit by a man with a pole. He knew which window was up late, and never said. | lamplighter, street, dusk, pole / street lamp, lit window, night
* Now the corners came out, and the dust. | room, light bulb, dust, bright
+ Housewives saw their ceilings for the first time. There was a great deal of washing. | woman, ceiling, brush, light / washing, bucket, soap
+ A man could work till ten, and then till twelve. Somebody soon thought of that. | factory, lit windows, night, workers
- Cities could be seen from the hills, and then from space. | city lights, hill, night / planet earth, lights, space
* Only the stars had gone. | city, sky without stars, night
+ Most children today have never seen the Milky Way. They think it is a chocolate. | child, city window, night / child, chocolate, street
* In a fire station in America there hangs one that has been burning for over a hundred years. | light bulb, fire station, night
+ It is dim by now. They have given it a party. | light bulb, cake, people, night
One winter evening all the power goes. | dark street, houses, snow, night
Doors open. People stand there, with their heads back. | people looking up, dark street, stars, snow
Somebody comes out with a match, and does not strike it. | hand, match, dark street, stars
brief Nobody strikes a match. | people, dark street, stars, snow

= twelve-seconds
pattern: tale
about: the first flight
also: the history of flight; the invention of the aeroplane; human flight; the first airplane; the wright brothers
near: airplane; aviation; pilot
seen: as written

The first flight lasted for twelve seconds. | biplane, beach, dunes, wind, day
It would have fitted inside an airliner. | biplane, airliner, field, day
- For as long as we have had dreams, we had done it in them. You kick off, in the street, and nobody is surprised. | one person floating, street, dream, night
* People had tried it with feathers, from towers. There is a list of them. | tower, man, wings, day / feathers, ground, tower
brief People had tried it with feathers, from towers. | tower, man, wings, day
+ The wise had proved that it could not be done, not for a million years. One of them said it that same autumn. | newspaper, man, top hat, street
- Then came two brothers, who mended bicycles. | bicycle, workshop, two men, lamp
+ They watched buzzards. They saw them twist the tips of their wings. They sat down with an empty box, and twisted that. | bird, sky, wings / box, hands, close view
They built it of wood, wire, and cloth from the shop. | cloth, wood, workshop, wire
+ The cloth was what one makes petticoats of. They sewed it themselves, on the machine at home. | sewing machine, cloth, lamp, window
+ They went to a place with a great deal of sand and wind. They were eaten by mosquitoes. They washed up. | dunes, tent, sea, evening / plates, tent, lamp
* It was December. The puddles were frozen. They tossed a coin. | coin, hand, beach, winter / frozen puddle, sand
- Five people watched. One was a boy from the village. One was asked to press the button of the camera. | people, beach, winter, camera
It rose as high as a door. | biplane, beach, low flight, day
+ Then it came down. They carried it back, and did it again, and again, until the wind broke it. | biplane, sand, men carrying / broken wing, sand, wind
- Somebody who was a child on that day has seen us on the moon. It took one life. | old woman, television, moon / astronaut, moon surface
* You sit in seat twenty-one. Outside there is the top of a cloud, in the sun. | aeroplane window, clouds, sun
+ Kings would have given their kingdom for it. The man beside you has pulled down the blind. | aeroplane seat, man asleep, window
A child two rows ahead has her nose on the glass. | child, aeroplane window, clouds
We are in it, she says. We are in the dream. | child, aeroplane window, clouds, sunset

= the-lamp-and-the-wife
pattern: tale
about: lighthouses
also: the history of lighthouses
seen: as written

A lighthouse is a promise that somebody is awake. | lighthouse, sea, night
* The light in it was a flame, no larger than your hand. | flame, glass, close view, night
- Round it stood a wall of glass, cut like a jewel. That threw it twenty miles. | lens, glass, light, close view / lighthouse, beam, sea
Each one has its own voice: two short, a pause, one long. | lighthouse, beam, sea, night / lighthouse far away, coast
- So a captain in the dark counts under his breath, and knows which rock it is. | captain, ship, night, lamp
+ They carried the oil up, two hundred stairs, and in the night they wound the clockwork, every few hours. | spiral stairs, oil can, man / clockwork, hand
+ The glass had to be polished, each day. Birds came, hundreds of them, and fell. | cloth, glass, hand, lens / birds, light, night
* In the worst storms they cooked by it, and prayed by it, and it went round. | storm, lighthouse, waves, night
+ Three men on a rock, for three months. They stopped talking about politics. Then they stopped talking about food. | three men, table, lamp, round room
+ A good many keepers were women. He had died, or he had gone mad, and somebody had to. | woman, lamp, spiral stairs, night
+ A keeper's daughter once rowed out, into a gale, for strangers. She was in all the papers. | woman rowing, storm, sea, night
Now nobody lives in there. A switch does it. | lighthouse, empty room, dust, day
brief Now a switch does it. | lighthouse, empty room, dust, day
- Ships do not need it. They know where they are from the sky. | ship, screen, night / satellite, stars, space
- They wanted to turn it off. They sent a letter round. | letter, village, doorstep, day
+ The fishermen came, and the baker, and a woman who lives four miles inland, in the hills. | people, village hall, evening / woman, window, fields, night
What do you still need it for, they asked a woman from the hills. | man in a suit, village hall, lamp
It goes over my ceiling, she said. | bedroom ceiling, beam of light, night
Then I know that they can see us down here, too. | woman in bed, beam of light, window, night
brief Then I know that they can see us, too. | woman in bed, beam of light, window, night

= the-spring-inside
pattern: tale
about: the first clocks
also: the history of clocks; the invention of clocks; the invention of the clock; the history of timekeeping; the history of time keeping
near: watch; timekeeping
seen: as written

The first clocks had no hands. They only rang. | bell, tower, dawn
* They got the monks up, at an hour when nobody wants to be holy. | monk, bed, candle, night / bell, rope, hand
brief They got the monks up, in the dark. | monk, bed, candle, night
- Before that there was a shadow, and water that dripped, and a candle with marks. In the east they burned incense, and smelled what time it was. | sundial, garden, sun / candle, marks, dark room
Then a weight hung on a rope, and wanted to fall. | weight, rope, tower, close view
- Something caught it, and let it go, tooth by tooth. That is the tick. It is falling, with manners. | gears, brass, close view / clockwork, lamp, close view
+ An hour had been long in summer, and short in winter. Now they were all alike. The sun was the one who was late. | summer field, sun / winter field, dusk
+ Clocks came down from the tower, into the hall, into the waistcoat, on to the wrist. Each time there was less of an excuse. | clock tower, street / clock, hall, stairs / pocket watch, hand
+ Sailors needed one that would keep its head at sea. A carpenter built it. It took him most of his life. | ship, storm, clock / carpenter, clockwork, workshop, candle
+ With that you know where you are. East and west are only early and late. | map, pocket watch, ship, lamp
+ In the best ones today an atom keeps the beat. They would lose a second in more time than there has been. | laboratory, lights, clock
+ One has to set them for the height of the table. Time runs a little faster upstairs. | stairs, clock, light
+ It is not the hands that go first. It is the oil. | clockmaker, lamp, magnifying glass, desk
A woman brings her husband's to a clockmaker. He has died. | woman, clock, cloth, counter
+ It had stopped in March. So had most things. | stopped clock, wall, grey light
He opens it, and in the dust on the plate he finds a thumb. | clock, open, dust, close view
brief He opens it, and in the dust he finds a thumbprint. | clock, open, dust, close view
- Somebody wound it every Sunday, and held it just there. | hand, key, clock, Sunday light
* He could clean it off. He works round it. | clockmaker, hands, clock, close view
It ticks. She puts her thumb where it goes. | woman, thumb, clock, close view, evening light
