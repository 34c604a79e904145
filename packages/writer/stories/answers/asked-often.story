= chocolate-on-the-chin
pattern: answer
about: why people lie
also: why we lie; why do humans lie; why everyone lies
seen: as written

Look at the chin, and you know why people lie. | child, chocolate on the face, close view, kitchen
~ On the plate there is a fork, and it is quite clean. Nobody used a fork. | plate, fork, close view, kitchen
It was not me, says the girl. She is four. There is chocolate up to her ears. | girl, close view, kitchen, cake / woman and girl, kitchen, cake
brief It was not me, says the girl, with chocolate up to her ears. | girl, close view, kitchen, cake
- Last year she could not have said that. Last year she thought that you can see whatever she sees. | girl and woman, face to face, kitchen
To lie you have to know that somebody else has a head, and that yours is not in it. | two people face to face, close view / girl thinking, close view, window
brief To lie you have to know that nobody can look into your head. | girl thinking, close view, window
+ So it is clever. It is one of the first clever things that anyone does. | girl smiling, close view, kitchen
~ Children all over the world find it out at about that age. Nobody shows them. | children, playground, day
~ They are very bad at it for a year or two. They hide behind curtains with their feet out. | child behind a curtain, feet, living room
* Most lies are small. They keep us out of trouble, or they make us look a bit taller. | man in front of a mirror, hallway / two people talking, street
brief Most lies are small, and keep us out of trouble. | two people talking, street
- And many are for somebody else. Lovely soup. You look rested. I was awake anyway. | bowl of soup, two people, table, lamp / telephone, bed, night
~ The big ones are another story. They have to be fed every day. | man at a window, dark room, evening
~ You remember your first one, by the way. It was about a window, and a ball. | broken window, ball, garden, day
* The girl looks at you. You look at the chocolate. | girl and woman, kitchen table, close view
~ She thinks about your face. You can see her do it. | girl, close view, thinking, kitchen
It must have been the cat, you say. | cat, kitchen table, cake
+ The cat has never eaten chocolate in its life. It says nothing. | cat, close view, window
There. Now there are two of you. | woman and girl laughing, kitchen, cake

= before-the-first-word
pattern: answer
about: why we laugh
also: why people laugh; why humans laugh; why babies laugh
seen: as written

It is older than talking, and here is why we laugh. | two people laughing, bench, sunlight
~ You can hear it through two walls, and you want to know what it was. | wall, corridor, light under a door
A baby laughs long before it has a single word. | baby laughing, mother, window light
~ Even apes do it, in their way, when they are tickled. It sounds like being out of breath. | ape, forest, close view
- Nobody has told it a joke. Somebody went away behind a cushion, and came back. | mother, cushion, baby, living room
* Listen to people for a day. They hardly ever laugh at jokes. | people at a cafe, street, talking / two people laughing, street
They laugh at: well, I must be going. They laugh at: is this seat free. | two people at an open door, evening, laughing / one person and a bench, park, smiling
brief They laugh at: is this seat free. | one person and a bench, park, smiling
~ Whoever talks laughs even more than whoever listens. You can try it at supper. | friends at a table, lamp, close view
+ And they do it with others, far more often than alone. | friends at a table, lamp, evening, laughing
- It runs ahead of thought, and takes over the breath. You cannot quite fake it. | one person laughing, close view, sunlight
So it is no comment. It is a sign, like a flag: all is well here, come closer. | people laughing, table, garden, evening / flag, hill, sunlight
brief It is a sign. It says: all is well here. | people laughing, table, garden, evening
~ It is hard to be afraid of somebody while you do it. | two people laughing, street, evening
~ A whole train carriage can catch it, from one child with a balloon. | child with a balloon, train, people
~ Then it is over, and you wipe your eyes, and say: oh dear. | one person wiping eyes, bench, sunlight
Think of the worst funeral that you were ever at. | people in black coats, church, rain
* Somebody snorted. You did not look at each other. | two people in black coats, close view, church
~ The harder you stop it, the more there is of it. It is the only thing that grows like that. | two people, hands on mouths, church
+ You bit the inside of your cheek until it hurt. | one person, close view, church
Nothing was well. But you were two. | two people laughing, bench, rain, umbrella

