= hook
pattern: beat
priority: 1

One step to the left, and your life would have been about {S}. | fork in a forest road, dawn, one person
There is another you, awake at this moment, and thinking hard about {S}. | house at night, one person at a window, mirror
You said no once, without much thought, on a wet afternoon. You were saying no to {S}. | rainy street, one person with umbrella
You were nine seconds away from {S}. | station platform, train leaving, one person
In the life you almost had, every morning begins with {S}. | bedroom at dawn, window, one person
Somewhere a phone is ringing in a house you never bought. They want to talk to you about {S}. | telephone in a corridor, dusk, empty house
You missed a train by nine seconds. If you had caught it, you would know all there is to know about {S}. | station platform, train leaving, one person
Think back to the last time you turned around in a doorway. Behind the other door they were already talking about {S}. | two doors in a corridor, one person
Say yes, just this once, and see: {C}. | open gate on a road, dawn, one person
It takes one unopened letter to lose a life. Yours was about {S}. | sealed letter on a doormat, corridor, dusk
The road you did not take is still there. Someone has been sweeping it, all these years, for the sake of {S}. | empty road in the woods, dusk, leaves
Follow me for one day. You will need good shoes, an open heart, and some patience with {S}. | road at dawn, two people walking
You have never met, though you once stood in the same lift. In your other life you would have shared {S}. | two people in a lift, corridor, lamp
Everyone has a coat they never wore and a life that was left in its pocket. Yours had to do with {S}. | coat on a door, corridor, dusk
At nine years old you could have told me what mattered most in the world. You would have said, at once, {S}. | child in a field, day, kite, clear
What would you give to spend a single day in the life where you said yes to {S}? | open gate on a road, dawn, one person
Tonight, on the other side of a choice you have forgotten, somebody with your face goes to sleep beside {S}. | bedroom at night, one person, moon
They kept your chair. In the life that you let go, they talk of you at supper, between the soup and {S}. | table in a room, empty chair, candle
In the life you almost had, {C}. | road through a forest, dawn, one person
You took the left turn, and everything went well. On the right, at the same moment, {C}. | fork in a road, fog, one person
If you had only stayed for one more song, you would have found out that {C}. | dance hall room, piano, lamp, night
There is a version of today in which you wake up smiling, since you know that {C}. | bedroom at dawn, one person, clear light
What if, in a life that you passed by on your way to the dentist, {C}? | street by day, one person walking, two doors
Nine years ago you let a phone ring. Had you picked up, a voice would have told you that {C}. | telephone in a room, dusk, one person
You were this close. One word, one platform, one umbrella, and you would live where {C}. | station platform, umbrella, rain, train
Somewhere in you there is a small locked room. In that room it is summer, and {C}. | door in a corridor, bright garden field behind it
Suppose {C}. Suppose that you had known it at twenty, with your suitcase already in the hall. | suitcase in a corridor, dawn, one person
A stranger once smiled at you through a train window. Five words were on their lips: {C}. | train window at a station, two people
Let me show you the street you nearly lived on. There the cherry trees are taller, and {C}. | street with cherry trees, spring, day
On the other side of your biggest mistake there is a quiet Tuesday on which {C}. | kitchen room at day, window, one person
You always thought it was your fault. It was never your fault. You could not have known that {C}. | one person on a bench, coast, dusk
The coin came down heads. Here is what happened, in the life where it did not: {C}. | coin in the air, street, dusk
Once, on a bridge, you almost said it. You looked at the water and thought better of it: {C}. | bridge over a river, two people, night
Every evening, in a kitchen that could have been yours, somebody raises a glass because {C}. | kitchen room at night, two people, lamp

= fork
pattern: beat
priority: 2

