/** What more happens in the stories of what one lives with, feels and does. */
export const LIFE_MIDDLES = `
  = behind-the-door
  ~
  The tail begins at the corner. By the gate it has reached the shoulders. | dog, hallway, door, evening / dog, close view, door
  > It heard the same
  It buries your birthday in the garden, piece by piece: the ball, the bone, the slipper. | dog, garden, hole, day / shoe, earth, garden
  It has barked at the same postman for nine years. On his last day he brings it a biscuit, and it is ashamed. | dog, postman, gate / dog, biscuit, hand
  It sits on your feet, when somebody raises his voice. | dog, shoes, armchair, lamp
  In the photographs it is always the only one who is looking at you. | photograph, dog, close view / photograph, family, dog
  In the car it puts its head out, and closes its eyes, and is a bird. | dog, car window, road, day / dog, close view, wind
  There is a hollow in the sofa, and hair on your good trousers, and you have stopped apologising. | sofa, dog, lamp / coat, hair, close view
  You learn each tree in the quarter. You have never been so well informed. | one person, dog, tree, street / tree, dog, morning

  = five-in-the-morning
  ~
  You hold your breath, and lie quite still. It knows that trick. | one person in bed, cat, dawn / cat, close view, eyes
  > All day it sleeps
  The vase was not pushed. It was examined. | vase, floor, cat / cat, shelf, window
  It loves one box. The tower that you bought for it stands in the corner, like a museum. | cat in a box, room / box, cat, close view
  At night it opens the cupboard, to see if the plates are still there. | cat, cupboard, night / plates, shelf, moonlight
  Next door it has another name, and another bowl. You have seen it there, through the hedge, eating. | cat, bowl, garden, hedge / cat, open door, neighbour
  It has never come when it was called. It has often come when it was not. | cat, open door, evening / cat, stairs, lamp
  You explain the tax to it. It washes one leg, and you see that it is right. | one person, papers, cat, table / cat washing, papers
  You have not moved your arm for an hour. Somebody rings at the door. Let them. | cat asleep, one person, armchair / door, bell, hallway

  = anyone-awake
  ~
  You get as far as forty, and one of them goes out. You begin again. | city, lit windows, night / one dark window, lit window
  > Somebody has tomatoes
  A nurse on the first floor eats her breakfast, at midnight, in her socks. | lit window, nurse, table, night / cup, table, lamp
  On the fourth a boy builds a ship out of matches, and has got to the sails. | boy, ship, table, lamp / ship, close view, lamp
  Someone walks up and down with a child on one shoulder, and sings about a goat. | one person with a baby, lit window, night / cradle, lamp, room
  A taxi stops for a fox. The driver takes off his cap to it. | car, fox, street, night / fox, street lamp, close view
  Down in the yard somebody has been taking leave of somebody for an hour and a half. | two people, yard, lamp, night / two people, door, street lamp
  An old woman writes letters to the newspaper. They would be lost without her. | old woman writing, lamp, window / letter, newspaper, table
  On the bridge a man fishes, and has no hook. | man, bridge, river, night / river, city lights, night

  = the-bent-nail
  ~
  You shut it behind you, and the street goes out like a lamp. | green gate, garden, street / garden, trees, sunlight
  > The snails come
  There is a tap that has to be hit. There is a bucket that knows how much is left. | bucket, tap, garden / bucket, water, close view
  Each spring the robin inspects the work. It stands on the handle of the spade. | bird, spade, garden / bird, earth, close view
  Somebody's grandfather planted the pear, for somebody who was not born yet. That was you. | pear tree, garden, blossom / old man, small tree, garden
  The cabbages come all at once. You leave them on doorsteps, at night, like a criminal. | cabbage, doorstep, night / one person with a basket, street, night
  There was a toad under the pot. There has always been a toad under the pot. | flower pot, garden, evening / toad, earth, close view
  In August you sit there in the rain, under the bean leaves, and would not be anywhere else. | one person, garden, rain, leaves / rain, leaf, close view
  A neighbour hands a pumpkin over the fence. She will not say what for. | woman, fence, pumpkin, garden / pumpkin, table, garden

  = the-pencil-line
  ~
  A bell over the door tells somebody that you are here. Nobody comes. | bell, door, shelves / door, shelves, lamp
  > Somebody coughs
  A ladder on wheels runs along the wall, by itself, if the floor is in the mood. | ladder, shelves, lamp / ladder, books, close view
  In one there is a pressed flower. In one there is a tram ticket. In one there is a shopping list, with: tell her. | flower, old book, close view / ticket, old book, page
  Somebody has fallen asleep in travel. His hat is on Peru. | man asleep, armchair, shelves / hat, old book, map
  A cat lives in poetry, on the second board, where it is warm. | cat, shelves, books / cat asleep, books, lamp
  By the till there are three that nobody may buy. They are waiting for people who have been told about them. | books, counter, lamp / three books, close view
  Two strangers reach for the same one, and say sorry, and both of them mean: please stay. | two people, shelves, hands / two people smiling, shelves
  It rains so hard that they let everyone sit on the stairs. | people, stairs, books, rain window / rain, window, lamp

  = two-toothbrushes
  ~
  One of them is always put in upside down. Nobody has ever asked. | drinking glass, shelf, morning / one person, mirror, morning
  > One of you always
  You know what the keys sound like, when it was a bad day. You put the water on. | keys, door, evening / kettle, stove, evening
  There is half a sandwich in your bag, with a note that says: the other half of this is mine. | bread, paper, bag / paper note, close view
  At parties you look across, over all those heads, and it is settled: ten more minutes. | two people, crowd, lamp / coats, door, night
  You tell the story about the goat. It is told by two, with a gap in the middle, and you wait for it. | two people at a table, people, lamp / people laughing, table
  One sleeps like a starfish. The other has become an expert in edges. | two people asleep, bed, moonlight / bed, blanket, moon
  Somebody finds the glasses, on somebody's head, and kisses the place. | two people, glasses, kitchen / one person smiling, glasses
  There is a list on the fridge: milk, light bulbs, sorry. | paper, kitchen, close view / kitchen, lamp, evening

  = still-on-its-hook
  ~
  You hang yours beside it. You take care that the sleeves do not touch. Then you take care that they do. | two coats, hook, hallway / coat sleeve, close view, hallway
  > You keep the last
  There is still a list in that hand, under the magnet. Bread. Stamps. Call the man. | paper, kitchen, close view / bread, table, window
  You set the table, and have one knife too many in your hand. You stand there with it. | table, plate, one person, evening / hand, knife, table
  A letter comes, with a window in it, and the name. You do not write anything on it. You put it with the others. | letter, doorstep, morning / letters, drawer, hand
  The tomatoes ripen. Nobody has told them. | tomatoes, garden, sunlight / garden, bench, evening
  You go a different way to the station, so as not to meet the baker, who is kind. | one person, street, morning / bakery, street, morning
  At night you lie on your own half. In March you notice a foot on the other side. | bed, moonlight, one person asleep / bed, pillow, window
  A neighbour's boy asks straight out what it was like, before. So you tell him, for an hour, on the stairs. | boy, one person, stairs, lamp / two people, stairs, close view

  = soup-for-one
  ~
  You have set a candle on the table, and put it away again. | candle, table, bowl / one person, table, lamp
  > You have begun to read
  The man in the shop knows what you buy. He has never asked for whom. | shop, basket, one person / bread, bag, counter
  On the bench in the park you leave room, from habit. A pigeon takes it. | one person, bench, park / bird, bench, close view
  A wrong number rings. You talk for four minutes about the weather in Hull. | telephone, hand, lamp / one person, telephone, smiling
  You read the paper aloud. The plant has begun to lean. | one person, newspaper, plant / plant, window, lamp
  It is your birthday. You buy a cake with writing on it, and say that it is for the office. | cake, box, street / cake, candle, table
  From across the yard comes a piano, every night at nine. You eat when it starts. | lit window, yard, night / bowl, table, window, night
  > Somebody upstairs walks
  You lie awake, and listen, and know by heart how many stairs there are. | one person in bed, dark room / stairs, lamp, night

  = to-the-next-lamp-post
  ~
  You pull the door shut behind you, before you can think. The key is in your sock. | door, street, dawn / shoes, doorstep, rain
  > And then to the next
  A bus full of dry people goes by. Some of them look at you the way you look at a dog in a sweater. | bus, rain, street / people, bus window, rain
  A stone gets into your shoe. You name it. You go on. | shoe, stone, close view / runner, street, rain
  Past the bakery, where it is hardest. Past the school, where it all began to go wrong. | runner, bakery, lamp, dawn / runner, school, gate
  An old man in a doorway lifts his cup to you. You stand a little straighter, for as long as he can see. | old man, cup, doorway / runner, street, dawn
  Somebody is coming the other way. You nod. It is the shortest club meeting in the world. | two runners, street, rain / runner, close view, rain
  Your legs have stopped writing to you. They know the address. | runner, shoes, puddle / runner, road, seen from behind
  The sky over the gasworks turns the colour of a peach. You would have slept through that. | sky, factory, sunrise / runner, bridge, sunrise

  = the-boy-on-the-line
  ~
  It comes down in ropes. The lines have gone. Everyone plays from memory. | football field, rain, mud / players, rain, field
  > His mother comes
  Somebody's uncle blows a trumpet. He has only the one note, and he means it. | man with a trumpet, rain, field / crowd, umbrellas, rain
  The other keeper eats a banana. That is how it stands. | goal, player, rain / goal, field, dusk
  A dog runs on, and for half a minute it is the best player of the afternoon. | dog, field, ball, rain / dog running, field
  The boy's sister has painted his number on her cheek. It is running. | girl, face, rain, close view / girl, woman, umbrella
  His boots were his cousin's. There is newspaper in the toes. | shoes, mud, close view / newspaper, shoes, bench
  > He runs out
  They pull him down. He gets up, and says sorry to the one who did it. | boy, mud, field / two boys, field, rain
  Four minutes. The coach has eaten the ribbon of his whistle. | man, whistle, rain / clock, field, rain

  = face-down
  ~
  It buzzes, in the dark, like something that has fallen on its back. | smartphone, table, dark room / smartphone, light, close view
  > Across the table
  You take it along to the bathroom, as if it could get lonely. | one person, smartphone, mirror / smartphone, lamp, night
  At the concert you hold it up, and watch the singer, as large as a thumb. | crowd, lights, smartphone, night / smartphone, hand, stage light
  You have nine thousand pictures. You could not say what was behind you. | smartphone, hand, sea / beach, one person, smartphone
  It says that you have walked four hundred steps today. It says it like a doctor. | one person, sofa, smartphone / shoes, door, evening
  A child pulls at your sleeve, and tells the story again, a bit shorter this time. | child, sleeve, one person / child, close view, lamp
  > Your hand goes
  In the street everybody walks as if they were carrying soup. | people, smartphones, street / crowd, street, day
  Somewhere a bell rings, and eleven people touch their coats. | people, coats, station / hand, coat, close view

  = the-wrong-box
  ~
  The belt came in on the left, and went out on the right. That was the whole of geography. | machine hall, boxes, belt / boxes, close view, lamp
  > It put that away
  At noon the skylight laid a square on the floor. It rolled around that, and never over it. | robot, sunlight, floor / light on a floor, machine hall
  Sometimes a moth came in with the boxes. It waited until it had flown. | moth, lamp, robot / robot, close view, lamp
  An engineer with a laptop looked for the fault. He found a pause of half a second, and let it be. | man, computer, robot / computer, screen, close view
  It had never been outside. It had stacked four hundred globes. | globe, box, robot / globe, close view, lamp
  On one lid somebody had written: for Anna, she has just turned six. It set that down more slowly. | box, paper, close view / robot, box, hands
  It tried to say it itself, one night, very low, to the fire door. It sounded like a hinge. | robot, door, dark corridor / door, lamp, night
  In the charging corner there was a calendar with kittens. It had been March for years. | calendar, wall, lamp / robot, corner, light
`