= the-summer-that-lasted
pattern: answer
about: why time flies
also: why does time go faster as we get older; why time flies as we get older; why does time seem to speed up
seen: as written

Once a summer took a year, and here is why time flies. | child, garden, summer, long shadows
~ A wait for cake was as long as a war. | child at a table, cake, clock
~ You had a whole year, and it had room for pirates. | children playing, garden, summer
Nobody knows all of it. But a good part is this: we count by what is new. | clock on a wall, window, evening / child looking at a beetle, grass
brief A good part of it is this: we count by what is new. | child looking at a beetle, grass
- When you are seven, a Tuesday holds a tooth, a wasp, and a word for the first time. | child, missing tooth, close view, smiling / wasp, glass, garden table
~ There was a whole afternoon that was about one beetle. | child lying in grass, beetle, sunlight
+ The way to school was long. There were so many walls to touch. | child touching a wall, street, morning
* Then you go the same way, to the same chair, with the same cup. | one person walking, grey street, morning / desk, cup, office, window
- The head does not keep two of a thing. It keeps one, and writes: and so on. | notebook, close view, lamp / office, many desks, evening
~ You find your umbrella in a place where you must have put it. You were not there. | umbrella, chair, office, evening
So a year goes by, and there is hardly anything in the drawer. | calendar, wall, evening / open drawer, almost empty, close view
brief So a year goes by, and the drawer is almost empty. | open drawer, almost empty, close view
~ And a clock only counts. It has never been anywhere. | clock, close view, wall
~ The first day of a journey is long, too. You can tell what you had for breakfast. | train window, fields, one person, morning
Tonight, go home another way. | street corner, evening, one person walking
~ There is a shop that you have never seen. It has been there for thirty years. | small lit shop, street, dusk
+ Eat something that you cannot pronounce. Be bad at something. | bowl, steam, street market, evening / one person with a violin, living room
~ Write down one thing, each evening, that was not there yesterday. | notebook, pen, lamp, close view
- Ask the child next door about the wasp. | child and old man, garden fence, sunset
It will feel longer. It will be longer, when you look back. | one person, unknown street, lamps, dusk / street lamp, unknown street, dusk
Touch a few walls. | hand touching a wall, street, sunset

= left-right-left
pattern: answer
about: why cats knead
also: why do cats make biscuits
seen: as written

Left, right, left, and you see why cats knead. | cat, blanket, close view, armchair, lamp
~ It does not look at you. It looks at something about a yard behind you. | cat, close view, eyes, lamp
~ Some do it on bread dough. They have a calling. | cat, kitchen table, dough
- You have just sat down, with the good trousers on. | one person in an armchair, cat, evening
* It begins when they are as long as your finger, and blind. | kittens, basket, blanket
A kitten presses at its mother, and the milk comes. Left, right, left. | kitten, mother cat, blanket, close view / mother cat, kittens, basket, lamp
brief A kitten presses at its mother, and the milk comes. | kitten, mother cat, blanket, close view
~ The one that pushes best gets most. They learn that before they can see. | kittens, mother cat, blanket, close view
+ It is warm. Somebody purrs, and the whole world moves up and down. | mother cat, kittens asleep, basket, lamp
- Most animals grow out of such things. We take them home, and feed them, and never tell them to. | cat, bowl, kitchen, morning
* So the paws remember. A soft thing, a warm thing, and off they go. | cat's paws, blanket, close view, lamp / cat, blanket, armchair, lamp
+ There is scent in those paws, too. You are being signed. | cat, hand, close view, lamp
~ You have a hole in that pullover. You would not have it mended. | pullover, sleeve, close view, lamp
~ It gets slower. It has come to the end of a row. | cat, blanket, close view, sleepy
The claws go in. You do not move. Nobody would. | one person in an armchair, cat, close view, lamp
~ You have been sitting on one leg. That leg is gone now. It was a good leg. | one person in an armchair, cat, close view, lamp
- Two eyes close. There is a far away look in that face. | cat, close view, closed eyes, lamp
There will be no milk. That is not the point any more. | cat on knees, blanket, lamp, night
You are somebody's mother, for as long as it takes. | one person and cat, armchair, lamp, night

