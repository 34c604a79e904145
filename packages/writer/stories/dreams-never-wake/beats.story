= hook
pattern: beat
priority: 1

Stay asleep. There is something you should know about {S}. | one person asleep, moon, bedroom
You are dreaming. That is why {C}. | one person floating in a night sky, stars
The alarm rings. You sit up, you put your feet on the floor, and the floor is made of {S}. | bedroom at dawn, one person sitting, clock
It is three in the morning. All you can think of is {S}. | dark bedroom, clock, one person awake
Everyone on your street had the same dream last night. It was about {S}. | street at night, dark windows, moon
You have been asleep for a long time. We tried to wake you with {S}. | one person asleep, field with a bed, stars
Do not open your eyes yet. First, tell me what you still remember about {S}. | one person with closed eyes, dark room
There is a door at the end of this dream, and the key to it is {S}. | long corridor, door, key, soft light
The ceiling opens, and you can see it: {C}. | bedroom with open ceiling, stars, one person
You wake. You wake again. The third time you wake, there is nothing left in the room but {S}. | empty bedroom, window, fog, dawn
In this dream you are late, you are barefoot, and you have promised to look after {S}. | one person running in a corridor, barefoot
Last night, at the bottom of a staircase that you do not own, you were handed {S}. | staircase at night, two people, lamp
It is the kind of dream that starts at home, in the kitchen, with someone you love talking about {S}. | kitchen room at night, two people, lamp
A man in your dream takes off his hat and says that he has come about {S}. | one person at a house door, hat, fog, night
Pinch yourself. Now turn around, very slowly, and tell me you cannot see {S}. | one person turning in a dark room, mirror
The doctors call it sleep. The sleepers, all nine thousand of them, call it {S}. | long room of beds, night, moon
Your pillow is still warm on the other side. Whoever lay there left you a note, and it mentions {S}. | bed, letter on a pillow, room, dawn
Once a year you dream of a house you have never lived in. This year, each room belonged to {S}. | strange house at night, open doors
Something followed you out of your dream this morning. You would not call it a shadow. You would call it {S}. | bedroom at dawn, shadow, open door
Count your fingers. If there are eleven, you are dreaming, and it is time that we talked about {S}. | hands in moonlight, dark room, one person
The alarm rings and rings, and no one turns it off, because, in here, {C}. | clock in a dark room, moonlight
You have this dream again. The sea is in the stairwell, your teacher is there, and {C}. | staircase with sea water, one person, lamp
In the dream you do not find it strange at all that {C}. | above the clouds, one person walking, sky
You wake in your own bed, with wet hair, and you know just one thing for certain: {C}. | bedroom at dawn, one person, rain window
Somebody bends over your bed and whispers it, so softly that it sounds like your own thought: {C}. | bedroom at night, two people, moon
What if {C}, and only those who are asleep have noticed? | city of sleepers, night skyline, moon
Nine thousand people talk in their sleep tonight, and all of them say that {C}. | skyline at night, dark windows, stars
Before you fell asleep, you were sure about one thing. You are about to learn that {C}. | skyline at night, one person falling, stars
Suppose {C}. Suppose you are told this by a horse, in a lift, in your grandmother's voice. | horse in a lift, corridor, lamp
The dream has only one rule. It is written on the ceiling, and it is about to come true: {C}. | bed under a painted ceiling, night room
You know this corridor. There are no windows, the carpet is warm, and behind each door, {C}. | long corridor with doors, warm carpet
Every night you forget it on the stairs up to morning. So listen, while you are still down here: {C}. | stairs up to light, one person below
Tonight, when you dream, look at your hands. If they are blue, it has begun, and {C}. | blue hands, night sky, stars
I have spoken to people who never woke up. They seem well, and they send word that {C}. | people standing in a fog field, dusk
You are flying, as usual, a little too low over the rooftops, when you see that {C}. | one person flying over a village, night
It was the most ordinary of dreams. You were buying stamps. Then the woman at the counter said that {C}. | office room, counter, one person, strange light

= falling-in
pattern: beat
priority: 2

