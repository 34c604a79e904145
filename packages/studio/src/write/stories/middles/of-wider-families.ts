/** What more happens in the stories of families that are wider than one noun. */
export const WIDER_MIDDLES = `
  = count-the-breathing
  ~
  You have a list of what it could be. You are at number nine. | one person, dark corridor, moonlight
  Far down the hall a door has been open all evening. Now it is more open. | dark corridor, half open door, moonlight
  The clock has stopped. It was the only one who was on your side. | clock on a wall, dark room, moonlight
  > It goes on.
  It is not loud. It is about as loud as somebody who tries not to be heard. | dark corridor, moonlight, seen from far away
  You say: hello. You say it in the voice one has for dogs. | one person, close view, dark, moonlight
  It stops at once. That is much worse. | dark room, window, moonlight

  = one-more-page
  ~
  The stairs are listening. So is the cat, who says that she does not care. | cat on the stairs, lamp, night
  Every voice has to be as it always is. The wolf has a cold. The king is from the north. | woman reading, lamp, bed, child
  > So you make it up
  The sail is a napkin. The captain is a mouse who used to be afraid of boats. | small boat, napkin sail, moon, sea / mouse, boat, stars
  They throw a line up to the nearest star, and it holds. | boat, rope, star, night sky
  Over the last roof there is a sea that nobody has put on a map. | moonlit sea, roofs, stars
  Now it is only a whisper. The boat has to be quiet, because of the whales. | boat, whale, moonlit sea

  = the-lamp-was-polished
  ~
  On the map there is nothing here. There is only the word: deep. | sea map, close view, lamp, table
  The winch complains, hour after hour, like somebody who has to get up. | rope, ship deck, evening
  ...
  The youngest of them waves at the picture. Nobody laughs. | young man waving, dark cabin, light
  > Then the lamp stands
  It lights up a room as large as a kitchen. Around it there is all the rest. | lamp, seabed, underwater, dark
  A stone lies there. It has been lying there for so long that it looks surprised. | stone, seabed, underwater, lamp

  = twelve-windows
  ~
  The shop has two shelves. On one of them is what there is. | small shop, shelves, window, sea
  When somebody is born, they ring the bell. When somebody leaves, they do not. | bell, church, sea, day
  In the book of the harbour master, nothing has happened since the pig. | old book, harbour, window
  > Then eggs.
  The teacher finds a chair too many in the front row, and leaves it there. | classroom, empty chair, window, sea
  An old man teaches the child the names of all eleven dogs. | old man and child, dogs, path, sea
  She mends nets, quite badly. They say that it is the new way. | woman, fishing net, harbour, day

  = where-you-turned-left
  ~
  You had a plan for the evening. It had a potato in it. | kitchen, potatoes, window, morning
  The lift was out of order. You took the stairs, and counted them. | stairs, window light, one person
  > Then it happened
  Somebody said your name, twice. You looked at their shoes. | shoes, floor, close view, window light
  The telephone went on ringing in another room. | telephone, office, window
  > You have told it many
  Each time you leave out the same thing. It is the best thing in it. | two people at a table, lamp, evening
  The photograph from that week shows a dog, and half of you. | old photograph, dog, close view, lamp

  = i-have-got-you
  ...
  The whole street had come out to watch. It was four people, and a hen. | people on a street, hen, evening sun
  > The first one you
  It had a noise. You can still do it, with your mouth. | child laughing, street, summer
  You looked after it better than after your teeth. | child with a cloth, street, sunlight
  > You were so surprised
  You went to bed that night with your shoes on. | child asleep, shoes, bed, moonlight

  = the-handle-is-always-wet
  ~
  You have practised a sentence. It was a good one, at home. | one person, close view, corridor
  Somebody comes out of there, and does not look at you, and does not look unhappy. | one person leaving through a door, corridor
  There is a plant. It has been waiting here for longer than you. | plant, corridor, window light
  > It is always wet. And
  One of them, he says, came back later, to shake my hand. I wiped mine first. | old man, hands, corridor, close view
  He tells you what he does before he goes in anywhere. He thinks of soup. | old man smiling, corridor, window light

  = once-more-says-the-girl
  ~
  The ice cream man has only lemon left. Nobody minds lemon. | ice cream cart, street, evening sun
  On the wall sits a boy, and is not waiting for anyone, with all his might. | boy on a wall, village, evening sun
  Bats come out, and try the air. | bats, evening sky, roofs
  > She says it to nobody
  A ball rolls after her, and thinks that it was meant, too. | ball, path, lake, sunset
  Somebody has brought a lamp. It is not needed for another hour. | lamp, garden table, sunset

  = the-spare-key
  ~
  You met over a mistake. One of you had the wrong coat on. | two coats, hooks, hallway
  There was the year of the quarrel. Neither of you can say what it was about, and both could draw the kitchen. | two people back to back, kitchen, evening
  ...
  Somebody had put out the telephone, and turned it to the wall. | telephone, wall, dark room
  > You sat down on
  You found one clean cup, and gave it away. | cup, hand, close view, lamp, night
  > At five it said
  In the morning somebody said: you snore. It was the best thing you had heard all week. | two people, floor, blanket, morning light

  = eleven-cents-and-a-button
  ~
  There is a tin for Christmas, too. It has been borrowed from. | tin, shelf, kitchen, lamp
  The tap drips. That is another pile. | tap, kitchen sink, night / kitchen, lamp, night
  She knows what everything costs, in four shops, and on which day. | woman writing a list, kitchen table, lamp
  > She has to look out
  She puts them into an envelope, and writes on it: roof, inside. | envelope, pencil, table, morning light
  Rain comes in that night, and nobody gets up for it. | rain, roof, window, night

  = the-one-with-the-umbrella
  ~
  A boy presses his nose against the glass, and leaves it there. | boy at a shop window, street, day
  She has learned to write the numbers nicely. They are all noughts. | notebook, pen, counter, close view
  Across the road they say that it is a good spot. The last three said so, too. | two people talking, street, shop
  > An old lady
  She has come because of the light, says the old lady. There used to be one here. | lit shop window, street, rain, dusk
  > They talk until the
  On the ladder the hammer is still lying. It stays there for years. | hammer, ladder, shop, lamp

  = one-all
  ~
  Up in the roof a flag has wound itself around its pole. | flag, stadium roof, night
  He whistles, and it comes back to him from forty thousand chairs. | old man, empty stadium, night
  > We lost
  It was not even close, she says. I had a scarf on, and everything. | girl with a scarf, close view, night
  He sits down, one seat away, as you do with a cat. | old man and girl, stadium seats, night
  > He looks left
  He takes off his coat, and it becomes a goal post. | coat, bag, grass, night, one light

  = the-one-in-the-corner
  ~
  You clean the table instead. You clean what the table stands on. | one person cleaning a table, lamp, evening
  There is a book on how it is done. It was written by somebody who can. | old book, desk, lamp, close view
  The neighbour's dog howls. You know what it means. | dog, window, night
  ...
  For ten minutes you forget that you have feet. | one person at a desk, lamp, night
  When you look up again, it has become light. | window, dawn, desk, papers

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

  = the-dog-follows-it-well
  ~
  There is a picture, and below it: not to scale. She likes those three words. | open book, close view, lamp, bed
  The torch gets yellow, and then brown. She knows the last page by heart anyway. | lamp, blanket, book, night
  > Years go by
  Once she wants to stop. Then somebody asks her what she is working on, and she cannot stop. | young woman, cafe, talking, evening
  In all of those rooms there hangs a clock, and none of them agree. | corridor, clock on a wall, lamp
  > It moves the other way
  She does not say hurrah. She says: hm. | woman, laboratory, close view, lamp
  > For eleven minutes
  She thinks of the dog. He would have known at once. | woman smiling, window, stars, night

  = a-shoe-under-the-street
  ~
  The foreman says what foremen say. Then he takes off his helmet. | worker with a helmet, hole in a street, day
  Children stand along the fence. They are the first to see how small it is. | children at a fence, street, day
  ...
  In the lining there is some straw. Somebody had said: it will do until spring. | straw, small shoe, close view, lamp
  > It is a shoe
  There are a hundred books about the men who gave the orders. They all had shoes, too. | old books, shelf, lamp
  Somebody says: there must be a right one. They all look at the wall of earth. | earth wall, hole in the ground, lamp

  = that-is-not-on-it
  ~
  He got the first three from a cereal box. The rest was work. | boy at a kitchen table, box, morning
  There is a drawing, for those who cannot read. It is his cat. | drawing of a cat, paper, close view
  His teacher put a star on it. He took it off again. It was not one of the facts. | teacher, boy, classroom, paper
  > They look for a
  The old man has a thermos with him, and a pear, and all the time there is. | old man, cup, pear, bench, evening
  I was told something else, at your age, he says. It was wrong, too. | old man, close view, evening light

  = written-up-high
  ~
  The paint has gone over it, twice, and gone around it. | painted cupboard, close view, kitchen
  You would have used capitals. These are quite small. | pencil writing, wood, close view, lamp
  > She was always so
  At night you think of her, on a chair, in her coat. | one person in bed, night, window
  > You do not believe
  It is not addressed to you. You look over your shoulder. | one person on a chair, kitchen, lamp
  > So you take a pencil
  The kettle is the only one who sees it. | kettle, steam, kitchen, evening

  = twenty-six-cards
  ~
  My mother used to read it out, as if there were more. | woman reading a postcard, family, table
  I thanked him, on the telephone, and he said: yes, yes. | child, telephone, hallway
  He mended prams. He had a small shop, and large thumbs. | old man, workshop, tools, lamp
  > I laid them out
  Some of them had a blot. I had thought that he was careless. | ink blot, postcard, close view
  There was one for the year when I did not write back. There were several of those. | postcards, lamp, close view
  I read all of them aloud. It took a minute. | one person reading, postcards, floor, lamp

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

  = seen-from-inside
  ~
  For a while there are only pencils to be heard. It sounds like mice. | children drawing, classroom, close view
  The class clown draws a break, with a frame around it. | boy laughing, drawing, classroom
  > At the back sits
  He has lunch, and snow, and please. He has no word for this. | boy, lunch, desk, classroom
  He holds the pencil as if it were somebody else's. | pencil, boy's hand, paper, close view
  > He leads her out
  In the corridor it smells of coats. Nobody has told him that he may be there. | coats, corridor, school

  = it-carries-your-bag
  ~
  At night it sits on the edge of the bed, and goes through your day with a pencil. | shadow on a bed, moonlight, dark bedroom
  It knows the name of everybody who ever laughed at you. It keeps them in a box. | box, shelf, dark room
  You buy a book about it. It reads it first, and underlines. | book, armchair, lamp, evening
  > It is quiet for so
  It has never been asked before. It has to take off its hat. | hat, table, lamp, close view
  > I do not want you
  I was there when you fell off the wall, it says. Somebody had to be. | child, wall, garden, long shadow

  = now-you-can-see-it
  ~
  You ask of each thing what it is for. Most of them look away. | things on a shelf, living room, day
  In goes the bread machine. It made bread once, and it was shaped like a bread machine. | box, kitchen, close view
  The drawer with the cables is left for another life. | open drawer, cables, close view
  ...
  By the third week the box has become a table. Somebody has put keys on it. | closed box, keys, hallway
  > It is no use to
  You had thought that it was broken in the move. She had wrapped it in a sock. | cup, sock, close view, hands

  = the-furniture-in-your-head
  ~
  Next door they are vacuuming. Of course they are. | wall, empty room, sunlight
  Your foot goes to sleep. It is the only one here who can do it. | one person sitting on the floor, bare feet, close view
  Somebody wants to know if this counts. It is you. | one person, closed eyes, window light
  > In one of the gaps
  It is not a holy bird. It is shouting about a worm. | bird, garden, worm, morning
  > Behind the bird, a long
  The light has gone from the table to the floor. You saw it go. | sunlight on a floor, empty room
`
