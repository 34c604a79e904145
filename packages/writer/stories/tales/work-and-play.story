= eleven-cents-and-a-button
pattern: tale
about: a jar of coins
also: counting coins
near: salary; debt; stock; market; savings
seen: as written

Somebody counts coins, at midnight. A jar of coins. | hand stacking coins, kitchen table, lamp, night
~ There is a tin for Christmas, too. It has been borrowed from. | tin, shelf, kitchen, lamp
~ The tap drips. That is another pile. | tap, kitchen sink, night / kitchen, lamp, night
~ She knows what everything costs, in four shops, and on which day. | woman writing a list, kitchen table, lamp
There are three piles. The roof, the shoes, and just in case. | piles of coins, kitchen table, lamp, close view / shoes, doorstep, rain, night
brief There are three piles. | piles of coins, kitchen table, lamp, close view
- Just in case is the smallest. It always was. | coins, table, close view, lamp
~ She has a way of holding her breath when the bell rings at the end of the month. | door, bell, hallway, evening / woman listening, kitchen, lamp
+ She moves one from the shoes to the roof. She moves it back. | woman at a kitchen table, coins, lamp, night
+ On the radio they speak of millions, as one speaks of rain in another country. | radio, shelf, lamp, night
* Upstairs a boy lies awake. He can hear them click. | child awake in bed, dark bedroom, light under a door
~ He knows each sound. The small ones are for the bread. | child in bed, close view, moonlight / loaf of bread, coins, table
In the morning there are four piles. | coins, kitchen table, close view, morning
- Eleven cents, and a button. What is this one for, she asks. | coins, button, table, close view, morning light / woman at a table, coins, morning
For you, he says. | boy, close view, kitchen, morning
+ She has to look out of the window for quite a while. | woman at a window, seen from behind, kitchen, morning
~ She puts them into an envelope, and writes on it: roof, inside. | envelope, pencil, table, morning light
~ Rain comes in that night, and nobody gets up for it. | rain, roof, window, night
He is grown now, and sits in rooms where the numbers are very long. | man at a desk, papers, office, evening / office at night, city lights, window
brief He is grown now, and sits among long numbers. | man at a desk, papers, office, evening
~ They ask him what is safe. He always thinks of the same four piles. | men around a table, papers, office / coins, table, close view, lamp
On his desk stands a jar, with eleven cents in it, and a button. | jar, coins, desk, close view, lamp

= the-one-with-the-umbrella
pattern: tale
about: a small shop
also: opening a small shop; a small business; my first customer
near: startup; company; entrepreneur; blockbuster
seen: as written

The sign is painted, and nobody comes. A small shop. | shop window, open door, woman, street, morning
~ A boy presses his nose against the glass, and leaves it there. | boy at a shop window, street, day
~ She has learned to write the numbers nicely. They are all noughts. | notebook, pen, counter, close view
~ Across the road they say that it is a good spot. The last three said so, too. | two people talking, street, shop
* She has put out a chair, and then a second one, so that the first is not alone. | two chairs, shop, street, morning / woman in front of a shop, street, morning
brief She has put out two chairs. | two chairs, shop, street, morning
- At ten there is a man. He wants to know the way to the station. | man with a hat, shop door, street
+ At eleven it rains. It is something to look at. | rain, shop window, street, day
+ Her mother rings, and asks how it goes. Busy, she says. | woman, telephone, shop, window
~ She moves the lamp to the left. It is better. It goes back all the same. | lamp, hand, shop shelf, evening
On the ninth day she takes a card, and writes on it: closed. | hand with a pen, card, close view, shop / woman at a table, lamp, shop, evening
brief On the ninth day she writes on a card: closed. | hand with a pen, card, close view, shop
She is on the ladder, to hang it up, when somebody knocks. | woman on a ladder, shop door, evening
brief As she hangs it up, somebody knocks. | woman on a ladder, shop door, evening
An old lady, with an umbrella. They told me you were open, she says. | old woman, umbrella, shop door, rain, evening / two women at a shop door, lamp, rain, evening
brief It is an old lady, with an umbrella. | old woman, umbrella, shop door, rain, evening
~ She has come because of the light, says the old lady. There used to be one here. | lit shop window, street, rain, dusk
- She looks at the card in her hand. I am, she says. | card, hand, close view / woman smiling, shop, lamp
+ They talk until the street lamps come on. | two women at a table, shop, lamp, evening
~ On the ladder the hammer is still lying. It stays there for years. | hammer, ladder, shop, lamp
* She bought the smallest thing there was. | coin, hand, close view, shop, lamp
Ask her today which was the best day. It is not the one with the queue. | crowd, shop, street, day / woman smiling, shop, evening
brief Ask her today which was the best day. | woman smiling, shop, evening
It is the one with the umbrella. | umbrella, shop door, rain, lamp, evening

= one-all
pattern: tale
about: a lost match
also: losing a match; losing the final
near: basketball; tennis; olympics; championship; final
seen: as written

