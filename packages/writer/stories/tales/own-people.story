= the-burnt-piece
pattern: tale
about: my mother
also: my mum; my mom; a mother
seen: as written

My mother always said that she liked the burnt piece best. | woman, kitchen, toast, morning
* So she got it: the end of the loaf, the broken biscuit, the wing. | bread, plate, hand, kitchen
brief So she got it, every time. | bread, plate, hand, kitchen
- She liked the seat over the wheel. She liked the bed by the wall, and the small umbrella. | woman, bus, rain, window / small umbrella, woman, rain
* At the table she sat on the edge, like somebody who is called away. | woman, kitchen table, edge of a chair, lamp
+ She had one good dress. It was always still good. | dress, wardrobe, close view
- She was never cold. You may have my scarf, she said, I am far too hot. There was ice on her eyelashes. | woman, scarf, child, snow
+ She was not hungry. She had eaten while she cooked. I never saw that. | pot, stove, kitchen, evening
+ At night I heard the machine. In the morning there was a costume on the chair, a bee, or a king. | sewing machine, lamp, night / costume, chair, morning
+ She said that she had slept like a stone. | woman, kitchen, coffee, dawn
+ On her birthday we gave her a toaster. She cried. We thought that it was for joy. | gift, kitchen table, woman, children
* I believed it all. Children do. | child, kitchen table, morning light
- I told people: my mother is odd, she likes burnt toast. | people, table, laughing, evening
Then I had a child of my own. | woman, baby, window, morning
+ He was two. He held it out to me, wet, with both hands. | child, strawberry, hands, close view
I do not like strawberries, I heard somebody say, and gave him the last one. | woman, kitchen, child, close view
* I put down the bowl, and drove there. It is two hours. | car, road, rain, evening
I made her toast. I made it gold, with butter right up to the edges. | toast, butter, plate, close view, light
brief I made her toast, gold, with butter. | toast, butter, plate, close view, light
- She looked at it as if it were somebody else's post. | old woman, toast, kitchen table, lamp
* She ate it all. She did not leave me the crust. | old woman eating, toast, kitchen, morning light
Oh, she said. So that is how it tastes. | old woman, smiling, kitchen, morning light

= the-light-in-the-yard
pattern: tale
about: my father
also: my dad; a father
seen: as written

My father never said it. He checked my tyres. | man kneeling, car, wheel, yard
Other fathers said it at the airport, with their arms. | father and son, airport, embrace
- Mine asked if I had enough oil. He asked which road I would take, and shook his head. | man, car, map, morning / road, signpost, rain
* He rang when there was ice. It is icy, he said. Then he gave me to my mother. | man, telephone, hallway, winter
brief He rang when there was ice. It is icy, he said. | man, telephone, hallway, winter
+ Once I had the lead in the school play. He came in his work clothes, and stood at the back, by the fire door. | man, theatre, back row, door
+ Afterwards he said: the curtain sticks. On Saturday he went there with a can, and oiled it. | man, ladder, curtain, stage
+ He mended my doll so well that she could never sit down again. | doll, hands, workshop
* When I left, he gave me a box, with fuses in it. | cardboard box, fuses, hand, doorway
- I laughed. I had wanted, I do not know, a sentence. | young woman, car, box, yard
+ In every flat since I have been the one who has the fuse. | dark flat, candle, people, box
I came home late, all those years, and the light in the yard was on. | yard, lamp, house, night
+ When I put my key in, it went out, upstairs, too. I thought that it was on a timer. | house, window, light going out, night / key, lock, night
- He is old now. He holds on to the car when he walks round it. | old man, car, yard, evening
+ He gets down on his knees. It takes a while. He taps each wheel, and listens. | old man kneeling, wheel, close view
* Last winter I looked for the timer, to set it. | hand, switch, cellar
- There was the lamp, and there was the wire. I followed it along the wall, and up. | wire, wall, hand, close view
There was no timer. There was a switch, and it hung beside his bed. | switch, bed, lamp, close view
I drive off, and he stands there, in the mirror. Front left, he calls. | old man waving, yard, house, dusk
brief Front left, he calls after me. | old man waving, yard, house, dusk

= the-coat-pocket
pattern: tale
about: my grandfather
also: my grandpa
seen: as written

