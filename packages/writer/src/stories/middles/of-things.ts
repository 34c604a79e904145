/** What more happens in the stories of things one keeps, and of what is found outdoors. */
export const THING_MIDDLES = `
  = the-third-string
  ~
  You could hear which day it was by how the bow was held. | violin, hand, close view / girl with a violin, stairs
  > Up and down.
  Her brother wore ear muffs, in July. He also sat on the top stair, every time. | boy, stairs, lamp / boy, girl with a violin, stairs
  In winter she played in gloves with the tips cut off. | gloves, violin, close view / girl with a violin, snow window
  There was a smell of wax, and wood, and somebody's cabbage. | violin, wax, table / kitchen door, stairs, lamp
  The teacher was ninety, and deaf on the left. So she stood on the left when it was bad. | old woman, girl with a violin, room / old woman, close view, window
  A cat moved in, under the stairs. It left for the slow pieces. | cat, stairs, violin / cat, open door
  The bow lost a hair on every high note. She kept them in an envelope. | violin, bow, close view / envelope, hand, lamp
  One evening there was no bang. She stopped, and went down, and knocked, to see if he was all right. | girl, door, stairs, lamp / old man, open door, lamp

  = the-pocket-of-summer
  ~
  You only want to look at it for a while, standing there like somebody who is about to speak. | suitcase, bedroom, evening / suitcase, window, shadow
  > Four books.
  A label from a hotel that burned down. A label from a ship. A label that only says: fragile. | suitcase, papers, close view / suitcase, ship, harbour
  It was a goal, once, and a table, and a bed for a cat. | suitcase, yard, child / cat, suitcase, lamp
  Your aunt stood on it, to see over a crowd. She saw him. That is why you are here. | woman on a suitcase, crowd / woman, man, station
  It went to school for a year as a stage. | suitcase, classroom, children / children, suitcase, curtain
  In a bad winter it was packed and stood by the door every night. Nobody talks of that. | suitcase, door, night / suitcase, hallway, candle
  It smells, inside, of soap, and trains, and an orange. | open suitcase, orange, close view / open suitcase, window light
  The lining has a tear, sewn up with blue. You have never dared to feel what is behind it. | open suitcase, thread, close view / hand, open suitcase

  = the-face-at-the-edge
  ~
  Everyone looks at the middle. So did you, for thirty years. | old photograph, close view / one person, photograph, window
  > Someone has written
  The light falls from the right. It is about five, in summer. There are shoes on the lawn. | garden, shoes, sunlight / family, garden, day
  A boy has moved. He has two heads, and neither of them is sorry. | boy, garden, photograph / photograph, blurred boy, close view
  On the table stand seven glasses. There are six people. | table, glasses, garden / drinking glass, table, close view
  Your mother is four in it. She has her hand over her mouth. | little girl, garden, laughing / little girl, close view, photograph
  > Nobody in the family
  You take it to the window. You take it to the lamp. You take it to your uncle. | one person, photograph, window / old man, photograph, lamp
  He puts on his glasses. He looks for a long time, and then his mouth begins to go. | old man, glasses, close view / old man smiling, photograph
  At the back of the album there is a little pocket. In it lies one button, with flowers. | album, close view, lamp / button, hand, close view

  = the-lock-was-gone
  ~
  It hangs there, on its nail, and weighs more than it should. | key, nail, wall / key, hand, lamp
  > It is worn on
  The locksmith puts on his second glasses. Where did you get that, he says. He does not charge. | man, key, lamp, workshop / key, magnifying glass, table
  Your cousin thinks it was a church. Your aunt thinks it was a sweet shop. | church, street, day / shop window, street
  Once a boy wore it, in a play, as the key to the city. He did not want to give it back. | boy, key, stage / key, hand, close view
  On the back there are two letters, and half of a third. | key, close view, window light
  You dream of a hall, with a green floor, and somebody calling that the soup is on. | hallway, green floor, light / hallway, open door, steam
  In the archive you find a street that is not there any more. It was called after a well. | old map, table, lamp / old map, finger, close view
  You go by train, in the end, with it in your glove, like a child going shopping. | train window, one person, glove / key, glove, close view

  = the-line-of-prints
  ~
  It is six. Your slippers are on the wrong feet. | one person, window, dawn / shoes, kitchen floor, dawn
  > At the bins there
  Under the apple tree the snow has been dug up, down to the green. Somebody remembered something. | apple tree, snow, hole / snow, grass, close view
  It went along the top of the wall, where the cats go. There must have been a conversation. | wall, snow, cat / fox, wall, snow
  It drank from the bird bath. There is a hole in the ice, the size of a tongue. | bird bath, ice, garden / ice, close view, garden
  By the bus stop it sat down. It read the timetable, for all you know. | bench, snow, street / fox, bench, street lamp
  A glove has been carried a long way, and put down, with care, on the mayor's step. | glove, snow, doorstep / fox, glove, snow
  At one place a second line comes in from the woods. For the length of a garden there are two. | two lines of prints, snow, forest / two foxes, snow, night
  > You see all that
  You put on your boots, and follow. You do not want anything. You only want to see how it goes on. | boots, snow, door / one person, prints in snow, field

  = the-bird-that-came-in
  ~
  You heard it first. It was like somebody shuffling very small cards. | one person, kitchen door, morning / bird, lamp, kitchen
  > You ran about
  A cup fell. A letter slid behind the stove. Nobody was hurt but the butter. | cup, floor, bird / letter, stove, kitchen
  > It took a long time
  You took off your watch, because it ticked. | hand, watch, table / clock, kitchen, dim light
  The cat next door sat on the fence, and had never been so interested in your life. | cat, fence, window / cat, close view, garden
  It had a band on one leg, with a number. Somebody, somewhere, had held it, and let go. | bird, close view, leg / bird, hands, sky
  You put down a saucer of water. You felt like a waiter on the first day. | saucer, water, floor / one person kneeling, kitchen, bird
  The refrigerator stopped. You could hear two hearts, and one of them was going like a sewing machine. | bird, close view, feather / one person, floor, dim kitchen
  Once it looked at you, first with the one eye, and then with the other, to be fair. | bird, close view, eye / bird, shelf, light

  = what-the-tide-brings
  ~
  It draws back its breath, and you can hear the stones being counted. | stones, waves, beach / sea, beach, wide view
  > She has buoys
  After a storm there were once nine hundred oranges. The whole village had a cold that winter, and got over it. | oranges, beach, morning / orange, basket, village
  A door came, with its number on it. A family lives behind that now. | door, beach, waves / house, door, harbour
  There was a piano, one spring. It had sand up to the middle, and the gulls walked on the rest. | piano, beach, waves / bird, piano, close view
  The priest found a leg of wood, and gave a sermon about it. | wood, beach, church / church, people, sea
  Children bring her what they have: a crab, a shoe, half a plate with a blue bird on it. | children, old woman, beach / plate, hand, close view
  She lays out the lefts in a row. Somewhere, she thinks, there is a beach with the rights. | shoes, beach, row / shoes, close view, sand
  In the hut hangs a coat, and a lamp burns, at the height of a man who has just come in. | coat, lamp, hut, night / hut, lit window, sea, night

  = the-bench-and-the-name
  ~
  The letters are full of rain. Somebody cleans them out, with a match. | bench, rain, close view / bench, hand, close view
  > You begin to come
  In November you bring a cushion. You tell yourself that it is for your back. | one person, bench, autumn leaves / bench, cushion, leaves
  Two lovers come, and see you, and go on to the next one, which has no name at all. | two people, path, bench / two people, path, evening
  The ferry goes at ten past. You find that you have begun to lift your hand to it. | ferry, water, one person, bench / ferry, hand waving, dusk
  Someone has put a flower there, in a jar that had jam in it once. | flower, jar, bench / jar, close view, evening
  You say the name, quite low. It is a good one for saying out of doors. | one person on a bench, close view, evening / bench, sea view, dusk
  Snow comes, and fills it in. You wipe it free with your sleeve, and are a little shocked at yourself. | bench, snow, hand / one person, bench, snow
  You have begun to wonder what she would have said about the new hotel. | one person on a bench, valley, evening / hotel, valley, lights

  = the-night-with-everyone-out
  ~
  You lie down on the old blanket, and something digs into your back. It is a plastic cow. | one person lying in grass, blanket, night / blanket, grass, close view
  ...
  One of them moves, quite slowly, and does not blink. There are people in that, having supper. | satellite, stars, night / astronaut, window, planet from space
  There is a bear up there, they say, and a harp, and a man with a belt. The child sees a bicycle. | stars, night sky, wide view / child, close view, stars
  Something falls, without a sound. Did you see it? You both did. Nobody says what they wished. | falling star, night sky / two people lying in grass, falling star
  A bat goes over, like a torn bit of the dark. | bat, stars, night / trees, stars, night
  You find the one that does not turn. All the others go round it, like horses. | stars, chimney, night / stars, trees, wide view
  The dew comes. The dog comes, too, and lies down on whatever was left of the blanket. | dog, blanket, grass, night / dog, two people, grass, stars
  What is behind them, asks the child. More, you say. And behind that? You have to think. | child, one person, grass, stars / wide night sky, stars

  = first-tracks
  ~
  You put one foot out, and take it back. It seems a pity. | boot, doorstep, snow / doorstep, snow, street
  > You hear one shovel
  The milk has grown a hat. A cat stands in the gateway, with one paw up, like somebody who has been lied to. | bottle, snow, doorstep / cat, gate, snow
  A boy pulls his sister to school on a tray. She has her homework under her coat. | boy, girl, snow, street / two children, snow, tray
  The bus does not come. The people at the stop have been told each other's names. | people, bus stop, snow / people, snow, street lamp
  Somebody has made a man of it already, with a pipe, outside the bank. He looks like the manager. | snowman, street, morning / snowman, hat, close view
  A branch lets go, and it all comes down on the dog. The dog is delighted. | tree, snow, branch / dog, snow, garden
  You can see who has been awake: the fox, the baker, and a very small bird. | prints in snow, street / bird, snow, close view
  > You do it quickly
  You lean on the shovel, and your breath stands in front of you like an old friend. | one person, shovel, snow / house, snow, smoke

  = the-bell-on-the-last-day
  ~
  The door is lighter than it was. You nearly fall in. | school door, one person / corridor, light, one person
  > You were in love
  There is the map, with countries on it that have been given up. | map, wall, classroom / map, close view
  In the gym the ropes still hang there. You pull one, to see if you could. You could not. | ropes, hall, one person / rope, hand, close view
  Behind the stage stands the tree that you were, in the third year. You had no words. You were very good. | painted tree, stage, dust / stage, curtain, light
  Somebody has left one chalk line on the board. It was the last sum, and it is right. | blackboard, chalk, classroom / blackboard, close view
  The milk money tin is empty, but it still rattles. | box, hand, desk / box, close view, window light
  In the yard you look for the place where you fell. The stone is there. So is your knee. | school yard, stone, day / one person kneeling, yard
  Out of the staff room comes a smell of coffee, and of thirty years of wet umbrellas. | door, corridor, umbrella / umbrellas, coats, room
`
