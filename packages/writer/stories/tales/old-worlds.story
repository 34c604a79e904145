= the-pay-did-not-come
pattern: tale
about: the fall of Rome
also: why rome fell; why the roman empire fell; the roman empire; the end of the roman empire; how rome fell
near: gladiators; colosseum; legions; romans; caesar; pompeii
seen: as written

Rome did not fall. It just stopped sending the pay. | ruins, soldier, road, rain
At the edge of the empire a soldier is mending a road. | soldier, road, stones, hill, morning
- Sand, then gravel, then stones, set so close that no knife goes between. His father did it. It runs straight, over the hill. | road, stones, hill, wide view, no people / hands, stone, close view
+ It goes all the way. If you set out here, and did not turn off, you would come to a market, with figs, and the sea. | old road, trees, morning, no people / market, figs, sea, day, no people
+ He has never been there. He speaks its language, with an accent that would make them laugh. | soldier, fire, evening, river
* Every autumn a wagon came, with coins in it. | wagon, road, soldiers
- They were good ones once. Then there was less and less silver in them, until you could see the copper. | coins, hand, close view
That year no wagon comes. | empty road, fog, watchtower
brief One year no wagon comes. | empty road, fog
- They wait. They mend the gate. They write to somebody, and nobody writes back. | soldiers, gate, winter / letter, lamp, table, no people
+ In the city there is an emperor again. There have been four since spring. | crown, empty throne, ruins
+ There were wars, and fevers, and bad harvests, and rich men who would not pay. Ask ten people why it fell. You will get two hundred answers. | empty field, dust, plague cart / old books, library, lamp, no people
+ By snow half of them have gone home. The other half have wives here. | soldiers walking, snow, road / woman, door, house, snow
He takes off the armour. It makes a good bucket. | well, yard, day, no people
+ He plants beans inside the wall. Children keep goats where the bath was. | garden, wall, ruins, day, no people / goats, ruins, children
- No one tells them that it is over. No one there would know. | man, field, wall, evening
+ In spring the frost has lifted three of them. Nobody has ordered anything. | stones, road, frost, morning, no people
He goes out, all the same, and sets the stones back. | man kneeling, stones, road, morning
Your car has driven over them this week. | car, road, hill, day, no people
brief Cars still drive on them. | car, road, hill, day, no people

= friends-of-the-king
pattern: tale
about: the pyramids
also: the great pyramid; who built the pyramids; how the pyramids were built; the pyramids of giza
near: pharaohs; sphinx; egypt; egyptians; mummies; cleopatra; tutankhamun
seen: as written

A man with a broken arm built the pyramid. | worker, stones, desert, dawn
* We know, because we found his bones. The arm had been set, and well. | bones, hands, brush, close view / bandage, arm, lamp
brief We found his bones. The arm had been set. | bones, hands, brush, close view
- They were not slaves, most of them. They had a village, and doctors, and graves with a view. | village, desert, pyramid, day, no people
There was bread for thousands, every morning, and beer. | bread, oven, village, dawn, no people
+ You can still see where the jars stood. The bakery is larger than the houses. | jars, ruins, oven, day, no people
- More than two million stones. The lightest weighed about as much as a car. | stone blocks, ropes, workers, desert / pyramid, desert, wide view, no people
+ They wetted the sand before the sledge. It is on an old picture: a man stands at the front, and pours. | water jug, sand, man pouring / sledge, ropes, workers, sand
+ The sides point north so truly that you could set a compass by them. They had no compass. They had stars. | stars, pyramid, night, no people / rope, stakes, stars, night, no people
They worked in gangs, and the gangs had names. | workers, stones, desert, day
- They painted them on the blocks, up where no one would ever see: the friends of the king. The drunkards of the king. | ruins, stones, torch, night, no people
+ One gang pulled harder than the other. There was shouting. There was somebody who sang. | workers pulling a rope, sand, dust / man singing, workers, evening
+ Then the last stone went up, all white, and it shone so that you could see it two days off. | white pyramid, sun, desert, no people
+ For nearly four thousand years no one on earth built anything higher. | pyramid, clouds, wide view, day, no people
- The last queen of that land lived closer to us than to them. To her it was already ancient. | queen, boat, river, pyramid, dusk, no people
* It was to keep one man, for ever. He is not in there. | empty ruins, desert, dusk
+ Robbers came. Then sand came. Then we came, with ice cream. | ruins, torch, moon, night, no people / tourists, pyramid, day
But lie down in the dark, under the ceiling, and hold up your lamp. | ruins, lantern, night
brief But hold up your lamp, in there. | lantern, ruins, night
There it is, in red paint, a bit crooked: we did this. | red paint, stone, torch, close view, no people