It did not feel like a crossroads. It felt like looking for your keys. | corridor, keys, one person, morning
The choice was so small that it left no mark, like a hair across a page. | two roads in a field, dawn, fog
You tossed a jacket over your left shoulder instead of your right, and were recognised by nobody. | street at dusk, one person with a jacket
There was a pause, about as long as a breath, and the whole of another life leaned in and listened. | one person at a door, dusk, street
You could have gone in. You read the menu in the window, felt the rain in your collar, and went home. | lit window on a street, rain, one person
A friend said come, it will be fun. You said next time. There was a very fine next time, for everyone else. | street at night, two people, open door
The road divided by a mill. You went the way the dog went. | fork in a road, mill, dog, day
It hung on a stamp. You had no stamp. | letter on a table, room, rain window
You were tired, that was all. Whole continents have been missed for want of a nap. | station at dusk, train, one person asleep
In the spring of that year, two letters came in one post. You opened the thin one first. | two letters on a table, room, spring window
Somebody held the door for you. You thanked them, and walked past it, and have walked past it ever since. | open door on a street, one person passing
You counted to three. The other you counted to two. | one person on a diving board, lake, day
What you were choosing between, though no one thought to tell you so, was an umbrella and {S}. | umbrella by a door, rain, corridor
On the one hand there was a safe job and a warm room. On the other hand there was only {S}. | two doors, one person, dusk street
The other road had a sign on it. You were too far away to read it, and too proud to squint: {C}. | signpost at a fork, fog, field
You hesitated. In that half a second two worlds parted like hair, and in just one of them, {C}. | road splitting in two, dawn, fields

= morning
pattern: beat
priority: 2

Let us begin with the alarm. Over there, you do not need one. You are woken by a rooster named after your boss. | village at dawn, rooster, window
You wake on the other side of the bed, in a room that smells of oranges and turpentine. | bedroom at dawn, oranges, window
The ceiling has a crack in the shape of a country. You have been planning, for years, to go. | bedroom ceiling, crack, morning light
The kettle there sings in a major key. | kitchen room at dawn, kettle, window
It is colder there in the mornings, and somebody has already lit the stove. | kitchen room at dawn, stove, fire
Your feet know the floor. They avoid one board, without asking you, so as not to wake someone. | wooden floor in a room, dawn, bare feet
There are two toothbrushes in the glass. Look at that. There are two. | two toothbrushes at a mirror, room, morning
The window is open, because over there you are a person who sleeps with the window open. | open window at dawn, curtain, sea
You wake up hungry, and not for breakfast. | bedroom at dawn, one person, open window
Coffee is made the slow way. You hum as it drips, a song that in this life was never written. | kitchen room, coffee, window, dawn
A dog comes in with one of your shoes, and you know his name before you know your own. | dog with a shoe, room, morning
You pass a mirror. It is you, with a scar on the chin and a much better opinion of yourself. | mirror in a corridor, one person, dawn
From downstairs comes the noise of a family that has never heard of you being on your own. | stairs in a house, morning light, voices
You get up early there, on purpose, to have an hour before the world needs you. It is a good hour. | one person at a desk, dawn, window room
On the bedside table lies a pair of glasses, an apple core, and the book you are writing about {S}. | bedside table, book, glasses, dawn room
First thing in the morning, before shoes, before tea, you open the shutters and look out for {S}. | one person in a yard, dawn, field, fog
Over the bed hangs a piece of embroidery, a wedding present, quite ugly, much loved. It says that {C}. | bedroom wall, embroidery, morning light
The radio is on low, and the news there is gentler than ours, though it too has to admit that {C}. | radio in a kitchen room, dawn

= house
pattern: beat
priority: 3