My grandfather could peel an apple in one go. | old man, apple, knife, bench
* The skin came down in one long ribbon, and never broke. | apple peel, hands, close view
- He gave me the apple. He ate the ribbon. He had been hungry, when he was young. | boy, apple, bench, old man / apple peel, old hands
* He wore the same coat, winter and summer, and in it was everything. | old man, coat, path, day
- String. A stub of pencil. A nail, in case. A sweet that had fluff on it. | string, nail, pencil, palm, close view
* He could not read well. He said that he had forgotten his glasses. | old man, newspaper, kitchen
+ So I read to him: the weather, the deaths, the price of pigs. He nodded as if he had written it. | boy, newspaper, old man, kitchen, lamp
+ He knew what a cloud wanted. He could hear from the gate how a dog felt about it. | clouds, old man, field / dog, gate, old man
+ He had been in the war. He told us about the cook, and about a goose. | old man, children, stove, evening
- When there was thunder, he went out, and sat with the cows. | old man, barn, cows, storm
+ He walked me to the bus, each morning, and held my hand as far as the last hedge. There he let go, so that nobody would see. | old man, boy, path, hedge, morning
One day I let go of his hand first. Quite right, he said. | boy, running, bus, old man behind
+ He stood there until the bus had gone. | old man, path, bus, morning
- They gave me the coat. It was too short in the arms. I hung it up, and did not touch it for a year. | coat, hook, hallway, dim light
* It was cold. I had to go to the bus. I put it on. | coat, one person, door, winter morning
In the left pocket of his coat was a paper, folded very small. | hand, coat pocket, close view / folded paper, hand
- It was a line, in pencil, in letters that had been drawn, not written. | paper, pencil letters, close view, light
It was the alphabet. At the bottom stood my name. | paper, letters, pencil, close view
He had practised it the most. | coat, paper, hand, bus stop, sunrise

= the-chair-at-the-window-table
pattern: tale
about: losing a friend
also: a lost friend; growing apart from a friend; a friendship that ended
seen: as written

We never quarrelled. It would be easier if we had. | two people, cafe, empty chair, evening
* There was a time when I knew what you had had for lunch. | two friends, stairs, sandwiches, day
- We had one coat between us, for parties. We had a knock. | coat, two girls, mirror, lamp / hand knocking, door
You held my hair. I held your ladder. | two friends, bathroom, night / friend on a ladder, window
+ We were going to have two houses, with a hole in the fence. We had picked the dog. | two friends, fence, drawing, evening
+ We talked until the birds began. I have no idea what about. | two friends, window, dawn, birds
Then one of us moved, and one of us had a child, and it was always going to be next week. | suitcase, platform, friends / woman, baby, telephone
brief Then one of us moved, and it was always next week. | suitcase, platform, two friends
- I owed you a call. It got heavier, as they do. After a year one would have had to bring flowers. | telephone, table, dust / flowers, door, evening
+ I saw your mother at the market. I hid behind the melons. | market, melons, old woman, day
+ There is your number. I have taken it along through five telephones, like a key to a house that has been sold. | smartphone, hand, close view, night / key, drawer
+ Once somebody laughed like you, on the other platform. I had missed my train before I knew why. | platform, train, one person, evening
+ I still tell you things. You are very funny in there. | one person, bus window, smiling
* Yesterday I found the knock. | hand, table, close view, evening
- My fingers did it, on the table, by themselves. Two, and one, and two. | fingers, table, close view, lamp
- It is four hundred miles. There is nothing in it but trains. | train, fields, rain, evening
+ All the way I had sentences. At your door I had not one left. | train window, one person, night / door, rain, one person
* There was a bell. It had your name on it, and another one. | door bell, name, hand, close view
I did not ring. I knocked, as we used to. | hand knocking, door, close view, evening
Nothing moved in there. Then a chair fell over. | door, light under it, night
brief Inside a chair fell over. | door, light under it, night
You are late, you said. The tea is cold. | two people, open door, embrace, warm light

= the-small-chair
pattern: tale
about: learning the piano at seventy
also: learning something late in life; it is never too late
seen: as written

She is seventy-one, and she sits on a chair for a child. | old woman, small chair, classroom, morning
Her knees come up to her chin. The pencil is as thin as a bird's leg. | old woman, pencil, small desk, close view
brief The pencil is as thin as a bird's leg. | pencil, old hand, close view
- At seven she had been needed at home. There were the goats, and then the brothers, and then it was too late. | girl, goats, hill, morning / girl, baby, hut
* She had signed everything with a cross. | paper, cross, pen, close view
- She knew the tins by their pictures. She knew her bus by the dent. | tins, shelf, kitchen / bus, street, morning
* Too old, said her son. For what, she said. | old woman, man, kitchen, evening
+ The others in the class have glasses, and sticks, and a great deal to say. There is a man who was a sailor. He cheats. | old people, classroom, laughing
+ The first week she broke three pencils. She had hands for a spade. | broken pencil, hand, desk / spade, old hands
+ She writes on the steamed window, on the flour, on the dust of her son's car. | flour, finger, letters, kitchen / dust, car, finger
+ At night she lies there, and goes through them, like beads: the one with the belly, the one with the hat. | old woman in bed, moon, window
- Then, one morning, on the bus, a thing happens. | bus, window, old woman, morning
* The street begins to talk. | street, signs, bus window, morning
+ Bread, it says. Shoes. Exit. No ball games. She reads it aloud. People turn round, and one of them claps. | street signs, shops, bus window / people, bus, smiling
- At home there is a tin. In it there are letters, from her husband, from the years when he worked abroad. | tin box, letters, table, lamp
+ A neighbour used to read them to her. The neighbour had a cough, and was shy, and left things out. | woman reading, letter, kitchen, old days
* She washes her hands. She puts on the lamp. | old woman, lamp, table, night
It takes her an hour for the first line. | old woman, letter, lamp, close view
He called her by a name there that she had never heard. | letter, handwriting, close view, lamp
brief He called her by a name that she had never heard. | letter, handwriting, close view, lamp
She says it, aloud, to the empty chair. Then she reads on. | old woman, letter, empty chair, lamp, night

