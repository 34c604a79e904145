= hook
pattern: beat
priority: 1

By morning there is only one subject left on earth: {S}. | planet in space at dawn, nobody, glowing edge
You fall asleep without a thought about {S}. At six in the morning, nobody can think of anything else. | bedroom, night, one person, clock by the window
Set your alarm as usual. Tomorrow, every rule you know bends around {S}. | dark room at night, clock, lamp
Tonight is the last night before {S}. | skyline at dusk, one person standing, clouds
Somewhere after midnight, without a sound, the whole world changes its mind about {S}. | skyline at night, clear sky, moon
Every phone on your street rings in the same second. The message is only this: {S}. | street at night, telephone, lit windows
Before breakfast, you will have to decide what you believe about {S}. | kitchen room at dawn, one person, window
Three in the morning. A dog stops barking, a light goes on, and the world belongs to {S}. | village at night, one lamp in a window
Good morning. Sit down first. They say that {C}. | village at dawn, window, one person standing
What would you do if you woke up tomorrow and everything depended on {S}? | one person sitting in a room at dawn, window
Last night you closed the curtains on an ordinary street. This morning, the street is waiting for {S}. | empty street at dawn, fog, windows
One night from now, children will ask what life was like before {S}. | field at dusk, two people standing, house
Nobody had prepared for {S}. Nobody had even bought batteries. | dark street at night, one person with lantern
Imagine one quiet night, eight hours long, and on the far side of it, {S}. | lake at night, stars, moon, nobody
Tomorrow's news has a single headline, and you will read it twice: {S}. | street at dawn, one person standing, letter
You have one night left in the old world. The new one starts with {S}. | skyline at dusk, clouds, one person looking up
While you slept, somebody rewrote the rules. At the top of the first page: {S}. | library at night, book, candle
The last normal evening of your life has already happened, and nobody told you it would end with {S}. | house at dusk, road, one lit window
You wake, reach for the phone, and it says only this: {C}. | room at dawn, one person, telephone, window
What if you opened the curtains tomorrow, and the rumour was true, and {C}? | window at dawn, one person standing, skyline
Suppose {C}. Now suppose you are the first person awake. | empty street at dawn, one person walking
Take one thought to bed with you tonight. What if it were so, and {C}? | room at night, candle, moon in the window
Between two ticks of the kitchen clock, the world was handed a new fact: {C}. | kitchen room at night, clock, lamp
Say it out loud, slowly, and listen to how strange it sounds: {C}. | street at night, one person looking up, stars
It is six in the morning, the radio is on, and a calm voice says that {C}. | room at dawn, radio, window
What if {C}, and you had slept through the beginning? | room at day, one person sitting, clock
There was no warning, no countdown, no siren. Just one sentence, on every screen: {C}. | skyline at night, rain, bright windows
Before you turn out the light tonight, try to answer one question. Who would you be, if {C}? | room at night, lamp, one person sitting
Tomorrow your neighbour will knock, pale, in slippers, to tell you that {C}. | corridor at dawn, door, one person standing
A child comes down the stairs and says, as if it were nothing, that {C}. | staircase at dawn, one person standing, window light
Imagine that {C}. Now imagine you still have to go to work. | station at dawn, crowd walking, fog
The world you know has a thin spot in it, and it goes like this: what if {C}? | ice field at night, crack, stars
Nobody voted for it. Nobody was asked. One morning the only news was that {C}. | empty street at dawn, clouds, bell tower
Picture the most ordinary Tuesday you can. Now add one thing: {C}. | street by day, crowd walking, bicycle, clear sky

= first-minute
pattern: beat
priority: 2

