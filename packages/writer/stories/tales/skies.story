= your-watch-goes-on
pattern: tale
about: black holes
also: falling into a black hole; what happens inside a black hole; what happens in a black hole
seen: as written

You are falling into a black hole, and your watch is quite all right. | astronaut, black hole, stars, space, no people
brief You fall into a black hole. Your watch is all right. | astronaut, black hole, stars, space, no people
- It does not suck. People think that. From far away it only pulls, like any star of its weight. | black hole, stars, space, wide view, no people / star, planet, space, no people
- It is what is left when a huge star falls in on itself. | star, explosion, space, no people / black hole, space, stars, no people
- There is a border. It has no wall, and no sign, and if the hole is large enough, you feel nothing there, at first. | black hole, space, close view, no people / astronaut, dark space, stars, no people
* Past its edge even light cannot turn round. | black hole, ring of light, space, no people
+ Your friends watch you from the ship. You wave. To them you wave more and more slowly. | astronaut waving, space, ship window, no people / two people at a window, spaceship, stars
+ You become red, and dim, and you never seem to arrive. In their eyes you hang there for good. | red light, astronaut, far away, space, no people
+ For you it takes a moment. It is the same fall. It depends on who is looking. | pocket watch, close view, stars, no people
- Then your feet are pulled harder than your head. You get longer. There is a word for it, and the word is spaghetti. | astronaut, stars, long light, space, no people / bowl, kitchen table, lamp, no people
And then? All our sums stop there. | blackboard, chalk, classroom, night, no people
brief And then all our sums stop. | blackboard, chalk, classroom, night, no people
+ They divide by nothing. The chalk squeaks. Somebody puts it down, and goes to the window. | chalk, hand, blackboard, close view / scientist at a window, night
+ In the middle of our own galaxy there is one. It is as heavy as four million suns. We go round it, all of us, at night, asleep. | galaxy, stars, space, no people / village, starry sky, night, no people
+ It has been photographed, or rather its shadow: a ring of fire, round nothing. | ring of light, black hole, close view, no people / newspaper, table, morning, no people
A girl has hung its picture over her bed, between a horse and a boat. | girl, bed, pictures on a wall, lamp
+ Her mother says that it is only a hole. The girl says that it is the only honest place. | woman, girl, bedroom, evening
Whatever goes in there, the world will never know. | black hole, stars, wide view, space, no people
She whispers something to it, every night, before she sleeps. | girl in bed, window, stars, night

= eight-minutes-late
pattern: tale
about: the sun
also: sunlight; how old sunlight is
seen: as written

You have never seen the sun as it is now. | sun, sea, morning, one person
Its light takes eight minutes to get here. | sun, space, planet earth, no people
- If it went out, you would still be able to finish your coffee. | cup of coffee, table, window, sunlight, no people
+ You would look up, and say: lovely day. The whole street would. | people, street, bright day
But inside there the same light had waited far longer. | sun, close view, fire, space, no people
- It was made in the middle, and it could not get out. It was thrown from one crowd into the next. | sun, close view, fire, no people / crowd, street, seen from above
It took many thousands of years to reach the edge. | sun, edge, dark space, no people
brief It took ages to reach the edge. | sun, edge, dark space, no people
+ When it set out, there were people on earth, round a fire, telling something that we do not know. | people by a campfire, cave, night
+ They drew a bull on the rock. They blew red earth over a hand. The light was still in there. | hand on a rock, paint, cave, torch / bull drawn on a wall, cave, torch, no people
- Each second the sun gets lighter by millions of tons. All of that goes out, in every direction, as day. | sun, rays, space, no people / field, sunlight, day, no people
+ Nearly everything flies past. We catch a crumb of it. It runs the rivers, the wind, the wheat. | planet earth, sun, space, no people / wheat field, wind, day, no people
+ Your bread is light. The wood in the stove is light that a beech tree saved. | bread, table, window light, no people / stove, fire, wood, evening, no people
+ Once in a while the moon gets exactly in front of it. Then birds go to bed at noon, and grown men take off their hats. | eclipse, sky, people, day / birds, tree, dark noon, no people
+ It is an ordinary star, a middle one, halfway through its life. Nobody out there would point at it. | stars, night sky, wide view, no people
- So it left, and it came through the cold, and nothing was in its way. | stars, sunbeam, space, no people
* It missed the moon. It missed the church tower. | moon, pale sky, dawn, no people / church tower, sunrise, no people
On a step sits an old man, and shuts his eyes. | old man, doorstep, sunlight, morning
brief An old man sits on a step. | old man, doorstep, sunlight, morning
It ends on his face. | old man, face, close view, sunlight