= a-hand-out-of-the-window
pattern: answer
about: how planes fly
also: how do aeroplanes fly; how airplanes fly; how planes stay in the air
seen: as written

Put your hand out of the car window, and you feel how planes fly. | hand out of a car window, road, fields, day
~ Your mother says: take it in. You leave it out for one more bend. | woman driving a car, road, day
Flat, it does nothing. Now tip it up, only a little. | hand, wind, road, close view, sky / hand out of a car window, clouds, close view
It goes up, as if somebody had taken it. | hand, wind, sky, close view
- You have not lifted it. You have sent the air downward, and it has sent you up. | hand, car window, fields, sunlight
~ A kite knows it, too. So does a seed with one wing. | kite, field, wind / seed, wind, close view
A wing is such a hand. It bends the wind down, and the wind has to push back. | plane wing, window, clouds / plane from below, sky, day
brief A wing is such a hand. It bends the wind down. | plane wing, window, clouds
~ The faster it goes, the more of it there is to lean on. | plane, clouds, fast, seen from below
+ Its back is curved, so that the air stays with it, all the way round. | plane wing, close view, clouds
+ The engines lift nothing. They only keep the wind coming. | plane, engine, close view, runway
* It needs a great deal of wind. So it has to run first, and fast. | plane on a runway, dusk, lights
~ The lamps by the side become one long line. | runway lights, night, close view
~ A cup on a tray begins to tremble, and then it stops. | cup, plane tray, close view
- Three hundred people put down their newspapers, and pretend to look out. | people in plane seats, window, clouds
~ Somebody holds the hand of somebody they do not know. | two hands, plane seats, close view
* Then it tips up its nose, only a little. | plane taking off, runway, sunset
+ Your stomach stays on the ground for a moment, to wave. | one person at a plane window, city below
~ Down there somebody on a bicycle looks up, and gets smaller. | one person on a bicycle, field, seen from above
In row nine a child holds a hand flat against the glass. | child, plane window, hand, clouds
It has known for years. | child smiling, plane window, sunset

= the-wanted-poster
pattern: answer
about: how vaccines work
also: how does a vaccine work
seen: as written

Think of a picture on a police station wall, and you see how vaccines work. | paper on a wall, street, day, close view
There is a guard in your blood. Many of them. They have never met this thief. | old man in uniform, gate, night / many lamps, dark street, night
brief There are guards in your blood. They have never met this thief. | old man in uniform, gate, night
- So he walks in, with his hat on, and takes what he likes. They are days too late. | man with a hat, open door, dark house, night
~ It takes them a week to find out what he looks like from behind. | lamp, dark street, night, one person
A vaccine does not fight. It brings them his picture. | doctor, child, window, day / paper, drawing of a face, close view
brief A vaccine brings them his picture. | doctor, child, window, day
~ Others bring only the buttons. Some bring a note on how to draw him. | buttons, close view, table, lamp / paper, pencil, drawing
- It is only a coat of his, or a broken copy. It can steal nothing. | coat on a hook, corridor, close view
* They look at it for a day or two. Sometimes your arm aches. That is them, running about. | child holding an arm, bed, window / lamps in a dark street, people running
brief They look at it for a day or two. Sometimes your arm aches. | child holding an arm, bed, window
+ Each of them builds a lock that would fit just him. | lock, tools, close view, lamp
~ Not one of them has ever seen you. They do it all the same. | old man in uniform, gate, stars
~ They pass the picture on, when they get old, to the young ones. | old hand, young hand, paper, lamp
~ And where everybody's guards know him, he has nowhere to sleep. | man with a hat, closed doors, street, night
Years later he comes along, and puts his hand on the gate. | hand on a gate, night / man with a hat, gate, night
brief Years later he comes along. | hand on a gate, night
~ He has changed his tie. They are used to that. Sometimes they need a new picture. | man with a tie, gate, night
- They have grown old, some of them. They have kept the picture in their caps. | old man in uniform, close view, paper, lamp
And somebody in there says: oh, it is you. | old man with a lantern, gate, night
+ You are eating a sandwich. You do not notice a thing. | child eating a sandwich, bench, sunlight
That is how it feels when it has worked. It feels like Wednesday. | child on a bicycle, street, sunlight
brief It feels like Wednesday. | child on a bicycle, street, sunlight

