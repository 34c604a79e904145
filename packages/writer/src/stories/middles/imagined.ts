/** What more happens in the weeks in which something is otherwise. */
export const IMAGINED_MIDDLES = `
  = the-week-it-came
  ~
  A man on a ladder was the first to see it. He did not come down again until he was sure. | man on a ladder, huge moon, street / huge moon, roofs, dusk
  > The dogs stop barking
  The newspapers print its picture, with nothing else on the page. | newspaper, huge moon, table / newspaper, close view, lamp
  Somebody's wedding is moved to midnight, because the light is better. | two people, huge moon, garden, night / people, tables, moonlight
  On the beach there is no beach. Boats go up the high street, and tie up at the bank. | boat, street, water, huge moon / flooded street, huge moon
  The night watchman hands in his lamp. He says that it is cheating. | man with a lantern, huge moon, street
  A wolf comes down to the edge of the woods, and looks, and forgets what he was going to say. | wolf, forest, huge moon / wolf, close view, moonlight
  You find your old telescope, and do not need it. | telescope, window, huge moon / one person, telescope, roof
  Shadows have an edge now that you could cut yourself on. | long shadow, street, moonlight / one person, shadow, wall

  = the-first-night-without
  ~
  On the second day they put it on the news, with a picture, as if somebody might have seen it. | newspaper, moon, table / television, moon, living room
  > Songs get awkward
  A man climbs on to his roof with a ladder, and looks behind the chimney. | man on a roof, ladder, stars / roof, chimney, stars, night
  The wolves sit down in a ring, and none of them wants to begin. | wolves, forest, stars, night
  Turtles come up the beach, and wait for something to follow. | beach, sea, stars, night / turtle, beach, dark
  In the calendar there are round empty holes, one for every month. | calendar, wall, lamp / calendar, close view
  The astronauts who had been there are asked to dinner a lot. Nobody lets them eat. | astronaut, table, people / old man, table, lamp
  A girl puts her milk tooth on the sill, since there is nobody up there to mind it. | child, window sill, stars / window, small light, night
  Lovers in the park have only the street lamp. They make do. It flickers. | two people, street lamp, park / street lamp, bench, night

  = the-morning-that-did-not
  ~
  You knock on the clock. It goes on ticking, like somebody who has done nothing wrong. | clock, hand, dark bedroom / clock, close view, lamp
  > By noon there is frost
  The postman comes with a lantern. He has counted the letter boxes by hand. | postman, lantern, street, dark / mailbox, lantern, hand
  Cows stand at the gate, and will not be talked into it. | cow, gate, dark field / lantern, gate, field
  In the museum they turn the lights on over one small painting of a field in July. | picture frame, lamp, dark room / people, picture frame, light
  A woman sells candles from a pram. By ten she gives them away. | woman, candles, street, dark / candle, hands, close view
  Sunflowers all look at the petrol station. | flower, street lamp, dark / petrol station, light, road
  The children play shadows on every wall there is, with both hands. | child, shadow on a wall, lamp / shadow of a bird, wall
  You hang your coat over the radiator, and listen to the pipes. | coat, room, lamp / one person, window, dark street

  = the-cup-does-not-fall
  ~
  You let go of the spoon, to make sure. It stays where it was, and shines. | spoon in the air, kitchen / one person, floating spoon, window
  > People hold on to
  The goldfish hangs above its bowl, in a ball of its own water, and turns round. | fish, ball of water, room / fish, close view, light
  In the church the bells lie against their ropes, and the choir is on the ceiling. | church, people in the air / bell, rope, tower
  A man goes past the window with a ladder. He is not on it. | man in the air, ladder, window / ladder in the air, street
  Tears do not run. They sit on your cheek like glass, and wait. | close view of a face, tear / one person, window
  The river has come up out of its bed, in long slow ropes. | river, water in the air, bridge / bridge, river, sky
  The laundry is over the hill already. It looks like geese. | washing, sky, hill / sheets in the air, clouds
  A boy who could never jump touches the top of the goal, and looks round, to see if anyone saw. | boy in the air, field, goal / boy, sky, field

  = the-first-thing-they-said
  ~
  You look at the radio. You look at the dog. Only one of them is looking at you. | radio, kitchen, morning / dog, kitchen table, close view
  > On the bus a spaniel
  The cows have one question. They ask it very politely. Nobody has an answer ready. | cow, gate, field / cow, close view, one person
  A parrot is glad. For thirty years he has been trying to change the subject. | bird, cage, room / bird, close view
  The wasps are charming. It comes as a shock. | wasp, cake, table / cake, table, garden
  On the farm there is a rooster who apologises, to the whole village, from the roof. | rooster, roof, dawn / village, roof, dawn
  A donkey on the hill turns out to have been right about nearly everything. | donkey, hill, day / donkey, old man, gate
  The fish, when you bend down to listen, are singing. It was that all the time. | fish, water, close view / one person, pond, evening
  Somebody's old horse says a name. It is not the name of the man who rides him now. | horse, field, close view / man, horse, gate

  = the-hours-we-got-back
  ~
  On the first night the whole street plays cards. On the second it paints the fence. | people, cards, table, night / fence, paint, lamp, night
  > Nobody says: let me
  Children go to the swings at three in the morning. Their parents walk behind, and forget why. | child, swing, night / playground, street lamp, night
  The night train has no beds. People stand in the corridor, and look at their own faces. | train, corridor, night / one person, window, reflection
  Nobody writes a lullaby. The old ones are taken off the piano, and put in a box. | piano, papers, box / cradle, empty room, moon
  A cat curls up in a shop window. By noon there is a crowd, and someone is crying. | cat asleep, shop window / crowd, shop window, street
  You have read all the books that you meant to. You look at the wall. | books, one person, lamp / one person, wall, lamp
  The days have lost their edges. Somebody asks if it is Tuesday, and no one dares to say. | calendar, wall, lamp / two people, street, dawn
  Owls seem to feel that they have been joined by amateurs. | owl, branch, street lamp, night / owl, close view

  = the-quiet-screen
  ~
  You shake it. You hold it up to the window, like an egg. | smartphone, hand, window / one person at a window, smartphone
  > You do not know the way
  On the bus they have all got faces. An old man has brought a newspaper, and is a king. | people on a bus, morning / old man, newspaper, bus
  At the bakery you pay with a promise. It is written on the wall, in flour. | bakery, wall, paper / baker, one person, bread
  Two people who met last night stand in a square, each under a different clock. | clock, square, one person / street lamp, one person, clock
  A boy asks where the pictures go, when it is off. His grandmother takes down an album. | boy, old woman, album / photograph, album, close view
  You write a letter. Your hand has forgotten how, and it comes out in your father's writing. | hand, pencil, paper / letter, table, candle
  In the park somebody has put up a board, and a piece of string, and a hundred notes. | notes, board, park / paper notes, close view
  > It gets dark
  There are a great many stars. They must have been there all along. | stars, roofs, night / people on a roof, stars

  = a-town-without-excuses
  ~
  He says it to the lift first, to try it out. | man, elevator door, corridor / man, mirror, morning
  > A girl tells her piano
  A tailor says: it does not suit you. She says: I know. They look at each other in the mirror, and laugh. | tailor, woman, mirror / mirror, coat, close view
  On the menu it says: not today. Have the soup. | paper, table, restaurant / bowl of soup, table
  A boy hands back a bicycle, four years late, with a bell that was not on it before. | boy, bicycle, street / bicycle, bell, close view
  The poet reads her new poem in the square. Somebody says: the second line is true. She keeps that one. | woman reading, paper, square / paper, pencil, line
  In the hospital a man asks how long, and is told, and thanks them, and rings his brother. | hospital bed, doctor, old man / telephone, hand, lamp
  The statue of the general is given a second plaque. It is larger. | statue, square, day / statue, bird, close view
  Somebody at the next table says to the waiter: nothing. I was only lonely. He sits down. | two people, table, lamp / waiter, empty chair, table

  = between-two-ticks
  ~
  You wave a hand before your own eyes. So it is not you. | one person, hand, room / one person, mirror
  > You correct the town
  A dog has all four feet off the ground. You walk round it twice. | dog in the air, street / one person, dog, street
  In the fountain the water stands like a tree made of glass. | fountain, square, light / water, close view, light
  A boy has just blown out his candles. The smoke is still writing something. | boy, cake, candles / smoke, candle, close view
  You sit down beside an old man on a bench, and tell him all of it. He is a very good listener. | old man, bench, one person / bench, square, day
  In the theatre somebody is dying, in the third act, with one arm up. You give him a chair. | theatre, actor, stage / chair, stage, light
  You eat a peach at the market, and leave the money. It does not even drip. | peach, market, hand / coin, market table
  The birds over the roof are a line of writing. You could read it, if you had the time. You have. | birds, roof, sky / one person looking up, square

  = the-forty-first-day
  ~
  On the third day the newspapers ran out of words for it. On the fourth they came as porridge. | newspaper, rain, table / wet paper, hand
  > The postman comes by
  The museum opens its attic. Whole families come to look at a painting of a dry road. | picture frame, family, room / picture of a road, close view
  Mushrooms grow in the choir, in the piano, in the mayor's left boot. | mushroom, boot, close view / mushroom, piano, room
  A man in a yellow coat says that he likes it. He is not asked to parties. | man in a coat, rain, umbrella, street / coat, rain, street lamp
  Snails are seen at the bus stop. They have begun to look as if they owned it. | snail, bench, rain / snail, close view, leaf
  Everyone is a little better at the cello. There is little else to do. | woman, cello, rain window / window, rain, lamp
  Fish are sold by boys who lean out of windows. | boy, window, fish, rain / fish, bowl, window
  In the school they draw it from memory: a circle, with lines. One child draws it blue. | child, drawing, classroom, rain / drawing, close view, pencil

  = what-the-oak-said
  ~
  People take their hats off. Nobody knows whether that is right. | people, hats, large oak / large oak, mist, wide view
  > The birches gossip
  A linguist sleeps in the hut beside it. He grows a beard, and stops wearing a watch. | man, hut, tree, night / hut, lamp, field
  The willows by the river turn out to be funny. Only the river laughs. | tree, river, evening / river, leaves, light
  In the park the planes talk about dogs. They are tired, but fair. | tree, dog, park / park, bench, tree
  An apple tree tells a boy which of them is ready. He thanks it. It shakes a little. | apple tree, boy, ladder / apple, hand, close view
  Carpenters go about on tiptoe. A table in the town hall is heard to clear its throat. | table, hall, people / carpenter, tools, wood
  Lightning, the old ones say, is only somebody who interrupts. | tree, storm, lightning / large oak, dark clouds
  > She does not mind
  She reads to it, when the evenings draw in. It likes the sea stories. It has never been. | old woman, book, tree, lamp / old book, leaf, close view
`