= the-thumb-at-the-window
pattern: tale
about: the moon landing
also: the first men on the moon; apollo 11; the history of the moon landing
near: apollo; astronaut; nasa
seen: as written

Somebody up there held up a thumb, and the whole earth was behind it. | planet earth, moon surface, astronaut, no people
brief Up there, behind one thumb, was the whole earth. | planet earth, moon surface, astronaut, no people
- It had taken hundreds of thousands of people. Most of them never flew at all. | crowd, street, day / workers, machine hall, day
Women sewed the suits, stitch by stitch, by machine. | seamstress, cloth, lamp, table
- A stitch in the wrong place, and somebody's breath would go out into the dark. | needle, thread, cloth, close view, no people
+ The computer on board could do less than the thing that rings in your pocket. | computer, lamp, dark room, no people / hand, smartphone, close view
+ Its memory was woven, wire by wire, through tiny rings. That was women's work again. | hands, thread, close view
On earth, that night, people carried chairs to the one house with a television. | people, television, living room, night
brief On earth they sat before the one television in the street. | people, television, living room, night
- Children were got out of bed. Grandmothers put on their good cardigan. | child, blanket, night, lamp / old woman, armchair, television
+ The picture was grey, and it shook, and at first it was upside down. | television, dark room, close view, no people
* Then there was a ladder, and a foot. | ladder, moon surface, astronaut, no people
- It felt about for the ground, like any foot on any cellar stair. | foot, cellar stairs, dark / astronaut, ladder, moon, no people
+ The dust took the print, with all its ridges. There is no wind up there. It has kept them. | footprint, dust, moon surface, close view, no people
+ They picked up stones. They planted what they had brought. They ran, like boys. | astronaut, stones, moon surface, no people / astronaut running, moon surface, no people
+ Behind the moon a third one flew round and round, alone, with no one to talk to. | spaceship, moon, stars, dark, no people
+ There was so much to do. And over all of it hung that one blue thing. | astronaut looking up, earth, moon surface, no people
- In the house with the television somebody had to go out into the yard. | open door, yard, moon, night, no people
+ One of them had come here by ox cart, as a child. | old woman, yard, night / ox cart, road, dusk, no people
The oldest of them looked up for a while, and lifted her hand. | old woman looking up, moon, yard, night
brief An old woman went out, and lifted her hand. | old woman looking up, moon, yard, night
One ought to wave, she said. | old woman waving, moon, night

= the-wheel-that-got-tired
pattern: tale
about: mars
also: life on mars; the red planet
seen: as written

On Mars the evening is blue. | mars, red desert, blue sunset, no people
By day the sky is the colour of butter, and at sunset it is blue, round a small cold sun. | red desert, sun, pale sky, no people / red desert, small sun, blue dusk, no people
brief The sun is small there, and cold. | red desert, small sun, blue dusk, no people
- Nobody has ever stood there. We know it from a machine with six wheels. | red desert, rover, day, no people / wheel, sand, close view, no people
+ They gave it a name, as one does with a boat. | workers, machine, laboratory, lamp
+ It takes minutes for a word to get there. So you say: turn left. Then you go and make tea. | telescope dish, desert, night, no people / cup of tea, desk, computer, no people
* It looked for water. It found where there had been some. | dry riverbed, red desert, day, no people
- There were ripples in the stone, and round pebbles, as in any brook behind any village. | pebbles, red sand, close view, no people / brook, stones, village, day, no people
+ There is a mountain there, more than twice as high as any of ours. There is a canyon that would reach across a continent. | mountain, red plain, sky, no people / canyon, red rocks, wide view, no people
+ The whole place is about as large as our dry land. It has two little moons, like potatoes. | mars, space, two moons, no people
It was made for three months. It lasted for years. | red desert, tracks, wide view, no people
- One wheel got stuck. So they taught it to drive backwards, and drag the leg along. | desert, tracks, red dusk, close view, no people / wheel, sand, close view, no people
+ The bad wheel dug up white sand. It was the best thing that they had found. | white sand, red desert, close view, no people
+ It sent home pictures of its own shadow. It looked a bit like a child in a hat. | shadow, red sand, sunset, no people
- Then it got stuck, and a winter came. It had lived on light. | wheel, sand, red desert, dusk, no people / red desert, dark, stars, no people
* They called it, again and again, for a whole year. | woman, computer, lamp, night
+ Children had been born, and had learned to read, since it set out. | child, book, lamp, evening
It is still there. The wind has swept it clean, I like to think. | red desert, wheel, blue sunset, no people
brief It is still there, in the red sand. | red desert, wheel, blue sunset, no people
And behind it goes a line, that was drawn by something that limped. | desert, tracks, red dusk, blue sunset, wide view, no people

