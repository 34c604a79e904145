= at-the-foot-of-the-bed
pattern: premise
takes: person

Somebody sits at the foot of your bed: {S}. You know at once who it is. | {T}, dark bedroom, moon
brief Somebody sits at the foot of your bed: {S}. | {T}, dark bedroom, moon
{H} does not look at you. {H} is counting something, very softly. | {T}, window, moonlight
brief {H} is counting something, very softly. | {T}, window, moonlight
- One for every night, you think. One for every night that you were late. | clock, dark bedroom, moonlight
+ You want to say sorry. In this dream, you have no idea for what. | one person in bed, moonlight
...
Then the counting stops. The number was yours. | dark bedroom, lamp, night
{H} gets up, and holds the door for you, the way one does for a guest. | open door, light, {T}
You look back at the bed. Somebody is asleep in it, and the covers are still warm. | bed, moonlight, empty room
brief You look back at the bed. Somebody is asleep in it. | bed, moonlight, empty room

= it-knows-your-name
pattern: premise
takes: animal

Something breathes behind the door: {S}. You have been here before. | {T}, open door, moon, night
brief Something breathes behind the door: {S}. | {T}, open door, moon, night
- Nothing moves. Only the breathing, slow and very near. | {T}, dark, moonlight
- You hold out a hand. You can feel the warmth before you touch anything. | open hand, {T}, moonlight, night
+ There is grass under your feet, and it is growing up through the carpet. | bare feet, grass, night
...
And then you hear your name, as your mother used to say it. | night field, moon, one person
- Not out loud. It is simply there, like a smell. | night field, stars
Do not wake up, it says. Out there, we have no voice. | {T}, stars, night
You open your eyes at seven. On the pillow lies one long hair that is not yours. | pillow, bed, window, dawn

= the-last-passenger
pattern: premise
takes: vehicle

You do not remember getting on: {S}. You are the only one on board. | {T}, night, moon
brief You do not remember getting on: {S}. | {T}, night, moon
- There is a seat with your coat on it. There is a cup, still warm. | empty seat, coat, cup, night
- Outside go the places where you have lived, one after another, with all the lamps on. | houses with lit windows, night, {T}
+ In one of them a child is at the window, and waves. You know those pyjamas. | child at a lit window, night
...
You walk to the front, to ask where this is going. | corridor, lamp, one person walking
The driver turns around, and is much older than you, and has your eyes. | old person's face, lamp, dark
- You said that you wanted to see it all once more, the driver says. | old person, window, night lights
Sit down. We are almost at the beginning. | {T}, dawn, fog, road

= the-thing-in-your-hand
pattern: premise
takes: handheld; timepiece

You wake up holding it: {S}. Yesterday you did not own one. | {T}, hand, moonlight
brief You wake up holding it: {S}. | {T}, hand, moonlight
- It is warm. It has been held all night. | {T}, hand, moonlight, bedroom
- You put it on the table, and turn over. It is in your other hand. | {T}, table, moonlight, bedroom / {T}, hand, moonlight, bedroom
+ You carry it down to the street, and leave it on a wall. It is home before you are. | one person carrying {T}, street at night, lamp / {T}, table, moonlight, bedroom
...
So at last you ask it what it wants. | {T}, table, lamp, night
It wants to go back, and it can only go back through you. | dark window, moon, one person
- You lie down. You close your fingers around it, one by one. | one person in bed, moonlight / {T}, hand, moonlight
In the morning your hand is empty, and somewhere a child wakes up and finds it. | one person in bed, window, dawn / child in bed, {T}, dawn

= written-in-your-hand
pattern: premise
takes: document

They want you to sign: {S}. In the dream, you know the words by heart. | {T}, lamp, dark hall
brief They want you to sign: {S}. | {T}, lamp, dark hall
- The ink is still wet, and the writing is your own. | pen, wet ink, {T}, lamp
- You read the first line. It happened this morning. | one person reading {T}, lamp, night
+ You read the second. It is happening now: you are reading, and there is a draught. | one person reading {T}, lamp, curtain, night
...
You turn to the end, because anybody would. | {T}, hand, candle, night
The last line says: and then the sleeper turned it over. | {T}, candle, dark
You look. There is a bed, and a window, and someone reading. | bed, window, moon, one person
Lie very still. You are nearly at the bottom. | bed, moonlight, dark window