The kettle has just started to sing when you realise that the house is listening, the stairs, the chairs, the coats in the hall. | kitchen room at dawn, kettle, coats by the door
A milkman stops in the middle of the road, sets down both of his crates, takes off his cap, and waits for someone to explain. | street at dawn, one person standing, fog
In the first minute, almost nobody notices. | empty street at dawn, nobody, fog
The cat knows first. She says nothing. | cat at a window, dawn, village
The first minute is quiet. Taps run, kettles warm up, and a cat refuses to come in from the yard. | village at dawn, cat on a wall, clear
At first it is only a feeling, like a stair that is one step lower than your foot remembers. | staircase at night, one person walking
You notice the light before anything else. It lies on the floor at an angle you have never seen. | room at dawn, window, long light
Your first thought is that you are still asleep. Your second thought is that you have never felt so awake. | room at dawn, one person sitting, mirror
The clocks agree with each other, which is the last thing anyone will agree on today. | station hall, clock, dawn, nobody
For sixty seconds the whole street stands in its doorways, in bare feet, saying nothing. | street at dawn, crowd standing, doors
Something is missing from the sound of the morning, and it takes you a moment to know what. | village at dawn, window, one person listening, bird
A baker, the only one awake, looks up from the oven and forgets the bread. | village at night, one lit window, smoke
It starts in the east, where morning comes first, and it walks west with the light. | planet in space, sun rising at the edge
The very first person to understand is a night nurse, at a window, thinking about {S}. | corridor at night, one person, window, lamp
There is no bang, no flash. There is only the new weight of {S}. | field at dawn, fog, nobody, stillness
You say it to the mirror, to test whether a mouth can say it: {C}. | room with mirror, dawn, one person
A radio in an empty kitchen repeats, to nobody, that {C}. | kitchen room at dawn, radio, nobody

= first-sign
pattern: beat
priority: 2

In the flat upstairs somebody is moving furniture, a great deal of furniture, away from the windows and against the door. | house at dawn, lit window, street
You find your keys where you left them, your shoes where you left them, and your shadow on the wrong side of both. | corridor at dawn, shoes, long shadow
Birds know before people do. They sit in one long row, all facing the same way. | roof skyline at dawn, row of birds, clear
The milk is warm. The stove is off. | kitchen room at dawn, window, nobody
Your front door opens more easily than it should, as if something on the other side had been leaning in. | house door at dawn, fog
On the corner, a man in a good suit has put down his briefcase and is staring at his own hands. | street by day, one person standing, clouds
The traffic lights are working perfectly. There is nobody left who cares. | road at dawn, empty, traffic light, fog
A bus stops in the middle of the bridge, and the driver gets out to look. | bridge by day, one person standing, river, clouds
Every dog in the street is lying down, calm, like dogs in a house where visitors are expected. | street at dawn, houses, clear, nobody
Somebody has already chalked one word on the pavement: finally. | empty street, day, one person standing, shadow
You call the person you always call. They pick up before it rings. | room at dawn, telephone, window
In the school yard, children have stopped their game and are looking straight up. | field by day, crowd looking up, clouds
The coffee tastes the same. You hold on to that for as long as the cup stays warm. | kitchen room at dawn, one person sitting, window
At the newspaper stand, every front page has the same picture: {S}. | street at dawn, one person standing, papers
Strangers stop you to ask the same thing, politely, as if you were in charge: what do you know about {S}? | street by day, two people standing, fog
Written in the dust on a parked car, in a careful finger: {C}. | parked car on a street, dawn, dust
Your mother rings. She doesn't say hello. She says that {C}. | room, telephone, morning light, one person standing

= first-hour
pattern: beat
priority: 2

