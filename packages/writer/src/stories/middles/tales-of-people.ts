/** What more happens in the tales of somebody. */
export const PEOPLE_TALE_MIDDLES = `
  = read-twice
  > {H} wrote the way
  The cat slept on the ones that were done. You could tell, later, by the hairs. | cat, letters, table, lamp / letter, close view, lamp
  The stove went out, and nobody got up to see to it. | stove, dark room, night / {N}, blanket, lamp, night
  A soldier had written on the back of a map. A bride had written on her sleeve. | map, letter, table, lamp / white cloth, writing, close view
  Each envelope was licked, and laid on the pile, and patted once, like a child at the school gate. | envelopes, hand, lamp / {N}, envelopes, lamp, night
  > Then, one winter
  The postman stood below with his bag, and looked up, and had nothing to carry. | postman, bag, snow, night / postman, dark window, snow

  = the-front-door
  > The mayor asked
  A baker had lost a word. It was a name for bread, and his father had had it from his. | baker, table, lamp, evening / loaf, table, lamp
  Two brothers came about the same day, and had two of them. {H} gave each of them his own. | two men, table, lamp / two brothers, street, evening
  Nothing was ever written down. It would have been like pressing butterflies. | butterfly, window, lamp / {N}, lamp, evening
  Under the stairs there was a shelf, with nothing on it, and a label: not mine to tell. | shelf, stairs, lamp / paper, shelf, close view
  > It got so quiet
  {H} sat there that night, and tried, and could not think of one thing. | {N} alone, table, lamp, night / {N}, window, night

  = what-the-string-was-for
  > Hands forget last
  The cupboards had notes on them. Cups, it said. Not cups. | cupboard, paper, kitchen, day / paper note, close view
  The piano knew. You only had to sit down, and stay out of the way. | {N}, piano, window light / hands, piano, close view
  A letter came from a son. It was a very nice letter, from a very nice stranger. | letter, hands, window / {N} reading a letter, day
  The child had brought a biscuit. They broke it by the rules, which were new each time. | child, biscuit, table, lamp / child and {N}, table, lamp
  > {H} walked up and down
  In a coat pocket lay a black tile with three white dots. It was nearly an answer. | domino, coat, hand / domino, close view, lamp

  = nobody-laughed
  > Children went past
  The dogs did not laugh. One of them lay down beside, and put its chin on its paws. | dog, field, {N}, morning / dog, grass, close view
  A painter came, and put it into a picture, and left out the people. | man with an easel, field, day / picture of a field, easel
  In the shop they stopped talking, when the bell rang. Bread, said {H}. That was all. | shop, people, door / {N}, bread, counter
  Snow fell. There was one place in the field where somebody had been standing. | snow, field, footprints / field, snow, wide view
  > Everybody called his
  A woman held on to a small blue cap, and did not know any more how to fold it. | woman, cap, lantern, night / cap, hand, close view

  = the-second-cup
  > One window was always
  It had a blue rim. It had been bought for this, in another town, in the rain. | cup, shop window, rain / cup, close view, blue rim
  Two chairs stood at the window, and one of them had a cushion that was never straight. | two chairs, window, evening / cushion, chair, close view
  There was bread cut for two. The birds had learned what that meant. | bread, plate, window / bird, window sill, bread
  At night somebody read aloud in there. You could hear where the laughing would have been. | lit window, garden, night / {N} reading, lamp, night
  > On some mornings there
  A thunderstorm put out all the lights in the street but that one. | storm, street, lit window, night / lamp, window, rain

  = from-the-outside
  > An old man stopped
  A woman left a letter, for whoever might know a certain sailor. She came back for it, and then she stayed to talk. | woman, letter, bench, street / woman, {N}, bench
  Children measured themselves against that shoulder, every birthday. | child, {N}, street / children, bench, day
  A bus driver slowed down there, out of politeness, and so the timetable was changed. | bus, street, {N} / bus, bench, evening
  There were crumbs, and birds to match. | bird, bench, street / birds, crumbs, close view
  > They looked up the road
  Somebody said what everybody had been thinking. He was told to be quiet. | people, street lamp, night / faces, lamp, night

  = three-twice
  > One was for a man
  In the mornings people found that they had slept an hour less, and blamed the moon. | people, street, dawn / moon, roofs, dawn
  Up there it smelled of oil, and dust, and of something just before rain. | {N}, table, lamp, jars / glass jar, close view
  The lids were tied down with red thread. They rattled if you came too near. | glass jars, red thread, shelf / jar, hand, close view
  One jar was empty. Lent, it said. | empty jar, shelf, lamp / label, jar, close view
  > Then her mother lay
  She had run through all the corridors already, and it was ten to three. | nurse running, corridor, lamp, night / clock, corridor, night

  = a-drawer-full-of-spoons
  > {H} wrote each one
  On page nine it says: skates on the river, with somebody calling you in for supper. | notebook, page, lamp / frozen river, skates, dusk
  On page twenty: my own house, before I could read. | notebook, close view, lamp / old house, evening
  A typewriter was brought in, to be heard once more. It wrote: thank you. | typewriter, table, lamp / paper, typewriter, close view
  {H} had never lost one yet. They hung in the air, up there, like coats. | {N}, room, lamp, evening / coats, hooks, lamp
  > Not quite. They
  They shook the tray. They shook the tin with the buttons. A dog came to see. | box of buttons, hands, kitchen / dog, kitchen, lamp

  = ting
  > White is a room
  On the stairs people argued about brown. | two people, stairs, day / old man, stairs, coat
  Green, said {H}, is somebody who lets you go first. | {N}, open door, street / tree, leaves, sunlight
  A boy came up, and asked for black. He got a piano with the lid shut. | boy, {N}, room / piano, closed, window light
  She had a box of ribbons from her mother. She had sorted them by how they felt. | box of ribbons, hands / old woman, box, window
  > All the yellow things
  A canary was borrowed, from the shoemaker. It was nearly right, but it would not hold still. | bird, cage, window / shoemaker, cage, stairs

  = forty-lamps
  > Where somebody had
  The butcher argued with his brother, who had been dead since spring. Two notes, and he laughed. | dark window, street, lamp, night / {N} under a window, lamp, night
  A little boy fell, every night, off the same wall. {H} came early for that one. | boy asleep, window, moon / {N}, wall, street, night
  In the rain it was done from under an umbrella, and sounded rounder. | {N}, umbrella, rain, street lamp, night / umbrella, rain, close view
  Cats came along, in a row, like pupils. | cats, street, lamp, night / cat, wall, moonlight
  > But one night there
  Upstairs the drawers began to stick, one after another, all along the row. | dark windows, curtains, moon, night / curtain, window, close view, night

  = a-ladder-against-nothing
  > In the morning there was
  In the basket there were odd things: a kite, a button, a very small cloud that had torn. | basket, kite, garden, morning / basket, close view, morning
  The roofer came to look at the ladder. He put a hand on it, and took off his hat. | man, ladder, hat, day / tall ladder, house, day
  Some nights there was singing up there. The hens laid better for it. | hens, yard, moon / ladder, stars, night
  Once a star came down by mistake, and was carried up again in a tea towel. | bright light, cloth, hands, night / {N}, ladder, light, night
  > And {H} had broken
  They set lamps on all the walls, but it was like writing to somebody who has moved. | lamps, wall, fog, night / harbour, lamp, fog, night

  = the-girl-on-the-wall
  > Sometimes she tilted
  On Thursdays she brought a friend, who said that it was quite nice. He was not brought again. | girl and boy on a wall, day / boy walking away, street
  {H} lay awake over it. What did she see? | {N} awake, bed, moonlight / moon, window, night
  Once she said: nearly. They both pretended that she had not. | girl on a wall, close view, evening / {N} at work, evening
  She showed a missing tooth, and a kitten, and on one bad day her report. | girl, kitten, wall / girl, paper, wall, evening
  > They have moved
  The cat from the corner sat there now. It had no opinion. | cat on a wall, day / wall, rain, street

  = in-the-mud
  > A cousin offered
  It was in the bath. Baths were taken at the neighbour's. | boxes, bath, lamp / {N}, boxes, doorway
  Each had its box, and each box had its date, and what the light was like. | boxes, labels, shelf / box, close view, lamp
  A professor came, and sat down on the stairs, and wept a little, and would not say at what. | old man on the stairs, boxes, lamp / old man, close view, tears
  Mice had moved in. They were not a problem. They took only what was double. | mouse, box, shelf / box, hole, close view
  > Then the river came
  You could see a line on every wall, as straight as if somebody had ruled it. | muddy wall, street, morning / flooded room, window, morning

  = back-soon
  > Next, for one night
  The weathercock came back polished. | church tower, bell, morning / village, tower, sunrise
  A whole carousel went, on a Sunday, between two rounds. The children on it said that it was lovely. | carousel, night, lights / children, carousel, square
  Then it was the echo from under the bridge. You called, and for two days nobody answered. | bridge, river, one person, evening / river, bridge, mist
  Each time the receipt had a small drawing on it, and people began to collect them. | receipt, drawing, close view / paper, album, hand
  > A young policeman followed
  He went up on tiptoe, past forty umbrellas, and a fountain that was trying to be quiet. | young policeman, stairs, lantern / umbrellas, hallway, lamp

  = sixty-years
  > Sell it, the teacher
  A man came with a measuring tape, and a card, and an offer. | man with a suitcase, hat, village / paper, hand, close view
  The children gave it a name. After that it was no good telling them anything. | children, village, day / children, {N}, evening
  Somebody put a fence round it. Somebody else took the fence away, for the winter, to burn. | fence, field, evening / fire, fence, night
  It was warm, if you stood close. Cats knew that. | cat, evening light, close view / {N}, hand, close view
  > Then an old woman
  She had come on the milk cart. She had told nobody where she was going. | cart, road, evening / old woman, cart, road

  = the-other-key
  > The calendar still
  The names on the bells were all wrong. One was written in a child's hand. | doorbells, wall, close view / {N}, door, street
  In the drawer lay a torch, and when you pressed it, it still knew how. | torch, drawer, hand / {N}, lamp, dark room
  {H} swept. It took the whole of one day to get down to the floor. | {N}, broom, room, day / floor, broom, sunlight
  Someone had left a loaf on the wall, wrapped in a cloth. There was no note. | loaf, cloth, wall, morning / {N}, loaf, doorstep
  > {H} wound up
  The pump in the yard gave air, and rust, and then, as if it had remembered, water. | pump, water, yard / {N}, hands, water

  = pass-me-a-fork
  > She knew what the
  There was a wind, she said. It had come a long way, and it had plans. | wind, road, trees / road, clouds, wide view
  At that point she always moved the salt. The salt was the church. | salt, table, hand / old woman, table, salt, lamp
  A plate stood for the sea. Nobody was to eat from it until they were home. | plate, table, lamp / plate, fork, close view
  The bride had heard it before, the groom had not. You could see it on their chairs. | bride, table, lamp / two people, table, cake
  > When she died
  It lay under her good shoes. She had known for sixty years where it was. | shoes, box, window light / box, lid, hand
`