You do not fall asleep here. You are lowered, on ropes, by people who hum. | bed lowered on ropes, night sky
First your feet grow heavy, then your name does, and you put it down beside the bed. | bed at night, shoes, moon, room
There is always a stair that is not there. Put your weight on it. It holds. | staircase in the dark, one person
You let go. The dark has hands. | dark lake at night, one person floating
The wallpaper is the first to go. Its little ships set sail, one by one, toward the wardrobe. | bedroom wall, tiny ships, moonlight
Someone says your name, the old one, the one you had as a child, and you answer before you can think. | child's room at night, moon, one person
The ceiling lifts like the lid of a box, and a large, kind darkness looks in. | bedroom with open ceiling, stars
You feel the bed push off from the wall. There is a smell of tar and lilac, and the water takes you. | dark sea at night, small boat, moon
The last thing to go is the ceiling. | bedroom at night, ceiling, moon
Your last clear thought lies down like a dog, turns around twice, and is gone. | dog lying in a dark room, moon
One eye is still at home. It sees the lamp, the chair, the glass of water. The other one sees snow. | bedroom, lamp, snow through the wall
It is only a step down, like stepping off a kerb, and there are ten thousand of you doing it. | crowd at a street, night, fog
At the threshold they take your watch and your shoes, and hand you a coat that has been worn by someone braver. | corridor door at night, coat, two people
The dark has a grain to it, like wood. You run a hand along it until you feel a handle. | dark wall, hand, door handle, room
The pillow whispers a list of things you are allowed to keep. Near the end of it you hear: {S}. | pillow in moonlight, bedroom, night
You sink through the mattress, through the floor, through the neighbours' supper, and land softly next to {S}. | one person falling through floors, rooms, night
Somewhere above you, a long way up, a voice is reading aloud from the book of the house: {C}. | dark lake at night, open book, stars
While you drift off, a train passes under the bed, and all the passengers are chanting that {C}. | train under a bed, night, tunnel station

= place
pattern: beat
priority: 2

You are in the house where you grew up, except that it goes on. Behind the pantry, there is a wing nobody told you about. | endless house corridor, doors, dusk
It is a school, a ship and a hospital, and in all three of them you have forgotten to feed something. | ship corridor, school desks, fog light
The street is yours, but the houses have turned around, and show you their backs. | street of houses from behind, dusk
You are on a beach, but indoors. | beach inside a large hall, sea, windows
You stand in a ballroom under a lake. Up there the swimmers draw their slow, bright scratches across the ceiling. | ballroom underwater, swimmers above, light
A field, at night. Someone has set out a thousand chairs in it, and all but one of them are taken. | field at night, chairs, crowd sitting, moon
You are on a station platform that stretches over the sea. The announcements are all in your mother's voice. | station platform, sea below, dusk, one person
This is the library where they keep the books that you meant to read. It is angry with you, and very tidy. | tall library, one person, lamp
The mountains here are somebody's knees. | mountains at night, moon, mist
A city of mattresses and lamps spreads out below. Nobody down there has ever been alone in the dark. | city of lamps at night, hill
The forest has doors. They are polite doors, low, with brass knobs, one in every second tree. | forest at dusk, doors in trees, lantern
You come into a kitchen with the sea in the sink, tiny and complete, with weather and a lighthouse. | coast with lighthouse, kitchen, night, storm
There is snow in the lift, up to the knee, and the tracks of one animal, going in. | corridor with snow, animal tracks, lamp
It looks like the moon, but somebody has hung out washing. | moon surface, washing line, stars in space
You walk through a museum where all the glass cases are empty, except for the last, which contains {S}. | museum room, glass cases, one person, lamp
On the horizon, where the sun should be, hangs something huge and quiet, and it makes you think of {S}. | desert horizon, huge shape, dusk, one person
This town has no name. On the sign at the entrance, where the name would be, it says: {C}. | town sign on a road, fog, dusk
Over the arch of the gate, in lamps, half of them broken, you can still make out a motto: {C}. | gate with lamps, night, field

= rule
pattern: beat
priority: 2

