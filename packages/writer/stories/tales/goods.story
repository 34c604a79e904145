= the-berry-across-the-sea
pattern: tale
about: the history of coffee
also: where coffee comes from; the discovery of coffee; who discovered coffee; the origin of coffee; how coffee was discovered
seen: as written

Your coffee is the seed of a berry, and nobody wanted the seed. | coffee beans, berries, hand, morning
brief Your coffee is the seed of a small red berry. | coffee beans, berries, hand, morning
It grew wild, in the shade, on the hills of Ethiopia. | hills, forest, mist, dawn, no people
- Birds ate the red part, and dropped the rest. People chewed it on long walks. | bird, berry, branch, close view, no people / people walking, hill, morning
* A boat took it over the Red Sea. | boat, sea, sacks, day, no people
- There some holy men boiled it, to stay awake with God until morning. | men praying, lamp, night, bowl
+ It had to be roasted first. Somebody must have dropped it into a fire, and then stood there, with his nose up. | campfire, beans, hand, night / man, smoke, fire, night
+ It left by one harbour only. You still drink its name: mocha. | harbour, sacks, ship, day, no people
* From there it went wherever people wanted to talk all night. | people at a table, cups, lamp, night
- In the coffee houses a penny bought you a cup, and a seat, and an argument. | people at a table, cup, coin, newspaper
+ Kings tried to forbid it. Drunk people sing. People with coffee read the papers. | king, window, street, no people / people, newspaper, cups
+ At one table they insured ships. At the next one they weighed the moon. | ship, paper, table, lamp, no people / scientist, papers, candle
+ Someone stole a plant, and nursed it, on a ship that was short of water. They say that he gave it half of his own. | plant, ship, hand, cup of water
- Soon it grew on half the earth. Those who picked it seldom drank it. Many had been brought there in chains. | workers, field, hills, day / chains, wood, close view, no people
+ Your cup took about seventy beans. Each of them was picked by a hand. | coffee beans, hand, close view / workers, field, baskets, morning
On a hill over there a woman is roasting some now, in a pan, for the neighbours. | woman, pan, fire, hut, morning
+ She pours it three times. You may not leave before the third. | woman pouring coffee, cups, steam
* She carries the smoke round, so that each of you can breathe it in. | woman, smoke, people, room, morning
brief She carries the smoke round, to each of them. | woman, smoke, people, room, morning
You do the same, in your kitchen, with your eyes shut. | one person, closed eyes, cup of coffee, steam, window
Somewhere a bird has just dropped a seed. | bird, branch, hills, sunrise, no people

= one-bush
pattern: tale
about: the history of tea
also: where tea comes from; the origin of tea
seen: as written

All the tea in the world comes from one bush. | tea field, hills, mist, morning, no people
* Green, black, white: it is the same leaf. They only let it wait. | leaf, hand, close view / leaves, basket, table, no people
brief Green or black, it is the same leaf. | leaf, hand, close view
- They say that it blew into an emperor's hot water. They say a lot about emperors. | leaf, bowl of water, steam, garden, no people
* In China they drank it when the rest of us were still cooking nettles. | tea bowl, table, old house, morning, no people / pot, fire, hut, no people
brief In China they drank it first. | tea bowl, table, old house, morning, no people
- Pressed into bricks, it was money. You broke off the corner of your wages, and put the kettle on. | tea brick, hand, coins / kettle, fire, night, no people
* Camels took it west, and horses took it up into the snow. | camels, desert, caravan, dusk, no people / horses, mountains, snow, no people
+ It went by land, and was called one thing. It went by sea, and was called another. From that word you can still hear which way yours came. | caravan, mountains, no people / ship, sea, sails, no people
+ A monk taught that one should make it as if one would never meet again. He cut away everything else: the gold, the talk. | tea bowl, mat, hands, light / empty room, paper window, light
+ The cup should be mended where it broke, with something that shines. | broken bowl, gold, close view, no people
+ Ships raced with it round half the world. The first one in got the price. People stood on the quay and cheered for leaves. | sailing ship, sea, wind, no people / harbour, people, ship
+ A harbour was turned into a pot with it once, by night, by men who did not like a tax. | harbour, crates, night, men
- And then it came down, to everybody. It came to the mine, the nursery, the trench. | miner, cup, lamp / soldier, cup, trench, rain
When the news is bad, somebody goes and fills the kettle. | kettle, kitchen, evening, no people
brief When the news is bad, somebody fills the kettle. | kettle, kitchen, evening, no people
* It gives you four minutes in which you need not say anything. | kettle, steam, clock, kitchen, no people
He had just been told. His neighbour came over in her slippers, and did not ask. | man, kitchen table, evening / woman, slippers, open door
+ She did not know where he kept anything. She opened three doors, and found it. | woman, cupboard, kitchen, lamp
She put the cup before him, and turned the handle to his good hand. | cup of tea, hand, table, close view
brief She put a cup before him. | cup of tea, hand, table, close view
He has moved twice since. He still turns it. | man, cup of tea, window, morning