= the-burnt-side
pattern: answer
about: what is love
also: what is true love; why we fall in love; why people fall in love
seen: as written

What is love? Ask somebody who has been married for fifty years. | old woman and old man, kitchen table, morning
~ In books it happens on bridges. There is always a bridge. | bridge, two people, sunset
They will look at you as if you had asked about the pipes. | old man, close view, kitchen, surprised
brief They will look at you for a while. | old man, close view, kitchen, surprised
- Doctors can measure the heart. It goes faster. It does that on stairs, too. | heart, close view, lamp / stairs, one person, lamp
* Poets say: a fire. In this kitchen there is toast. | toast, plate, kitchen table, morning / candle, fire, dark room
+ The toaster has burnt on one side since nineteen eighty. | toast, close view, plate, morning
Every morning she scrapes it, and gives him the good one. | old woman, toast, knife, kitchen / two plates, toast, table, morning
brief Every morning she gives him the good one. | old woman, toast, knife, kitchen
Every morning, when she turns to the kettle, he changes the plates. | hands, two plates, kitchen table, close view / kettle, stove, old woman, kitchen
brief Every morning he changes the plates. | hands, two plates, kitchen table, close view
~ There was a letter once, with four pages. It is under the drawer, so that the drawer closes. | letter, drawer, close view
~ In the hall there are two hats. One of them is never worn, and always moved. | two hats, hallway, hooks
~ When he snores, she says the name of the river where they met. Then he stops. | old woman, bed, night, window
~ Last winter she was away for nine days. He burnt both sides. | old man, toast, kitchen, snow window
~ It takes one second. He has practised it for longer than most people play the piano. | hands, plates, close view, window light
- She has never said that she knows. | old woman, close view, kitchen, smiling
+ He has never said that he knows that she knows. | old man, close view, kitchen, window light
~ The kettle knows. It has been watching them both. | kettle, steam, kitchen window, close view
* So they sit there, with the burnt side, and the good side, and the radio. | old woman and old man, kitchen table, radio
* You asked what it is. | one person at a table, kitchen, morning
It goes round the table, once a day, and nobody gets it. | two plates, toast, kitchen table, close view, sunlight

= the-coat-you-no-longer-have
pattern: answer
about: why we get goosebumps
also: why music gives us goosebumps; why we have goosebumps
seen: as written

Roll up your sleeve, and you see why we get goosebumps. | arm, close view, window, cold light
Below each hair there is a muscle, too small to see. When it pulls, the hair stands up. | arm, hair, close view, cold light / hand, sleeve, close view
brief Below each hair there is a tiny muscle. When it pulls, the hair stands up. | arm, hair, close view, cold light
* Look at a cat that has met a dog. Twice the size, all of a sudden. | cat, dog, garden, face to face
~ A porcupine can do it better. A porcupine means it. | porcupine, close view, forest
- Look at a sparrow in January. It has put on its own feather bed. | bird, branch, snow, close view
So it was good for two things. Air between the hairs keeps you warm, and a large animal is left alone. | bird, snow, branch / cat, close view, angry
brief It kept us warm, and it made us look large. | bird, snow, branch
~ It costs nothing, and it works at once. It was a very good coat. | bird, snow, close view / cat, arched back, wall
+ Then, over a very long time, we lost the coat. Nobody told the muscles. | coat on a hook, empty room / arm, close view, window light
* And the music? That one nobody has quite worked out. | one person with closed eyes, radio, lamp, evening
- A voice comes in where you thought there was none, and it runs down your arms. | one person, close view, concert, dark hall
~ It works with a story, too, when somebody stops, and you hear the stairs. | stairs, lamp, night, people listening
~ It works when forty people stand up at once. | crowd standing, dark hall, light
~ A baby cannot do it with music yet. Something has to be missed first. | baby, window, music box
* Something very large is near, says your skin. It has only one word for that. | one person looking up, night sky, stars
~ It did the same for thunder, and for the first sight of the sea. | sea, huge waves, one person / thunder cloud, field
* So you sit there, in a pullover, and stand on end. | one person in an armchair, radio, lamp, night
It is the coat that you no longer have. It still gets up for beauty. | one person at a window, stars, night

