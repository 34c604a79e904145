/** What more happens in the stories of relatives and their kitchens. */
export const HOME_MIDDLES = `
  = flour-on-the-doorknob
  ~
  The stairs were cold. You came down them on the outside of your feet. | child on the stairs, dawn / stairs, lamp, kitchen door
  > She folded the dough
  A moth sat on the lamp. She spoke to it as if it had come for breakfast. | lamp, close view, kitchen, dawn / old woman, lamp, kitchen
  You drew a face in the flour, and she gave it a hat. | child, flour, kitchen table / drawing in flour, close view
  The cat lay down before the oven, and had to be stepped over, eleven times. | cat, oven, warm light / old woman, cat, kitchen
  While it rose, she darned a sock. She held it up to the light like an egg. | old woman sewing, window, morning / sock, hand, window light
  > Then she knocked
  It went to the priest, and to the widow, and to the man who had no teeth. His had no crust. | loaves, basket, kitchen table / old woman with a basket, street, morning
  In the bus you held yours on your knees, in a cloth. People moved closer. | child on a bus, loaf, cloth / people on a bus, morning
  She wrote it down for you once. You have the paper. It says: flour. | paper, close view, kitchen table / old book, paper, shelf

  = one-plate-too-many
  ~
  Both sides, she said, and looked at them, and sent you back. | child's hands, water, kitchen / child, old woman, kitchen
  > You were allowed to taste
  Peas went into the blue bowl, beans into the white one. Nobody was allowed to ask why. | two bowls, kitchen table, lamp / bowl, close view, lamp
  The radio spoke about the roads. She told it to be careful. | radio, shelf, kitchen, evening
  When somebody was ill in the street, a pot went over, under a towel, and came back full of plums. | pot, towel, hands, street / bowl, plums, kitchen
  You did your homework at the other end. There is still a fat stain on the rivers of France. | child writing, kitchen table, lamp / map, table, close view
  She never sat. She stood there, with a spoon, like a captain. | old woman at a stove, spoon, steam / old woman, steam, close view
  > Nobody ever came.
  The extra chair had a cushion. It was better than yours. | empty chair, cushion, kitchen, lamp
  Then you were grown up, and rang her on Sundays, from the stairs, with one shoe on. | telephone, hand, stairs / old woman, telephone, kitchen

  = six-minutes-fast
  ~
  You use it all the same. You want to hear the sound. | key, lock, close view / hand, key, door
  ...
  Her coat is on its hook. You say good morning to it, before you can stop yourself. | coat, hook, hallway / one person, coat, hallway
  In the pantry there are nine jars of plums. The year is on the lid, in her hand. | jars, shelf, window light / jar, close view, lamp
  You find the big scissors. You were never allowed to touch them. You put them back. | scissors, drawer, hand / one person, drawer, kitchen
  A neighbour looks over the hedge. So, he says. Then he says nothing, and that is kind. | old man, hedge, garden / garden gate, evening
  On the window sill there is a row of stones. Every summer you brought her one from the sea. | stones, window sill, light / stone, hand, close view
  The bed is made. It is so small. You had thought that it was a ship. | bed, blanket, bedroom, window / one person in a doorway, bedroom
  You hold her glasses up to the window. The garden is a blur, and it is lovely. | one person, glasses, window / garden, window, soft light

  = the-end-of-your-sleeves
  ~
  You could smell it on the stairs, before the bell rang. | stairs, lamp, door, evening
  ...
  There was a calendar from a tyre firm, and a stool with a cut across it. That was yours. | calendar, wall, workshop / stool, workshop, lamp
  A nail, he said, has to be told where it is going. Then he hit it, once. | old man, hammer, nail, lamp / nail, wood, close view
  He had a tin of bent ones. On Sundays he made them straight. | box of nails, table, lamp / old man, hammer, table
  You dropped a spring, and it was gone for ever. He got down on his knees, and looked with you. | old man and child kneeling, floor, lamp / spring, floor, close view
  On his left thumb the nail was black. It had been black all your life. | old hand, close view, tools
  When he was pleased, he hummed, always the same three notes. He did not know that he did. | old man at a workbench, lamp, night / tools, lamp, close view
  At his funeral there was a man whom nobody knew. He fixed my gate, he said. | old man with a hat, rain, street / gate, hinge, close view

  = string-too-short
  ~
  She untied every parcel. She would have been ashamed to cut. | old woman, parcel, table, lamp / hands, string, parcel, close view
  > She could not say that
  Wrapping paper was ironed. Jars were washed. Nothing that had been useful once was ever sent away. | paper, table, lamp / jars, shelf, kitchen
  She knitted for children who had long grown beards. | old woman knitting, armchair, lamp / scarf, close view, lamp
  In her bag there were always a plaster, a pencil, half a biscuit, and a candle. | bag, table, candle, biscuit / old woman, bag, street
  She cheated at cards, for you. You won for eleven years, and thought that it was talent. | old woman and child, cards, table / cards, hand, close view
  She waved from the window until the corner. Then she waved to the corner. | old woman at a window, waving / street corner, evening, window
  Her garden was four pots on a sill. She walked round it every evening. | flower pots, window sill, evening / old woman, flower pots, window
  Each night, before the light went out, she said all of your names. | old woman in bed, lamp, night / lamp, dark bedroom, window

  = the-outside-of-the-pavement
  ~
  You were four, and held on to one of his fingers. It was enough. | child's hand, old hand, close view / child and old man, street
  > He cut apples
  He walked as if the street were asleep. You could hear the coins in his coat. | old man, coat, street, morning / street, morning, sunlight
  He stopped at every building site, and looked down with his hands behind his back, and knew better. | old man, fence, street / tools, ladder, wall
  He knew where each dog lived. He lifted his hat to two of them. | old man with a hat, dog, street / dog, gate, day
  When it rained, he opened the umbrella over you, and got wet on the left. | old man, umbrella, child, rain / umbrella, rain, close view
  On Sundays you went to look at trains. He had never gone far in one. He knew them all. | old man and child, station, train / train, station, steam
  He told you about the river, frozen, in the year when he was ten. He showed you with his stick how thick. | old man with a stick, river / frozen river, snow, bridge
  In his room there was a globe. He turned it, and stopped it with one finger, and said: here. | globe, lamp, old hand / old man, globe, window

  = it-talks-when-it-cools
  ~
  You were only going past. You had no intention of buying anything. | one person walking, street, dawn / bakery, lit window, street
  > Bakers call that
  There is a war in every village about the right one. It is about the crust. | two people, loaves, market / loaf, close view, market table
  In the trenches of a bad year people baked it from bark, and acorns, and sang over it. | bread, dark table, candle / tree, bark, forest
  On a ship it was so hard that you knocked it on the table first, and let the weevils leave. | ship, table, lamp / bread, table, close view
  Somewhere in a desert a woman bakes it under the ash, and claps it clean, like a cushion. | fire, desert, dusk / old woman, fire, bread
  It is broken when two people make peace, and put out with salt when someone moves in. | bread, salt, table / two people, open door, bread
  Let it fall, and a certain kind of grandmother picks it up, and kisses it. | old woman, bread, kitchen / bread, floor, kitchen
  > At the third corner
  A crumb lies on the pavement. A sparrow takes it, and looks at you, and takes the other one. | bird, crumb, street / bird, street, close view

  = nobody-says-a-word
  ~
  It is the hour when the house is still on your side. | dark house, one lit window, dawn / kitchen, lamp, dawn
  > It is too hot
  Far away, on a hill, somebody picks it by hand, one red berry at a time. | red berries, hand, hill / hill, fog, one person with a basket
  A goat found it, they say. It danced, and the goatherd wanted to know why. | goat, hill, sunrise / one person with a goat, hill
  It has been forbidden by kings, who thought that people who were awake would talk. They were right. | king, table, crown / two people talking, cups, lamp
  On a ship, in a hospital, in a lorry by the road, somebody is holding the same small heat. | ship, lamp, night / car, road, dawn, cup
  There is a ring on the table, from yesterday. There is one on the letter, too. | table, cup, ring, close view / letter, cup, table
  A spoon goes round, three times. It has dissolved long ago. It is only company. | cup, spoon, close view / one person, cup, window
  The cat comes in, from the night shift, and sits down opposite. | cat, kitchen chair, dawn / cat, one person, kitchen table

  = the-kettle-first
  ~
  You do not take your coat off yet. You only reach for the tap. | one person in a coat, kitchen, evening / hand, tap, kettle
  ...
  There are cups for guests, on the top shelf. They have never once been used for this. | cups, shelf, kitchen / cup, table, lamp
  One has a chip. It is the one that everybody wants. | cup, close view, lamp
  A train goes by outside, with all its windows lit, and takes its own troubles along. | train, lit windows, night / window, kitchen, night
  Monks drank it, so as not to fall asleep over their prayers. | monk, candle, table / monk, cup, close view
  In one house the bowl is turned twice before you drink, so that the best side looks at the guest. | bowl, hands, close view / bowl, two people, room
  It has been carried over mountains, on mules, in bricks, and paid for in horses. | mountain, road, horse / mountain pass, snow, caravan
  The windows have gone white. Somebody has written a name there, with one finger. | window, steam, kitchen / hand, window, close view

  = the-second-day
  ~
  You can hear it from the stairs. It sounds like somebody laughing with their mouth shut. | stairs, lamp, kitchen door / pot, stove, close view
  > It needed something
  The bone had been to three houses already. It had a good name. | bone, bowl, kitchen table / pot, steam, lamp
  A whole spoon of salt fell in. Somebody cut up a potato, and it saved us all. | spoon, pot, kitchen / potato, knife, table
  The dog lay under the table, and believed. | dog under a table, kitchen, lamp
  > Nobody talked.
  There is a rule: whoever complains cooks tomorrow. It is very good, we said. | family at a table, bowls, lamp / bowl, spoon, close view
  Somebody blew on a spoon, for somebody small, and tried it first, and made a face. | child, spoon, old woman, kitchen / child, bowl, close view
  The old man from number three came about the noise. He stayed for the noise. | old man, open door, lamp, evening / old man at a table, bowl
  The light bulb went. We ate the rest by feeling. | candle, table, dark kitchen / people at a table, candle
`
