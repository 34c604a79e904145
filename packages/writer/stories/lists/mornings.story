= mornings
pattern: list
order: 9
words: mornings; morning; wake*; waking; early; breakfast; before eight; before nine; before noon; before 8; before 9; before work; daily routine; start your day; start the day; start my day; day better; sunrise; always late; be late; being late; running late; run late; stop being late; lateness
opening: one person opening curtains, large sunrise, bedroom window, dawn

Lay out your clothes at night. > Socks on top. Keys in the left shoe. > Morning people are often just evening people with a chair. | coat over a chair, shoes, lamp, night / keys, shoes, close view / empty chair, sunrise
not look for the other sock at five to eight | one person, wardrobe, clock, morning
I laid out my clothes at night, socks on top.
Put the alarm across the room. > On the shelf, next to the cactus. > Once you are up, you are up. | alarm clock on a far shelf, one person in bed, dawn / alarm clock, plant, shelf, close view / one person standing, bedroom, sunrise
not keep the alarm under your thumb | alarm clock, table, bedroom, dawn
I put the alarm across the room, next to the cactus.
Open the curtains first. > Before the phone. Before the light switch. > Your eyes should meet the day in person. | one person opening curtains, window, sunrise / dark room, curtain, light, dawn / sunrise, window, close view
not switch on a screen before the sun | smartphone, one person in bed, dark room, dawn
I opened the curtains before anything else.
Drink a glass of water. > It was put there last night, by you. > & It is nice to be looked after. | drinking glass, bedside, morning light / drinking glass, lamp, night / one person with a drinking glass, kitchen, morning
not live on coffee until noon | cup of coffee, kitchen, morning
I drank a glass of water that somebody kind had put there. It was me.
Make the bed. > Two pulls and one slap on the pillow. > One thing is finished, and it is not yet eight. | made bed, bedroom, morning sun / hands, pillow, bed, morning / made bed, window, sunlight, close view
not leave the bed as if you had escaped from it | unmade bed, blanket, bedroom, morning
I made the bed, with two pulls and one slap.
Begin with one song. > Loud. In the kitchen. With the spoon. > & It is hard to be grim with a spoon in your hand. | radio, kitchen, morning light / spoon, bowl, kitchen, close view / one person dancing, kitchen, morning
not start in silence with a sigh | one person sitting on a bed, tired, dawn
I began with one song, and a spoon.
Go to the corner and back. > Coat over pyjamas is fine. > The day is different once you have stood in it. | one person walking, street, dawn / one person in a coat, street corner, dawn / street, sunrise, calm
not meet the day first at the bus stop | bus, street, rain, morning
I went to the corner and back, coat over pyjamas.
Leave the news for after breakfast. > The world ended at six, and at seven, and is still there at nine. > Bread first. | newspaper, cup, kitchen table, morning / newspaper, close view, table / bread, plate, kitchen table, sunlight
not have the end of the world for breakfast | newspaper, one person at a table, worried, morning
I left the news for after the bread.
Eat sitting down. > On a chair. From a plate. > Food that is not noticed does not count. | one person sitting at a kitchen table, bowl, morning / plate, bread, chair, kitchen / empty bowl, window light
not eat standing up, over the sink | one person standing, kitchen, bread, morning
I ate sitting down, from a plate.
Write one line about yesterday. > Rain. Soup. She laughed at the dog. > In a year you will have a book that nobody else could write. | one person writing in a notebook, window, morning / dog, rain, window / notebooks on a shelf, close view
not let yesterday go without a word | one person at a window, dawn
I wrote one line about the day before.
Leave five minutes before you must. > You miss nothing, and you meet the cat from number nine. > Late begins in the hallway. | one person walking through an open door, street, morning / cat, gate, street, morning / hallway, coat, clock
not leave the house at the last possible minute | one person running, open door, street, morning
I left five minutes before I had to, and met a cat.
Say good morning, and use the name. > The bus driver has one, too. > It costs two words, and warms two people. | two people, one waving, open door, morning / bus, driver, street, morning / two people smiling, street, sunlight
not talk to nobody before ten | one person walking, street, crowd, morning
I said good morning to the bus driver, by name.
close Tomorrow begins tonight, with a chair and two socks. | empty chair, coat, bedroom, night
close Set one alarm. Believe it. | alarm clock, close view, bedroom, night