In here, you can only open doors by forgetting what is behind them. | row of doors in a corridor, one person
Do not look at a clock twice. The second time, it looks at you. | large clock, dark corridor, one person
You may fly, but not higher than you have ever loved someone. Most people clear the rooftops. | one person flying over roofs, night, moon
Names do not work here. Call people by what they are afraid of, and they will come. | two people in fog, field, dusk
Running is slow and standing still is fast. By the time you have understood it, you are there. | road to the horizon, one person standing
Whatever you are searching for is in the room you just left. That is where they keep the rooms. | corridor of open doors, lamp
Light switches do nothing. You ask the dark to move over, and it does, grumbling. | dark room, one person, thin light
If you read a sentence, look away, and look back, it will have grown up. | open book, changing letters, dark library
Mirrors are exits, but only for the other one. | mirror in a dark room, one person
The dead may visit, on condition that nobody mentions it. They bring cake. | room at night, table, candle, two people
You are allowed one scream. Nobody has ever managed to get it out. Some have been saving up for years. | one person with open mouth, dark field
All stairs go down, until you carry something for somebody else. | staircase, one person carrying a box, light
There are three things you must not bring into a dream: a watch, a grudge, and any part of {S}. | gate in a field at night, lamp, one person, sign
The rule is simple. You may keep all of your teeth, as long as nobody mentions {S}. | crowd at a table, dark room, candle
They tell you the law at the entrance, and tell you not to laugh. It is a short law: {C}. | gate with guard, road, night, lantern, fog
You will be asked a riddle at the bridge. The answer has not changed in all these years: {C}. | bridge over a foggy river, one person, lantern, night

= company
pattern: beat
priority: 3

Your old teacher sits in a tree, marking leaves. She has given you a four. | one person in a tree, leaves, dusk forest
The others all know what this is about, and pass you the salt with such pity. | crowd at a table, room, candle
A fox in a waistcoat asks you for your ticket. You have one. It is made of snow. | fox at a station, ticket, lamp
Your boss is here, as a heron. It explains a lot. | lake at dawn, bird, one person standing
You meet a boy who has your eyes, your limp and your bicycle, and he asks you what became of the dog. | two people on a road, bicycle, dusk
Everyone from your life is here, in alphabetical order, pretending to wait for a bus. | crowd at a bus stop, street, fog
The woman beside you has been dreaming since the spring. She knits, and the yarn comes out of the wall. | one person knitting, room, moonlight
Somebody's hand is in yours. You do not dare to look, because it is the right size. | two hands, dark field, moon
Nobody here has a back. | street in fog, crowd standing, night
Two policemen made of paper stand in the rain, and try so hard not to let it show. | two people of paper, street, rain, night
There is a fish in a chair who listens better than anyone you have met in years. | fish in a chair, room, lamp
Your grandmother is young, and in a hurry, and she has no idea yet who you are. | one young person in a street, dusk, bicycle
A crowd follows you at a distance. Whenever you turn around, they all study the sky. | crowd behind one person, road, dusk
You know at once that the bear is your brother. You also know not to bring it up. | bear in a room, window, moon
A very old child takes you aside. You are not here by chance, it says. They sent for you because of {S}. | two people in a corridor, lantern
In the corner sits a man with a ledger, who has been told to write down everything that you dream about {S}. | one person writing in a dark room, candle
Six strangers turn their heads, all together, like birds on a wire, to let you know that {C}. | six people in a row, fog, street
Your shadow sits down opposite, crosses its legs and tells you, with real kindness, that {C}. | one person and a shadow, room, lamp

= strange
pattern: beat
priority: 3