= the-shadow-of-a-stick
pattern: tale
about: ancient Greece
also: how a greek measured the earth; how the earth was measured
near: acropolis; parthenon; greek
seen: as written

A Greek once measured the whole earth with a stick. | stick, shadow, sand, sun, no people
* He had heard of a well, far in the south. On one day of the year the sun shone straight down it. | well, sun, noon, desert, no people
brief He had heard of a well that the sun shone straight down. | well, sun, noon, desert, no people
- Where he lived, on that same noon, a stick had a shadow. | stick, shadow, stones, noon, no people
* So the ground must be curved. | ship, horizon, sea, day, no people
- He needed the angle, and the distance. The distance somebody had walked, and had counted the steps. | man walking, road, desert / sand, lines, circle, close view, no people
He worked it out in the sand. He was off by very little. | hand, sand, circle, close view
+ They asked about everything, there, at midday, in the shade. What is it made of? What if it is not? Who says so? | men, columns, shade, talking, day
+ They put the gods on a mountain, and let them quarrel. They put themselves on a stage, and wept, thousands at a time. | stage, masks, crowd, hill, evening
+ If you drop a coin on those stones, you hear it in the last row. | coin, stone, theatre, close view, no people / stone seats, hill, theatre, no people
+ They took an alphabet from sailors, and put in the vowels. From then on a slave could write down how somebody had sounded. | letters, clay, stylus, lamp, no people / ship, harbour, day, no people
+ They voted with bits of broken pots. On one you can read a name, and a rude word. | broken pot, letters, hand, close view
- Half of them could not vote at all. The women were inside, at the loom. Others carried the water. | woman, loom, window / woman carrying a jug, street
+ All those white temples were red, and blue, and gold. It was not solemn. It was like a fair. | temple, red, blue, sun, no people
- It is gone, as things go. What stands there is mostly sky. | columns, ruins, sky, sunset, no people
In a school yard, somewhere, it is noon. A girl has stuck a stick into the sand. | girl, stick, sand, school yard, noon
* She looks at its shadow, and then at the sun. | girl looking up, sun, school yard
Does it ever stop, she asks. And it begins again. | girl, stick, shadow, teacher, day

= half-a-comb
pattern: tale
about: vikings
also: the vikings; life of the vikings
near: longship; norsemen
seen: as written

The thing that they carried everywhere was a comb. | ship, coast, dawn
* A Viking had no horns on his head. He had clean hair. | man, beard, boat, sea, morning
- They washed on Saturdays. In their language that is still what the day is called. | bath, steam, snow, hut, no people
+ Foreign husbands complained. The newcomers combed themselves every day, and the ladies liked it. | woman at a window, ship, harbour
* Most of them were farmers, with too many sons. | farm, fjord, snow, boy
- There was a strip of grass between the rock and the sea. It could feed one. The others could row. | farm, fjord, cliffs, day, no people / boat, oars, sea, no people
* And they could build a ship that was nearly alive. | ship, beach, wood, workers
- It bent with the waves. It could sail across an ocean, and be dragged up a brook. | ship, waves, storm, no people / ship, river, forest, no people
+ They steered by the sun, by birds, by whales, by the colour of the water. | birds, sea, sun, ship, no people / whale, sea, ship, no people
+ Where it landed, the bells rang. They took silver, and they took people. One should not forget that. | church, fire, beach, night, no people / ship, beach, smoke, no people
+ They also sold things: furs, amber, walrus teeth. Their coins came from deserts that they had never seen. | coins, amber, fur, table, no people / market, harbour, snow, no people
+ In the largest church in the world one of them was bored, long ago. He has scratched his name into the railing. | stone railing, carved runes, close view, lamp, no people
* They were in America, five hundred years before the others. | coast, forest, ship, dawn, no people
+ They stayed for some summers. It was lovely there. Somebody already lived in it. | camp, forest, river, smoke, no people / people, forest edge, beach
A thousand years later a woman kneels in the grass, and finds half a comb. | woman kneeling, brush, grass, coast / woman kneeling, field, coast, day
+ The teeth are worn on one side. He was left-handed, she thinks. Or it was his wife's. | comb, close view, lamp, no people
The wind blows her hair into her face. She laughs, and looks north. | woman, wind, hair, sea, evening
Nobody went that far without wanting to look nice for someone. | woman, comb, coast, ship far away, sunset
brief Nobody goes that far without someone to look nice for. | woman, coast, ship far away, sunset

