= the-one-that-runs-slow
pattern: tale
about: the clockmaker
also: a clockmaker; a watchmaker; an old clockmaker
seen: as written

Forty clocks, and no two agree. The clockmaker. | clockmaker at a table, clocks on a wall, lamp
- You hear the shop before you see it. It sounds like rain on a tin roof. | shop, clocks, street, evening / clock, shop window, close view
+ A glass in one eye. A spring between two fingers, thinner than a lash. | clockmaker, magnifying glass, close view, lamp / tools, watch, close view
+ There are wheels in egg cups, and hands in a jar that held plums. | jar, gears, table, lamp / cup, gears, close view
+ On the hour they all strike, one after another, and for four minutes nobody can talk. | clocks, wall, lamp / clock, close view, bell
+ A cat sleeps in the case of the tall one. It has learned to duck. | cat, clock, close view, lamp
One day a boy brings a watch, tied up in a sock. | boy, watch, shop, day
brief One day a boy brings a watch. | boy, watch, shop, day
~ He has run. He has to get his breath before he can say good day. | boy in a doorway, shop, clocks, day
* It was my father's, he says. It runs slow. | watch, hand, close view / boy, close view, lamp
- It is opened, and looked at for a long time. | watch, open, close view, lamp / clockmaker, watch, lamp
+ Nothing is broken. A hair has got into it, fair, and as long as a finger. | watch, close view, magnifying glass / hair, tweezers, close view
+ It lies there between the wheels, and makes every minute a little longer. | gears, watch, close view
It is not a fault, says the clockmaker. It is a hair of his. | clockmaker, boy, watch, lamp
brief It is only a hair of his, says the clockmaker. | clockmaker, boy, watch, lamp
The boy thinks. Can you put it back, he says. | boy, close view, lamp, window
~ He holds it to his ear. He holds it to the other one, to be fair. | boy holding a watch to an ear, close view, lamp
+ The lid is closed. It ticks, like somebody who is in no hurry to leave. | watch, hand, close view, lamp
- What do I owe you, asks the boy. Come by, now and then, and tell me how late it is. | boy and clockmaker, shop, clocks, evening
Forty clocks, and one of them is right. | watch, close view, window, sunset

= one-lamp-more
pattern: tale
about: the lamplighter
also: a lamplighter; the last lamplighter
seen: as written

With a ladder, at dusk. The lamplighter. | lamplighter with a ladder, street lamp, street, dusk
- A hundred and twelve lamps, and every one of them has a character. | street lamp, street, dusk / lamplighter, street lamp, close view, dusk
+ The one by the church wants to be asked twice. The one by the inn will light for anybody. | street lamp, church, dusk / street lamp, inn, evening
+ Dogs come along, as far as the corner. Children come along as far as they are allowed. | dog, street, lamplighter, dusk / children, street lamp, dusk
+ Behind the windows they put down their spoons, and say: there goes the day. | lit window, family, table, dusk
At the end of the street is a house without a lamp. An old woman lives there. | dark house, street, night / old woman at a window, dark house
brief At the end of the street is a house without a lamp. | dark house, street, night
+ The town had counted, and there had been no money for the last forty steps. | street, dark, night / paper, coins, table
* She cannot see the step. So she does not go out. | old woman, doorstep, dark, night
+ Each night the ladder stops there, and a hat is lifted to a dark pane. | lamplighter, hat, dark window, night
- One night a nail goes into the wall, and on the nail hangs a lantern. | hand, nail, wall, lantern, night / lantern, wall, night
On no list is there such a lamp. | paper list, close view, lamp
+ The oil comes out of the other ones, a thimble from each. Nobody will ever see it. | oil lamp, hands, close view / street lamps, street, night
+ The gas men come, and count, and find one more than there can be. They count again. | two men, paper, street lamp, night
She comes out, one foot after the other, and stands in it. | old woman, lantern light, doorstep, night
brief She comes out, and stands in it. | old woman, lantern light, doorstep, night
~ She has put on a hat. She has not had it on since the old king. | old woman, hat, lantern light, doorstep
+ They say nothing. It is not a thing that you talk about. | old woman and lamplighter, lantern, night
Since then there have been a hundred and thirteen. | lamplighter, street lamp, street, night / lit window, street, evening

= tell-the-bees
pattern: tale
about: a beekeeper
also: the beekeeper; an old beekeeper
seen: as written

Three knocks on the wood. A beekeeper. | beekeeper, beehive, garden, morning
~ They do not mind a veil. They mind a lie. | beekeeper with a veil, beehive, garden
You have to tell them, it is said, whenever somebody is born, or dies. | beekeeper kneeling, beehive, garden / beehive, close view, bees
brief You have to tell them whatever happens. | beekeeper kneeling, beehive, garden
- Otherwise they leave. So each hive is told, one after the other, in a low voice. | beehives, row, garden / bees, beehive, close view
+ It smells of wax, and smoke, and summers that nobody else remembers. | smoke, beehive, garden / honey, jar, sunlight
+ Slow hands, bare to the elbow. The bees walk over them as over a road. | hand, bees, close view / beekeeper, bees, sunlight
+ There was a wedding. They were given a piece of the cake. | cake, beehive, garden
+ A child had the measles. They were told that, too, and hummed a bit lower. | child in bed, window / beehive, dusk
* Then the war, or the winter, or the town took everyone away. | empty village, road, dusk / empty house, garden
brief Then, one by one, everyone went away. | empty village, road, dusk
* There was nothing to tell any more. The three knocks came all the same. | beekeeper alone, beehive, autumn / hand knocking on a beehive, autumn
~ In the empty house a clock went on, as clocks do, until Thursday. | clock on a wall, empty house
+ Nothing new, they were told. The pump is frozen. I have found my other glove. | pump, snow, garden / glove, beehive, snow
- In March not one of them came out. An ear was laid against the wood. | beehive, snow, frost, dawn / beekeeper, ear, beehive, close view
+ It was so quiet in there that you could hear the frost. | frost, beehive, close view
Then somebody came up the road, with a suitcase, and a small girl. | woman with a suitcase, child, road, spring / small girl, suitcase, road, spring, close view
brief Then somebody came, with a small girl. | woman with a child, road, spring
+ Is it true that one has to tell them things, the girl asked. | little girl, garden gate, day
She knocked three times, and said: I am Anna. I am going to live here. | little girl, beehive, garden, sunlight / bees, beehive, sunlight, close view
brief The girl knocked, and said: I am going to live here. | little girl, beehive, garden, sunlight
And out they came, all of them, to have a look. | bees, beehive, blossom, sunlight