It starts to rain upward. Your shoes are the first to understand. | rain rising, street, one person, dusk
You open your mouth to speak, and moths come out, one for each word, and fly to the lamp. | moths and lamp, one person, dark room
The moon is lowered on a chain, so that the old can touch it. | moon on a chain over a field, crowd
A wave comes down the street, politely, stopping at each house to wipe its feet. | wave in a street, houses, dusk
Your teeth are in your hand. They are warm, and small, and they have lit windows. | village at night, lit windows, one hand
There is an examination. You have studied for it all your life, and it is in whales. | whale in a classroom, desks, water light
The piano has only one key left, and whoever plays it becomes someone's childhood. | piano in a field, night, one person
You look down and you are wearing the sea. | one person in a robe of water, coast
Each step you take lights a window somewhere far away, and somebody there sits up in bed. | night road, one person walking, far windows
Somebody has swapped the sky for a photograph of it. You can see the thumb in the corner. | sky with a crease, field, one person
A staircase unrolls out of a cloud. Nobody is on it, and yet it creaks. | staircase from a cloud, field, dusk
The house breathes in, and every curtain points at you. | room with curtains, wind, one person, night
You break an egg for breakfast, and inside, very small, and perfectly painted, you find {S}. | kitchen room, cracked egg, soft light
One by one the stars are taken down, and in their place somebody hangs little pictures of {S}. | night sky with hanging pictures, ladder
The newspaper is blank until you breathe on it. Then a headline blooms, like frost: {C}. | newspaper, frost letters, dark kitchen room
A choir of kettles is singing in the next room, and you find that you know the words: {C}. | kettles in a kitchen room, steam, lamp

= task
pattern: beat
priority: 3

There is something you have to do. You wrote it on your palm, but it has become a map. | open palm with a map, dark road
You are to carry this glass of water to the end of the night, and not spill a drop, and not ask whose it is. | one person with a glass, night road
Somebody has to hold the string. It leads up through the clouds, and now and then it is tugged. | string into the clouds, one person, field
You must not drop the moon. | one person carrying the moon, mountains, night
Find the room with the crying in it, they said. You have opened forty doors. All the rooms are dry. | corridor with doors, one person, lamp
You must catch the train, but first you must pack, and it is your whole life, and it will not fold. | suitcase on a bed, room, train window
A speech is expected. The hall is full. Your notes turn out to be a pressed leaf. | stage in a large room, crowd, leaf
They hand you a baby, or possibly a lamp, and run. | one person with a lamp, corridor, fog
Feed the ladder, they said, and left. | field at night, ladder, one person
You have been chosen to wake the others. There are so many, and they look so happy. | long room of beds, one person with lantern
All you need to do is count the sheep, says the shepherd, and be sure to get the same number as me. | sheep in a field, night, one person
A letter has to be delivered, tonight, by hand, to an address that keeps on walking. | letter in a hand, walking house, night street
You dig, because there is a spade, and because the ground has started to hum your favourite song. | one person digging in a field, moon
The boat leaves at once. It will take everyone you can name without crying. | boat on a dark lake, crowd, lantern
You were asked to bring three things: salt, a mirror, and a drawing of {S}. You only remembered two. | salt and mirror on a table, room
There it is again, the task that you have been putting off, night after night. Someone must go and tell {S}. | one person at a dark house door, lantern
You are given a piece of chalk and a wall that never ends, and told to write until morning: {C}. | endless wall in a field, one person with chalk, night
You have to cross the hall without saying it. Every portrait leans out of its frame to hear you say that {C}. | corridor of portraits, one person, candle

= alarm
pattern: beat
priority: 2

From very far away you can hear your alarm. It sounds like a bird, then like a bird trapped in something. | clock, bird, night sky, room far away
You reach out to turn it off, and your arm goes on, and on, and out over the roofs. | long arm over roofs, night, moon
Seven o'clock comes, knocks, gets no answer, and puts a note under the door. | door in a corridor, note, dawn light
The clock rings. You apologise to it. | clock in a bedroom, dawn, one person
It is one minute to seven. It stays one minute to seven. | clock in a bedroom, dawn, nobody
You do wake up. You make coffee. You are halfway to work before you notice that the bus has no floor. | above the clouds at dawn, bus, one person
Somebody shakes you by the shoulder. It is you, and you are in tears, and you are late. | two people in a bedroom, dawn
The morning light is let in like a visitor, and it looks about, and it sits down to wait. | bedroom, morning light, empty chair
You are awake now, says the pillow. | pillow in moonlight, bedroom, nobody
Your eyes are open. You can see the room. The room can see you, and neither of you can move. | dark bedroom, one person lying, window
You hear an alarm. It is only the crickets, shouting your name. | field at dawn, grass, one person
You try the old trick, and jump off the roof to wake yourself. You have been falling since, rather comfortably. | one person falling over a village, night
Up there, on the surface, they are opening your curtains. Down here, it makes a kind of northern light. | northern light over a dark sea, one person
The ringing stops. Someone has answered it. You hear your own voice say that you are not at home. | telephone in a dark room, bedside, night
There is a hand on your forehead, and a cool cloth, and people who speak of you in the past. | bed, two people, dim room, candle
You wake with a start, in another dream, in a worse bed. | field in fog, one person, iron bed
When you do sit up at last, the curtains are wrong, and on the chair, where your clothes were, you see {S}. | bedroom at dawn, chair, strange shape
Then comes the morning test. You say your name, your street, your age. But when they ask about {S}, your voice is gone. | one person at a mirror, dawn room
You do what one does. You look for a line of print, to see if it changes. It changes into this: {C}. | page with changing letters, dim room
Your phone lights up beside the bed. It is a message from you, from tomorrow, and it says that {C}. | phone light in a dark room, bed

