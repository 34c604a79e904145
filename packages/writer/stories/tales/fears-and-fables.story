= count-the-breathing
pattern: tale
about: a ghost in the room
also: a ghost
near: horror; scary; haunting
seen: as written

Do not turn on the light. A ghost in the room. | dark corridor, closed door, moonlight
~ You have a list of what it could be. You are at number nine. | one person, dark corridor, moonlight
~ Far down the hall a door has been open all evening. Now it is more open. | dark corridor, half open door, moonlight
~ The clock has stopped. It was the only one who was on your side. | clock on a wall, dark room, moonlight
* You are alone in here. You have checked twice. | one person standing in a dark corridor, moonlight / dark corridor, doors, night
- That is the wind. That is the wood. That is the third stair. | dark stairs, moonlight / stairs, close view, dark
+ That is the third stair again. | dark stairs, seen from above, moonlight
+ The cat sits up, and looks at the place beside you. | cat, close view, dark room, moonlight
+ Something has drawn a face in the dust. It is yours, and it is not bad. | mirror, dust, candle, dark room / face drawn in dust, mirror, close view
So you stand quite still, and count the breathing. In, and out. In, and out. | one person with closed eyes, close view, moonlight / one person standing by a wall, dark corridor
brief So you stand still, and count the breathing. | one person with closed eyes, close view, moonlight
Then you hold your breath. | one person, close view, dark, moonlight
It goes on. | dark corridor, open door, moonlight
~ It is not loud. It is about as loud as somebody who tries not to be heard. | dark corridor, moonlight, seen from far away
~ You say: hello. You say it in the voice one has for dogs. | one person, close view, dark, moonlight
~ It stops at once. That is much worse. | dark room, window, moonlight
- You reach for the lamp. Something puts it into your hand. | hand reaching, dark room, moonlight / hand holding a lamp, dark room
+ The handle is warm. It has been held for some time. | hand holding a lamp, close view, dark
The light goes on: a chair, a coat, a mirror. Nobody. | coat on a chair, lamp, dark room / mirror, lamp, dark room
brief The light goes on. Nobody. | coat on a chair, lamp, dark room
You laugh out loud, and put it out again. | one person laughing, lamp, dark room / hand, lamp, dark room, night
In the dark somebody goes on laughing. | dark room, open door, moonlight

= one-more-page
pattern: tale
about: a bedtime story
seen: as written

One more page, says a small voice. A bedtime story. | child in bed, blanket, lamp, moon in the window, night
~ The stairs are listening. So is the cat, who says that she does not care. | cat on the stairs, lamp, night
~ Every voice has to be as it always is. The wolf has a cold. The king is from the north. | woman reading, lamp, bed, child
You have read it forty times. You could do it asleep, and once you did. | old book, worn cover, lamp, close view, night / woman asleep, old book, armchair, lamp
brief You have read it forty times. | old book, worn cover, lamp, close view, night / woman asleep, old book, armchair, lamp
- Tonight you skip a line. A finger comes out of the blanket, and puts it back. | open book, bed, lamp, close view / small hand on an open book, close view, lamp
+ The bear has to see the pictures. So has the rabbit. So has the sock. | teddy bear, bed, lamp, night / socks, bed, lamp
+ In the middle there is a page with a tear in it. That was the night of the fever. | torn page, old book, close view, lamp / child in bed, woman, candle, night
* And then what, asks the voice, that knows it all by heart. | child in bed, close view, lamp
You turn the page. There is none. Somebody has eaten it. | hand turning a page, old book, lamp / dog asleep beside a bed, lamp
brief You turn the page. There is none. | hand turning a page, old book, lamp
So you make it up. There is a boat, and it is made of bread. | small boat, loaf of bread, calm sea, moon, stars / woman telling a story, child in bed, lamp
~ The sail is a napkin. The captain is a mouse who used to be afraid of boats. | small boat, napkin sail, moon, sea / mouse, boat, stars
~ They throw a line up to the nearest star, and it holds. | boat, rope, star, night sky
~ Over the last roof there is a sea that nobody has put on a map. | moonlit sea, roofs, stars
~ Now it is only a whisper. The boat has to be quiet, because of the whales. | boat, whale, moonlit sea
- The eyes get large. That has never happened before. | child in bed, close view, lamp, stars in the window
+ It goes by night, along the gutters, with a butter knife for a mast. | small boat, roofs, moon, stars
+ At the end of the street it meets the moon, who has had no supper. | large moon over a street, roofs, night
The breathing gets slow. You close the book. | old book, closed, lamp, close view, night / child asleep in bed, moonlight
From under the blanket it says: tomorrow, the bread one. | child in bed, blanket, moonlight, close view / small boat, stars, roofs, moon
brief Tomorrow, it says, the bread one. | small boat, stars, roofs, moon