In the second half of the hour the lines of cars switch off their engines, one after another, and people get out to sit on the warm roofs. | road full of cars, crowd sitting, dawn
A waitress pours coffee for everybody in the room, for nothing, and does not stop pouring when she starts to cry. | room with tables, one person standing, window
Within an hour the roads fill with people who are not going anywhere. They only want to be outside. | road by day, crowd walking, clear sky
Nobody honks. That is how you know. | road full of cars, dawn, fog
After an hour the lifts are empty and the stairs are full. People want something they can hold. | stairs, crowd walking, dim light
The trains still run. In every carriage, strangers are talking to each other as if a spell had broken. | train at a station, crowd, dawn
Shops open, because opening is what shops do. At the till, nobody is sure what anything costs. | street by day, open doors, two people
By eight o'clock there are queues outside the churches, the banks and the library. The library has the longest. | library, crowd standing, morning light
At eight, the milk is still delivered. | doorstep on a street, dawn, bottles
The phone network holds for fifty minutes. Then it is just you and whoever you can see from where you stand. | street by day, telephone, one person standing
People climb to the roofs with coffee and blankets, the way people do for fireworks. | skyline at dawn, crowd on roofs, clear
One hour in, somebody laughs, loudly, in the middle of a crossing, and it spreads down the whole street. | street by day, crowd standing, clear sky
A pilot lands, shuts down the engines, and keeps everyone aboard for one more minute of the old world. | field by day, machine, clouds, one person
The hour is full of small kindnesses. Doors held. Hands held. A bicycle given away. | street by day, bicycle, two people, door
Offices answer every call the same way. They are sorry, they have no information about {S}. | corridor, telephone, cold light, one person sitting
Taxi drivers become prophets by nine o'clock. Each of them has a theory about {S}. | street with cars, rain, day, one person
In the park, an old man has drawn it in the gravel, so that everyone understands: {C}. | field by day, one person standing, trees
It passes down the bus from seat to seat, never louder than a breath: {C}. | road at dawn, bus, crowd, fog

= noon
pattern: beat
priority: 3

Five thousand miles from here somebody has the answer, and is standing in a corridor, looking for anyone who speaks the same language. | long corridor, one person standing, cold light
At twelve sharp the parliament rises, all parties together, and walks out to the square to ask people what they had for breakfast. | street with crowd, statue, day, clear
By noon there are three explanations, and each of them makes the other two impossible. | laboratory by day, screens, three people
The experts have stopped saying do not panic. | laboratory by day, crowd, screens
By noon there is no bread left, and a great deal of courage. | street by day, bakery, crowd walking
At midday the experts appear, one after another, with excellent ties and empty hands. | laboratory, crowd standing, cold light
Noon. The sun stands where it should, and it feels like the last thing that does. | sun high over a desert, clear, nobody
Somebody finds the right page in an old book, reads it twice, and closes it very gently. | library by day, book, one person sitting
The machines are asked. They answer quickly, in perfect grammar, that they were hoping we would know. | machine room, cold light, one person standing
The noon bells ring as if they had a question. | village bell tower, noon, clouds
A professor is asked, live, how long it will last. She takes off her glasses. That is the answer. | laboratory, one person sitting, lamp, screens
Lunch is served in the schools. The children explain everything to each other, and eat. | room by day, crowd sitting, windows
Flags are lowered in one country and raised in another, and nobody can say which has understood. | skyline with flags, clear sky, day
The satellites see it too. From up there, it looks almost peaceful. | satellite in space over a planet, clear
At noon the bells ring, though no one has been sent to ring them. | bell tower, village, day, clouds
Every government forms a committee, and every committee has the same first item: {S}. | long table in a room, crowd sitting, lamp
The dictionary people meet in a hurry. They will need new words for {S}. | library by day, open book, crowd
The official statement is eleven pages long. Read between the lines, it admits that {C}. | room, papers, lamp, one person reading
By lunchtime it has become a proof, four lines of chalk, and the last line reads: {C}. | laboratory, board, one person standing, day

= work
pattern: beat
priority: 4