The house is smaller than the one you live in, and has more doors. | small house with many doors, field, day
There is a pencil mark on the door frame, and one above it, and one above that. Somebody has been growing. | door frame with marks, corridor, day
In the hall hang seven coats. You know by the sleeves which of them is yours. | coats in a corridor, lamp
All the doors there open outward. | house with open doors, field, dawn
A piano takes up half of the living room. You play it badly, every day, and no one has ever asked you to stop. | piano in a room, window, day
Bread is rising under a cloth, like somebody thinking. | bread in a kitchen room, window, morning
You have a shelf there for everything you have finished. It is a long shelf. | long shelf in a room, books, lamp
The garden has got away from you, in the best way, like a joke told by children. | wild garden field, day, butterfly
On the stairs there is a step that is always warm. The cat has opinions about it. | cat on stairs, sunlight, house
All the clocks in the place are wrong, and nobody is late. | clocks in a room, day, two people
One of the windows looks out on the sea. You had always said you wanted one that does. | window with sea view, room, day
There are paint stains on the floor in the colours of every year you stayed. | studio room, paint stains, window
In a drawer, under string and candles, lies a map of this life, the one you live now, marked: do not. | open drawer, map, candle, room
A whole wall is taken up by shelves and boxes and folders, eleven years of work, all of it on {S}. | wall of shelves, boxes, lamp, room
The spare room is not spare at all. You built it, plank by plank, one wet summer, for {S}. | wooden room, tools, window, rain
Above the kitchen table, where you and I would hang a calendar, there is one framed line: {C}. | kitchen room, framed words, table, day
Guests are asked to sign the door. It is black with names, and at the top, in your hand, it says: {C}. | door with signatures, corridor, lamp

= work
pattern: beat
priority: 3

You work with your hands in that life. They are wide, nicked, certain hands, and they sleep well. | hands at work, workshop room, lamp
People call you by your first name there, even in letters, even when they are angry. | letter on a table, workshop room, day
In that life you gave up early, and what you gave up was being afraid. | one person on a hill, wind, dawn
You are late every day. They wait. | street at dawn, one person running
On your door it says closed on Tuesdays. It does not say why. You go swimming. | door of a shop on a street, day, sign
You earn less, and know the price of fewer things. | market street, one person, day, basket
There is a workshop across the yard, and in it a machine you invented, which does nothing but hum in the key of home. | workshop with a machine, yard, lamp
You teach. It turned out that you could. They throw chalk, and cry at the end of the year. | school corridor, one person, blackboard, day
Some days over there it does not work. You sit on the step, then, with flour on your face, and laugh until it does. | one person sitting on steps, house, dusk
Your name is on a bench, on a boat, and on one small street that is very steep. | steep street, bench, boat, sea
At noon a bell rings and you put down the tool in the middle of the stroke. That is the rule. | workshop room, bell, tools, noon
The boss you never had is a kind old crook, who pays in fish. | harbour, one person, boat, fish, day
Whatever you do there, you do it where somebody can see you from a window, and now and then they wave. | one person in a field, house window, day
It is quiet work, and mostly outdoors, and it all comes down in the end to taking care of {S}. | one person working in a field, day
You became, against every piece of advice, the person they send for when there is trouble with {S}. | one person with a bag, street, dusk
You were wrong about one thing only, and you have built a whole career on being wrong about it: {C}. | one person in a laboratory, board, lamp
Over the workshop door, as a joke that has slowly turned into a prayer, you once painted: {C}. | painted sign over a workshop door, street, dusk

= someone
pattern: beat
priority: 2

There is someone there. You have passed them twice in this life, once in a queue, and once in tears. | two people in a street, crowd, rain
Somebody over there laughs at the part of the story where everybody here looks at their plate. | two people at a table, kitchen room, lamp
A child calls you by a word that is not a name, and you turn around so fast that you spill the milk. | kitchen room, child, table, day
Somebody there knows which silence is which. | two people on a bench, lake, dusk
You have had one great quarrel, about a ladder. It is still going on, and it is holding up the roof. | ladder at a house, two people, day
Somebody over there knows what your back looks like when you are pretending to be fine. | one person at a window, another in a door, room
The friend you lost is sitting on the wall, swinging his legs, talking about a motorbike. | two people on a wall, field, dusk
Your father came to visit, in that life, and stayed for the winter, and said it. | two people by a fire, room, snow window
You married the wrong one there, too. But it was a better wrong one. | two people on church stairs, day, street
An old neighbour brings you soup, and in return you listen to the war, every Thursday, from the beginning. | two people at a door, village, dusk
Somebody has a way of saying your name, over there, that makes it sound as though it had been chosen. | two people on a porch, field, dusk
Nobody is waiting for you. It is the kind of life in which you are the one who comes to the gate, and waits. | one person at a gate, road, dusk
Over there, the letters that you write at night are answered. | letter, lamp, desk, night room
You met by chance, in the rain, under a roof that was too small, and began to talk about {S}. | two people under a roof, rain, street
You share a bed, a bicycle, a cold, and one long conversation about {S}. | two people on a bicycle, road, day
They put a hand on your arm, in the dark, on the way home, and told you something simple: {C}. | two people on a road, night, stars
Of all the things that were whispered to you in that life, you kept one, and had it put in a ring: {C}. | ring in a hand, window, room, dusk