= the-place-that-dreams-you
pattern: premise
takes: dwelling

You are back again: {S}. Every night it has grown by one room. | {T}, night, moon
brief You are back again: {S}. | {T}, night, moon
- You know every stone of it. You have never been there by day. | {T}, moonlight, empty
- Tonight there is a light in the new room, and someone is laying a table. | lit window, table, night
+ There are two plates. There is your cup, the one that broke. | plate, cup, table, lamp
...
You knock. You hear a chair being pushed back. | one person, closed door, street, night / empty chair, table, lamp, night
Not yet, says a voice that you miss very much. It is not finished yet. | door, light under the door, night
- So you sit on the step until it gets light. | one person sitting on the steps of a house, street, dawn
Tomorrow there will be one more room. One day there will be enough. | open door, light, empty room, dawn / {T}, sunrise, fog

= it-walks-with-you
pattern: premise
takes: place

You walk, and it walks with you: {S}. It knows you by your shoes. | {T}, one person walking, rain, night
brief You walk, and it walks with you: {S}. | {T}, one person walking, rain, night
- You turn left. It turns over, too, like a sleeper. | {T}, moonlight, seen from above
- Here you fell when you were six. The ground is still warm. | one person kneeling, hand on the ground, {T}, moonlight
+ A dog runs ahead of you, and waits. You had that dog. | dog, {T}, moonlight
+ Somebody has put up signs. They all say: not yet. | signpost, {T}, night
...
* It has changed again. Where you left a school, there is water, with the lamps on. | lamps in the water, {T}, night / {T}, moon, reflection
brief It has changed again. Where you left a school, there is water. | lamps in the water, {T}, night
One lit window goes along beside you, like the moon beside a car. | one lit window, dark house front, {T}, night
- Behind it sit all of those who ever waited up for you. They do not look round. | people at a table, lit window, night
You want to run to it. Slowly, it says. I end where you get there. | one person running, {T}, night / one person on a bridge, {T}, night
So you go slowly. You have been walking since you were six. | child and woman walking, long shadows, {T}, night

= the-map-in-your-palm
pattern: premise
takes: place

It is drawn in the palm of your hand: {S}. You find it in the dark, with one finger. | open hand, close view, moonlight
brief It is drawn in the palm of your hand: {S}. | open hand, close view, moonlight
- There is the long line, that goes down to the water. There is the short one, that stops. | open hand, close view, moonlight / {T}, path, moonlight
You close your hand. Down there it gets dark. | closed hand, close view, moonlight / {T}, dark night
- You open it. They come out, and look up, and shade their eyes. | {T}, people looking up, bright light
+ One of them waves, as one waves to a ship. | one person waving, {T}, light
...
So you sleep with your hand open, and do not turn over. | one person asleep in bed, open hand, moonlight
- Toward morning, it begins to rain on you. | one person in bed, rain, night
You look up. Very high above you, five fingers open. | huge hand in the clouds, {T}, dawn
You wave. | one person waving, {T}, sunrise

= the-taste-of-it
pattern: premise
takes: food

You are asleep, and hungry: {S}. All over the house you can smell it. | {T}, kitchen, lamp, night
brief You are asleep, and hungry: {S}. | {T}, kitchen, lamp, night
- You follow it down the stairs in the dark, with one hand on the wall. | one person, dark stairs, lamp, night
- The kitchen light is on. Somebody is humming, with her back to you. | woman seen from behind, stove, kitchen, lamp, night
+ The table is set for everyone, even for those who moved away. | kitchen table, plates, chairs, lamp
...
You sit down at your old place. Your feet do not reach the floor. | child at a table, kitchen, lamp
Eat, she says. It is no good cold. You were always so late. | old woman, {T}, kitchen table, lamp / child sitting at a kitchen table, {T}, lamp
brief Eat, she says. You were always so late. | old woman, {T}, kitchen table, lamp
You wake up, and you are not hungry. You are only crying a little. | one person in bed, window, dawn / one person crying, bed, dawn
And on the stairs, very faintly, there is still that smell. | stairs, morning light, open door

