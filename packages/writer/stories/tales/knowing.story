= a-shoe-under-the-street
pattern: tale
about: a shoe from long ago
also: archaeologists; archaeology
seen: as written

They only wanted to mend a pipe. A shoe from long ago. | workers, hole in a street, day
~ The foreman says what foremen say. Then he takes off his helmet. | worker with a helmet, hole in a street, day
~ Children stand along the fence. They are the first to see how small it is. | children at a fence, street, day
* Two metres down, the shovel meets something that is not a stone. | shovel, earth, close view / worker kneeling, hole in the ground, day
brief Two metres down, the shovel meets something. | shovel, earth, close view
- The traffic is sent round. Somebody fetches a brush, and somebody else a roll with cheese. | street, barrier, cars, day / brush, earth, close view
It is a shoe. It is the left one, as long as a hand. | old small shoe, earth, close view / small shoe in a hand, close view, lamp
brief It is a shoe, as long as a hand. | old small shoe, earth, close view
~ There are a hundred books about the men who gave the orders. They all had shoes, too. | old books, shelf, lamp
~ Somebody says: there must be a right one. They all look at the wall of earth. | earth wall, hole in the ground, lamp
+ Somebody had mended the heel. Somebody had mended it twice. | old shoe, stitches, close view, lamp
+ In the lace there is a knot, a double one, such as mothers tie. | shoe, knot, close view, lamp
- We all had to learn the dates. This is not one of them. | blackboard, classroom, writing / old book, lamp, close view
~ In the lining there is some straw. Somebody had said: it will do until spring. | straw, small shoe, close view, lamp
A woman with a brush kneels down there until it gets dark. | woman kneeling, brush, hole in the ground, lamp, dusk
brief A woman with a brush kneels there until dark. | woman kneeling, brush, hole in the ground, lamp, dusk
+ Her telephone rings. At home her son cannot find his left one. | smartphone, hand, dusk, close view / boy, shoes, hallway
The tip is worn right through. Wherever it was going, it was running. | small shoe, close view, lamp, night / small footprints, earth, lamp, dusk
brief The tip is worn right through. It had been running. | small shoe, close view, lamp, night
- She puts three fingers in. It is as warm as her hand. | hand in a small shoe, close view, lamp
At home she kneels down in the hall, and ties a lace, twice. | woman kneeling, child, shoes, hallway, evening