= noon
pattern: beat
priority: 3

At midday you eat on the steps, with people who know what you mean by almost. | people sitting on stairs, noon, clear
The sun is high, the washing is dry, and nobody in that whole street is thinking of you as brave. | street with washing lines, noon, clear
You take the long way home for lunch. Over there it is the way along the river. | river path, one person walking, noon
At noon you laugh with your mouth full. | street by day, table, two people
There are peaches. In this life you have never once stopped the car for peaches. | road with a fruit stall, car, summer day
Noon comes with a smell of tar and basil. A boat is being mended, and the bet is that it will sink. | boat on a coast, two people, noon
Someone has left a chair for you in the shade, and a hat that still has the shape of your head. | chair in the shade, tree, field, noon
A postman brings you a card from this life. You look at the picture, and turn it over, and cannot make out the name. | one person with a postcard, house gate, day
At noon the heat there smells of bread and rope. | harbour at noon, boats, clear
You lie in the grass and look for shapes in the clouds. They are all doors. | one person lying in a field, clouds like doors
All the windows are open, and out of each comes a different meal and the same song. | street with open windows, noon, clear
You are not happy all the time there. Today, for instance, at noon, there is a funeral, and you are needed. | crowd on a village road, noon, bell tower
It is hot over there. You have a nap in the middle of the day, under a newspaper, like a person with no enemies. | one person asleep under a tree, field, noon
You sit on the harbour wall, with your shoes off, older than here, and browner, and in no way finished. | one person sitting on a harbour wall, sea
The whole table is talking at once, with bread in its hands, about nothing and everything and {S}. | garden field at noon, long table, crowd
Over lunch somebody unrolls a drawing between the glasses. It is going to be a kind of monument to {S}. | drawing on a table, glasses, garden field
Children run past with a banner they have made from a sheet. The paint is still wet, and it announces that {C}. | children running in a street, banner, noon
A fortune teller at the market takes your hand, sees this life in it, and winces. But there, she says, {C}. | market street, two people, palm, noon

= price
pattern: beat
priority: 4

Do not think that it was free. Over there, you never learned to swim, and you miss someone I am not allowed to name. | one person on a shore, sea, dusk
There is a grave in that life which there is not in this one. You take it flowers that you grow yourself. | grave in a field, flowers, dusk
You lie awake there as well. You lie and wonder about a quiet flat, a desk, a steady rain. That is this one. | one person awake in bed, night, window
You are never quite warm there. | one person on a coast, wind, dusk
Something in the knee never healed. It was a good jump, though. You would jump it again. | one person on a cliff, sea, day
You have no photographs of that whole decade, because nobody was standing at the side. | empty photo frames in a room, dusk
In order to have all this, you had to break a promise. You can hear it, on still evenings, like a hinge. | old gate, dusk, field, one person
Your mother has not forgiven you over there. She knits for you, in colours that she knows you hate. | knitting in a chair, room, lamp
Every joy has a small invoice pinned to it. | house door at dusk, letters, one person
There was a year with no money, and then there was a winter. You speak of it often, with your arms around each other. | two people in snow, small house, night
Some nights the wind comes from here, and you get up, and close the window, and cannot say what you are listening for. | one person closing a window, night, wind
You gave up a city for it. You could draw every tram stop with your eyes closed, and sometimes you do. | room at night, drawing of a city, lamp
The people you love in this life pass you in the street there. You step aside for them. They say thank you. | street, one person stepping aside, crowd
All that happiness has to be carried. You can see it in how you sit down. | one person sitting on a step, dusk, house
That life cost you a friend, two teeth, your good name, and nine years of being laughed at because of {S}. | one person walking away, street, dusk
You paid for it, of course you did. You paid with every single thing that has nothing to do with {S}. | empty room, one chair, window, dusk
There is a sentence you can no longer bear to hear in that life. People take care not to say it near you: {C}. | crowd in a room, one person at the window
Late, when the guests are gone, you admit it to the dog. You had not been brave. You had only been told that {C}. | one person and dog, house porch, night