= it-comes-at-four
pattern: premise
takes: feeling; event; history; activity; nature

It comes at four, and sits down: {S}. It takes the chair beside you. | dark bedroom, clock, empty chair
brief It comes at four, and sits down: {S}. | dark bedroom, clock, empty chair
* You cannot see it. You can see that the chair has moved. | empty chair, moonlight, bedroom
- It is not unkind. It only wants somebody to be awake. | window, moon, dark room
+ In the houses opposite there are two more windows lit. So it has been there, too. | lit windows, night street
...
Tonight you make room for it. You lift the edge of the blanket. | bed, blanket, moonlight
It is cold at first. Then it is only heavy, like a sleeping cat. | bed, moonlight, night / sleeping cat, bed, moonlight
You both hear the first bird. | bird, window, dawn
It gets up without a sound. You could swear that it tucked you in. | bed, window, sunrise

= the-wrong-bedroom
pattern: premise
takes: thing; clause; statement

Outside, where the street was: {S}. You wake up. The room is yours, the bed is yours. | bedroom, window, moon, one bed
or On your ceiling it says: {C}. You wake up. The room is yours, the bed is yours. | bedroom, window, moon, one bed
- The clock says four. The hands are pointing at you. | clock in a dark bedroom, moonlight
- You put one foot out of bed. The floor is warm, and it is breathing. | bare foot, bedroom floor, moonlight
+ There is your chair. There is your coat on the chair. There is somebody in your coat. | coat on a chair, dark bedroom
+ You say that this is a dream. The coat nods. | shadow in a chair, moon, room
...
- So you do what you always do. You count your fingers. | hand in moonlight, dark room
- There are ten. That is the bad news. Count them again, and there are still ten. | two hands, moonlight
You are awake. You have been awake the whole time. It is the room that is dreaming. | bedroom with strange light, moon
Lie still. Breathe with the floor. It will wake up soon. | sleeping room, window, first light

= the-lift
pattern: premise
takes: thing; clause; statement

Beside the only button it says: {S}. The lift in this dream has no other. | elevator, one glowing button, dark hall
or Above the only button: {C}. The lift in this dream has no other. | elevator, one glowing button, dark hall
- You press it. You can feel yourself going sideways. | one person in an elevator, light
- The doors open on your old school, under water, with the lamps still lit. | school corridor underwater, lamps
+ A teacher swims by, and taps on her watch. You have an exam. You have always had an exam. | underwater classroom, one person, clock
+ The doors open on a field of beds, and in all of them people turn over at once. | beds in a field, night, stars
...
The doors open on a lift, and in it stands somebody with your face. | two elevators, mirror, one person
- You both say sorry. You both step aside. | two people, mirror, light
One of you gets out here. You hope it was the right one. | open elevator doors, dark corridor
Somewhere an alarm clock is ringing, and someone reaches out and turns it off. | alarm clock, hand, dawn room

= the-train-of-sleepers
pattern: premise
takes: thing; clause; statement

They are all dreaming of {S}. Everyone on this train is asleep. | night train, sleeping people, moon
or In each of their dreams, {C}. Everyone on this train is asleep. | night train, sleeping people, moon
- You walk down the carriage. Their lips move all together, like wheat. | train corridor, sleeping faces, lamp
- Outside the window there is no country. There is only the inside of a pillow. | white clouds at a train window
+ The guard comes, and stamps your hand. He is asleep too. He has a kind face. | train guard, lamp, ticket
+ In the dining car the soup is served to nobody, with great care. | empty dining car, candles, night
...
You find the engine. There is no driver. There is a cot, and in it a child. | train engine, small bed, lamp
+ The child holds a string, and the string goes out of the window, up to the moon. | child, string, moon, train window
- The child opens one eye, and looks at you, and says: not yet. | child's eye, moonlight
So you go back to your seat. You close your eyes. Somebody has to keep it going. | one person asleep, train, night

= the-house-you-grew-up-in
pattern: premise
takes: thing; clause; statement