= the-tree-with-fruit-on-its-trunk
pattern: tale
about: the history of chocolate
also: chocolate; where chocolate comes from; the origin of chocolate; cocoa
seen: as written

Chocolate was money once, and you could drink your change. | cocoa beans, hand, table
* A hundred beans bought a hare. Some people made false ones, out of clay. | beans, table, market, day, no people / clay, beans, hand
brief A hundred beans bought a hare. | beans, table, market, day, no people
- It grows straight out of the trunk, like a lamp on a wall, in the deep shade, with its feet wet. | tree trunk, forest, rain, fruit, no people
* Hardly anything is small enough to get into the flower. A midge does it. | flower, tree trunk, close view, no people
brief A midge makes it, the kind that bites you. | flower, tree trunk, close view, no people
- No midges, no chocolate. Remember that, when you next raise your hand. | hand, evening, garden, close view
* The beans taste of nothing. They must first lie in a heap, and rot a little. | beans, leaves, heap, day, no people
+ They drank it cold, and bitter, with pepper, and poured it from high up, to make it foam. | woman pouring, cup, foam, old room
+ A ship took some across the sea. A cook put in sugar. That was the end of the pepper. | ship, sacks, sea, no people / sugar, bowl, kitchen, no people
+ Bishops argued. Is it a food, or is it a drink? Could one have it while fasting? It was decided that one could. | bishop, cup, table, candle, no people
+ For three hundred years one could only drink it. Then somebody pressed out the fat, and put it back in, and it broke with a click. | press, workshop, cup, no people / chocolate bar, hand, close view
It melts just below the warmth of your tongue. There is hardly anything else that does. | chocolate, fingers, close view, warm light
brief It melts just below the warmth of your tongue. | chocolate, fingers, close view
- Soldiers had it in the pocket on the left. They gave it to children who had never seen any. | soldier, coat pocket, child, ruins
+ She kept the paper. It was silver. She smoothed it with her nail, and put it into a book. | silver paper, book, girl, window
+ Most of those who grow it have never tasted a bar. | worker, fruit, forest, day
An old farmer was given some. He bit, and shut his eyes. | old farmer, closed eyes, tree, day
* He called the others over. They passed it round, a corner each. | men, hands, chocolate, village
So that is what it is for, he said. | old farmer, smiling, village, evening
He looked at his trees for a while. Then he took off his hat to them. | old farmer, hat, trees, sunset

= older-than-the-field
pattern: tale
about: the history of bread
also: who invented bread; the first bread; the origin of bread
seen: as written