= crossing
pattern: beat
priority: 4

Sometimes the two lives touch. You smell turpentine in a lift, and want to cry, and get out at your floor. | lift in a corridor, one person
You have both dreamed of the same staircase. You were going up. You were coming down. | staircase at night, two people
There are days when you set the table for one too many, and stand there, holding the fork. | table in a room, one person, fork, dusk
You have the same cough, on the same night. | two lit windows, street at night, rain
At a red light you saw yourself go by in a green van, singing. | street crossing, green van, one person, rain
Your hand knows a chord. You never learned it. | hand on a piano, dark room, lamp
In a shop, once, a dog you had never seen lost its mind with joy, and had to be dragged away. | dog in a shop, street, one person
An invitation came for you, to a house that had burned down, from people who were looking forward to it. | letter on a doormat, corridor, dusk
You say we, when you are tired. People look around for the other one. | one person at a table, empty chair, room
Once, in fever, you spoke for an hour in the accent of that place, and asked if the boats were in. | bed, lamp, window with boats, night room
Every few years you hear your name called out in a crowd, by a child, and you are halfway across the square. | crowded square, one person, street by day
There is a thin place, on a bridge in the middle of town. If you stand there at dusk you can smell bread. | bridge over a river, dusk, one person, fog
You keep a key that fits nothing. It has come along each time you moved. | key on a table, boxes, room
One time you woke with ink on your fingers, and beside the bed was a sketch, very sure, very detailed, of {S}. | sketch on a bedside table, dawn room
Why else would you have turned around today, in the street, at the mere mention of {S}? | one person turning around, street, crowd
You have caught yourself writing it on a steamed window, while you waited for the kettle. It just came: {C}. | steamed window, kitchen room, one person
A letter in your own handwriting turned up in a second hand coat. It was stamped and loving, and it ended: {C}. | letter from a coat pocket, room, lamp

= afternoon
pattern: beat
priority: 3

In the afternoon it begins to snow in that life, and you go out without a hat, since everyone you know is out there. | village in snow, crowd, day
You are teaching somebody to ride a bicycle. You let go. You have always let go a moment too early, and it always works. | two people with a bicycle, road, day
Around four a kind of honey comes into the light. In this life you are in a meeting at that hour. | golden light in a room, window, dusk
In the afternoon you lose at cards, and sing. | garden field, two people, table, dusk
There is an argument in the garden, and a wheelbarrow, and everybody is right. | garden field, crowd, wheelbarrow, day
You mend a net, or a fence, or a sentence. Over there these are all one word. | one person mending a net, coast, day
The sea comes in and takes the castle. Four people cheer. One of them is you. | beach by day, crowd, small castle, sea
You visit the old mill, where the road divides, and lay your hand for a while on the signpost. | signpost at a road fork, mill, one person, dusk
When the rain comes, nobody there goes inside. | street in rain, crowd standing, day
A stranger stops to ask you the way. You know the way, and you know a better one, and you go along with them. | two people on a country road, day
For the length of an afternoon you do nothing that could be written down. | one person in a hammock, trees, field
Your old kite is still good. The string is new, and so is the child. | kite in the sky, field, two people
You are building a boat in the barn. It is too big for the door. Nobody has had the heart to mention it. | boat in a barn, field, one person, light beams
All at once the bees rise, and hang over the hedge like a thought, and you know just what to do. | bees over a hedge, field, one person
Toward evening you walk out to the point, as you do every day, rain or shine, to look at {S}. | one person on a coast path, sea, dusk
A school class comes by, two by two. They have been promised a story about {S}. | children in a row, barn, field, day
Some say it was luck. You were there, and you know better. It was an afternoon like this one, and {C}. | golden field, one person, long shadows
Up on the hill you carved it in a tree, the day you moved here, and the bark has nearly closed on it: {C}. | tree on a hill, carved bark, dusk

