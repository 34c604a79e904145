/** What more happens in the stories of fables, of days, of slow hours and of finding out. */
export const DAY_MIDDLES = `
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
  > In the street nobody
  A child went by with a balloon, and looked at you, and then at the balloon. | child with a balloon, street, day
  > Then one night a child
  It has its chin on the table, and all the time there is. | child, chin on the table, close view, lamp

  = i-have-got-you
  ...
  The whole street had come out to watch. It was four people, and a hen. | people on a street, hen, evening sun
  > The first one you
  It had a noise. You can still do it, with your mouth. | child laughing, street, summer
  You looked after it better than after your teeth. | child with a cloth, street, sunlight
  > You were so surprised
  You went to bed that night with your shoes on. | child asleep, shoes, bed, moonlight
  > You were too small
  It had its place by the door. Nobody else was allowed to lean anything there. | doorway, shadow, street, summer evening
  > You believed it
  Your knees knew nothing about it. They had to be told, one at a time. | child's knees, close view, street, sunlight
  > They had let go
  For one moment there was nobody in the world but you, and wind. | child with flying hair, street, sunset

  = the-handle-is-always-wet
  ~
  You have practised a sentence. It was a good one, at home. | one person, close view, corridor
  Somebody comes out of there, and does not look at you, and does not look unhappy. | one person leaving through a door, corridor
  There is a plant. It has been waiting here for longer than you. | plant, corridor, window light
  > It is always wet. And
  One of them, he says, came back later, to shake my hand. I wiped mine first. | old man, hands, corridor, close view
  He tells you what he does before he goes in anywhere. He thinks of soup. | old man smiling, corridor, window light
  > Your mouth is dry
  You have pulled at your sleeve so often that it has become longer. | sleeve, hand, close view, corridor
  > An old man comes
  His bucket squeaks. It is the only one in here who is not afraid of anything. | bucket, corridor floor, close view

  = once-more-says-the-girl
  ~
  The ice cream man has only lemon left. Nobody minds lemon. | ice cream cart, street, evening sun
  On the wall sits a boy, and is not waiting for anyone, with all his might. | boy on a wall, village, evening sun
  Bats come out, and try the air. | bats, evening sky, roofs
  > She says it to nobody
  A ball rolls after her, and thinks that it was meant, too. | ball, path, lake, sunset
  Somebody has brought a lamp. It is not needed for another hour. | lamp, garden table, sunset
  ~
  The old men on the bench have stopped talking. They only point, now and then, with their sticks. | two old men on a bench, low sun, village / walking stick, dust, close view
  A radio plays behind some curtain. Everybody knows the song, and nobody knows from where. | open window, curtain, radio, evening sun
  > She says it to nobody
  One after the other they look up from their plates. | family at a garden table, evening sun

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
  > You have used it four
  Nobody has ever said what it is for. It is for the fifth time. | key, hand, close view, hallway

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
  > Number four is wrong
  They look it up, in three books. Number four stays where it is, and so does she. | boy and girl, books, floor, lamp

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
  > The letters lean
  You look for it each time now, when you reach for the rice. | one person reaching up, open cupboard, kitchen
  Somebody wrote it for the worst shelf in the house, where nobody looks on a good day. | high shelf, cupboard, close view, shadow
  > On a bad Tuesday
  The light in the kitchen flickers. It has been meaning to stop. | kitchen lamp, close view, evening
  You had a sandwich in your bag. It is still in your bag. | bag on a chair, kitchen, dark
  It is only pencil. You could rub it out with a thumb. | thumb on pencil writing, close view, lamp

  = twenty-six-cards
  ~
  My mother used to read it out, as if there were more. | woman reading a postcard, family, table
  I thanked him, on the telephone, and he said: yes, yes. | child, telephone, hallway
  He mended prams. He had a small shop, and large thumbs. | old man, workshop, tools, lamp
  > I laid them out
  Some of them had a blot. I had thought that he was careless. | ink blot, postcard, close view
  There was one for the year when I did not write back. There were several of those. | postcards, lamp, close view
  I read all of them aloud. It took a minute. | one person reading, postcards, floor, lamp
  > On one the writing
  There is a ring from a cup on it. He must have sat there for a while. | ring of a cup, postcard, close view, lamp / old man at a table, cup, evening
  On the next one the hand is steady again. Somebody had told himself something. | postcard, neat writing, close view, lamp
  > Then I lost what
  I did not ring anybody. I turned the chair to the wall. | chair, wall, empty office, dusk

  = a-sticker-with-a-fish
  ~
  Your coat hangs on a hook with an elephant on it. The hook is very low. | coat, low hook, classroom / coat hooks, drawings, corridor
  > The teacher says it
  You nod. You have nodded all your life, in offices. It does not work in here. | one person nodding, small chair, classroom
  > You do it wrong
  Somebody giggles, and is told off. It was you. | one person, hand over the mouth, classroom
  > In the break she
  She has a sandwich in the other hand, with the crusts cut off. | girl with a sandwich, close view, bench
  > It is not wrong, she
  Then she shows you, quite slowly, with jam on her fingers. | girl's hands, jam, close view, window light
  You do it once more. It is wrong in the right way. | one person smiling, classroom, sunlight

  = the-third-window
  ~
  You have counted sheep. They have begun to count you. | one person in bed, close view, dark
  > You say sorry
  You plan a kitchen that you will never have. You cannot decide on the tap. | ceiling, shadow of a window, moonlight
  > At three you get up
  The floor is cold. The cat looks at you like a porter at a late guest. | bare feet, floor, cat, moonlight
  > You do not know if
  You both look at the moon, to have something to do. | moon, roofs, two lit windows
  A taxi goes through below, and picks up nobody. | taxi, empty street, night, seen from above

  = are-there-still-ducks
  ~
  It is a tin box, and it used to have biscuits in it. One is still in there. | tin box, biscuit, close view, day
  > The mayor puts in
  A girl wants to put in her brother. That is put to a vote. | girl and small boy, school yard, children
  > What does it say
  It rains a little. They fill in the earth, and jump on it, all at the same time. | children jumping, earth, school yard, rain
  > A hundred years
  Where it was a yard, there is a wood. Where there was a wall, there is water. | young forest, water, morning mist
  > They laugh about
  The homework is quite correct. They do thank him. | old paper, sums, hands, bright light

  = asleep-in-the-middle
  ~
  You cook for two. You have eaten noodles since the ninth. | pot of noodles, stove, kitchen, evening
  > A song comes on
  Friends have begun to say: at least. You have stopped going to the telephone. | telephone ringing, empty hallway, evening
  > They say that it takes
  On the shelf there are gaps, like a mouth after a fight. | shelf with gaps, books, living room
  > You put it on the other
  It leans away from you, toward the window. You know how it feels. | plant leaning, window, close view
  One evening you notice that you have sung. Only the plant was there. | one person singing, kitchen, lamp
`