In the harbour the cranes have stopped with their loads in the air, and the dockers are under them, playing cards. | harbour by day, machines, people sitting, sea
The rich telephone each other all afternoon, to compare what they own, and it sounds more and more like a list of things to dust. | tower room, telephone, window, day
Money keeps its numbers and loses its weight. Someone pays for apples with a violin lesson. | street market, day, violin, two people
All afternoon the lifts go up and down, empty. | corridor with a lift, nobody, cold light
At two in the afternoon, half the offices are empty and every garden is full. | field by day, crowd, trees, clear
A judge sends everyone home. There is no law for this yet, she says, so go and be kind. | corridor, crowd walking, day light
Some people go on working because work is a wall to lean on. You can see them in their lit windows. | skyline at dusk, lit windows, rain
The stock exchange opens for nine minutes. Later they frame the number it stopped on. | large room, clock, crowd standing, day
No one has asked for a receipt all day. | street market by day, two people, clear
One factory turns off its machines to listen, and nobody turns them on again. | machine hall, silence, one person standing, dim
The best paid person in the city is, for one afternoon, a woman who repairs shoes. | street by day, one person sitting, shop window
Delivery vans stand open at the kerb, and nothing is stolen. That worries people more than theft. | street by day, cars, open doors, nobody
A bank clerk unlocks the vault, just to see whether it still looks like safety. It looks like a cupboard. | corridor, heavy door open, one person, lamp
Somewhere a train driver lets a boy sound the horn, the whole length of the valley. | train in the mountains, day, clear
By afternoon there are already people on the corner selling maps to {S}. | street by day, crowd, fog
The post office is first to print a stamp. It shows, in two colours, {S}. | room, papers, lamp, one person sitting
A teacher wipes the board clean and writes one line for the class to think about: {C}. | school corridor, blackboard, one person standing, day
In every contract signed today, a new first clause is added by hand: {C}. | desk in a room, letter, lamp, feather

= evening
pattern: beat
priority: 2

By nightfall somebody has dragged a piano out of the school and down to the crossroads, and nobody asks whether it was allowed. | piano in a street, dusk, crowd, lanterns
As it gets dark the whole city does what families do in hospitals. It brings each other tea, and it tells old stories, and it waits. | skyline at dusk, people in windows, rain
As the light goes, the small things fail first. Alarms. Deliveries. The habit of saying see you tomorrow. | street at dusk, lamps going out, rain
At dusk, all the dogs go home. | street at dusk, dogs, lit windows
By evening the neighbours have carried their tables into the road, and the whole street eats together. | street at dusk, crowd sitting, lanterns
Darkness comes, and for the first time in years nobody turns on a screen. They light candles and talk. | room at night, candle, two people
The rules begin to bend at dusk. A red light means please. A locked door means knock twice. | street at dusk, door, red light, fog
At sunset, people stand along the sea wall as if they were waiting for a ship. | coast at dusk, crowd standing, sea
There is a storm in the evening, an ordinary one, and everybody is grateful for the company. | skyline at dusk, storm, rain, windows
You write down everything about yesterday that you can remember. It comes to less than two pages. | desk in a room, night, lamp, letter
The street lamps come on one by one, each a little late, like people arriving at a funeral. | road at dusk, lamps, fog, nobody
When the stars appear, an entire city counts them. | skyline at night, crowd looking up, stars
An old couple goes dancing in a car park, to a radio, in the rain. | street at night, two people, rain, radio
That evening every conversation ends in the same place, which is {S}. | room at night, two people sitting, lamp
A grandmother lays an extra plate on the table, just in case, for {S}. | room at dusk, table, candle, one person
The lullabies change that same night. The new one has a single verse: {C}. | room at night, moon in the window, one person sitting
Across the river someone has spelled it out in lit windows, nine floors high: {C}. | skyline at night, lit windows, river

= night
pattern: beat
priority: 3

Somewhere past midnight you hear your neighbours through the wall, who have not spoken for years, laughing like two people on a boat. | dark room, wall, lamp, one person sitting
The old ones stay up, wrapped in blankets on the balconies, and tell each other what they would have done with a night like this at twenty. | skyline at night, people on balconies, stars
Nobody wants to be the first to sleep. The last time we slept, this happened. | room at night, two people sitting, lamp
No one turns out the last light. | skyline at night, one lit window, stars
That night the motorways are silent, and you can hear rivers that were always there. | river at night, bridge, stars, nobody
Parents lie awake and listen to their children breathe. It is the one sound that has not changed. | room at night, window, moon
On the hill, a few hundred people with telescopes are sharing soup. | mountains at night, telescope, crowd, stars
The wolves come down to the edge of the village, sit, and look, and go away again. | village at night, wolf, snow, moon
Around four, the hour when the old world ended, somebody rings a bell to say that we are still here. | village bell tower, night, stars, one person
A lighthouse turns all night for ships that have stopped to watch it. | lighthouse on a coast, night, ship, clear
Some sleep like children. Some sit on the stairs with their shoes on, ready. | stairs at night, one person sitting, lamp
You dream of yesterday, in detail, and wake up homesick. | field at night, one person, house far away
At the edge of town the road signs have been turned to face the other way. | road at night, fog, one lamp, nobody
There are people who go out alone into the dark, with a lantern, to look for {S}. | forest at night, one person walking, lantern
Whole families lie on their backs in the grass and talk quietly about {S}. | field at night, crowd, stars, clear
Somebody says it in the dark, to hear how it sounds without a face: {C}. | dark room at night, one person, candle
The night train crosses the country with one line painted along its side: {C}. | train at night, field, moon, clear