= others
pattern: beat
priority: 4

It is not only you. Half the town was late this morning, with leaves in its hair. | street at dawn, crowd, leaves
In the ward they lie in rows and smile at the same moments, like an audience. | long room of beds, moonlight, nobody standing
A baker woke up with the recipe, a nurse with the tune, and a boy with the key. | three people in a street, dawn
People have started to draw it. They have never met, and their pictures fit together at the edges. | drawings on a wall, room, lamp
The sleepers do not age. Their pyjamas do. | beds in a dusty room, window
Doctors measured the dream. It is four metres deep, and it slopes toward the east. | laboratory with beds, instruments, night
Somebody built a house out there, in the dream we share. On Sundays you can see the smoke. | house in a foggy field, smoke, dusk
An old couple meets there every night. They have been divorced for twenty years, and they dance. | two people dancing, moonlit hall room
All over the world the sleepers turn over at the same moment. You can feel it in the tides. | planet at night from space, sea
Children recognise it at once. Oh, that place, they say, and tell you where to find the swings. | swings in a field, fog, one person
We compared notes. We all had the same stairs, the same smell of pears, and the same one person missing. | stairs in a house, dusk, crowd
Some people sell their beds. Some buy bigger ones. | street by day, two people, bed
On the wall above each sleeper hangs a chart, and on each chart, in a nurse's round hand, are the words {S}. | charts over beds, long room, lamp
In nine languages, at four in the morning, with the eyes wide open, they all ask for {S}. | people sitting up in beds, dark room
It has been found on night tables, on steamed mirrors, and in flour, always in the sleeper's own hand: {C}. | steamed mirror with writing, room, dawn
A man was woken after eleven years. He was given soup and asked how he felt. He felt, he said, that {C}. | one person in bed with soup, room, window

= deeper
pattern: beat
priority: 4

Under the dream there is another, and it is the one that has been dreaming you. | staircase down into stars, one person
You take the lift to the lowest floor, and then get out, and go on down by ladder. | machine hall, ladder down, lantern, one person
It grows warm. Here are the dreams that you had before you had words. They have fur. | cave ruins, soft light, animal shapes
One floor further down, it is snowing upward. | stairs down, snow, lantern, night
On this level, they keep the ends of things. The last stair. The other shoe. The rest of that song. | storage room, shoes, stairs, lamp
There is a second night inside the night, and in it someone is walking up and down with a lamp. | dark field, one person with lamp, fog
The water down here is made of evenings. You can breathe it, if you do not think of anyone. | underwater evening light, one person
You pass a room in which your parents are still deciding what to call you. | lit door in a corridor, two people
Here, even the silence has roots. | forest at night, deep roots, lantern
Past the furnace, past the sleeping clocks, you find a small, neat office with your name on the door. | office door in a corridor, lamp
At the bottom is a floor of ice. Faces look up through it, patient, mouthing the weather. | ice floor, faces below, one person, lantern
A smaller you opens the door, yawning. Not again, it says. Do you know what time it is? | small door, two people, candle, stairs
Every dream has a cellar, and every cellar has one door that has been painted shut. | cellar room, painted door, lamp
Down here nobody has a face, and still you get them all birthday presents right. | faceless crowd in a room, candle
Below everything there is a simple wooden table. It holds a lamp, a bell, and some old sketches for {S}. | wooden table, lamp, bell, dark room
They say that if you dig to the very bottom of any sleep, anywhere on earth, you reach {S}. | deep pit in a field, light below
Far down, the walls are soft, and somebody has been scratching days into them, and between the days: {C}. | scratched wall, dark room, lantern
It is quiet at the bottom, apart from one small voice that has been repeating since you were born: {C}. | underwater darkness, small light, nobody

