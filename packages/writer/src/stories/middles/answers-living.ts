/** What more there is to see and hear in answers about animals and ourselves. */
export const LIVING_MIDDLES = `
  = a-voice-is-a-lamp
  ~
  You lean over the side of a small boat, and let a microphone down on a rope. | one person in a boat, rope, sea, dusk / rope, boat, sea, close view
  At first there is only the water, knocking on the wood. | boat, sea, waves, dusk
  > Humpbacks repeat whole songs
  Among humpbacks it is the males who sing, for hours, with the head down, in the blue. | whale from below, underwater, blue water
  A mother and her calf hardly raise their voices. Side by side, even a whale can whisper. | two whales, underwater, close view / whale, underwater, eye, close view
  A blue whale is as loud as a ship, and so deep that you have to play it faster to hear it at all. | whale, ship, sea, wide view / tape recorder, table, lamp
  Somebody put those songs on a record, once. People lay on the carpet, and listened in the dark. | gramophone, room, lamp, night / one person lying on a carpet, gramophone, night
  Now ships go by, day and night. It is like talking beside a motorway. | ship, sea, night / whale, underwater, ship above, dark
  On the rope your microphone turns, slowly, and hears all of it. | rope, underwater, fish

  = the-engine-on-your-knees
  ~
  You sit down for one minute, with your coat still on. | one person in an armchair, coat, cat, lamp
  Four paws. Half a turn. It lets itself down like a bag of warm sand. | cat on an armchair, close view, lamp / cat asleep, blanket, lamp
  > A kitten cannot see yet
  Not every cat can do it. A lion roars, and it hardly purrs at all. | cat, shadow of a cat on a wall, lamp
  A vet bends down with his ear against the fur, and hears everything but the heart. | man and cat, table, lamp / cat, close view, table, lamp
  There is a special purr for breakfast. It has a small cry hidden in it, like a baby's. | cat, bowl, kitchen, dawn / cat, close view, face, kitchen
  You get up for that one. Everybody gets up for that one. | one person, cat, kitchen, dawn
  Some think that the trembling is even good for the bones. Nobody has proved it to the cat. | cat asleep, window, sunlight / cat, open window, garden, day
  Outside it rains, and the radio is on, and neither of you hears the end of the song. | window, rain, radio, lamp / cat, one person asleep, armchair, lamp

  = the-good-ear
  ~
  You say it again, a bit higher. Over goes the head, to the other side. | dog, close view, face, kitchen / dog, kitchen, one person, day
  ...
  There are words that do it every time. Walk. Ball. The name of the cat. | dog, open door, coat, hallway / cat, window, day
  A dog with a long nose tilts more than a pug. People have counted. | dog, garden, day / dog, armchair, day
  The ones who know many toys by name tilt most of all, just before they go and fetch the right one. | dog, basket, room, day / dog running, corridor, room
  So perhaps it is what thinking looks like, when you have no hands to hold your chin. | dog, window, close view, day
  You try a word that it has never heard. Umbrella, you say. | one person, umbrella, dog, hallway
  It looks at you, and at the door, and back, and does its best. | dog, door, hallway / dog, close view, face, hallway
  You put on your shoes. It turns out that umbrella means walk. | shoes, dog, doorstep, day / one person walking with a dog, umbrella, street

  = the-tail-speaks
  ~
  You are late. You take the stairs two at a time, and it has heard you since the ground floor. | one person on the stairs, lamp, evening / dog, door, hallway
  ...
  It leans to one side, too. A little more to the right for you. A little more to the left for a strange big dog. | dog, one person, hallway, day / two dogs, street, day
  Other dogs read that. You would need a film, and a ruler. | two dogs, field, day
  Some have hardly any tail. They wag from the shoulders back, like someone dancing in a coat. | dog, living room, day
  Watch two of them meet in the park. The tails have done the talking before the noses arrive. | two dogs, field, tree, day / two dogs, close view, grass
  At night, on the rug, there is one soft thump. You never learn who it was for. | dog asleep, hearth, night / dog asleep, blanket, lamp, close view
  It has knocked over a cup, a vase, and most of a Christmas. | cup, floor, kitchen / dog, living room, gift, candle
  Nobody was angry for long. It is hard to shout at a message like that. | one person laughing, dog, living room

  = who-holds-the-branch
  ~
  You lie there, and try to count how many they are. | one person in bed, open window, dawn
  ...
  The robin is first, and then the blackbird, while the street lamps are still on. | bird, street lamp, dawn / bird on a roof, dawn
  The wren comes late. It weighs as much as a coin, and it is louder than all of them. | bird, hedge, coin, morning / bird singing, branch, close view
  In towns they sing higher, over the noise of the cars. | bird, street, car, dawn
  It costs them a lot. A bird that sings before breakfast is spending what it has left of the night. | bird, bare tree, frost, dawn
  So whoever sings long has eaten well. That is what she is listening for. | bird on a branch, leaf, morning / bird, nest, tree
  A cat walks along the fence. For a breath, the whole garden is quiet. | cat, garden fence, dawn / garden, tree, mist, dawn
  Then one of them begins again, exactly where he stopped. | bird, branch, sunrise, close view

  = nobody-leads-for-long
  ~
  Before you see them you hear them, like a gate, a long way off. | gate, field, autumn, evening / birds in the sky, clouds
  > It is like walking in snow
  Somebody once counted their heartbeats. The ones behind need fewer of them. | bird, wings, sky, close view / birds in the sky, dusk
  They even beat their wings in time, so that each stroke falls into the good air. | birds in the sky, wings, low angle
  All the time they call. It seems to say: I am here. Go on. | birds in the sky, moon, evening
  Below them go the rivers, and the railway, and a boy with a bicycle who looks up. | river, field, seen from above, evening / boy with a bicycle, field, evening
  At night they go by the stars. When there is fog, they come down on some quiet field, and wait. | birds, stars, night / birds, field, fog, dawn
  If one of them falls behind, it is not always alone. There have been some that turned round with it. | two birds, lake, mist / two birds in the sky, dusk
  The young ones make the trip with their parents, and learn the bends by heart. | birds, lake, sunrise / birds in the sky, mountains, day

  = a-small-cold-lamp
  ~
  A child comes out with a jar, in bare feet. | child with a jar, meadow, night
  > A lamp in your kitchen
  The lid goes on. The light inside goes out, and everyone is sorry. | jar, hand, close view, night / child, jar, sad, night
  The lid comes off again. That is the whole of the hunt. | child, jar, meadow, night
  Even their eggs glow a little, in the earth, and so do the young ones, long before they can fly. | grass, light, close view, night / earth, leaf, light, night
  For the young ones it says: I taste bad. Leave me alone. | leaf, frog, pond, night
  There are places by a river where thousands of them flash in step, like one heart. | river, trees, lights, night / tree full of lights, river, night
  There are others who lie. They flash in a strange handwriting, and whoever comes is supper. | spider, leaf, night / grass, dark, one light, night
  Street lamps are hard on them. Who can read a letter in a lit room full of shouting? | street lamp, meadow, night / lamp, window, garden, night
  So turn yours off, for an hour, in June. | hand, lamp, window, night / dark house, meadow, lights, night

  = the-map-she-dances
  ~
  Put your ear to the wood. It sounds like rain that has made up its mind. | one person kneeling at a beehive, garden, day / beehive, garden, day
  > It is a map.
  The sun moves, while she dances. She moves her line along with it. | sun, field, sky, day / bees, honeycomb, close view
  One of those who watch gets a taste of it, so that they know what they are looking for. | bees, honeycomb, flower, close view
  Some know a better tree. They dance against her, and there is a kind of election. | two bees, honeycomb, close view / tree, field, sunlight
  When a whole swarm needs a new house, they do it, too. It hangs in the apple tree, and votes. | bees, apple tree, day / hollow tree, forest, bee
  It took a man with a glass hive, and paint, and years, to read what she said. | man at a glass box, bees, lamp / box, bees, notebook, desk
  Nobody believed it. Then he went where she had pointed, and there stood the flowers. | man walking, field, flowers, day / flowers, meadow, sunlight
  All her life she makes less honey than would go on your spoon. | spoon, jar, honey, table
  She does not weigh it. She goes out once more. | bee, flower, close view, sunlight

  = the-night-cleaner
  ~
  It is only one door, in a long street, and there is a broom behind it. | door, broom, street, night
  > Every animal that has been
  Four or five times a night it all goes round: deep, and less deep, and then the dreams. | dark house, stairs, lamp, night / one person asleep in bed, stars
  In the deep part it is hard to wake you. A storm goes by. You will ask about it in the morning. | storm, window, bed, night / one person asleep, blanket, night
  A dolphin lets one half of the head sleep at a time. Somebody has to come up for air. | whale, sea, moon, night
  A horse can doze on its feet. A bat hangs itself up like a coat. | horse, field, night / coat, hook, night
  Take it away for one night, and the milk goes into the cupboard, and the keys into the fridge. | cup, kitchen, morning, tired / key, kitchen table, morning
  After two you are like somebody who has drunk too much, and cannot see it. | one person at a mirror, tired, lamp
  Light keeps the door open. So do coffee, and the one last message. | smartphone, pillow, night / cup, desk, lamp, night
  And then, one by one, the lamps in the shop go out. | shop, dark street, night

  = the-theatre-with-one-seat
  ~
  You are in a house with a room that you never knew. Of course, you think. | one person in a corridor, open door, light / empty room, moonlight
  > So your school stands
  A dog does it, too. Its paws run, on the rug, after something that got away. | dog asleep, hearth, night / dog asleep, close view, paws
  Rats who have learned a maze run through it once more in their sleep. You can see it in their cells. | corridor, stairs, dark / paper, pencil, lamp, night
  People who are blind from birth dream in sounds, and in hands, and in the smell of rain. | closed eyes, face, night / hand, rain, window
  You meet somebody there who has been gone for years. They are well. They have brought cake. | two people at a table, cake, lamp / old woman, cake, table, lamp
  You can fly, but only as high as the washing line. | one person in the air, washing line, garden, night
  And the exam is always today, and you always forgot your shoes. | desk, papers, classroom, day / bare feet, corridor
  Some wake up inside it, and know that it is one. They look at their hands, and laugh. | one person, hands, close view, moon / one person flying, clouds, moon

  = pass-it-on
  ~
  He covers it with a newspaper. That does not help. It gets out at the sides. | man on a bus, newspaper, morning / bus window, people, morning
  > Friends seem to catch
  It does not work only by sight. Hear one, in the dark, and your jaw begins to think about it. | dark bedroom, two people in bed, night
  Read the word often enough, and it happens as well. | old book, table, lamp / one person reading, yawning, lamp
  A baby does it before it is born. It seems to need no reason, and no audience. | cradle, lamp, night
  Wolves hand it round. So do chimpanzees, and, it seems, some parrots. | two wolves, forest, snow / bird, branch, day
  Runners do it before the start, and players before they go on. It is not boredom. It is getting ready. | runner, road, morning / theatre, curtain, one person
  In a choir, in the second row, somebody starts. Eleven verses are lost. | people singing, church, lamp / people yawning, church
  By the last stop it has gone round the whole bus, and come back to the first man. | bus, street, morning / man yawning, bus, window

  = an-onion-defends-itself
  ~
  It grew there quietly, one coat over another, and asked for nothing. | field, onion, earth, day / onion, close view, earth
  > A sharp knife helps
  The eye has no idea what has hit it. It only knows one answer. | close view of an eye, tears
  Some open the window. Some light a candle. Some put a spoon between their teeth, and swear by it. | open window, kitchen, day / candle, kitchen table / spoon, hand, kitchen
  One man wears his diving mask. His children draw it for years. | man in a mask, kitchen, lamp / drawing, paper, child
  Under water nothing can rise. But have you ever tried to cut under water? | bowl, water, hands, kitchen
  Garlic knows the same trick. It has only picked another weapon. | garlic, knife, table, close view
  It was meant for a mouse, in the earth, at night: one bite, and never again. | mouse, earth, field, night
  Nobody had told it about soup. | soup, bowl, stove, steam

  = they-are-what-they-eat
  ~
  You could take it for a small goose, that has been rolled in ash. | bird, nest, lake, morning
  ...
  The parents feed it with a kind of milk, and that is red. They get paler themselves, for a while. | two birds, lake, reflection / bird, feather, close view
  They stand on one leg. It costs them nothing. Their knee locks, like a chair that folds. | bird on one leg, lake, reflection, day
  They build with mud: a small tower each, with one egg on the top. | nest, mud, egg, lake / lake, nests, seen from above
  Some of their lakes would burn your skin. Nobody else wants to live there. That is the point. | lake, desert, mountains, day / birds, lake, mist
  They dance in a crowd, all to the left, all to the right, like people who look for a bus. | birds, lake, wide view, dusk
  The pinker one is, the better it has eaten. The others can see that from the far shore. | birds, lake, seen from far away, sunset
  In zoos they stir the colour into the food. Otherwise it grows out, like yours at the hairdresser's. | bird, bowl, gate, day / feather, water, close view

  = the-short-way-in
  ~
  Somebody opens a tin of paint. You are in your first own room, and it is raining. | one person, room, window, rain / empty room, ladder, window, rain
  ...
  A coat that nobody has worn for years. You put your face in it, and there he is. | coat, hook, hallway, grey light / one person with a coat, close view, hallway
  Crayons. Chlorine. The inside of a violin case. | pencil, drawing, table, day / violin, box, lamp
  You do not have a word for it. There are a thousand for colours, and for this you say: like something. | one person, window, closed eyes / old book, table, lamp
  A dog lives in there all the time. For him the whole street is a diary. | dog, street, nose, close view, day / dog walking, street, rain
  When you have a cold, the soup is only hot. So much of what you call taste was this. | bowl, soup, steam, table, lamp
  One winter a lot of people lost it, and stood in their kitchens, and smelled the coffee, and cried. | one person at a stove, cup, kitchen / cup, coffee, steam, close view
  A train door opens on a hot day. Tar, dust, bread. You know the name of the town before you read it. | train, station, summer, day / bread, basket, street
`