= the-boy-who-turned-the-spit
pattern: tale
about: life in a castle
also: castles; knights; a medieval castle; the middle ages
near: knights; medieval
seen: as written

What you would have noticed first in the castle is the smell. | castle, hill, fog, dawn, no people
* Smoke, wet dogs, and two hundred people, and one well. | well, castle yard, dog, people
- The windows had no glass. You could have it light, or you could have it warm. | narrow window, stone wall, wind, no people / fireplace, stone hall, night, no people
* The knight upstairs is eleven years old in his heart. | knight, armour, window, morning
+ At seven he was sent away from home, to learn how to carry a dish. At fourteen he carried another man's sword. | boy, dish, hall, lamp / boy, sword, stable
- He can run in that armour. He can jump on a horse in it. What he cannot do is scratch himself. | knight, horse, yard, day / sword, castle, day, no people
+ It was made for him, like a suit. It cost as much as a farm. There is a dent over the heart, and he will not say who did it. | armour, dent, close view, lamp, no people
Down in the kitchen a boy turns the spit. | boy, fire, kitchen, stone, evening
- He sees an ox, and never eats any of it. He has made up a story, in which he is the one with the horse. | fire, meat, boy, close view / boy, horse, dream, meadow
+ Upstairs a harp plays. Through the floor he gets only the low notes. | harp, hall, candles, night, no people / boy, kitchen, listening, fire
+ A siege is mostly waiting. They count beans. They throw over a loaf, to show how many they have. | castle wall, tents, fields, day, no people / loaf of bread, wall, hand
- Then, one day, something new is rolled up the hill. It has a mouth of iron. | cannon, hill, castle, smoke, no people
* It takes an afternoon. The walls were four hundred years old. | castle, smoke, broken wall, dusk, no people
brief It takes one afternoon. | castle, smoke, broken wall, dusk, no people
+ Nobody built such walls again. The knights bought lace, and went to court, and danced. | ballroom, dancers, candles, no people / empty armour, corner, dust
* It is a ruin now. You can have your wedding there. | castle ruins, people, flowers, day
In its kitchen wall there is a drawing, low down. | ruin, fireplace, stone, light, no people / drawing scratched in stone, close view, no people
It is a horse. On it sits somebody very small, with a spoon. | drawing of a horse, stone, close view, light, no people
He has drawn himself a crown. | drawing, crown, stone, candle, close view, no people

= the-sword-on-the-nail
pattern: tale
about: the last samurai
also: the samurai's last morning; samurai; the end of the samurai
near: ninja
seen: as written

On his last morning as a samurai he sharpens the sword, out of habit. | sword, hands, window, dawn
brief On the last morning he sharpens the sword. | sword, hands, window, dawn
From noon on it will be against the law to wear one. | sword, wall, morning light, no people
- It does not come from an enemy. It comes on a sheet of paper, with a stamp. | paper, stamp, table, close view, no people
* He is thirty-one. He has never drawn it in anger. | man, mirror, window, dawn
+ His father never had to, either. For two hundred and fifty years there had been hardly a war. They wrote poems. They kept accounts. | man writing, brush, paper, lamp / old man, garden, blossom
- He was taught to make tea, and to fall, and to look at a maple leaf for as long as it takes. | tea bowl, hands, mat, morning / leaf, hand, close view
+ He was taught to think of death at breakfast. It makes the rice taste better, his teacher said. | bowl of rice, table, morning light, no people
+ His wife has been selling things. First it was the screens. Then it was the good horse. | woman, empty room, light / horse, gate, man leading
He walks through the town once more. | man walking, street, old town, morning
- People bow, as they always did. Then, after the corner, they do not know whether they should have. | people bowing, street, morning / street corner, people, day
+ A boy asks if it can cut a falling leaf. Nobody has tried, he says. It seemed unkind. | boy, man, street, running
* At noon he takes it off. He walks crooked. | man, empty belt, street, noon
brief At noon he takes it off. | man, sword, noon, street
- The weight had been there since he was a child. His whole left side is looking for it. | man, shadow, street, day
+ A school is to be opened, and he is asked if he can do sums. | school, children, day
In the autumn forty children sit before him, on one mat. | children, mat, classroom, morning
He holds the chalk as he was taught to hold a sword. | hand, chalk, blackboard, close view
He bows to them first. It is the bravest thing that he has ever done. | man bowing, children, classroom, light
brief Then he bows to them first. | man bowing, children, classroom, light