On the extra door somebody wrote: {S}. You dream of the house where you grew up. | house, corridor, extra door, lamp
or Behind the extra door, {C}. You dream of the house where you grew up. | house, corridor, extra door, lamp
- It is between the bathroom and the stairs. You have walked by a thousand times. | corridor, stairs, door, night light
- Your mother calls from the kitchen. She sounds young. She says: do not let the heat out. | kitchen, warm light, corridor
+ The door has a handle at the height of a child. Your hand is the right size. | small hand, door handle, light
+ There is light under it, and the light has footsteps. | light under a door, shadow of feet
...
You open it. It is a room, with a bed in it, and an old person asleep. | old person in bed, lamp, room
The hand on the blanket has your scar. | old hand on a blanket, lamp
- You have not dreamed of the house. The house was all there ever was. You dreamed the years. | child at a bed, window, moon
Shut the door, softly. Go down. Supper is ready. | kitchen light, stairs, child

= the-falling
pattern: premise
takes: thing; clause; statement

You fall, and read about {S}. You have been falling for so long now that you can. | one person falling, stars, open book
or You fall, and the book says: {C}. You have been falling for so long now that you can read it. | one person falling, stars, open book
- At first you screamed. Then you got hungry. Then you noticed the others. | people in the night sky, stars
- A man goes by with an umbrella, upside down. A couple goes by, at a table, with wine. | umbrella, table, night sky
+ You are all falling at the same speed, so it is really quite like a village. | people floating, lanterns, clouds
+ Someone is hanging out washing. Someone has planted a tree, roots up. | floating tree, washing, stars
...
You ask the woman next to you what is at the bottom. | two people floating, moon, clouds
- She looks surprised. Nobody has told you, she says. We passed it on your first day. | clouds far below, night
It was a bed, she says. It was very small. You waved. | tiny bed far below, clouds
Turn the page. There is no hurry any more. | open book, stars, calm

= the-telephone-rings
pattern: premise
takes: thing; clause; statement

The voice says only: {S}. In the dream a telephone rings. | telephone, dark corridor, lamp
or The voice says only: {C}. In the dream a telephone rings. | telephone, dark corridor, lamp
- You have to write it down. The pencil is a candle. The paper is a bird. | bird, candle, table, dark
You know that voice. It used to read to you. | old person with a book, lamp, child
+ You want to ask how they are. You want to ask where. Your mouth is full of snow. | snow falling in a room, telephone
+ So you hold the receiver with both hands, and breathe, so that they know you are there. | hands holding a telephone, night
...
- There is a long silence, with the sea in it. | sea at night, telephone, moon
Then the voice says, very clearly: I only rang to hear you sleep. | telephone, bedroom, moonlight
- You wake with your hand at your ear. The room is silent. | one person in bed, moonlight
The receiver is off the hook. It is still warm. | telephone off the hook, dawn

= the-twin-town
pattern: premise
takes: thing; clause; statement

Someone there is looking for {S}. Every night you go to the same town. | town at night, lanterns, fog
or On the gate it says: {C}. Every night you go to the same town. | town gate at night, lanterns, fog
- You know it better than your own. You know where the bread is cheap. | night market, bread, lanterns
You have a key there, and a cat, and an unpaid bill. | key, cat, table, lamp
+ The people ask where you go in the daytime. You tell them, and they are sorry for you. | two people on a street, lanterns
+ They have a word for waking up. It is the same word as falling ill. | one person fading, street, dawn
...
- Last night they had cleared your table. They had put flowers on the bed. | flowers on a bed, lamp, window
You had overslept, over here. You had missed a whole day over there. | clock, bedroom, sunlight
- They looked at you as you would look at someone who comes back. | crowd with lanterns, one person, night
Good night, they will say to you tonight. They will mean good morning. | town at night, lit windows, moon

= the-instructions
pattern: premise
takes: thing; clause; statement