= the-fare
pattern: tale
about: the ferryman
also: a ferryman; the old ferryman
seen: as written

A bell on a rope, at the river. The ferryman. | ferryman, boat, river, bell, dawn
~ It takes nine minutes. In nine minutes people say things that they have kept for years. | ferry boat, river, two people, mist
- Forty strokes over. Forty strokes back. In between it is nobody's country. | boat, river, mist, dawn / oar, water, close view
+ He takes hens, and priests, and once a piano, which was played all the way. | hens, boat, river / piano, boat, river
+ Some talk, some look at the water. You can tell by the luggage which it will be. | one person in a boat, suitcase, river / river, reflection, close view
+ Nobody has ever crossed without looking back, about half way. | one person in a boat, looking back, river
They are building a bridge. Each week it comes a little nearer. | bridge, river, scaffolding, day / ferry boat, half a bridge, river, evening
brief They are building a bridge. | bridge, river, day
+ The stones are brought over by boat, at so much the load. He had to laugh. | boat, stones, river / ferryman smiling, boat
On the last evening the bell rings once more. It is a girl of nine. | girl, bell, river, dusk / bell on a rope, river, dusk, close view
brief On the last evening a girl rings the bell. | girl, bell, river, dusk
~ He has brought over brides, and a piano, and once a bear with a certificate. | ferry boat, piano, river / ferry boat, bear, river, morning
~ The rope hums in the cold. He can tell by the note how high the water is. | rope, river, close view, mist
+ What do you want over there, he asks. She says: nothing. I want to come back. | girl, ferryman, boat, dusk
- She has never been on the water, and tomorrow one will not need to. | girl, boat, close view, dusk / bridge, river, dusk
* So they go out, and in the middle he takes in the oars. | boat, river, dusk, calm
+ You hear the reeds, and a fish, and far off a door. | reeds, river, fish, dusk / house, lit window, river, dusk
+ The stars come out above, and then below. | stars, river, boat, night
* It is quite another river from here, she says. | girl, boat, stars, river, night
What do I owe you? He thinks. Ring, now and then, he says. | ferryman, girl, shore, lantern, night / rope and bell, shore, night
brief What do I owe you, she asks. Ring, he says, now and then. | ferryman, girl, shore, lantern, night
On some evenings you can hear a bell, from under the bridge. | bell, bridge, river, dusk

= the-empty-net
pattern: tale
about: the fisherman
also: a fisherman; an old fisherman; the old fisherman
seen: as written

Out before the gulls are up. The fisherman. | fisherman in a boat, sea, lantern, dawn
~ He knows every stone down there, and not one of them by sight. | boat, calm sea, dawn / fisherman, close view, dawn
- The engine coughs, like an uncle. The harbour slides away, with its one lamp. | boat, harbour, lamp, dawn / harbour, sea, seen from far away
+ Coffee out of a tin. Bread out of a pocket. Hands like old rope. | cup, boat, hands, dawn / rope, hands, close view
+ There is a knife with no handle, and a saint with no head. You do not sail without them. | knife, statue, boat, close view
+ The radio gives the wind by its first name. | radio, boat, lamp, dawn
For nine days the net has come up empty. | net, boat, sea, grey light
- On shore they say that it is the moon, or the price, or the wife's new hat. | people, harbour, talking, day / hat, woman, harbour
* On the tenth morning it is heavy. | net, sea, boat, close view
~ His father had a word for such mornings. It was not one for the table. | fisherman, boat, grey sea, morning
~ The gulls come to look, and go off again, and tell the others. | gulls, boat, sea, morning
~ He drinks his coffee from the lid, and it tastes of tin and diesel and peace. | fisherman, cup, boat, sunrise
+ It takes all of his back, and both of his boots against the side. | fisherman pulling a net, boat, sea
In it there is no fish. There is a small seal, with a rope round its neck. | seal, net, rope, boat / seal, close view, eyes
brief In it is a small seal, with a rope round its neck. | seal, net, rope, boat
+ It looks at him like somebody who has been meaning to say something. | seal, close view, eyes, sea
You can get good money for a lot of things. He cuts the rope. | knife, rope, close view, hands
brief He cuts the rope. | knife, rope, close view, hands
- It lies there for a breath. Then it is only rings on the water. | rings on water, sea, boat
+ He does not tell them at home. What would he say? | fisherman, house, lamp, evening
On the next morning the gulls are all standing in one place. | birds, sea, one place, dawn
brief Next morning the gulls all stand in one place. | birds, sea, dawn
He goes there. A round dark head looks up, once. | seal, sea, boat, dawn
brief A round dark head looks up, once. | seal, sea, boat, dawn
The net is so full that he has to laugh. | net, fish, boat, fisherman laughing, sunrise
