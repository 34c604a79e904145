import { parseStories, seenAsWritten } from '../../story.ts'

/** Stories of money, shops, matches and of whatever is made by hand. */
export const workAndPlayStories = seenAsWritten(
  parseStories(`
  = eleven-cents-and-a-button (money)
  Somebody counts coins, at midnight: {S}. | hand stacking coins, kitchen table, lamp, night
  ~
  There are three piles. The roof, the shoes, and just in case. | piles of coins, kitchen table, lamp, close view / shoes, doorstep, rain, night
  brief There are three piles. | piles of coins, kitchen table, lamp, close view
  - Just in case is the smallest. It always was. | coins, table, close view, lamp
  + She moves one from the shoes to the roof. She moves it back. | woman at a kitchen table, coins, lamp, night
  + On the radio they speak of millions, as one speaks of rain in another country. | radio, shelf, lamp, night
  * Upstairs a boy lies awake. He can hear them click. | child awake in bed, dark bedroom, light under a door
  In the morning there are four piles. | coins, kitchen table, close view, morning
  ...
  - Eleven cents, and a button. What is this one for, she asks. | coins, button, table, close view, morning light / woman at a table, coins, morning
  For you, he says. | boy, close view, kitchen, morning
  + She has to look out of the window for quite a while. | woman at a window, seen from behind, kitchen, morning
  He is grown now, and sits in rooms where the numbers are very long. | man at a desk, papers, office, evening / office at night, city lights, window
  brief He is grown now, and sits among long numbers. | man at a desk, papers, office, evening
  On his desk stands a jar, with eleven cents in it, and a button. | jar, coins, desk, close view, lamp

  = the-one-with-the-umbrella (business)
  The sign is painted, and nobody comes: {S}. | shop window, open door, woman, street, morning
  ~
  * She has put out a chair, and then a second one, so that the first is not alone. | two chairs, shop, street, morning / woman in front of a shop, street, morning
  brief She has put out two chairs. | two chairs, shop, street, morning
  - At ten there is a man. He wants to know the way to the station. | man with a hat, shop door, street
  + At eleven it rains. It is something to look at. | rain, shop window, street, day
  + Her mother rings, and asks how it goes. Busy, she says. | woman, telephone, shop, window
  On the ninth day she takes a card, and writes on it: closed. | hand with a pen, card, close view, shop / woman at a table, lamp, shop, evening
  brief On the ninth day she writes on a card: closed. | hand with a pen, card, close view, shop
  ...
  She is on the ladder, to hang it up, when somebody knocks. | woman on a ladder, shop door, evening
  brief As she hangs it up, somebody knocks. | woman on a ladder, shop door, evening
  An old lady, with an umbrella. They told me you were open, she says. | old woman, umbrella, shop door, rain, evening / two women at a shop door, lamp, rain, evening
  brief It is an old lady, with an umbrella. | old woman, umbrella, shop door, rain, evening
  - She looks at the card in her hand. I am, she says. | card, hand, close view / woman smiling, shop, lamp
  + They talk until the street lamps come on. | two women at a table, shop, lamp, evening
  * She bought the smallest thing there was. | coin, hand, close view, shop, lamp
  Ask her today which was the best day. It is not the one with the queue. | crowd, shop, street, day / woman smiling, shop, evening
  brief Ask her today which was the best day. | woman smiling, shop, evening
  It is the one with the umbrella. | umbrella, shop door, rain, lamp, evening

  = one-all (sport)
  The stands are empty, and one light is on: {S}. | stadium, one light, night, empty
  ~
  A man goes along the rows, and picks up paper cups. | old man with a bag, stadium steps, night / paper cups, stadium steps, close view
  brief An old man picks up the paper cups. | old man with a bag, stadium steps, night
  - He has done it for thirty years. He has never seen the end of a match. | old man, close view, stadium, night
  + He hears it from below, where the brooms are. He can tell the score by the feet. | old man, broom, corridor, lamp
  + Once they sent him a ticket. He did not know where to put his hands. | ticket, hand, close view / old man in a crowd, stadium, day
  + He finds gloves, and teeth, and a letter that begins: if we win. | gloves, steps, close view, night / letter, close view, lamp
  Tonight a girl sits there, in row nine, and has not gone home. | girl sitting on stadium steps, night
  * We lost, she says. | girl, close view, night
  ...
  He looks up at the board, and then down at the grass. Have you seen the grass, he says. | stadium, grass, one light, night / old man pointing, girl, stadium, night
  brief Have you seen the grass, he says. | stadium, grass, one light, night
  - It is full of holes. Each of them is somebody who tried. | grass, close view, night, light
  Down at the edge lies a ball that everybody has forgotten. | ball, grass, night, one light
  brief There lies a ball that everybody has forgotten. | ball, grass, night, one light
  + He looks left. He looks right. He puts down the bag. | old man smiling, stadium, night / bag, grass, night
  * He is seventy. He is not bad in goal. | old man, arms out, grass, night
  The stands are empty, and it is one all. | old man and girl, ball, grass, stadium, night

  = the-one-in-the-corner (making)
  The first one goes into the bin: {S}. | one person at a desk, papers on the floor, lamp, night
  ~
  * So does the second. The third is looked at for a minute, and then it goes, too. | papers on the floor, lamp, close view / hand with a pencil, paper, lamp, close view
  brief So does the second. So does the third. | papers on the floor, lamp, close view
  - You know how it should be. You can see it, right behind your eyes. | one person with closed eyes, close view, lamp
  + But your hands have never been there. They do not know the way. | two hands, close view, lamp, table
  + The tea goes cold. You make new tea, to watch it go cold. | cup, steam, table, lamp, night
  + Down the hall is somebody who is better at it. There always is. | corridor, light under a door, night
  At midnight you stop trying, and only play about. | one person at a table, pencil, lamp, night
  brief So you only play about. | one person at a table, pencil, lamp, night
  ...
  And there it is, in the corner, no larger than a stamp. | paper, small drawing, close view, lamp
  - You did not do it on purpose. You could not do it again. | one person, close view, lamp, surprised
  * You keep quite still, as one does with a deer. | one person at a table, close view, lamp, night / deer, forest, mist, dawn
  + It looks back. It has never seen one of you, either. | paper, close view, lamp, night
  Tomorrow you will make nineteen bad ones, to meet it again. | many papers on a table, morning light
  You take the first one out of the bin. It had been on the way. | hands, crumpled paper, table, sunrise / one person holding a drawing, window, sunrise

  = it-is-her-move (board-game)
  It has stood there since Sunday: {S}. | chess king, chessboard, table, window, evening
  ~
  Nobody dusts it. It is her move. | chessboard, table, close view, window light / empty chair, chessboard, table
  - He lives alone. She lives in a city with a river, and rings up on Sundays. | old man at a table, chessboard, lamp / woman, telephone, window, city
  + She says: knight takes pawn. He moves it for her, and says: are you sure. | hand, chess piece, close view, lamp
  + The cat has won twice, by lying down. | cat, chessboard, table, window
  * He taught her when she was six. He let her win until she noticed. | old man and girl, chessboard, table, lamp / small girl, close view, chess king, lamp
  + She was so angry that she did not speak to him until supper. | girl, arms crossed, table, evening
  ...
  One Sunday he can see it: three moves, and she is lost. | chess pieces, close view, lamp / old man, close view, lamp
  - He looks at it for a long time. Outside it gets dark. | old man at a window, evening, seen from behind
  He moves the other way. | hand, chess piece, close view, lamp
  Are you sure, she says. | telephone, hand, close view, lamp
  + There is such a silence that he can hear the river. | telephone, chessboard, lamp, night
  It has stood there since Sunday. It is her move, and she is on the train. | train, night, lit windows, fields / chessboard, table, window, night
  brief She is on the train. | train, night, lit windows, fields
`),
)