= door
pattern: beat
priority: 2

And there, at the end of everything, is the door. It is your front door, with the scratch the dog made. | front door standing in a dark field
At the end of the corridor there is light under a door. You can hear breakfast. | closed door, light below, dark corridor
You come to a door, and the handle is on your side. It has always been on your side. | door handle, hand, dark room
At last there is a door. It is breathing. | old door in a dark corridor, lamp
A doorman holds out your coat. He has been standing there since you were four. | corridor door, one person with a coat, lamp
The way out is so small that only one memory will fit through. You have to choose it now, with all of them watching. | tiny door in a room wall, one person, crowd
You find the last door, and knock. From the other side, in your own rhythm, somebody knocks back. | closed door, one person, corridor, night
They have all come to see you off. They are waving, though one of them is not waving. She is beckoning. | crowd at a door, field, dusk, light
The way out is marked with your height. | door frame with marks, corridor, lamp
The sign on the last door reads exit. When you come closer, it reads exist. Closer still, it is only the grain of the wood. | wooden door, sign, lamp, corridor
You can feel the draught of the real world on your ankles. It smells of rain and toast. | door ajar, light, one person barefoot, corridor
The last door opens inward, upward, and onto your own back. | sky island, open door, one person
You have had the key in your mouth the whole time. That was the taste. | key in a hand, dark room, moon
In front of the last door lies a mat, and it does not say welcome. It says are you sure. | doormat at a door, lamp, fog, house
The way out has no lock, only a face carved in the wood, and it wants to be told the truth about {S}. | carved face on a door, lantern, corridor
What stands between you and the morning is not a wall, and not a sea. It is {S}. | one person before a huge shape, dawn field
The door will open for a sentence. You know it. You have known it since the first stair. Say it: {C}. | one person speaking to a door, light, corridor
On the last door, at the height of a child, somebody has carved with a nail: {C}. | carved letters on a door, candle, room

= turn
pattern: beat
priority: 1

Then the dream turned over and pulled up the blanket. | huge dark hills like a sleeper, night, moon
You were never alone in the bed. | bedroom at night, two shadows, moon
You open the door. On the other side is a bed, and you are in it, and you are smiling. | door open on a bedroom, one person asleep
Then it comes to you. You have never seen this bedroom before. | bedroom at dawn, strange window, one person
You are not the one who is dreaming. You are the one who has to be remembered in the morning. | faint person in a foggy room, bed, dawn
The dream is not keeping you. It is afraid of being alone. | dark figure at a bed, moon, room
Here is the trouble with waking. Everyone who does it says the same thing, and none of them come back to say more. | row of empty beds, dawn, room
You have woken up every day of your life. Has it ever once occurred to you to check into what? | one person at a window, dawn, skyline
All this time, someone has been holding your other hand. | two hands over a bed, dim room
You go through, and it is Monday. It is raining. And far down on the street a fish in a coat looks up at your window. | rainy street from a window, fish in a coat
What you took for the moon was an eye, and it is just about to open. | field under a huge eye in the sky, one person
The dream ended hours ago. You have been lying here, in the dark, making up the rest. | dark bedroom, one person awake, window
They did not forget to wake you. They voted. | crowd around a bed, candles, room
Your alarm has been silent for years. That ringing is us. We are calling from the bank. | river bank, crowd with bell, fog
Listen. That noise like the sea is your own breath, in a room where somebody has turned off the light. | dark room, bed, sound of sea, moon
And the house with the extra wing? It is real. You have only been living in the front of it. | large house at dusk, many windows
You wanted a way out. But look at your feet. You came in through here every single night, running. | footprints to a door, corridor, night
What if sleep is not the pause? What if the days are, and this is the film? | film light in a dark room, one person
One of the sleepers sat up then, looked straight at you, and asked you to keep your voice down. | bedroom at night, one person sitting, moon
It is the others who are asleep. You are the first who has noticed the stairs. | crowd with closed eyes, street, one person
A door shuts behind you with a small, familiar click. On this side, it has no handle. | closed door without handle, corridor
Somebody in a bright room writes down the time, and draws the sheet up, gently, to your chin. | bright room, bed, one person standing
It was not a nightmare. It was a rehearsal, and you did well, all except the part with {S}. | empty stage, one person, lamp, dark room
All your life you have slept beside one enormous, breathing secret, and now somebody whispers: {S}. | huge sleeping shape, night sky, one person
Nobody can take anything out of a dream, they told you. And yet you have woken with something in your hand, a little piece of {S}. | closed hand in morning light, bedroom
So this is what sleep is for. Every night they take you down and show you, very patiently, {S}. | stairs down, two people, lantern, night
And then you remember why you came here. You could not bear it up there, where, day after day, {C}. | one person at a dark window, rain, room
In the bright kitchen you tell them your dream, and laugh. They look at each other. So you know, they say, that {C}. | kitchen room at dawn, crowd at a table
It is no dream. A dream would be if it were not so, if you could wake, and it was never true that {C}. | one person standing in an empty street, dawn
There are two worlds, and one door. In one of them you are asleep. In the other one, {C}. | two doors in a field, dawn and night