The stands are empty, and one light is on. A lost match. | stadium, one light, night, empty
~ Up in the roof a flag has wound itself around its pole. | flag, stadium roof, night
~ He whistles, and it comes back to him from forty thousand chairs. | old man, empty stadium, night
A man goes along the rows, and picks up paper cups. | old man with a bag, stadium steps, night / paper cups, stadium steps, close view
brief An old man picks up the paper cups. | old man with a bag, stadium steps, night
- He has done it for thirty years. He has never seen the end of a match. | old man, close view, stadium, night
+ He hears it from below, where the brooms are. He can tell the score by the feet. | old man, broom, corridor, lamp
+ Once they sent him a ticket. He did not know where to put his hands. | ticket, hand, close view / old man in a crowd, stadium, day
+ He finds gloves, and teeth, and a letter that begins: if we win. | gloves, steps, close view, night / letter, close view, lamp
Tonight a girl sits there, in row nine, and has not gone home. | girl sitting on stadium steps, night
* We lost, she says. | girl, close view, night
~ It was not even close, she says. I had a scarf on, and everything. | girl with a scarf, close view, night
~ He sits down, one seat away, as you do with a cat. | old man and girl, stadium seats, night
He looks up at the board, and then down at the grass. Have you seen the grass, he says. | stadium, grass, one light, night / old man pointing, girl, stadium, night
brief Have you seen the grass, he says. | stadium, grass, one light, night
~ She has only ever looked at the board. She looks. | girl, close view, looking down, night
- It is full of holes. Each of them is somebody who tried. | grass, close view, night, light
Down at the edge lies a ball that everybody has forgotten. | ball, grass, night, one light
brief There lies a ball that everybody has forgotten. | ball, grass, night, one light
+ He looks left. He looks right. He puts down the bag. | old man smiling, stadium, night / bag, grass, night
~ He takes off his coat, and it becomes a goal post. | coat, bag, grass, night, one light
* He is seventy. He is not bad in goal. | old man, arms out, grass, night
The stands are empty, and it is one all. | old man and girl, ball, grass, stadium, night

= the-one-in-the-corner
pattern: tale
about: learning to paint
also: painting; drawing; making art; learning to draw
seen: as written

The first one goes into the bin. Learning to paint. | one person at a desk, papers on the floor, lamp, night
~ You clean the table instead. You clean what the table stands on. | one person cleaning a table, lamp, evening
~ There is a book on how it is done. It was written by somebody who can. | old book, desk, lamp, close view
~ The neighbour's dog howls. You know what it means. | dog, window, night
* So does the second. The third is looked at for a minute, and then it goes, too. | papers on the floor, lamp, close view / hand with a pencil, paper, lamp, close view
brief So does the second. So does the third. | papers on the floor, lamp, close view
- You know how it should be. You can see it, right behind your eyes. | one person with closed eyes, close view, lamp
+ But your hands have never been there. They do not know the way. | two hands, close view, lamp, table
+ The tea goes cold. You make new tea, to watch it go cold. | cup, steam, table, lamp, night
~ You tell the lamp what it is going to be. The lamp has heard that before. | one person, lamp, desk, night
+ Down the hall is somebody who is better at it. There always is. | corridor, light under a door, night
At midnight you stop trying, and only play about. | one person at a table, pencil, lamp, night
brief So you only play about. | one person at a table, pencil, lamp, night
~ For ten minutes you forget that you have feet. | one person at a desk, lamp, night
~ When you look up again, it has become light. | window, dawn, desk, papers
And there it is, in the corner, no larger than a stamp. | paper, small drawing, close view, lamp
- You did not do it on purpose. You could not do it again. | one person, close view, lamp, surprised
* You keep quite still, as one does with a deer. | one person at a table, close view, lamp, night / deer, forest, mist, dawn
~ You do not even tell anyone. It might hear. | one person, finger on lips, close view, lamp
+ It looks back. It has never seen one of you, either. | paper, close view, lamp, night
Tomorrow you will make nineteen bad ones, to meet it again. | many papers on a table, morning light
You take the first one out of the bin. It had been on the way. | hands, crumpled paper, table, sunrise / one person holding a drawing, window, sunrise

= it-is-her-move
pattern: tale
about: a game of chess
also: playing chess; chess with my father
seen: as written

It has stood there since Sunday. A game of chess. | chess king, chessboard, table, window, evening
~ One bishop is a cork. It has been a cork since nineteen ninety. | cork, chessboard, close view
Nobody dusts it. It is her move. | chessboard, table, close view, window light / empty chair, chessboard, table
- He lives alone. She lives in a city with a river, and rings up on Sundays. | old man at a table, chessboard, lamp / woman, telephone, window, city
+ She says: knight takes pawn. He moves it for her, and says: are you sure. | hand, chess piece, close view, lamp
~ The radio says that it will rain on her. He moves the lamp a bit closer. | radio, chessboard, lamp, window
~ On the fridge hangs a list, with all their games. It says: draw, draw, cat. | paper, kitchen, close view
+ The cat has won twice, by lying down. | cat, chessboard, table, window
~ The neighbour dusts round it, and says: who is winning. It is, he says. | old woman, duster, chessboard, window
* He taught her when she was six. He let her win until she noticed. | old man and girl, chessboard, table, lamp / small girl, close view, chess king, lamp
+ She was so angry that she did not speak to him until supper. | girl, arms crossed, table, evening
~ She has her own kitchen now, and her own rain. | woman at a window, city, rain, evening
One Sunday he can see it: three moves, and she is lost. | chess pieces, close view, lamp / old man, close view, lamp
- He looks at it for a long time. Outside it gets dark. | old man at a window, evening, seen from behind
~ He says that he has to think. He has thought already. | old man, telephone, chessboard, lamp
He moves the other way. | hand, chess piece, close view, lamp
~ He puts down the telephone for a moment, to be quite alone with it. | telephone on a table, chessboard, lamp
Are you sure, she says. | telephone, hand, close view, lamp
+ There is such a silence that he can hear the river. | telephone, chessboard, lamp, night
It has stood there since Sunday. It is her move, and she is on the train. | train, night, lit windows, fields / chessboard, table, window, night
brief She is on the train. | train, night, lit windows, fields