Do not dream of {S}. There is a note on your pillow, in your handwriting. | letter on a pillow, bed, moon
or Remember that {C}. There is a note on your pillow, in your handwriting. | letter on a pillow, bed, moon
- You do not remember writing it. The ink is wet. | letter, wet ink, lamp, bedroom
You turn it over. On the back it says: too late. | letter in a hand, moonlight
+ The wallpaper has begun to move, slowly, like a field. | wallpaper like a field, moonlight
+ A path runs through it, down to a river which was a stain this morning. | path through a field, river, moon
...
- You follow it. You have no shoes on. The grass is paper, and it is cold. | bare feet, grass, night, path
By a river sits somebody with a pillow on their knees, writing. It is you. | one person by a river, writing, moon
- You want to call out. But you are nearly finished. | one person by a river, back view, moon
So you stand behind yourself, and read over your own shoulder: too late. | two figures by a river, moon

= the-slow-tide
pattern: premise
takes: thing; clause; statement

The sea has brought you {S}. It has come up the stairs while you slept. | sea on a staircase, house at night, moon
or The sea tells you that {C}. It has come up the stairs while you slept. | sea on a staircase, house at night, moon
It lies on the landing like a dog, and looks at you. | water on stairs, moonlight
Your slippers float by, side by side, like a small married couple. | slippers floating, dark water
+ A fish is reading the photographs on the wall. It stops at your wedding. | fish, photographs on a wall, water
+ You ought to be afraid. You lift the blanket, and it gets in beside you. | bed in water, moon, blanket
...
- It smells of the summer when you were eight. It is exactly as heavy. | beach, child, summer light
+ It begins to tell you where it has been. It is not a short story. | sea at night, stars, bed
- Toward morning it says that it must go. There is only so much of it, and the moon is jealous. | moon over the sea, dawn
When you wake, the bed is dry. There is sand in your hand. | sand in a hand, sunrise, bed

= the-examination
pattern: premise
takes: name

In the dream you have to sit an exam about {A}. You have one pencil and no hands. | school desk, exam paper, dark hall
- The clock has no numbers. The others are already writing, like rain. | clock, rows of desks, rain
- You look at the first question. It says: who are you when you do not know? | exam paper, lamp, pencil
+ You look around. The girl by the window turns her page for you to see. It is blank. | child at a desk, window, blank paper
+ The teacher walks past. He has no face, just a kind of patience. | one person, dark classroom, window
...
- So you begin, with your mouth, to tell the paper what you would like to find out. | open mouth, paper, light
- The paper listens. It starts to turn warm. | glowing paper, dark desk
A bell rings. Everyone has passed. It was never about answers. | bell, bright classroom, crowd
You wake up. For the first time in your life you want to go back to school. | sunrise window, bed, school bag

= the-night-lesson
pattern: premise
takes: name

Somebody sits on the edge of your bed each night, and talks to you about {A}. | shadow on a bed, moon, bedroom
- You never see a face. You see a sleeve, and a hand that draws in the air. | hand drawing in the air, moonlight
It is all so clear. You think: I must remember this. | bright lines in the dark, bedroom
+ You think: tomorrow I will tell everyone. You think: how simple. | one person in bed, moon, smile
+ In the morning there is a dent in the blanket, and one word, and the word is melting. | empty bed, dent in a blanket, dawn
...
So last night you asked who it was. | dark bedroom, shadow, window
- It was quiet for so long that the clock looked up. | clock, moonlight, bedroom
I am the part of you that listens, it said. You talk all day. | two shadows, window, moon
Tonight, leave the chair clear. | empty chair by a bed, night

= the-collector
pattern: premise
takes: thing; clause; statement

He has come for {S}. A man collects your dreams in the night. | one person with a bag, bedroom door, moon
or He wants the dream where {C}. A man collects your dreams in the night. | one person with a bag, bedroom door, moon
- He has a bag, a lamp, and a receipt book. He wipes his shoes. | bag, lamp, shoes at a door
- He takes the one in which you fly. He folds it small. You feel a little heavier. | folded light, hands, dark room
+ He takes the one with the sea, and wrings it out. | wet cloth, hands, moonlight
+ He does not take the one about the teeth. Nobody wants those, he says. | dark bedroom, lamp, one person
...
- You ask him where he brings them. He looks at you for a while. | two people in lamp light, bedroom
There is a house, he says, where nobody can sleep. They have such long nights. | house at night, all windows lit
- So you give him your best one, the one you had never told anyone. | glowing light in two hands, dark
You have had no dreams since. But on some nights you hear a whole house laughing. | house at night, warm windows, stars