= the-last-colour-out
pattern: answer
about: why the sea is blue
also: why the ocean is blue; why water is blue
seen: as written

Pour a glass of it, and you will not see why the sea is blue. | glass of water, hand, close view, beach, sunlight
~ In a white bath you can see it, if the bath is full, and the light is good. | bath, water, window light
It is clear. You could read through it. So where did the blue go? | glass of water, sea, close view, sunlight / open book, glass of water
brief It is clear. So where did the blue go? | glass of water, sea, close view, sunlight
* The light comes down from the sun in all colours at once, like a family. | sunlight on the sea, wide view, day
~ You do not see them as long as they keep together. | sunlight, window, white wall
- Water eats them, one by one. It begins with the red. | light from above, underwater, blue
+ A diver who cuts a finger, down there, sees something dark come out. It is not red any more. | diver, underwater, deep blue / hand, underwater, dark
Then go the orange, and the yellow. The blue gets furthest, and some of it comes back up. | underwater, light from above, deep blue / sea, blue, wide view
brief The blue gets furthest, and some of it comes back up. | underwater, light from above, deep blue
~ Fish know it. Down there many of them are red, because red is as good as black. | red fish, underwater, dark
+ A glass is too thin. You need a great deal of it to see how little it does. | glass of water, beach, close view
- The rest is the sky, that lies down on it, and looks at itself. | calm sea, sky, reflection, morning
~ Rivers are brown from what they carry, and some lakes are green from what lives in them. | river, brown water, seen from above / green lake, forest
~ Where it is shallow, the sand shines through, and it looks like a bottle. | shallow sea, sand, turquoise, seen from above
~ At night it has no colour at all. It keeps it for you. | dark sea, night, moon
* And below that, a long way down, the blue gives up, too. | underwater, deep black water
* A child on the beach holds a bucket up to the sun. | child, bucket, beach, sun
- It is empty, she says. It has gone out of it. | girl, bucket, close view, beach
Carry it back, you say. It only works together. | two people, bucket, sea, beach, sunset

= the-map-in-a-small-head
pattern: answer
about: how birds find their way home
also: how birds navigate; how pigeons find their way home; how migrating birds find their way; how birds know where to go
seen: as written

It weighs as much as a letter, and nobody shows it the way, but here is how birds find their way home. | bird, branch, close view, autumn
~ Before it goes, it eats until it can hardly fly. That is the luggage. | bird, berries, branch, autumn
* There is no one thing. They have several, like a careful traveller. | birds in the sky, autumn, dusk / bird, branch, autumn
* By day there is the sun. They know where it should stand at what hour. | birds, sun, sky, wide view
By night there are the stars. Young ones learn which part of the sky stays still. | birds, night sky, stars / bird, nest, stars, night
brief By night there are the stars. | birds, night sky, stars
- And they can feel which way is north, as you feel which way is down. | compass, close view, map / bird, wings, sky, close view
+ Just how they feel it is one of the good riddles. People with very small magnets are working on it. | compass, laboratory, lamp, night
+ Near home there are smells, and rivers, and that one red roof. | village, red roof, river, seen from above
- Some go alone, in their first autumn, where none of them has ever been. The direction came with the egg. | egg, nest, close view / one bird, wide sky, dusk
~ Storms blow them off the road. They correct it, as you would after a detour. | birds, storm, sea
~ There are lamps below that we have lit, and these they do not understand. | city lights, night, birds, seen from above
~ You have put up a chair for the cat, elsewhere. You have thought of that, at least. | cat, chair, garden, spring
There is a mark under your gutter, like half a cup. It has been empty since September. | nest under a roof, house wall, winter / snow, house, empty nest
brief Under your gutter is an empty nest. | nest under a roof, house wall, winter
* Deserts lie in between, and a sea, and weather. | desert, seen from above, birds / sea, storm, birds
Then one morning in April somebody is shouting out there. | swallow, roof, spring morning
You find your keys with difficulty. | keys, table, close view / one person at an open window, spring morning