= the-vote-on-deck
pattern: tale
about: pirates
also: the rules of pirates; a pirate ship; the golden age of piracy
seen: as written

Before they robbed anyone, pirates held a vote. | pirate ship, deck, crowd, day
* Everyone had one: the cook, the boy, the man who had been a slave. | men, deck, ship, lamp / boy, ship, day
brief Everyone had one: the cook, and the boy. | men, deck, ship, lamp
- They chose their captain, and they could unchoose him. Most had come from ships where that meant hanging. | captain, deck, men, sails / ship, sea, grey, no people
The rules were written down, and nailed to the mast. | paper, nail, mast, close view, no people
+ Lights out at eight. No dice for money. The musicians have Sundays off. | lantern, deck, night, no people / fiddle, sailor, deck, evening
+ For a lost arm so much, for a leg so much, paid before anybody else got a share. No king had thought of that yet. | coins, table, hook, lamp, no people / old sailor, crutch, harbour
There was hardly ever a chest, and there was no map. | chest, beach, sand, close view, no people
- What they took was cloth, and sugar, and sails, and above all the medicine. | ship, harbour, sacks, day, no people / medicine bottle, hand
+ They spent it in a week. To bury it one would have to believe in old age. | tavern, coins, night, people / beach, spade, moon, no people
+ They hardly ever fought. They put up the black flag, so as not to have to. | black flag, mast, sky, no people
+ At night they held mock trials, for fun, and each of them had to be the judge once. | men, deck, lantern, laughing
+ Two of the most feared were women, in trousers. | woman, sword, deck, wind
- And it was short. The great days of it hardly lasted as long as a childhood. | ship, sea, dusk, no people / ship, horizon, dusk, no people
+ Then the navy came, and the gallows, one at every harbour mouth, as a sign for those coming in. | warship, sea, harbour, no people / harbour, dusk, fog, no people
- A boy stands in the crowd at a hanging. He has been to sea himself, on an honest ship. | boy, crowd, harbour, grey day
+ He has the marks of it on his back. | boy, harbour wall, sea, seen from behind
They were thieves, says a woman in the crowd. | woman, boy, crowd, harbour
brief They were thieves, says a woman. | woman, crowd, harbour
Yes, says a boy. But they asked the cook. | boy, close view, sea, ship, evening

= someone-was-on-the-beach
pattern: tale
about: explorers
also: the age of discovery; sailing ships
near: columbus; magellan; discovery
seen: as written

