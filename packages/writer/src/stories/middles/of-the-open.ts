/** What more happens in the stories of trades, seasons, places outdoors, farewells and names. */
export const OPEN_MIDDLES = `
  = a-boat-of-bark
  ~
  It has a sail of birch, and a passenger: half a walnut, with a face. | bark boat, child's hands, river bank / walnut shell, close view, hand
  ...
  A heron lifts one foot, and lets it through. | heron, river, reeds, morning
  Under the bridge it is dark for a moment, and somebody up there is singing. | stone bridge, river, dusk / one person on a bridge, evening
  At the mill it goes round three times, like somebody who has forgotten something. | water mill, river, evening
  By now it has a leaf on board, and an ant, who did not ask. | leaf, river, close view / ant on a leaf, close view

  = the-bench-in-room-four
  ~
  The guide had a voice like a closed door, and a stick to point with. | woman pointing, picture frame, museum, children
  Somebody giggled at the frame. It had babies on it. | picture frame, close view, gold / children laughing, museum
  ...
  He had counted the boards, and the lamps, and how often people said lovely. | old man on a chair, museum, evening
  He had been told not to touch it. It had never been said that he should look. | old man, close view, museum

  = the-book-at-the-top
  ~
  The first hour you talk. The second hour you stop. | two people walking, mountain path, morning / mountain path, stones, close view
  A goat watches you, with the face of a ticket inspector. | goat, mountain path, rocks
  ...
  There is a hut, with a bench, and soup, and an old man who does not ask. | mountain hut, bench, morning / soup bowl, wooden table, old man
  Down there lies the town, and you can cover it with a thumb. | small town seen from a mountain, valley

  = the-wall-behind-the-garage
  ~
  You could hear the wall from three streets away. It had a rhythm. | wall, ball, street, evening
  ...
  At half past nine his mother called. At a quarter to ten his father called. | woman at a window, street, dusk / lit window, street lamp, night
  A policeman came by, and watched for a while, and went the other way. | policeman, street lamp, night

  = the-window-on-the-map
  ~
  You had a map of it over your bed. There was a coffee ring on one of the squares. | map on a wall, bed, lamp / coffee ring on a map, close view
  You learned how to ask for the station, and for stamps, and for help. | open book, pencil, lamp, table
  ...
  Somebody told you that it would not be as it is in the pictures. It was worse, and better. | postcard, hand, close view, train window

  = everyone-under-one-roof
  ~
  The bakery takes in its sign. The pigeons move up. | shop sign, street, rain / pigeons under a roof, rain
  ...
  A man with a violin case stands there. He is asked what is in it. It is sandwiches. | man with a violin case, doorway, rain
  A dog shakes itself, and is forgiven by nobody. | wet dog, doorway, people, rain
  Somebody begins to count the seconds after the lightning, and everybody joins in. | lightning, street, rain / people in a doorway, rain

  = one-coat-too-thin
  ~
  The first fires are lit, and the street smells of last year. | chimney, smoke, roofs, dusk / leaves, street, evening
  ...
  Chestnuts lie about, as if somebody rich had a hole in his pocket. | chestnuts, path, close view, autumn
  On the pond the boats are turned over, like sleeping cows. | boats turned over, lake shore, autumn
  A leaf lands on your sleeve. You let it ride as far as the bank. | leaf on a sleeve, close view, park, autumn

  = the-empty-net
  ~
  He knows every stone down there, and not one of them by sight. | boat, calm sea, dawn / fisherman, close view, dawn
  ...
  His father had a word for such mornings. It was not one for the table. | fisherman, boat, grey sea, morning
  The gulls come to look, and go off again, and tell the others. | gulls, boat, sea, morning
  He drinks his coffee from the lid, and it tastes of tin and diesel and peace. | fisherman, cup, boat, sunrise

  = the-lamp-in-the-storm
  ~
  Deck chairs go down the road, folded, like a school class. | chairs, street, wind, storm
  ...
  The tree in front of the house bows, and bows, like somebody who has broken a vase. | tree bending, wind, house, storm
  There are candles, and it turns out that everybody looks better. | candles, family at a table, dark room
  The radio crackles, and then it is only sea. | radio, candle, window, storm

  = the-one-that-runs-slow
  > One day a boy brings
  He has run. He has to get his breath before he can say good day. | boy in a doorway, shop, clocks, day
  > The boy thinks
  He holds it to his ear. He holds it to the other one, to be fair. | boy holding a watch to an ear, close view, lamp

  = the-third-row-of-the-car
  ~
  There were nine of you, and five belts, and nobody counted. | children in a car, road, summer
  ...
  Everybody had a part. Yours was the one that goes ooh. | child singing, car window, fields
  At the petrol station strangers looked over. You wound down the windows. | car, petrol station, evening / open car window, summer evening
  You had the words wrong for twenty years. You still prefer yours. | one person singing, kitchen, radio

  = the-one-that-is-always-up
  ~
  Lorry drivers have it, and nurses, and whoever has a new baby. | truck, road, moon, night / woman with a baby, window, moon
  Somewhere a dog tells it all that it knows. | dog, yard, moon, night
  ...
  It has been looked at by everyone you ever loved. They did not all look at the same time. | moon, window, one person, night

  = the-smell-of-the-stairs
  ~
  You can say thank you by now, and rain, and not so fast. | notebook, pencil, cafe table, window
  ...
  On Sundays you ring home. They ask about the weather, and you both know that it is not about the weather. | one person on the telephone, window, rain, evening
  You cook it the way they do, and the fire brigade is very polite. | kitchen, smoke, one person, open window

  = the-fare
  ~
  It takes nine minutes. In nine minutes people say things that they have kept for years. | ferry boat, river, two people, mist
  ...
  He has brought over brides, and a piano, and once a bear with a certificate. | ferry boat, piano, river / ferry boat, bear, river, morning
  The rope hums in the cold. He can tell by the note how high the water is. | rope, river, close view, mist

  = the-tree-in-the-yard
  ~
  It has an opinion on the wind, and it has it all night. | tree, yard, wind, night
  ...
  Somebody was told off under it. Somebody was asked something under it, and said yes. | two people under a tree, yard, evening
  One summer it was a ship, and one summer it was the law. | children in a tree, yard, summer
  A swing hung there. You can still see where the rope had been. | swing, tree, yard, sunset / branch, rope mark, close view

  = the-well-that-was-shared
  ~
  By day you see it swim over the sand, and it is not there. | desert, heat, shimmering lake
  ...
  The camels kneel down first. They have been here before. | camels kneeling, desert well, dusk
  Everyone lets the rope down for somebody else. It has always been done like that. | hands, rope, well, close view
  At night there are so many stars that nobody likes to speak loudly. | desert, stars, campfire, night

  = open-the-window
  ~
  Carpets hang over the rails, and get what they deserve. | carpets on a balcony, street, sunlight
  ...
  The ice cream man comes by. It is far too early, and there is a queue at once. | ice cream cart, street, children, spring
  An old man carries a chair down four flights, sits on it, and closes his eyes. | old man on a chair, street, sunlight

  = where-the-path-stops
  ~
  It closes behind you. The cars are gone, like a radio. | forest, trees, path, green light
  ...
  Something looks at you. It is used to looking first. | deer, forest, close view, green light
  There is a chair, grown over, that somebody must have carried here for a reason. | old chair, moss, forest

  = the-second-page
  ~
  You put it on the table, and tidy the kitchen, and sit down, and get up again. | letter, kitchen table, lamp, evening
  ...
  There is a blot, where the pen waited. You would like to know what for. | ink blot, letter, close view, lamp

  = one-lamp-more
  > She comes out
  She has put on a hat. She has not had it on since the old king. | old woman, hat, lantern light, doorstep

  = tell-the-bees
  ~
  They do not mind a veil. They mind a lie. | beekeeper with a veil, beehive, garden
  ...
  In the empty house a clock went on, as clocks do, until Thursday. | clock on a wall, empty house

  = the-name-on-the-board
  ~
  Somebody knew a street of that name. It had a swimming pool. | boy raising a hand, classroom
  ...
  For a moment you could hear the chalk think. | blackboard, chalk, close view, classroom

  = one-green-thread
  ~
  The ground is still warm. You can feel it through your soles. | shoes, ash, burnt ground, close view
  ...
  A beetle comes by. There is one that flies for miles towards smoke. | beetle, burnt bark, close view

  = the-lead-by-the-door
  ~
  You still step over a place in the hall. Nobody is lying there. | hallway, empty rug, evening light
`