= week-later
pattern: beat
priority: 3

On the seventh morning the baker asks what you would like, as he always did, and both of you have to stop and look at each other. | bakery on a street, two people, morning
By now there is a right way to do it and a wrong way, and your grandmother, who laughed at first, is teaching the right way on Thursdays. | room with crowd sitting, old person standing, window
A week later, people have stopped asking when it will end. They ask who they are going to be. | road at dawn, one person walking, clear
A week later, it has a nickname. | street by day, two people, clear
By the end of the week there are jokes about it. The jokes are not very good, and everyone needs them. | street by day, crowd, clear sky
Seven days in, the first baby of the new world is given a name that nobody has used before. | room at dawn, window, two people
It takes a week for the fear to get bored and wander off. | field by day, one person sitting, horse, clouds
After a few days the maps are wrong, and people draw new ones on their kitchen walls. | room by day, map, one person standing
Already there are people who miss the first day. | field at dusk, crowd sitting, fire
Children learn it in a week. Adults need the children to explain it again. | field by day, two people sitting, tree
A new kind of silence settles over the city, the comfortable kind, like snow. | skyline by day, snow, nobody
By Sunday somebody has written a song, and by Monday nobody can stop humming it. | street by day, piano, one person sitting
Within days you have a before and an after, and you catch yourself telling time by it. | clock in a room, day, window
The museum asks for ordinary things from the last ordinary day. It receives nine thousand keys. | large room, keys, one person standing, day
After a week there is a word for people who do not believe in {S}. Nobody means it unkindly. | street by day, two people standing, fog
The first street is renamed. The sign is still wet, and it honours {S}. | street by day, clear sky, one person on a ladder
In the new schoolbooks, the first sentence on the first page is short: {C}. | school corridor by day, open book, window
A week on, nobody whispers it any more. It is said over breakfast, with the mouth full: {C}. | kitchen room at dawn, two people sitting

= cost
pattern: beat
priority: 4

There is always one house in the street where they have kept everything as it was, curtains drawn, with yesterday turned up loud. | street at night, one house with curtains, lamp
Somebody you love did not make it across that night, not dead, not gone, only still standing there, on the other side of it, waving. | river at dusk, one person far away, fog
What people miss is never the big thing. It is the sound of an ordinary Tuesday. | street by day, rain, nobody, bicycle
Some doors are never opened again. | corridor with closed doors, dim lamp
Some things are easier to lose than we thought. Others leave a hole the exact shape of a person. | room, empty chair, window, dusk
There is a price, of course. It is paid in small coins, every day, by people who never ordered anything. | road at dusk, crowd walking, rain
A man keeps his old alarm clock wound, set to a time that no longer means anything. | room at night, clock, one person sitting
You find last month's shopping list in a coat, and have to sit down for a while. | corridor, one person sitting, letter, day
The dog still waits for yesterday. | gate of a house, dusk, dog
Marriages end over it. Others begin. The lawyers and the florists are equally tired. | stairs, two people standing, rose, day
Not everyone stays. Some take the coast road, slowly, looking for a place it has not reached. | coast road at dusk, car, sea
The oldest woman in the village says she has lived through this twice before, and will not say when. | village at dusk, one person sitting, door
Photographs from the old days have begun to look staged, like a play with very good costumes. | room, mirror, lamp, one person standing
It is the pets who suffer. They keep waiting at the door for the world that used to come home at six. | door of a house, dusk, cat
Ask what was lost, and people shrug. Ask again, later, in the dark, and they tell you about {S}. | dark room, two people sitting, candle
For everything that came with {S}, something quietly went out by the back door. | house at dusk, open door, fog
There are those who would give anything to unknow it, and every night they wake up knowing: {C}. | room at night, one person sitting, moon
Carved on a bench, where the view is best, is the whole price of it: {C}. | coast bench at dusk, sea, one person sitting

