/** What more happens in the stories of money, shops, matches, and of what has no body. */
export const WORD_MIDDLES = `
  = eleven-cents-and-a-button
  ~
  There is a tin for Christmas, too. It has been borrowed from. | tin, shelf, kitchen, lamp
  The tap drips. That is another pile. | tap, kitchen sink, night / kitchen, lamp, night
  She knows what everything costs, in four shops, and on which day. | woman writing a list, kitchen table, lamp
  > She has to look out
  She puts them into an envelope, and writes on it: roof, inside. | envelope, pencil, table, morning light
  Rain comes in that night, and nobody gets up for it. | rain, roof, window, night
  > Just in case is
  She has a way of holding her breath when the bell rings at the end of the month. | door, bell, hallway, evening / woman listening, kitchen, lamp
  > Upstairs a boy
  He knows each sound. The small ones are for the bread. | child in bed, close view, moonlight / loaf of bread, coins, table
  > He is grown now
  They ask him what is safe. He always thinks of the same four piles. | men around a table, papers, office / coins, table, close view, lamp

  = the-one-with-the-umbrella
  ~
  A boy presses his nose against the glass, and leaves it there. | boy at a shop window, street, day
  She has learned to write the numbers nicely. They are all noughts. | notebook, pen, counter, close view
  Across the road they say that it is a good spot. The last three said so, too. | two people talking, street, shop
  > An old lady
  She has come because of the light, says the old lady. There used to be one here. | lit shop window, street, rain, dusk
  > They talk until the
  On the ladder the hammer is still lying. It stays there for years. | hammer, ladder, shop, lamp
  > Her mother rings
  She moves the lamp to the left. It is better. It goes back all the same. | lamp, hand, shop shelf, evening

  = one-all
  ~
  Up in the roof a flag has wound itself around its pole. | flag, stadium roof, night
  He whistles, and it comes back to him from forty thousand chairs. | old man, empty stadium, night
  > We lost
  It was not even close, she says. I had a scarf on, and everything. | girl with a scarf, close view, night
  He sits down, one seat away, as you do with a cat. | old man and girl, stadium seats, night
  > He looks left
  He takes off his coat, and it becomes a goal post. | coat, bag, grass, night, one light
  > Have you seen the grass
  She has only ever looked at the board. She looks. | girl, close view, looking down, night

  = the-one-in-the-corner
  ~
  You clean the table instead. You clean what the table stands on. | one person cleaning a table, lamp, evening
  There is a book on how it is done. It was written by somebody who can. | old book, desk, lamp, close view
  The neighbour's dog howls. You know what it means. | dog, window, night
  ...
  For ten minutes you forget that you have feet. | one person at a desk, lamp, night
  When you look up again, it has become light. | window, dawn, desk, papers
  > The tea goes cold
  You tell the lamp what it is going to be. The lamp has heard that before. | one person, lamp, desk, night
  > You keep quite still
  You do not even tell anyone. It might hear. | one person, finger on lips, close view, lamp

  = it-is-her-move
  ~
  One bishop is a cork. It has been a cork since nineteen ninety. | cork, chessboard, close view
  > She says: knight
  The radio says that it will rain on her. He moves the lamp a bit closer. | radio, chessboard, lamp, window
  On the fridge hangs a list, with all their games. It says: draw, draw, cat. | paper, kitchen, close view
  > She was so angry
  She has her own kitchen now, and her own rain. | woman at a window, city, rain, evening
  > He looks at it for
  He says that he has to think. He has thought already. | old man, telephone, chessboard, lamp
  > The cat has won
  The neighbour dusts round it, and says: who is winning. It is, he says. | old woman, duster, chessboard, window
  > He moves the other way
  He puts down the telephone for a moment, to be quite alone with it. | telephone on a table, chessboard, lamp

  = half-is-fair
  ~
  Outside it is raining. There is nothing else to argue about. | rain, kitchen window, day
  ...
  She has her chin on the table now. So has the dog. | girl, dog, table, kitchen
  > He measures
  He asks if the cherry counts. That takes a while. | cherry, cake, plate, close view
  The clock is asked for its opinion. | clock on a wall, kitchen
  > But half is fair
  He wants to know what it is called, if it is not fair. | boy, close view, kitchen
  > Nobody has ever held
  His tongue is out, at the left. It helps. | boy, close view, tongue out, kitchen
  > There they lie
  You could put a mirror between them. Nobody has a mirror. | two pieces of cake, plates, seen from above
  > One crumb goes
  The knife waits. So does the afternoon. | knife, cake, close view, window light

  = seen-from-inside
  ~
  For a while there are only pencils to be heard. It sounds like mice. | children drawing, classroom, close view
  The class clown draws a break, with a frame around it. | boy laughing, drawing, classroom
  > At the back sits
  He has lunch, and snow, and please. He has no word for this. | boy, lunch, desk, classroom
  He holds the pencil as if it were somebody else's. | pencil, boy's hand, paper, close view
  > He leads her out
  In the corridor it smells of coats. Nobody has told him that he may be there. | coats, corridor, school
  > One draws his dog
  The radiator ticks. It has heard a great many bells. | radiator, classroom window, close view
  > At the back sits
  Snow falls past the window, and he looks at it, as you look at a relative. | boy at a window, snow, classroom
  > This side, he says
  In the other room they are already putting on their coats. | children, coats, corridor, school

  = it-carries-your-bag
  ~
  At night it sits on the edge of the bed, and goes through your day with a pencil. | shadow on a bed, moonlight, dark bedroom
  It knows the name of everybody who ever laughed at you. It keeps them in a box. | box, shelf, dark room
  You buy a book about it. It reads it first, and underlines. | book, armchair, lamp, evening
  > It is quiet for so
  It has never been asked before. It has to take off its hat. | hat, table, lamp, close view
  > I do not want you
  I was there when you fell off the wall, it says. Somebody had to be. | child, wall, garden, long shadow
  ~
  It laughs before you have finished. It has heard that one. | shadow beside an armchair, lamp, evening
  > It is not used to
  You pass the salt. It holds it, as one holds somebody else's baby. | salt, hand, table, lamp, close view
  > I do not want you
  You say: I know. It is the first thing that you have ever agreed on. | two chairs, one table, lamp, window, night

  = now-you-can-see-it
  ~
  You ask of each thing what it is for. Most of them look away. | things on a shelf, living room, day
  In goes the bread machine. It made bread once, and it was shaped like a bread machine. | box, kitchen, close view
  The drawer with the cables is left for another life. | open drawer, cables, close view
  ...
  By the third week the box has become a table. Somebody has put keys on it. | closed box, keys, hallway
  > It is no use to
  You had thought that it was broken in the move. She had wrapped it in a sock. | cup, sock, close view, hands
  > In go nine cups
  A raincoat goes in that has never been rained on. It was for a trip. | raincoat, box, close view, living room
  > Nobody asks after it
  Once you stand in front of it, at night, in your socks, and think of the cups. | one person in a hallway, closed box, night

  = the-furniture-in-your-head
  ~
  Next door they are vacuuming. Of course they are. | wall, empty room, sunlight
  Your foot goes to sleep. It is the only one here who can do it. | one person sitting on the floor, bare feet, close view
  Somebody wants to know if this counts. It is you. | one person, closed eyes, window light
  > In one of the gaps
  It is not a holy bird. It is shouting about a worm. | bird, garden, worm, morning
  > Behind the bird, a long
  The light has gone from the table to the floor. You saw it go. | sunlight on a floor, empty room
  > A fly finds you
  Eleven minutes must be over by now. It has been two. | clock, close view, empty room, sunlight
  > You breathe out. For
  You think: there, I have got it. That was the piano again. | one person, close view, one eye open

  = a-piece-of-sky-is-missing
  ~
  Pyjamas count as clothes. So does a blanket. | child in a blanket, living room, rain window
  > There is soup
  The telephone rings once, sees that nobody moves, and stops. | telephone, living room, lamp
  > Nobody says anything
  The rain has found its rhythm. Someone hums along, and does not know it. | rain on a window, close view, dusk
  A grandmother does the edge of the wood, from memory, without her glasses. | old woman, puzzle, close view, lamp
  > They look under
  Everyone turns out their pockets. There is a tooth, a screw, and half a bus ticket. | hands, pockets, small things, table, lamp
`