= close
pattern: beat
priority: 1

Good morning. Or whatever this is. | bedroom, pale light, window, nobody
Count your fingers before you get up. Then count them again, with your eyes open. | hands on a blanket, dawn room
Your bed has only just stopped rocking. | bed in a still room, dawn, water on the floor
Sleep well. We will take it from where we stopped. | field with a bed, stars, night
When the alarm rings, somebody has to wake up. It need not be you. | clock beside a bed, dark room
If you find sand in your shoes tomorrow, say nothing. Just shake them out. | shoes with sand, bedroom, dawn
Leave your slippers pointing toward the door. | slippers at a door, bedroom, night
You are reading this with your eyes shut. | closed eye, dark room, moon
Everyone you met down here sends their regards. | fish at a window, rain, room
It is nearly morning. It has been nearly morning for a very long time. | field at dawn, pale horizon, bed
Try to read something. Look away. Look back. | book on a bed, lamp, room
Tonight, take the other stairs. | two staircases in a dark house
Somewhere up there, your coffee is getting cold. | underwater, dark, one cup far above, light
I would wake you. But you look so happy. | one person asleep, moonlight, bedroom
Turn your pillow over. If there is a note, do not answer it. | pillow and note, bedroom, night
You will have forgotten all of this by the time you reach the bathroom. All but the smell of pears. | corridor in a house, dawn, one person
There is still one door. You will find it at the end of this sentence, slightly ajar. | door ajar in the dark, light, corridor
Who is it that opens the curtains every morning? Have you ever looked? | curtains opening in a bedroom, dawn
Now, very slowly, move one finger. | hand on a blanket, moonlight, room
We will see each other at breakfast. Please pretend you do not know me. | kitchen room at dawn, two people
Tomorrow you will remember none of this. You will only feel oddly tender when somebody mentions {S}. | one person at a window, dawn, street
So sleep, and let the others worry. But if it knocks, from inside, ask it about {S}. | closed door in a bedroom, night
Before you drift off tonight, make a little room in the dark for {S}. | bed at night, empty space, moon
And if you do wake up, write it down at once, while it is still warm, everything you know about {S}. | notebook on a bed, dawn room, one person
The last thing to go, when you open your eyes, will be the sound, the light, and {S}. | fading light in a bedroom, dawn
Wake up, wake up. There is no time to explain. Wake up, because {C}. | two people in a dark bedroom, lantern
It is morning now. Stretch. Look out of the window, and try not to think that {C}. | street seen from a window at dawn, one person
Close your eyes again, just for a second. There. You see? Still {C}. | closed eyes, stars, dark room
You will laugh about it later, with toast in your hand, until somebody on the radio says that {C}. | kitchen room, radio, toast, dawn
In the dream you were told to remember this, and you woke up saying it: {C}. | one person sitting up in bed, dawn room