Bread is older than the first field. | bread, fire, stones, dawn, no people
- There are crumbs of it, in a burnt-out hearth, fourteen thousand years old. | hearth, ash, brush, close view, no people
- They were hunters. They had gathered wild seeds, and ground them, and baked, long before anybody ploughed. | hunters, grass, seeds, evening / stone, seeds, hands
+ Think of the work. It must have been a feast. | people by a campfire, bread, night
+ Somebody wanted that again. So somebody dropped some seeds on purpose, near the hut, and stayed to watch. | seeds, earth, hand / hut, small field, dawn, no people
+ That is one way to tell it: first there was the bread. For its sake we built the house. | hut, bread, smoke, evening, no people
* Then someone forgot the dough overnight. | dough, bowl, window, night, no people
- In the morning it was twice as high, and it smelled of beer, and there were bubbles in it. | dough, bowl, morning light, close view, no people
+ Small things in the air had moved in, and were eating. Nobody would see them for thousands of years. | flour, dust, light, window, no people
+ They took a lump of it for the next day. And the next. Some of those lumps have never died. They went over seas, in a sock, under a coat. | dough, jar, close view, no people / woman, coat, ship
- In a town that a volcano buried there was one in the oven. It is still there: eight slices, and the stamp of whose it was. | oven, ruins, bread, ash, no people / bread, stamp, close view, no people
+ They stamped it, because you brought your own to the baker. It might be mixed up. | baker, oven, people, bread
+ It has started revolutions. It has been prayed for, by name, every day. We swear by it. We have the same word for it and for a living. | crowd, street, bread / hands, table, candle, bread
A soldier came home from a camp, and his mother gave him bread. | loaf of bread, soldier, table, lamp
* He ate one slice. It took him an hour. | man, slice of bread, table, lamp
Then he swept up the crumbs with the side of his hand. | hand, crumbs, table, close view
He has done it at every table since. So do his children, and they do not know why. | children, table, crumbs, hands, morning
brief He has done it at every table since. | hand, crumbs, table, morning
No field on earth reaches so far back. | wheat field, sunrise, wide view, no people

= the-stone-in-the-sea
pattern: tale
about: the history of money
also: who invented money; the origin of money; the invention of money
near: coin; bank
seen: as written

On an island in the Pacific the money was made of stone, and taller than a man. | stone wheel, island, palm trees, man
brief On one island the money was a stone, taller than a man. | stone wheel, island, palm trees, man
* Nobody moved it. You just said: that one is his now. | stone wheel, village, two men, day
- It had come over the sea, on a raft, from another island. That was what made it dear. | raft, stone, sea, men rowing
* Once such a raft went over. The stone sank, with everybody watching. | raft, storm, sea, men / stone, underwater, dark, no people
- They rowed home. They told what a fine stone it had been. Everyone agreed. | men, beach, village, evening
* So it went on being his. He paid with it. | man, sea, village, dusk
+ His sons bought a canoe with it, and his grandsons a bride. Not one of them had ever seen it. | canoe, beach, young men / wedding, village, flowers, no people
+ That is not so odd. Yours is a row of figures, in a machine, in a hall, that you have never seen. | machine hall, lights, corridor, no people
+ It has been shells. It has been salt, and tea, and cocoa, and teeth. It has been a stick, split in two, one half for each. | shells, hand, close view / salt, table, no people / stick, hands
+ A coin has a king on it, so that you need not know the man who gives it to you. | coin, close view, hand
- Paper came, and people laughed. It says on it: I promise. That is all that it says. | banknote, hand, close view
* You cannot eat it. It works because the baker believes that the butcher will believe. | baker, coins, counter, bread / butcher, shop, coins
brief It works because the baker believes that the butcher believes. | baker, coins, counter, bread
+ Now and then they all stop, on the same morning. Then you can push it through the street, in a pram, and somebody will steal the pram. | crowd, bank, closed door / pram, banknotes, street, no people
A girl goes to a shop with an old note that is worth nothing now. | girl, banknote, old book, table
She puts it down, and asks for plums. | girl, shop, counter, plums
The old man looks at it. He looks at her. He bags the plums. | old man, counter, plums, paper bag
brief The old man looks at it. He bags the plums. | old man, counter, plums, paper bag
It is not the note that was good. | old man, girl, shop, window light

= shirts-that-could-speak
pattern: tale
about: the history of paper
also: paper; the invention of paper; how paper was made
seen: as written