= the-lamp-was-polished
pattern: tale
about: a lamp in the deep sea
seen: as written

They let a lamp down on a cable. A lamp in the deep sea. | ship, calm sea, rope, lamp, dusk
~ On the map there is nothing here. There is only the word: deep. | sea map, close view, lamp, table
~ The winch complains, hour after hour, like somebody who has to get up. | rope, ship deck, evening
* At first it is blue. Then somebody turns off the day. | lamp, underwater, deep blue / lamp, underwater, black water
- For an hour there is nothing in the picture but snow, that falls up. | lamp, underwater, dark, particles
+ The cook comes in, looks at it, and goes out again. Fish, he says, on a plate. | man in a doorway, ship, lamp / fish, plate, kitchen table
+ Everyone sits there, with the soup on their knees, as if it were a film. | people, bowls, lamp, dark cabin
* Then the lamp stands on the ground, where there has never been any light. | lamp, seabed, underwater, dark / lamp on the seabed, underwater, stones, dark, wide view
brief Then it stands where there has never been any light. | lamp, seabed, underwater, dark
~ It lights up a room as large as a kitchen. Around it there is all the rest. | lamp, seabed, underwater, dark
~ A stone lies there. It has been lying there for so long that it looks surprised. | stone, seabed, underwater, lamp
- The dust goes up, and takes its time. Nobody has been here to hurry it. | seabed, underwater, lamp, dust
~ The youngest of them waves at the picture. Nobody laughs. | young man waving, dark cabin, light
Something comes out of the dark to look. | jellyfish, underwater, lamp, black water
It goes once around the lamp, quite slowly, like a child round a Christmas tree. | fish, underwater, lamp, dark / jellyfish, underwater, lamp, close view
brief It goes once around the lamp, quite slowly. | fish, underwater, lamp, dark
+ On board the soup is cold, and nobody has said a word. | people looking at a light, dark cabin, bowls
+ Then it is gone. You could think that it had only read the label. | lamp, seabed, underwater, dark
They wind it up, all night, the whole long way. | rope, hands, ship, night / ship, sea, lamp, night
brief They wind it up, all night. | rope, hands, ship, night
In the first sun the cook turns it over. Somebody has polished it. | hand holding a lamp, ship, sunrise / shining lamp, ship rail, sea, sunrise, close view

= twelve-windows
pattern: tale
about: a small island
also: an island; island life
seen: as written

The boat comes once a month. A small island. | island, small boat, sea, morning
~ The shop has two shelves. On one of them is what there is. | small shop, shelves, window, sea
~ When somebody is born, they ring the bell. When somebody leaves, they do not. | bell, church, sea, day
~ In the book of the harbour master, nothing has happened since the pig. | old book, harbour, window
There are eleven houses, and one telephone, and the telephone has the best view. | houses on a hill, sea, day / telephone, window, sea
brief There are eleven houses, and one telephone. | houses on a hill, sea, day
+ Everyone is related to everyone, or does not speak to them. | two old men on a bench, harbour, day
+ Sheep walk through the school. They are marked present. | sheep, open door, school, day / sheep, classroom, blackboard
+ In winter they lend each other the same nine books. | old book, lamp, window, snow / two people, book, open door
One day it brings somebody who was not expected. | boat, harbour, one person with a suitcase, day
- A woman, a child, and one suitcase. They do not say for how long. | woman and child, suitcase, harbour, wind / suitcase, harbour wall, close view
Nobody asks. In the evening a loaf lies on their doorstep. | loaf of bread, doorstep, dusk, house
- Then eggs. Then a pair of boots, in just the right size. | eggs, basket, doorstep, morning / boots, doorstep, morning
~ The teacher finds a chair too many in the front row, and leaves it there. | classroom, empty chair, window, sea
~ An old man teaches the child the names of all eleven dogs. | old man and child, dogs, path, sea
~ She mends nets, quite badly. They say that it is the new way. | woman, fishing net, harbour, day
+ A storm takes half of the roof. By noon there are nine ladders. | storm, house, roof, sea / ladders, house, people, day
* The boat comes back. It blows its horn, twice, and waits. | boat, harbour, morning, fog / boat, sea, horn, close view
brief The boat comes back, and waits. | boat, harbour, morning, fog
Up on the hill twelve windows are lit. | village, lit windows, hill, sea, dusk