= evening
pattern: beat
priority: 2

Evening comes there like somebody taking off a pair of good shoes. | village at dusk, one person on a step
The lamp is lit, the plates are wiped with bread, and nobody gets up. | table in a room, lamp, crowd, night
You go round the house and close the shutters, one by one, and at each you say good night to somebody. | one person closing shutters, house, dusk
At dusk the moths come in. They are expected. | lamp at an open window, moths, night
The others are singing. You are at the window, with a cloth in your hand, and for a second you look straight at us. | house at night, one person at a lit window
At dusk the swallows come in under the roof, and you count them, as you count everything that you are afraid of losing. | birds under a roof, house, dusk
There is a fire on the beach. You know all the faces, and one of them has fallen asleep on your arm. | fire on a beach, crowd, night sea
In the evenings there you read aloud. It is a bad book. They will not let you stop. | book, lamp, two people, room, night
You say good night to the boats. | harbour at dusk, boats, one person
Somewhere in that house a child is brushing her teeth and telling the mirror about her day. | mirror in a corridor, lamp, night house
You take out the bins beneath more stars than you remember, and stay out there longer than bins require. | one person under stars, yard, field, night
It is getting late in that life, too. Your hair is grey there. It suits you. | one person in a chair, lamp, window, dusk
On the porch two chairs are rocking, a little out of time. They have been for years, and it makes a sort of tune. | two chairs on a porch, field, dusk
The day is over. You put it with the others, on the long shelf, and blow out the candle. | shelf in a dark room, candle, night
Before bed there is one last thing you always do. You sit on the step with a lantern, and think of {S}. | one person with a lantern, field, night
Your evening prayer over there is short. It is a list of names, then a silence, then {S}. | one person at a bed, candle, room, night
When all the lamps are out but one, you open the thick green diary and write what you write each night: {C}. | diary, lamp, dark room, one person
Far out a ship sounds its horn. You say good night to it, all of you together, the way you always do: {C}. | ship at sea, night, house with a window

= turn
pattern: beat
priority: 1

And now the strange part. Over there, at this moment, you are telling somebody about this life. | field at night, two people by a fire
You would have been someone's whole world. You are someone's whole world. It is not the same someone. | one person in a house door, two lights, dusk
Look again at the person in the window. They are not happier. They are only not here. | house at night, one person at a lit window
The other one took the wrong turn too. There has never been a right one. There were two roads, and weather. | two roads in rain, field, dusk
What you grieve for is not the house, or the sea. It is the one who walked away from them so lightly. | one person walking on a coast, dusk
Nobody stole that life from you. You gave it to somebody who needed it, and she has kept it warm. | lit house by the sea, night
Here is what the other you lies awake for. The light in your hallway. The sound of your key. | corridor, lamp, key in a door, night
There was no fork in the road. You have walked both. One of them you walked at night, with your eyes shut. | one person walking at night, two paths, forest
And yet, on the way home tonight, a strange dog knew you. | dog at a house gate, one person, dusk
That life did not end when you left it. It has been waiting, with its coat on, for you to come to the door. | coat at a door, corridor, dusk light
You think you missed it. But who was it, then, who planted a peach stone this spring, in a pot, on the sill? | pot on a window sill, room, spring light
It was never a matter of courage. The phone rang, and you were in the bath. | telephone in a corridor, bathroom light
Then they turn off the lamp over there, and in the black window you see a face. It has a nicer kitchen. | dark window, one person, kitchen room
Everything you did not become came along with you anyway. It carries your bags. | one person on a road, long shadow, dusk
They have a word for you in that house. The word is almost. They say it with so much love. | house at dusk, crowd on the porch
You were so afraid of choosing the wrong life that you forgot about this one. It has been very patient. | one person at a window, dawn, street
The place where the road divides is still there. You have driven by it twice a week for years. | signpost at a road, car, day
Perhaps the road not taken is not behind you. Roads bend. | winding road to the horizon, dawn
There is one thing they do not have over there. They do not have whoever you thought of just now. | two people in a house doorway, warm light, dusk
Every life is the one that somebody else almost had. | lit windows on a street, night
You thought that you had left it all behind, at the fork. But you were followed, all this way, on foot, by {S}. | long road, one small figure behind, dusk
It was never in the other life that you were meant to find {S}. That was only where you first heard the name. | one person at a road fork, dawn, fog
There is a gap in this life as well, you know. It has edges. If you run a finger round them, you can feel {S}. | one person touching a wall, dusk room
In that life they have everything, the sea, the dog, the long evenings. And they would trade it all for an hour with {S}. | family at a window, sea, dusk
So you were right to leave. You were right to stay. Neither of you could change the fact that {C}. | two people on two hills, dusk
Then the two of you meet, on the bridge, in the fog. You both start to speak. You both say it: {C}. | bridge over a river, two people, fog, dusk
You have been mourning the wrong thing. It was not love, and it was not luck. It was only that, over there, {C}. | one person on a bench, sea, dusk
Nothing is lost. Somewhere in you it has all gone on, year after year, with the window open, and still {C}. | open window, curtain, sea, dawn