= the-attic-is-small
pattern: answer
about: why we forget
also: why people forget; why we forget things; why humans forget
seen: as written

You are looking for your keys, and wonder why we forget. | one person looking for keys, hallway, morning
* Think of an attic, with one small window, and parcels coming up the stairs all day. | attic, boxes, small window / boxes on the stairs, house
brief Think of an attic, with parcels coming up all day. | attic, boxes, small window
* Every face on the bus. Every number plate. Every word on the milk. | people on a bus, windows, day / bottle of milk, kitchen table
- If all of that stayed, you could not find your own name. | attic full of boxes, dust, one person
~ The smells get a shelf of their own. Nobody knows who decided that. | jars, shelf, attic, light
So somebody up there throws out, mostly at night, while you sleep. | attic, lamp, night, shadow / one person asleep in bed, moonlight
What you ask for often is put near the stairs. What you never ask for goes further back. | boxes, stairs, lamp, attic / attic, dark corner, dust
brief What you ask for often is put near the stairs. | boxes, stairs, lamp, attic
~ Your telephone number from when you were six is still lying on the top step. | telephone, stairs, dust, close view
+ And each time you take a thing down, you put it back a little changed. | old photograph, hand, close view, lamp
~ What hurts is packed twice. It does not help, but it is meant well. | box, string, attic, close view
~ Songs are hard to get out. They hold on to the beam. | attic beam, dust, light
~ Sometimes a thing falls over up there, in the middle of a Thursday, and you stand still in the street. | one person standing still, street, day
It makes mistakes. It has thrown away your keys. | keys, floor, close view / one person, hallway, coat
~ It is nobody's fault. It only has one pair of hands, and no list. | attic, shadow, lamp, boxes
- It has thrown away the name of the nice man, while he was shaking your hand. | two people shaking hands, street
* But right at the back, under a cloth, it has kept the way your mother said good night. | attic, cloth, light, small window / woman at a bedroom door, child in bed, lamp
brief But it has kept the way your mother said good night. | woman at a bedroom door, child in bed, lamp
You never asked for that. It kept it anyway. | one person at a window, night, lamp

= the-night-watch
pattern: answer
about: why we are afraid of the dark
also: why children are afraid of the dark; why people fear the dark
seen: as written

Turn off the lamp, and wait, and you feel why we are afraid of the dark. | hand on a lamp, dark bedroom, night
~ The eyes need a while. Give them ten minutes, and the furniture comes back. | dark bedroom, window, moonlight
We are animals of the day. Our best sense is the one that has just gone out. | dark bedroom, window, stars / one person, close view, eyes, dark
brief We are animals of the day, and our best sense has just gone out. | one person, close view, eyes, dark
* For a very long time there were others out there, with better eyes, and they were hungry. | two eyes in the dark, forest, night / campfire, people, forest, night
- Whoever thought that a rustle was nothing has not left us many grandchildren. | campfire, dark forest, night
* So the head does what it can. Where it sees nothing, it paints. | coat on a chair, dark bedroom, moonlight
+ And it never paints a cake. It paints teeth. To be wrong about a cake costs nothing. | shadow on a wall, dark bedroom, moonlight
- The chair is a bear. The coat is a man. It is better to jump at a coat. | coat on a hook, dark room, moonlight / chair, shadow, moonlight
~ Small children are not afraid yet. First you have to be able to imagine a lion. | baby asleep, night light
~ It is always worst at the height of the ankles. | bed, dark floor, moonlight
~ And once in ten thousand nights it was one. So the habit stayed. | bear, dark forest, eyes, night
* A boy calls out. His father comes, and sits down on the bed. | father and boy, bed, dark bedroom, light under a door
He does not say that there is nothing. | father, close view, dark room, lamp
- He says: I know. I have it, too. Mine is behind the boiler. | father and boy, bed, lamp, close view
~ The boy moves over. There is room for all three of them. | father and boy, bed, night
There is somebody in you who stays awake, so that you can sleep. | child asleep in bed, father on a chair, moonlight
Say good night to him. He has done it for such a long time. | dark bedroom, window, stars, lamp