= it-waited-for-you
pattern: tale
about: shooting stars
also: comets; meteors; a shooting star
near: meteorite; asteroid
seen: as written

You make a wish on something as large as a grain of sand. | falling star, hill, one person, night
* That is all there is to a shooting star: a crumb, and a great hurry. | falling star, night sky, no people / sand, hand, close view
brief It is a crumb, in a great hurry. | falling star, night sky, no people
- It comes in so fast that the air before it glows. It lasts about as long as your breath goes in. | falling star, sea, night, no people / one person looking up, night
The crumb fell off a comet, long ago. | comet, stars, space, no people
- A comet is dirty ice, a mountain of it, and most of its life it is nothing but cold and dark. | ice, dark, stars, no people / comet, dark space, no people
+ It is as old as the earth. It is what was left on the bench when the planets had been made. | workbench, lamp, stones, no people / planets, sun, space, no people
+ Some fell down here, when everything was new. It may be that part of the sea came that way. | sea, rocks, falling stars, night, no people
Then it falls in towards the sun, and wakes up. | comet, sun, space, no people
- The ice smokes. Behind it opens a tail, for millions of miles. | comet, long tail, stars, night, no people
+ People used to kneel when they saw that. Kings drew up their wills. Somebody always said that it meant something. | people kneeling, field, comet, night / king, window, candle, night, no people
+ One is stitched into a carpet, over a king who looks up, and holds on to his chair. | carpet, king, comet, needle, no people
+ Then somebody sat down with the old books, and saw that it was the same one, again and again. | man, old books, candle, night
+ He worked out when it would come back. He knew that he would not be there. | man writing, window, candle, night / empty chair, desk, candle
+ It came when it was due, at Christmas. A farmer saw it first. | farmer, field, snow, comet, night
- It comes once in a life, that one, every seventy-six years or so. | comet, village, night, no people
- A child is held up to it at the window, in a blanket. | child, woman, window, comet, night
An old woman is wheeled out into the garden, in a blanket. | old woman, blanket, garden, comet, night
brief An old woman is wheeled out into the garden. | old woman, blanket, garden, comet, night
There you are, she says. I was the one at the window. | old woman, comet, stars, close view, night

= the-sky-remembers-the-sun
pattern: tale
about: the northern lights
also: auroras; the aurora borealis; polar lights; how the northern lights work; what causes the northern lights
seen: as written

When the sky turns green, the sun has thrown something at us. | aurora, snow, village, night, no people
Two days ago it flared up, and blew out a cloud of itself. | sun, fire, space, no people
- It crossed all that emptiness, and we went shopping. | planet earth, sun, space, no people / people, street, shop, day
* It would strip us bare. But the earth has a shield. | planet earth, space, glow, no people
+ It comes from the iron down there, which is molten, and turns. You can feel it. It pulls the needle in a toy compass. | compass, hand, close view / molten iron, fire, dark, no people
* So the storm slides off, and falls in where the shield is thin: at the two ends. | planet earth, aurora, space, no people
brief So it slides off, to the two ends. | planet earth, aurora, space, no people
- There it hits the air, and the air lights up. Green is oxygen. So is the deep red, higher up. | aurora, mountains, night, no people / red aurora, stars, night, no people
+ It hangs higher than any plane will ever fly. It looks as if you could pull it shut. | aurora, aeroplane, night, no people / curtain, window, night, no people
+ The old people up there said that one must not whistle at it. It would come down, and take your head. | old man, snow, hut, aurora / child, hood, snow, aurora
+ Some said that it was a fox, that swept the snow up into the sky with its tail. | fox, snow, aurora, night, no people
- Nobody up there sleeps on such a night. | lit windows, snow, village, aurora, no people
+ Doors open. People stand about in their coats, and in slippers, and say nothing at all. | people, coats, snow, open door, aurora
+ A bus driver has stopped, out on the road, and got out. So have all the others. | bus, snow road, people, aurora
+ It has no smell, and no sound. It makes one want to whisper, all the same. | aurora, lake, snow, night, no people
A man rings up somebody to whom he does not speak any more. | man, smartphone, snow, aurora
* Look up, he says. No. Just look up. | man looking up, smartphone, snow, aurora
Then they are both quiet, for the price of a long-distance call. | woman at a window, smartphone, night, aurora
brief Then they are both quiet. | woman at a window, smartphone, night, aurora
It was aimed at us. And this is all it could do. | aurora, mountains, snow, night, no people