For centuries paper was made of old shirts. | shirts, washing line, workshop, day, no people
* The ragman came through the streets, and rang a bell. | ragman, cart, bell, street, morning, no people
- Under him, in the sack, lay the whole town: the sheets of the rich, and the apron of the cook. | sacks, cloth, cart, close view, no people
They were torn up, and stamped to a pulp, in water. | water mill, hammers, cloth, no people / tub, pulp, hands
* Then a man dipped in a sieve, and shook it once, this way and that. | man, sieve, tub, water, workshop
brief Then a man dipped in a sieve. | man, sieve, tub, water, workshop
+ What stays on it is thinner than a leaf. He lays it on felt. The next. The next. He has the back of a man who bows for a living. | sheets, felt, workshop, no people / man bowing, workshop, evening
+ It came from China, where they used bark, and nets. They kept it to themselves for six hundred years. | tree bark, hands, brush, old house
+ Wasps had known it long before. Look at a nest: they chew wood, and spread it. | wasp nest, roof, barn, close view, no people
- Before that there was skin. A large book was a whole herd. | sheep, field, book, desk, no people
+ Now a letter cost a shirt, and not a sheep. People wrote to each other who had never had anything to say. | letter, hand, table, window
+ It kept what no one had meant to keep: a list of onions, a lesson, a boy's drawing of himself as a monster. | list, old paper, close view, no people / drawing, paper, child
* In it they sometimes found a button. | button, pulp, hand, close view
+ When the shirts ran out, they took trees. That paper goes yellow, and breaks. The shirts are still white. | forest, cut trees, day, no people / white paper, old book, light, no people
There is a love letter, three hundred years old, in a glass case. | letter, glass case, museum, lamp, no people
+ He loves her. He will be home when the plums are ripe. He blots the word for plums. | letter, handwriting, ink blot, close view, no people
* You may hold it up to the lamp, if you ask. | hand, letter, light through paper
In the paper, there, is one blue thread. | thread, paper, close view, light, no people
brief In the paper is one blue thread. | thread, paper, close view, light, no people
It was somebody's Sunday best. | woman, blue dress, old street, sunlight

= the-island-that-is-not-there
pattern: tale
about: maps
also: the history of maps; map making; cartography
seen: as written

Every map tells lies, and the best ones know it. | map, table, lamp, close view, no people
You cannot peel an orange, and lay the skin flat. | orange, peel, table, hand
- So something must be torn, or stretched. In your atlas the far north is enormous. Africa could swallow it many times over. | map, globe, hand, classroom
* Some put a street in that does not exist. | map, street, pen, close view, no people
* It is a trap. Who copies it has stolen it. | map, magnifying glass, lamp, no people
brief Who copies it has stolen it. | map, magnifying glass, lamp, no people
+ Once two men made up a town, at a crossroads of nothing. Then somebody built a shop there, and named it after the map. | crossroads, empty field, shop, day
+ On some islands they made theirs out of sticks. The curve is the swell, the shell is the land. You left it at home. You knew it in your belly, lying in the boat. | sticks, shell, hand, beach / boat, waves, man lying, night
+ Where they knew nothing they drew a lion. Later they left it white. That took more courage. | old map, lion, close view, no people / white paper, map edge, candle, no people
+ There were mountains in the middle of Africa, for a hundred years, because one man had drawn them, and nobody went to look. | map, mountains, pen, lamp, no people
- With a map you can own a place where you have never been. They drew straight lines through villages, with a ruler, after lunch. | ruler, map, hand, desk / village, line, fence, no people
+ Now a blue dot walks along, and it is always you. You are always in the middle. No king had that. | smartphone, map, street, one person
My old father once drew me the way to a spring. | old man, pencil, paper, kitchen table
+ It was on the back of a bill. There was an oak, a dog, a stone with a hat on. | drawing, paper, tree, close view, no people
* Nothing was in the right place. The oak was as large as the hill. | drawing, oak, hill, paper, no people
* The dog was long dead, the oak had come down. I went round three times. | field, stump, path, one person
brief The oak had come down. I went round three times. | field, stump, path, one person
Then I stood where he would have stood, at ten, in the sun. | one person, hill, meadow, sunlight
There it was. He had drawn how long it felt. | spring water, stones, meadow, close view, sunlight, no people