= close
pattern: beat
priority: 1

It is late. Go in. They are waiting for you, in this one. | one person at a house door, dusk, light
Stop the car for peaches. | road, fruit stall, car, summer dusk
Somebody over there has just turned out the light. | lit window going dark, night street
Call them. It is not as late as you think. | telephone in a room, night, lamp
If a dog should know you tomorrow, stop. | dog on a street, one person, dawn
You still have a key that fits nothing. Try it on something. | key in a door, corridor, lamp
What did you turn down today, without looking up? | one person passing an open door, street
The road is there in the morning, too. It has no gate. | open road at dawn, field, nobody
One small thing. Do it differently tomorrow. Then listen for the hinge. | gate opening on a field, dawn
When two letters come, open the thick one first. | two letters on a table, room, dawn
There is a chair for you in both of them. | two chairs, lamp, two windows, room
Good night to you. And good night to you, too, over there. | two lit houses at night, field, stars
Somewhere you have just looked up from this same sentence, and smiled. | one person at a window, night, lamp
Go to the bridge some evening. Bring bread. | bridge at dusk, one person, river
You have not missed it. This is it. It is Tuesday. | kitchen room, window, morning, one person
Tonight, set one place too many, on purpose. | table in a room, extra plate, candle
Leave the window open. You have always wanted to be someone who does. | open window at night, curtain, stars room
Years from now, this will be the evening that you almost forgot. | one person at a window, dusk, skyline
Every door you close is somebody's front door. Close it gently. | closing door in a corridor, lamp
Stay for one more song. | piano in a lit room, night, two people
And if, some day, for no reason, you cannot stop thinking about {S}, you will know who is calling. | one person at a window, telephone, dusk
It is not too late. It is only a little further on foot, and it begins with {S}. | one person on a long road, dawn
Next time the road divides, take a moment. Somewhere down there, under the trees, you may see {S}. | fork in a forest road, light, dusk
You have one life. You have one evening left of today. Spend a minute of it, for the other one, on {S}. | one person on a house porch, dusk, stars
So here you are, without the sea, without the dog. But look around. Is there not, somewhere, a little of {S}? | small room, one person, window, dusk
Fall asleep now. And dream, if you like, of the house with the many doors, in which, even now, {C}. | small house with doors, night, stars
You will wake up in this life, as ever, and drink your coffee. Only for a second will you wonder if {C}. | one person with coffee, dawn, window room
When you come to a place where the road divides, slow down, and say it for both of you: {C}. | fork in a road, dusk, one person
It might have been yours. In a way, it is. In a way, you have always lived where {C}. | one person on a hill, village lights, night
There you are, the two of you, at two windows, in one rain. What would you tell each other? Perhaps only that {C}. | two windows, rain, two people, night street