= the-one-with-the-lights-on
pattern: tale
about: the planets
also: the solar system; the eight planets
near: saturn; jupiter; venus; neptune; uranus; mercury; earth
seen: as written

There are eight planets, and only one has a kitchen. | planets, sun, space, no people
The first is a stone, burnt on one side and frozen on the other. | planet, sun, space, close view, no people
- The second looks like our sister. It is hot enough there to melt lead, and the clouds are acid. | yellow clouds, storm, rocks, no people / planet, clouds, space, no people
+ The fourth was wet once. Something went wrong. It lies there like a dry bath. | mars, red desert, dry riverbed, no people
Then come the giants, who have no ground at all. | jupiter, space, stars, no people
- There is a storm on the largest that has raged for as long as anyone has had a telescope to look. | jupiter, red storm, close view, no people / telescope, window, night, no people
+ You could drop the whole earth into it. It would not even cough. | planet earth, jupiter, space, no people
* One wears rings. They are made of ice, and wide, and hardly thicker than a house is high. | saturn, space, stars, no people / house, snow, night, no people
brief One wears rings, and they are made of ice. | saturn, space, stars, no people
+ They will not last. It is only our luck that we are here at the same time. | saturn, space, dark, no people
+ One lies on its side. One is so far out that it has gone round once since it was found. | planet, dark space, blue, no people / blue planet, stars, no people
- They are all quite silent. There is wind, and nobody who shuts a window. | planet, storm clouds, dark, no people
* And then there is the third. | planet earth, moon, space, no people
+ It is not the largest. It has one moon, which is far too big for it, like a child with a balloon. | planet earth, moon, space, no people / child, balloon, field
A machine that we had sent away looked back, from beyond the last of them. | satellite, stars, dark space, no people
brief A machine that we had sent away looked back. | satellite, stars, dark space, no people
- It saw a dot. It was less than one dot, and it was blue. | blue dot, sunbeam, dark space, no people
+ Every war was on it. Every mother was. Your keys were somewhere on it. | keys, table, lamp, no people / people, street, evening
Down there somebody had left the hall light on, for whoever comes home late. | lit window, house, night, stars, no people
brief On it, somebody had left the hall light on. | lit window, house, night, stars, no people

= it-left-before-you
pattern: tale
about: starlight
also: the light of the stars; the life of a star
seen: as written

The light of that star set out before you were born. | stars, hill, one person, night
* You look up, and you look back. There is no other way to look at stars. | one person looking up, stars, night
brief You look up, and so you look back. | one person looking up, stars, night
- This one set out when your grandmother was in love. That one, when there was no town here. | old photograph, lamp, close view, no people / forest, river, night, stars, no people
* They are born in clouds, cold and dark, that fall together. | nebula, stars, space, no people
- It takes so much weight, and such a long squeeze, that at last something in the middle catches fire. | glowing nebula, star, space, no people / star, close view, space, no people
+ They are never alone at first. They come in litters, like kittens, and then they drift apart. | star cluster, space, no people / kittens, basket, lamp, no people
+ The small ones live on and on. The great ones burn it all, and are gone while it is still morning. | red star, space, no people / blue star, bright, space, no people
And what they burn, they turn into something else. | star, glow, close view, space, no people
+ Hydrogen, then helium. Then carbon, for pencils. Then oxygen, for you. | pencil, paper, close view, no people / one person breathing, open window, night
- The big ones go as far as iron. Then there is nothing left to burn, and they fall in, and fly apart. | star exploding, space, light, no people
+ For some weeks it is as bright as everything else together. Then it thins out, and drifts, like smoke after a feast. | supernova, galaxy, space, no people / smoke, empty table, candle
+ Out of that dust came another sun, and round it some stones, and on one of them a sea. | sun, dust, planets, space, no people / sea, rocks, dawn, no people
A boy has cut his knee. He studies it closely. | boy, knee, garden, evening
+ It is only a bit of blood, says his father, and fetches a plaster. | father, boy, kitchen, lamp
There is iron in it. It was made in there, when a star died. | star exploding, space, wide view, no people
brief The iron in it was made in a star. | star exploding, space, wide view, no people
Hold still, says his father, and wipes the star off. | father kneeling, boy, stars, evening
