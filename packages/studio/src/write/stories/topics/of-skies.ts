import { parseStories, seenAsWritten } from '../../story.ts'

/** What is up there: what is plainly known of it, told as one would see it. */
export const skyTopicStories = seenAsWritten(
  parseStories(`
  = your-watch-goes-on (of-black-holes)
  You are falling into a black hole, and your watch is quite all right. | astronaut, black hole, stars, space
  brief You fall into a black hole. Your watch is all right. | astronaut, black hole, stars, space
  ~
  - It does not suck. People think that. From far away it only pulls, like any star of its weight. | black hole, stars, space, wide view / star, planet, space
  - It is what is left when a huge star falls in on itself. | star, explosion, space / black hole, space, stars
  - There is a border. It has no wall, and no sign, and if the hole is large enough, you feel nothing there, at first. | black hole, space, close view / astronaut, dark space, stars
  * Past its edge even light cannot turn round. | black hole, ring of light, space
  + Your friends watch you from the ship. You wave. To them you wave more and more slowly. | astronaut waving, space, ship window / two people at a window, spaceship, stars
  + You become red, and dim, and you never seem to arrive. In their eyes you hang there for good. | red light, astronaut, far away, space
  + For you it takes a moment. It is the same fall. It depends on who is looking. | pocket watch, close view, stars
  - Then your feet are pulled harder than your head. You get longer. There is a word for it, and the word is spaghetti. | astronaut, stars, long light, space / bowl, kitchen table, lamp
  And then? All our sums stop there. | blackboard, chalk, classroom, night
  brief And then all our sums stop. | blackboard, chalk, classroom, night
  + They divide by nothing. The chalk squeaks. Somebody puts it down, and goes to the window. | chalk, hand, blackboard, close view / scientist at a window, night
  + In the middle of our own galaxy there is one. It is as heavy as four million suns. We go round it, all of us, at night, asleep. | galaxy, stars, space / village, starry sky, night
  + It has been photographed, or rather its shadow: a ring of fire, round nothing. | ring of light, black hole, close view / newspaper, table, morning
  ...
  A girl has hung its picture over her bed, between a horse and a boat. | girl, bed, pictures on a wall, lamp
  + Her mother says that it is only a hole. The girl says that it is the only honest place. | woman, girl, bedroom, evening
  Whatever goes in there, the world will never know. | black hole, stars, wide view, space
  She whispers something to it, every night, before she sleeps. | girl in bed, window, stars, night

  = eight-minutes-late (of-sun)
  You have never seen the sun as it is now. | sun, sea, morning, one person
  Its light takes eight minutes to get here. | sun, space, planet earth
  ~
  - If it went out, you would still be able to finish your coffee. | cup of coffee, table, window, sunlight
  + You would look up, and say: lovely day. The whole street would. | people, street, bright day
  But inside there the same light had waited far longer. | sun, close view, fire, space
  - It was made in the middle, and it could not get out. It was thrown from one crowd into the next. | sun, close view, fire / crowd, street, seen from above
  It took many thousands of years to reach the edge. | sun, edge, dark space
  brief It took ages to reach the edge. | sun, edge, dark space
  + When it set out, there were people on earth, round a fire, telling something that we do not know. | people by a campfire, cave, night
  + They drew a bull on the rock. They blew red earth over a hand. The light was still in there. | hand on a rock, paint, cave, torch / bull drawn on a wall, cave, torch
  - Each second the sun gets lighter by millions of tons. All of that goes out, in every direction, as day. | sun, rays, space / field, sunlight, day
  + Nearly everything flies past. We catch a crumb of it. It runs the rivers, the wind, the wheat. | planet earth, sun, space / wheat field, wind, day
  + Your bread is light. The wood in the stove is light that a beech tree saved. | bread, table, window light / stove, fire, wood, evening
  + Once in a while the moon gets exactly in front of it. Then birds go to bed at noon, and grown men take off their hats. | eclipse, sky, people, day / birds, tree, dark noon
  + It is an ordinary star, a middle one, halfway through its life. Nobody out there would point at it. | stars, night sky, wide view
  ...
  - So it left, and it came through the cold, and nothing was in its way. | stars, sunbeam, space
  * It missed the moon. It missed the church tower. | moon, pale sky, dawn / church tower, sunrise
  On a step sits an old man, and shuts his eyes. | old man, doorstep, sunlight, morning
  brief An old man sits on a step. | old man, doorstep, sunlight, morning
  It ends on his face. | old man, face, close view, sunlight

  = the-thumb-at-the-window (of-moon-landing)
  Somebody up there held up a thumb, and the whole earth was behind it. | planet earth, moon surface, astronaut
  brief Up there, behind one thumb, was the whole earth. | planet earth, moon surface, astronaut
  ~
  - It had taken hundreds of thousands of people. Most of them never flew at all. | crowd, street, day / workers, machine hall, day
  Women sewed the suits, stitch by stitch, by machine. | seamstress, cloth, lamp, table
  - A stitch in the wrong place, and somebody's breath would go out into the dark. | needle, thread, cloth, close view
  + The computer on board could do less than the thing that rings in your pocket. | computer, lamp, dark room / hand, smartphone, close view
  + Its memory was woven, wire by wire, through tiny rings. That was women's work again. | hands, thread, close view, lamp
  On earth, that night, people carried chairs to the one house with a television. | people, television, living room, night
  brief On earth they sat before the one television in the street. | people, television, living room, night
  - Children were got out of bed. Grandmothers put on their good cardigan. | child, blanket, night, lamp / old woman, armchair, television
  + The picture was grey, and it shook, and at first it was upside down. | television, dark room, close view
  * Then there was a ladder, and a foot. | ladder, moon surface, astronaut
  - It felt about for the ground, like any foot on any cellar stair. | foot, cellar stairs, dark / astronaut, ladder, moon
  + The dust took the print, with all its ridges. There is no wind up there. It has kept them. | footprint, dust, moon surface, close view
  + They picked up stones. They planted what they had brought. They ran, like boys. | astronaut, stones, moon surface / astronaut running, moon surface
  + Behind the moon a third one flew round and round, alone, with no one to talk to. | spaceship, moon, stars, dark
  + There was so much to do. And over all of it hung that one blue thing. | astronaut looking up, earth, moon surface
  ...
  - In the house with the television somebody had to go out into the yard. | open door, yard, moon, night
  + One of them had come here by ox cart, as a child. | old woman, yard, night / ox cart, road, dusk
  The oldest of them looked up for a while, and lifted her hand. | old woman looking up, moon, yard, night
  brief An old woman went out, and lifted her hand. | old woman looking up, moon, yard, night
  One ought to wave, she said. | old woman waving, moon, night

  = the-wheel-that-got-tired (of-mars)
  On Mars the evening is blue. | mars, red desert, blue sunset
  ~
  By day the sky is the colour of butter, and at sunset it is blue, round a small cold sun. | red desert, sun, pale sky / red desert, small sun, blue dusk
  brief The sun is small there, and cold. | red desert, small sun, blue dusk
  - Nobody has ever stood there. We know it from a machine with six wheels. | red desert, rover, day / wheel, sand, close view
  + They gave it a name, as one does with a boat. | workers, machine, laboratory, lamp
  + It takes minutes for a word to get there. So you say: turn left. Then you go and make tea. | telescope dish, desert, night / cup of tea, desk, computer
  * It looked for water. It found where there had been some. | dry riverbed, red desert, day
  - There were ripples in the stone, and round pebbles, as in any brook behind any village. | pebbles, red sand, close view / brook, stones, village, day
  + There is a mountain there, more than twice as high as any of ours. There is a canyon that would reach across a continent. | mountain, red plain, sky / canyon, red rocks, wide view
  + The whole place is about as large as our dry land. It has two little moons, like potatoes. | mars, space, two moons
  It was made for three months. It lasted for years. | red desert, tracks, wide view
  - One wheel got stuck. So they taught it to drive backwards, and drag the leg along. | tracks in sand, red desert, close view / wheel, sand, close view
  + The bad wheel dug up white sand. It was the best thing that they had found. | white sand, red desert, close view
  + It sent home pictures of its own shadow. It looked a bit like a child in a hat. | shadow, red sand, sunset
  - Then it got stuck, and a winter came. It had lived on light. | wheel, sand, red desert, dusk / red desert, dark, stars
  ...
  * They called it, again and again, for a whole year. | woman, computer, lamp, night
  + Children had been born, and had learned to read, since it set out. | child, book, lamp, evening
  It is still there. The wind has swept it clean, I like to think. | red desert, wheel, blue sunset
  brief It is still there, in the red sand. | red desert, wheel, blue sunset
  And behind it goes a line, that was drawn by something that limped. | tracks in sand, red desert, blue sunset, wide view

  = it-waited-for-you (of-comets)
  You make a wish on something as large as a grain of sand. | falling star, hill, one person, night
  ~
  * That is all there is to a shooting star: a crumb, and a great hurry. | falling star, night sky / sand, hand, close view
  brief It is a crumb, in a great hurry. | falling star, night sky
  - It comes in so fast that the air before it glows. It lasts about as long as your breath goes in. | falling star, sea, night / one person looking up, night
  The crumb fell off a comet, long ago. | comet, stars, space
  - A comet is dirty ice, a mountain of it, and most of its life it is nothing but cold and dark. | ice, dark, stars / comet, dark space
  + It is as old as the earth. It is what was left on the bench when the planets had been made. | workbench, lamp, stones / planets, sun, space
  + Some fell down here, when everything was new. It may be that part of the sea came that way. | sea, rocks, falling stars, night
  Then it falls in towards the sun, and wakes up. | comet, sun, space
  - The ice smokes. Behind it opens a tail, for millions of miles. | comet, long tail, stars, night
  + People used to kneel when they saw that. Kings drew up their wills. Somebody always said that it meant something. | people kneeling, field, comet, night / king, window, candle, night
  + One is stitched into a carpet, over a king who looks up, and holds on to his chair. | carpet, king, comet, needle
  + Then somebody sat down with the old books, and saw that it was the same one, again and again. | man, old books, candle, night
  + He worked out when it would come back. He knew that he would not be there. | man writing, window, candle, night / empty chair, desk, candle
  + It came. It was Christmas. A farmer saw it first. | farmer, field, snow, comet, night
  ...
  - It comes once in a life, that one, every seventy-six years or so. | comet, village, night
  - A child is held up to it at the window, in a blanket. | child, woman, window, comet, night
  An old woman is wheeled out into the garden, in a blanket. | old woman, blanket, garden, comet, night
  brief An old woman is wheeled out into the garden. | old woman, blanket, garden, comet, night
  There you are, she says. I was the one at the window. | old woman, comet, stars, close view, night

  = the-sky-remembers-the-sun (of-aurora)
  When the sky turns green, the sun has thrown something at us. | aurora, snow, village, night
  ~
  Two days ago it flared up, and blew out a cloud of itself. | sun, fire, space
  - It crossed all that emptiness, and we went shopping. | planet earth, sun, space / people, street, shop, day
  * It would strip us bare. But the earth has a shield. | planet earth, space, glow
  + It comes from the iron down there, which is molten, and turns. You can feel it. It pulls the needle in a toy compass. | compass, hand, close view / molten iron, fire, dark
  * So the storm slides off, and falls in where the shield is thin: at the two ends. | planet earth, aurora, space
  brief So it slides off, to the two ends. | planet earth, aurora, space
  - There it hits the air, and the air lights up. Green is oxygen. So is the deep red, higher up. | aurora, mountains, night / red aurora, stars, night
  + It hangs higher than any plane will ever fly. It looks as if you could pull it shut. | aurora, aeroplane, night / curtain, window, night
  + The old people up there said that one must not whistle at it. It would come down, and take your head. | old man, snow, hut, aurora / child, hood, snow, aurora
  + Some said that it was a fox, that swept the snow up into the sky with its tail. | fox, snow, aurora, night
  - Nobody up there sleeps on such a night. | lit windows, snow, village, aurora
  + Doors open. People stand about in their coats, and in slippers, and say nothing at all. | people, coats, snow, open door, aurora
  + A bus driver has stopped, out on the road, and got out. So have all the others. | bus, snow road, people, aurora
  + It has no smell, and no sound. It makes one want to whisper, all the same. | aurora, lake, snow, night
  ...
  A man rings up somebody to whom he does not speak any more. | man, smartphone, snow, aurora
  * Look up, he says. No. Just look up. | man looking up, smartphone, snow, aurora
  Then they are both quiet, for the price of a long-distance call. | woman at a window, smartphone, night, aurora
  brief Then they are both quiet. | woman at a window, smartphone, night, aurora
  It was aimed at us. And this is all it could do. | aurora, snow, wide view, night

  = the-one-with-the-lights-on (of-planets)
  There are eight of them, and only one has a kitchen. | planets, sun, space
  ~
  The first is a stone, burnt on one side and frozen on the other. | planet, sun, space, close view
  - The second looks like our sister. It is hot enough there to melt lead, and the clouds are acid. | yellow clouds, storm, rocks / planet, clouds, space
  + The fourth was wet once. Something went wrong. It lies there like a dry bath. | mars, red desert, dry riverbed
  Then come the giants, who have no ground at all. | jupiter, space, stars
  - There is a storm on the largest that has raged for as long as anyone has had a telescope to look. | jupiter, red storm, close view / telescope, window, night
  + You could drop the whole earth into it. It would not even cough. | planet earth, jupiter, space
  * One wears rings. They are made of ice, and wide, and hardly thicker than a house is high. | saturn, rings, space / house, snow, night
  brief One wears rings, and they are made of ice. | saturn, rings, space
  + They will not last. It is only our luck that we are here at the same time. | saturn, rings, stars, wide view
  + One lies on its side. One is so far out that it has gone round once since it was found. | planet, dark space, blue / blue planet, stars
  - They are all quite silent. There is wind, and nobody who shuts a window. | planet, storm clouds, dark
  ...
  * And then there is the third. | planet earth, moon, space
  + It is not the largest. It has one moon, which is far too big for it, like a child with a balloon. | planet earth, moon, space / child, balloon, field
  A machine that we had sent away looked back, from beyond the last of them. | satellite, stars, dark space
  brief A machine that we had sent away looked back. | satellite, stars, dark space
  - It saw a dot. It was less than one dot, and it was blue. | blue dot, sunbeam, dark space
  + Every war was on it. Every mother was. Your keys were somewhere on it. | keys, table, lamp / people, street, evening
  Down there somebody had left the hall light on, for whoever comes home late. | lit window, house, night, stars
  brief On it, somebody had left the hall light on. | lit window, house, night, stars

  = it-left-before-you (secret-of-stars)
  That light has been travelling since before you were born. | stars, hill, one person, night
  ~
  * You look up, and you look back. There is no other way to look at stars. | one person looking up, stars, night
  brief You look up, and so you look back. | one person looking up, stars, night
  - This one set out when your grandmother was in love. That one, when there was no town here. | old photograph, lamp, close view / forest, river, night, stars
  * They are born in clouds, cold and dark, that fall together. | nebula, stars, space
  - It takes so much weight, and such a long squeeze, that at last something in the middle catches fire. | glowing nebula, star, space / star, close view, space
  + They are never alone at first. They come in litters, like kittens, and then they drift apart. | star cluster, space / kittens, basket, lamp
  + The small ones live on and on. The great ones burn it all, and are gone while it is still morning. | red star, space / blue star, bright, space
  And what they burn, they turn into something else. | star, glow, close view, space
  + Hydrogen, then helium. Then carbon, for pencils. Then oxygen, for you. | pencil, paper, close view / one person breathing, open window, night
  - The big ones go as far as iron. Then there is nothing left to burn, and they fall in, and fly apart. | star exploding, space, light
  + For some weeks it is as bright as everything else together. Then it thins out, and drifts, like smoke after a feast. | supernova, galaxy, space / smoke, empty table, candle
  + Out of that dust came another sun, and round it some stones, and on one of them a sea. | sun, dust, planets, space / sea, rocks, dawn
  ...
  A boy has cut his knee. He studies it closely. | boy, knee, garden, evening
  + It is only a bit of blood, says his father, and fetches a plaster. | father, boy, kitchen, lamp
  There is iron in it. It was made in there, when a star died. | star exploding, space, wide view
  brief The iron in it was made in a star. | star exploding, space, wide view
  Hold still, says his father, and wipes the star off. | father kneeling, boy, stars, evening
`),
)