= month-later
pattern: beat
priority: 4

A month goes by, and one day, on the stairs, you catch yourself whistling, and it is a tune from this side of the night. | stairs in a house, one person, morning light
After four weeks the first tourists go home, the last cameras are packed up, and it is just you and the new way things are. | empty street at dusk, one person, clouds
A month later someone finds a calendar from before and cannot remember why the days had numbers. | room by day, one person standing, wall, window
Within a month the old maps are sold as art. | street shop, map, day, clouds
After thirty mornings you no longer check the window first. You put the kettle on, like a citizen of the new world. | kitchen room at dawn, window, one person
A month in, there are tours to the last place where nothing has changed. It is a car park. People cry. | empty street, crowd standing, day, clouds
Season by season, grass takes the middle of the road, and nobody sends anyone to cut it. | road through a field, day, grass, nobody
When the leaves turn, they turn in a different order. | forest by day, tree, falling leaves, clear
One month on, two strangers on a platform discover they had the same dream the night before it happened. | station, two people standing, train, fog
The satellites are given new names. The old ones sounded like weapons. | satellite in space, stars, planet
By then there is a holiday for it, with cake, and the youngest child gets to put out the lights. | room at night, candle, crowd sitting
The first ship to leave harbour in a month carries nothing but letters. | ship on the sea, dawn, letter, clear
Four weeks later pigeons are already sitting on the new monument to {S}. | statue in a street, birds, day
It takes a month before anyone dares to make a film about {S}. The opening shot is a sunrise. | skyline at dawn, sun, crowd
You find yourself explaining it to a small child, who is not impressed at all: {C}. | field by day, two people sitting, tree
Stamped on the new coins, in letters too small for old eyes: {C}. | abstract, crown, coin light, room

= turn
pattern: beat
priority: 1

They always tell you that everything changed in one night. It did not. It took years, and every evening you drew the curtains on it. | window with curtains, dusk, one person
And the strangest thing of all is the photograph from the night before. Look at the sky. Look at how many of us are looking up. | field at night, crowd looking up, stars
Here is the strange part. Given the choice, hardly anyone would go back. | road at dawn, one person standing, fork
Then comes the thought nobody says aloud. Perhaps it was always this fragile. | mountains at night, stars, one person looking up
And then, one night, it changes back. | house at night, dark window, moon
The world did not break. It had been waiting to be asked. | planet in space, sun at the edge
But look closely at that first morning. Somebody was already dressed. | street at dawn, one person standing, fog
Only one person was not surprised, and nobody thought to ask her why. | street, one person standing, crowd, day
What frightened people most was not the change. It was how quickly they liked it. | crowd in a street, dusk, lanterns
The old rules, it turns out, had only ever been habits with good posture. | statue in a street, day, clouds
It was never about what changed. It was about who you called first. | room at dawn, telephone, one person
And there it is, the detail everyone missed. The clocks had stopped an hour before. | station clock, night, fog, nobody
Nobody did this to us. We had been leaning on that door for years. | old door in ruins, dusk, one person reaching
One child had drawn all of it, a week too early, in crayon. | schoolroom wall with drawing, window, day
Maybe the real question is not what if. Maybe it is why not sooner. | mountains at dawn, one person standing
Everything important was still there in the morning. It simply had nowhere to hide. | field at dawn, fog, one tree
Then a letter arrives, posted the day before, that begins: by now you will have noticed. | letter on a table, room, dawn
You expected the end of the world. What you got was the end of pretending. | skyline at dawn, one person standing
The morning after looked like every other morning. That was how it got in. | open door of a house, dawn
Turn it around. Maybe this is the world that changed, and that one is the original. | lake at dawn, mirror reflection, mountains
The last to understand were the powerful, because they had the thickest curtains. | skyline at dawn, tower, windows, crown
All night the old world had stood outside, with its hat in its hands, and no one looked out. | street at night, one person standing, snow
And the one thing nobody dared to ask was whether we had wished for {S}. | mountains at night, one person looking up, stars
All along, perhaps, without a word, the world had been holding its breath for {S}. | planet in space, glowing, stars
It was easy, in the end, to live with {S}. The hard thing was to remember how we had lived before. | house at dusk, field, one person
The night did not bring us {S}. The night only took away everything that stood in front. | field at night, fog lifting, moon
Then somebody asked the quiet question. What if, long ago, {C}, and we simply forgot? | ruins at night, stars, one person
And suppose it had always been so. Suppose, all this time, without our noticing, {C}. | abstract night sky, stars, planet
The terrible thing was not that {C}. The terrible thing was that it made sense. | room at night, one person, mirror
You can live in a world like that. You only have to say each morning, without flinching: {C}. | room at dawn, mirror, one person standing