= the-same-table
pattern: tale
about: a second chance
also: second chances; starting over
seen: as written

They came to shut the restaurant, and he was washing the floor. | man, mop, restaurant, evening
It had his name over the door. It was in gold. | sign, door, restaurant, dusk
- First the cook went. Then the chairs went, two at a time. Then it was only him, and the fish tank. | empty restaurant, chairs, lamp / fish, tank, dark room
* He lost the flat, and the car, and his way of walking. | man, street, suitcase, rain
+ He owed so many people that he knew which side of each street he had to take. | man, street, collar up, rain
+ His daughter was nine. She asked what bankrupt was. He said: it is when you may begin at the beginning. | girl, man, bench, evening
+ He did not believe a word of it. | man, face, close view, rain
At the night shelter he got soup. It was thin. It wanted salt, and a bay leaf. | soup, bowl, hands / man, long table, lamp
brief At the shelter he got soup. It wanted salt. | soup, bowl, hands
* He could not help it. He went in, and told them. | man, kitchen door, steam, lamp
- There was a silence. Then somebody gave him an apron. | woman, apron, kitchen, steam
+ He peeled. He cut the onions so fine that they wept by themselves. By nine there was a queue. | onions, knife, hands / people, queue, lamp, night
+ A man came back for more, and cried into it, because his mother had put in a bay leaf, too. | old man, soup, tears, lamp
- It is not a career. There is no gold in it. He came back on the Thursday, and on all the others. | man, apron, big pot, steam
+ One of them had a van. One had a brother, with a garage. One could write signs. | van, street, garage, day / man painting a sign
- It has six tables now. None of the chairs match. | small restaurant, six tables, lamp
* He did not put his name over the door. | door, restaurant, no sign, evening
* His daughter has painted a bay leaf on it. | young woman, paint, door, leaf
In the corner there is a table for whoever cannot pay. It has the best view. | table, corner, window, candle / old man, table, window, soup
brief The best table is for whoever cannot pay. | table, corner, window, candle
He wipes it himself, each night. He has sat there. | man, cloth, table, window, night

= where-do-birds-go
pattern: tale
about: questions that children ask
also: a child's question
seen: as written

Papa, she asked, who was I before I was born? | father, girl, bed, lamp, night
It was ten past eight. I had a tax return to do. | papers, desk, clock, lamp
- You were not there yet, I said. She thought about it, and I saw that this was no answer. | girl, bed, thinking, lamp
But where did I wait? | girl, blanket, close view, lamp
+ I sat down again. The bed is so small that one has to sit like a question mark. | father, small bed, lamp
+ In the stars, I said. Partly, that is even true. She looked at her elbow. | girl, window, stars, night
- All day they ask. Why is water wet? Do worms know Monday? Is the dark behind the light all the time? | girl, puddle, day / worm, hand, garden / girl, lamp switch, dark
We tell them to hurry up. | street, father, girl, pulling, morning
+ They are the only ones who do it for the right reason. They want to know. | girl, window, rain, looking
+ I used to be like that. I took a clock apart. I asked the priest where the wind stops. | boy, clock, parts, floor / priest, boy, wind
+ Once she asked me if trees are sad when it is autumn. I was parking. I said: hold on. She has been holding on ever since. | autumn tree, girl, car window / car, street, autumn
+ Then came school, and one learned to ask only what one could answer. | classroom, boy, hand down
* Perhaps, she said, I was a bit of you, and a bit of mama. | girl, close view, lamp, night
- And before that, a bit of grandma. And before that, a bit of somebody with a dog. | old woman, photograph / woman, dog, old road
+ They all held hands, she said, all down the stairs. | people, stairs, hands, soft light
- I could not see her any more. I had put out the lamp. | dark room, window, moon
* So I was never not there, said the voice. | dark bed, blanket, moon, window
I only had not got my face yet. | girl, face, moonlight, close view
I stayed until she slept. Then I went and looked at mine. | father, mirror, night, lamp
There were quite a few of us. | father, mirror, old photographs, wall, lamp
