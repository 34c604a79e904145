/** What more happens in the tales of creatures, places and things. */
export const OTHER_TALE_MIDDLES = `
  = the-wrong-coat
  > Each coat that came
  A painter sat down opposite, for a week. The ears were the hard part. | man with an easel, street, {N} / easel, drawing, street
  It was in the newspaper, once, on page six. Somebody read it aloud. {H} was not interested. | newspaper, hand, {N} / woman reading a newspaper, {N}, street
  Children were told: do not stare. They sat down, and waited a bit as well. | children, {N}, street, evening / child, {N}, bench
  > He had been in
  His suitcase had a hospital label on it. One of his shoes was untied. | suitcase, street, close view / shoe, street, evening
  The last bus went. The lamp over the kiosk came on, and it was only the three of them. | bus, street, dusk / kiosk, lamp, young man, {N}, night

  = you-again
  > She called it by
  She put a lamp in the window, for no reason, at about that time. | lamp, window, snow, night / old woman, lamp, window
  Her daughter said: it will give you something. It had, said the old woman. | two women, kitchen, table / old woman, cup, smiling
  In summer there was nobody, and she talked to the beans. | old woman, garden, day / beans, garden, close view
  > The bowl lay upside
  The hens shouted from the shed. The clock inside could be heard, striking for nobody. | hens, shed, snow / clock, dark kitchen
  The snow was as high as the sill, and had no marks in it but those. | {N}, snow, house, night / prints in snow, house, dawn

  = the-length-of-an-answer
  > She had come to
  On the chart it looks like four small hills, and then a plain. | paper, line, desk, lamp / screen, line, dark room
  It has been like that since she was at school. Nobody had ever put it into a box. | woman, screen, desk, night / notebook, shelf, lamp
  She plays it to her mother, over the telephone. Who is that, her mother asks. It does not sound like what is that. | telephone, hand, lamp / old woman, telephone, lamp
  > So she stayed after
  The cleaner came by with his cart, and stood there, and put his cap on the desk. | man, broom, desk, lamp / cap, desk, close view
  She tried it in the shower. She tried it in the car. The third one was too high for her. | woman, car, night / woman, window, rain

  = a-good-teacher
  > So she kept a
  Wednesday: came with a leaf. Thursday: without. | notebook, leaf, close view / {N}, leaf, street
  She got up earlier, and earlier. Her mother felt her forehead. | girl, window, dawn / mother and child, kitchen
  The shopkeeper had seen it, too. He put a finger to his lips. | man, shop, street, morning / shop, {N}, window
  > Does it bite
  In the break somebody had sat down next to her, and was not going to say why. | two girls, bench, school yard / girl, bench, sandwich
  The map of Europe rolled itself up, as it did every day, and for once nobody laughed at that. | map, wall, classroom / children, girl, classroom

  = four-letters
  > Strangers asked where
  The bus driver called out: well, you know. | bus, road, {N} / bus driver, people
  At school the children wrote: I live in. They looked up. The teacher wiped the board. | classroom, children, blackboard / blackboard, chalk, close view
  The football team ran out, and the other side shouted for theirs. They clapped instead. | field, players, crowd / people clapping, field
  > It was born on
  The midwife had come on skis. She hung up her scarf beside forty others. | woman, snow, door, night / scarf, coats, hallway
  A man at the back remembered that it rhymed with something. They told him to hush. | people on stairs, old man, lamp / old man, close view, lamp

  = the-last-but-one
  > He sweeps it
  It had its own smell. You carried it home in your scarf, and it lasted until Thursday. | scarf, hook, lamp / one person, street, scarf, night
  Once a year he painted the door. He had never changed the colour. | old man, brush, door / door, paint, close view
  A cat slept in the middle of it, where the floor is warm. | cat, {N}, sunlight
  > At noon he heard
  An hour went by, and a bird, and a man who wanted to know the way, and did not. | old man, bench, bird, afternoon / man, road, afternoon
  He found that he had been humming. He stopped, and then he thought: why. | old man smiling, bench, sunset / bench, sunlight, close view

  = the-yawn
  > At the corner two
  A barber cuts your hair, because you are there. He asks you what it is like, with your eyes shut. | barber, chair, lamp, night / mirror, one person, lamp
  Children do sums by lantern on the steps of the town hall. They are very far ahead. | children, lantern, steps, night / paper, lantern, close view
  In the square there is a band. It has been the last song since ten o'clock. | musicians, square, lamps, night / man with a trumpet, lamp, night
  > Someone looks at
  A waiter sets down his tray, and looks at it, as if someone had handed him a child. | waiter, tray, lamp, night / tray, cups, table, night
  The band gets slower. The big drum lies down on its side, and somebody lies down on it. | musicians asleep, square, night / drum, man asleep, night

  = the-wrong-turn
  > You find it when
  The petrol is low. The radio plays something that you knew at twelve. | car, radio, dusk / road, mist, car lights
  > A clock strikes
  A woman is taking in the washing. She gives you the other end of the sheet. | woman, sheet, washing line, evening / sheet, hands, evening
  There is a shop, with one of everything. You buy a candle. You could not say what for. | shop, candle, lamp / candle, hand, close view
  > They have all come
  A dog lies down beside you, as one does for a long film. | dog, one person, dusk / dog, close view, light
  Somebody very old is carried out in a chair, with a blanket, to the front. | old woman on a chair, blanket, people, night / old woman, face, light

  = eleven-past-two
  > The coffee is always
  A kite hangs over the church. The boy with the string has looked away for good. | kite, church tower, sky / boy, kite, field
  The baker has read every word on the flour sacks. | baker, sacks, bakery, afternoon / bakery, window, afternoon light
  Lovers at the well have said all of it. They go on holding hands, and look at each other like people in a lift. | two people, well, afternoon / hands, well, close view
  > So one afternoon
  There are a hundred and forty steps, and a pigeon that has been landing on the top one for years. | stairs, tower, girl / bird, stairs, light
  From up there she sees a field behind the last house, and a road that goes on. | field, road, seen from above / girl, window, tower, wide view

  = the-lamp-on-the-stairs
  > On a hook hung
  The postbox was full of spring. A bird had got in, through the slot. | mailbox, bird, garden / mailbox, nest, close view
  Cats crossed the garden on their way, and looked up at the one window, and went on. | cat, garden, {N}, evening / lit window, cat, dusk
  In a storm the whole roof sang, and not one tile came down. | roof, storm, {N} / roof, rain, night
  > He told it about
  There was a pencil line on the door frame, level with his belt. He stood up against it. | door, pencil line, close view / old man, door, evening
  He opened the kitchen window. He knew about the catch. | old man, window, kitchen / window, garden, evening

  = ten-to-five
  > She put the kettle
  It had two rings on it, from cups, in places where nobody had sat for years. | envelope, cup, table / envelope, close view, window
  The cat was told first. The cat said that she should open it. | cat, letter, table / grey-haired woman, cat, kitchen
  On the wall hung the year, with a picture of a bridge. She had bought it for the bridge. | calendar, bridge, wall / calendar, close view
  > She sat down in
  The paper was thin, and blue, and cracked along the fold, like a plate. | letter, hands, close view / blue paper, window light
  > She ran. She
  At the corner she met the postman. He took his bicycle out of her way. | grey-haired woman, postman, bicycle / bicycle, street, evening

  = under-the-sheet
  > On moving days
  The tomatoes were put to ripen there. The cat had been told, and did not go near. | tomatoes, white sheet, window / cat, white sheet, corner
  At Christmas it was moved, so that the tree could stand. It left four marks in the floor. | tree, white sheet, candle / floor, marks, close view
  > Then the boy came
  He had broken a window, a clock, and, it was said, his mother's nerves. | boy, broken window, day / clock, floor, close view
  > It rained for three
  He walked round it, with his hands on his back, like a man who has come about the gas. | boy, white sheet, room / white sheet, shadow, lamp
  > One evening he pulled
  Dust came down, in the sun, for longer than you would think. | dust, sunlight, {N} / boy, dust, window light

  = one-coin
  > The man at the market
  It is heavier on the way home than it was at the table. | one person, parcel, street / parcel, hand, close view
  > The woman from the
  On Friday the neighbour's dog, who hates you, brings you a stick. | dog, stick, doorstep / dog, one person, street
  You hum on the stairs. Somebody on the third floor hums the rest. | stairs, one person, lamp / open door, woman, stairs
  > Then a woman stops
  It rains that day. Everyone walks with their head down, and she alone does not. | street, rain, umbrellas / woman, rain, street, close view
  > You ask her what
  You wrap it up. You unwrap it once more. You say thank you, and look round to see if anyone heard. | hands, parcel, {N}, lamp / {N}, lamp, night

  = five-fingers
  > Then a light runs
  A cup begins to walk along the shelf. Then it remembers itself. | cup, shelf, moonlight / shelf, cup, close view
  In the morning there are no marks, and the crows sit there as if they had been paid. | bird, field, frost, dawn / field, mist, dawn
  > A boy lay awake
  He drew it at school, with eleven windows. The teacher asked: and who is that? | drawing, desk, classroom / boy, drawing, close view
  > At ten, one winter
  He held the lamp as they do in films, across, and up, and across. | boy, lantern, snow, close view / lantern, snow, night
  > {H} did not stop
  Somewhere in there a lamp was turned up. | {N}, lit window, night / lit window, close view, night
`