For nine weeks the boy at the top of the mast has seen a line. | boy, mast, sea, horizon, day
brief For nine weeks the boy on the mast saw one line. | boy, mast, sea, horizon, day
* It goes all the way round, and they are always in the middle. | ship, sea, seen from above, day, no people
- The water is green. The biscuit moves. One learns to knock it on the table, and not to look. | barrel, water, ship, close view, no people / biscuit, table, lamp, no people
Gums bleed, and old wounds open. Nobody knows that it only wants a lemon. | sick sailor, hammock, lamp / basket, fruit, table, light, no people
brief Gums bleed. Nobody knows that it only wants a lemon. | sick sailor, hammock, lamp
- By night an officer holds up a piece of brass to a star. By day he marks a dot on a white sheet. | sextant, star, night, deck, no people / map, pen, dot, lamp, no people
+ That is all that there is of the world: a dot, and the dot of yesterday. Round them it is white. | map, candle, hand, close view
+ They say there are fish as large as churches. They say it boils, further south. | sea monster, old map, close view, no people / sea, steam, dusk, no people
+ The captain tells them that it is less far than it is. He keeps two books. | captain, book, candle, cabin
+ He has carved his name into the mast, where he sits, and the name of a dog. | name carved in wood, mast, close view, no people
- One morning there is a bird. It is not a sea bird. | bird, mast, dawn, sky, no people
+ Then a branch comes by, with berries on it. Grown men weep over the berries. | branch, berries, sea, close view, no people / sailors at a rail, sea
* And then the line has a dent. | island, horizon, dawn, sea, no people
He shouts. He is the first one in all the world to see it. | boy, mast, shouting, dawn
+ There will be a flag. There will be a name, of somebody's queen. It will be drawn in, very neatly. | flag, beach, men, day / map, pen, coast, close view, no people
- They row in. The sand is white. It seems to them that it was made that morning. | rowing boat, beach, palm trees, morning
+ He jumps out first, in his good shirt, up to the waist in the new world. | boy, waves, beach, morning
Then he looks down. There are footprints. | footprints, sand, close view, morning, no people
Somebody had been standing there for nine weeks, looking out at a line. | one person on a beach, sea, seen from behind, ship far away
brief Somebody had been standing there, looking at a line. | one person on a beach, sea, seen from behind, ship far away

= flat-as-glass
pattern: tale
about: the Titanic
also: the night of the titanic; the sinking of the titanic; why the titanic sank; how the titanic sank; the last night of the titanic; the history of the titanic
near: shipwreck; ocean; liner
seen: as written

On the night of the Titanic the sea was as flat as glass. | calm sea, stars, night, wide view, no people
* There was no moon. That was the trouble. No wave broke white on anything. | calm sea, stars, dark night, no people
brief There was no moon. That was the trouble. | calm sea, stars, dark night, no people
- There had been warnings all day. They came in by wireless, between the greetings of passengers. | radio, man, headphones, lamp / papers, desk, lamp, no people
High up on the mast two men stared into the dark. | two men, stars, night
- It was so cold that their eyes ran. The glasses were locked up somewhere. | man, cold breath, night, close view / binoculars, locker, close view, no people
At twenty to twelve there was something blacker than the sky. | ice, dark sea, stars, night, no people
brief Then there was something blacker than the sky. | ice, dark sea, stars, night, no people
+ It was over in seconds. In the saloons they felt a kind of shiver. Somebody picked up a bit of ice, for his drink. | ice, glass, table, lamp, no people / deck, ice, people, night
- There were boats for half of those on board. It was quite legal. | boat, sea, night, no people
The first boats went down half empty. It was warmer inside, and there were lamps. | boat, dark sea, stars, night, no people / lit windows, ship, night, no people
brief The first boats went down half empty. | boat, dark sea, stars, night, no people
+ Upstairs they had a better chance than downstairs. A child in the third class had hardly any. | child, stairs, ship, lamp / gate, corridor, ship, no people
+ The band played. It was dance music, to begin with. They all stayed. | violin, man, deck, night / men playing violins, ship deck, night
+ Down below the engineers kept the lights on, nearly to the last. They all stayed, too. | machine room, men, steam, lamp / ship, all lights, dark sea, no people
+ Another ship lay there, not so far off. Its wireless man had gone to bed. | ship, distant light, night, no people / radio, empty chair, lamp
+ One came, from four hours away, at more than its full speed, through the same ice, with all its cabins made up. | steamship, ice, night, smoke, no people / blankets, beds, cabin, lamp, no people
- At sunrise the sea was pink, and full of ice, and very beautiful. | icebergs, pink sea, sunrise, no people
* Since then there must be a seat for everyone. Since then somebody listens, day and night. | boat, sea, day, no people / radio, headphones, lamp, no people
+ And each spring an aeroplane goes out, over that place, and lets a wreath fall. | aeroplane, sea, wreath, day, no people
Two miles down there lie shoes, side by side. | shoes, underwater, blue light, no people
They still lie in pairs. | shoes, underwater, dusk light, wide view, no people