= close
pattern: beat
priority: 1

Somewhere on your street, right now, somebody is setting an alarm for tomorrow with the whole of their trust. Let us hope it is the same tomorrow. | street at night, one lit window, clock
One night is all it takes. Sleep well. | house at night, moon, nobody
So tonight, before you close your eyes, look around once more. | room at night, one person, lamp
What would you do with the morning? | window at dawn, one person standing
Leave the curtains open tonight. Just in case. | window at night, moon, room
Somewhere it is already past midnight. | planet in space, night side, stars
If you wake before your alarm tomorrow, lie still for a moment, and listen. | room at dawn, clock, window
You have until sunrise to decide which side of it you want to be on. | mountains at dawn, one person standing
It is late. The street is quiet. It was quiet that night, too. | street at night, lamp, fog, nobody
Tell me honestly. Would you notice before breakfast? | mirror in a room, night, one person
Put your shoes by the door tonight, where you can find them in the dark. | door at night, room, lamp
And if the birds are all facing one way tomorrow, put the kettle on. It will be a long day. | row of birds, skyline, dawn
The world is one good night's sleep away from being something else. | skyline at night, clouds, moon
Good night. See you on whichever morning comes. | stars over a village, night
Tomorrow, before anything else, check how the light falls on the floor. | room at dawn, long light, window
The sun is going down now, and it has the look of something that knows. | sun over sea, dusk, nobody
Whom would you call first? You should probably call them now. | room at night, telephone, one person
Keep one thing from today. Anything. You may want to prove that it was real. | key on a table, room, night
Eight hours. Nothing can happen in eight hours. | clock in a room, night
Nothing has changed yet. That noise was only the clock. | clock in a corridor, night, nobody
Remember this evening. Remember how sure you were. | one person at a window, dusk, skyline
So close your eyes. In the morning, ask the first person you meet about {S}. | street at dawn, two people standing
Tonight, one question is still awake in the dark: {S}. | night sky, one lamp, house
If you hear a knock before dawn, it may only be the wind. Or it may be about {S}. | door at night, corridor, one person
Sleep, if you can. Somewhere the world is making room for {S}. | stars over mountains, night, nobody
Nobody knows the hour. But when it comes, remember who told you about {S}. | street at night, clock tower, fog
Good night, then. And should you wake and find that {C}, do not say that nobody asked. | house at night, moon, window
It is only a question, and it will keep you company until dawn. What, my friend, if {C}? | room at night, one person sitting, lamp
Say it once before you sleep, so that it cannot surprise you: {C}. | dark room, candle, one person
Open the window a little tonight. Listen. Would you hear it, if {C}? | open window, night, moon, one person
Tomorrow, at breakfast, ask it as lightly as you can. What would you do, if {C}? | kitchen room at dawn, two people sitting
