= hook
pattern: beat
priority: 1

My map ends here. The next page belongs to {S}. | map on a rock, mountains, one person, dusk
Where I slept last night, {C}. | one person by a fire, strange hills, night
I have just walked through a country that exists because of {S}. There is still dust on my shoes. | desert road at dawn, one person walking
On no map is there a place devoted to {S}. I can tell you what the bread tastes like. | village by day, map, one person
Behind the last house of an ordinary village there is a gate, and behind the gate, everything is made of {S}. | gate behind a house, village, dusk, fog
Some places cannot exist. I spent a night in the one that belongs to {S}. | ruins at night, one person, stars
You take the wrong train, sleep past your stop, and wake in a world that worships {S}. | train in a desert, dawn, one person
Somewhere between two floors of a hotel, the lift opens on a land ruled by {S}. | corridor with open door, bright sky beyond
Please do not ask me for the address. Ask me what it smells like in the kingdom of {S}. | mountains at dusk, crown, one person
My boots are full of a sand that no desert has. I got it in the place they named after {S}. | desert at day, one person sitting, clear
Every world has something at its centre. In the one I come from now, it was {S}. | planet in space, glowing centre, stars
The border guard asked one question before he let me in. What did I know about {S}? | gate on a mountain road, fog, two people
I crossed a bridge that had only one end, and on that end they were waiting for {S}. | bridge over a foggy river, one person walking
Imagine a city with no streets, only stairs, and every stair leads to {S}. | city of stairs, day, clouds, one person
There is a door in a cliff that opens at low tide. Behind it lies a whole world shaped by {S}. | door in a cliff, coast, sea, dusk
They told me the world was finished and measured. Then I followed a rumour about {S}. | one person on a mountain road, map, clouds
If you fold this map along the river, two villages touch, and between them is the land of {S}. | map, river, two villages, lantern
Three days I walked inside a place that physics would not allow, a place in love with {S}. | sky islands, day, one person walking
There is a valley, two days beyond the last road, where {C}. | valley in the mountains, dawn, fog, one person
I have been to a place where {C}. They let me keep the coat. | snow field, one person standing, dusk
On the far side of a very ordinary door, I found a country where {C}. | open door in a room, bright field beyond
Imagine a coast with no sea, a sky with no edge, and a town where {C}. | desert coast, town, wide sky, day
The first thing they tell you at the border is the only law they have: {C}. | gate in the mountains, one person standing, dusk
Somewhere there is a city where {C}, and where nobody thinks that worth mentioning. | skyline at dusk, bridges, birds
You will not believe the stairs. You will not believe the weather. And you will never believe that {C}. | endless staircase in the sky, clouds
What would you pack for a country where {C}? | railway station at dawn, one person standing, fog
I kept a diary while I was there. The first entry has three words about the food, and then: {C}. | book and lamp, tent in a desert, night
They have a proverb in the place I come from tonight. It goes like this: {C}. | fire at night, field, two people sitting
Ask the ferryman for the other shore. Not that one. The other one, where {C}. | boat on a foggy river, lantern, one person
Suppose there is an island that the tide forgets, and on that island, {C}. | island in the sea, day, gulls, clear
An old woman drew it in the snow for me, with a stick, the whole secret of her country: {C}. | snow, one person, mountains, dusk
I left home for a weekend and came back from a place where {C}. | road at dawn, one person walking, house
There is a window in an abandoned station. Look through it and you will see a world where {C}. | abandoned station, window, bright light
I was told it was impossible. I was told it by people who live in a place where {C}. | tower in the clouds, crowd, day

= way-in
pattern: beat
priority: 2

You get there by losing something small. A glove will do. | forest path, fog, one person walking
The way in is a staircase that goes down for an hour and comes out on the top of a hill. | staircase under open sky, one person climbing
I found the entrance by following a cat, who walked through a wall as though walls were an opinion. | cat at a wall, street at dusk
You have to be slightly lost already. | forest in fog, one person walking
There is a ferry, twice a day. The fare is a secret that you have never told anyone, whispered to the water. | boat on a lake, fog, one person
At the border they weigh your shadow and give you a receipt. | gate on a road, noon, long shadow, one person
To enter, you knock on a tree and wait to be asked what you are running from. A true answer opens it. | large tree in a forest, door, lantern
The road there is straight, and yet you meet yourself on it, coming back, sunburnt, in a better mood. | straight desert road, two people, day
I knocked. The wall said come in. | ruins with a stone wall, one person reaching
My compass turned twice, like a dog settling down, and then pointed firmly at me. | compass, mountains, fog, one person
It took eleven hours by train, although my watch insists we left and arrived in the same minute. | train in the mountains, clock, dusk
First the air changes. It begins to smell like the inside of a piano. | piano in a field, dawn, fog
One moment there was rain on my face. Then I was standing in a warm square, perfectly dry, being offered a chair. | village square by day, chair, one person
The last signpost on our side has two arms. One says home. The other is still wet with paint. | signpost on a road, fog, dusk
Every traveller is asked at the gate to bow, quite slowly, in the direction of {S}. | gate at dawn, one person bowing, mountains
Over the entrance, where other cities carve a lion, this one has carved a single line about {S}. | stone gate on a road, statue, day
My passport was returned with a stamp I had to hold up to a mirror to read: {C}. | mirror in a room, book, lamp
At the crossing the guide tests you. You must say, without laughing, that {C}. | bridge over a river, fog, two people standing

= first-sight
pattern: beat
priority: 2

Seen from the pass, the whole country looks like a sleeping animal with lamps along its back. | mountains at night, valley with lamps
The first thing I saw was a whale, drifting over the rooftops, as slow as a Sunday. | whale in the sky over rooftops, dusk
There were towers, hundreds of them, each standing on the point of its own roof. | skyline of upside down towers, day, clouds
The mountains were facing me. | mountains at dawn, one person standing
Light lies on the ground in puddles there, and children jump in them and come home glowing. | street at dusk, glowing puddles, two people
I counted four horizons. The nearest one was so close that you could hang a coat on it. | field with layered horizon, day, clear
What I took for a forest was a crowd, and what I took for a crowd was rain. | forest in rain, crowd, dusk
A river runs through the middle, upright, like a curtain somebody forgot to draw. | vertical river, valley, mist, one person
I had forgotten that there were so many colours. | field of flowers, bright day, one person
It was beautiful in the way a held breath is beautiful. I did not want to be the first to let go. | lake at dawn, still, one person standing
Houses hang there from long ropes, and in the evening the wind plays the whole town like an instrument. | hanging houses in the sky, dusk, wind
I had expected a wonder, and I got one, but it was being used to dry the laundry. | village by day, washing lines, strange arch
The colours were wrong at first, and then the colours at home were wrong, and have been ever since. | field of strange colour, one person, clouds
Everything had a second shadow, and it waved. | desert at noon, two shadows, one person
Above the square hung a door with no wall, and it was slightly open. | sky island, open door, birds, day
In the main square, four storeys high, somebody has built, out of broken clocks, a portrait of {S}. | village square, huge statue, clocks, day
From a distance, I could see it painted on the hills, as high as a church: {S}. | hills at dawn, fog, one person looking
Painted on the roofs, so that only birds and latecomers can read it, was the sentence: {C}. | roofs seen from above, bird, day
On the first wall I passed, a child had chalked a drawing to explain to strangers that {C}. | street wall with drawing, day, one person

= ground
pattern: beat
priority: 3

The ground is soft and slightly warm, like a horse's neck. | field at dawn, horse, fog
With every step you hear a faint note, and people there can recognise a friend by the tune of the walk. | road by day, one person walking, clear
They have a desert in which each grain of sand is a very small, very patient hourglass. | desert at dusk, hourglass, nobody
Walk softly there. The road is ticklish. | winding road, dusk, one person walking
Stones fall upward there, though slowly, and masons have to work with nets. | stones floating over ruins, day
I sat down under a tree to rest, and the tree, with great courtesy, sat down too. | tree in a field, one person sitting, day
If you dig, you come to a layer of laughter, then clay, then a layer of doors. | field with a pit, doors, day, one person
The grass leans toward you when you speak, so everyone there speaks quietly and means it. | field at dusk, tall grass, one person
The stones hum when you have gone. | desert stones at dusk, nobody
Snow falls from the ground up. By evening the clouds are heavy and white, and the fields lie bare. | snow rising from a field, clouds, dusk
There is a lake you can fold. A woman folded it for me, twice, and carried it under her arm up the hill. | lake, one person walking, mountains
Even the mud is proud there. It takes your footprint, considers it, and sometimes gives it back improved. | muddy road, rain, footprints, day
All roads are downhill. People say you get used to it, and that going home is the same as going away. | winding road in the hills, day
I dropped a coin and did not hear it land until the following afternoon. | well in a village, day, one person
When it rains, each drop carries a tiny picture, and that week all the pictures were of {S}. | rain on a street, puddles, umbrella
They farm there, in long blue furrows, and at harvest time the fields are full of {S}. | blue field, dusk, crowd, lantern
Scratched into the stones of the road, one word per stone, for a whole day's walk: {C}. | stone road through a field, one person walking
Put your ear to the ground and you can hear the land repeating, like a child learning a verse: {C}. | field at night, one person lying, stars

= people
pattern: beat
priority: 2

The people are kind, and a little see-through when they are tired. | street at dusk, crowd, fog
Everyone there carries a lamp by day and puts it out at night, to give the darkness a chance. | crowd with lanterns, street by day
They greet you by telling you what they dreamed, and it is rude to ask for the ending. | two people in a street, dawn
They blink one at a time. | street at dusk, crowd standing, lanterns
Nobody is born in that place. You are found, usually in a garden, usually with a ready opinion. | garden field at dawn, one person
A tailor measured me for a coat and asked, with the tape at my heart, how heavy it was in winter. | room, lamp, two people standing
They grow younger on their birthdays, only by a day, and give the day to somebody who needs it. | room with candles, crowd, night
I met a man who had been waiting at a crossing for nine years. He was not late, he said. He was thorough. | street crossing, one person standing, fog
Everyone there is older than the hills, or nine. | hills at dawn, two people, child
Their children are taught three things: to swim, to lie beautifully, and to know when to stop doing either. | lake by day, crowd, clear
When two people quarrel there, a third is sent for to be angry on behalf of both, and the two go to lunch. | village square by day, crowd standing
They have no word for alone. The nearest one means between visits. | house at dusk, one person sitting, window
A postman asked me to sign for a silence. It was addressed to me, and rather heavy. | street by day, letter, two people
Half the town walks on the ceiling. You learn to look up when you say good morning. | room with ceiling, upside down people, day
Ask any of them what they live for, and they will take you by the sleeve and talk about {S}. | street by day, two people, clear
At dinner they always leave a chair free. It is understood, though never spoken, to be kept for {S}. | long table in a room, empty chair, candle
To a stranger they will say it shyly, the way you admit to money or to faith: {C}. | two people at a window, dusk, room
An old soldier with a paper sword told me why he had never once been afraid. He knew, he said, that {C}. | field at dusk, one person standing, fire

= custom
pattern: beat
priority: 3

They have only one law, and it is changed every Thursday by the youngest person in the room. | room, crowd sitting, one person standing
Once a year everybody swaps houses, keeps what is in the cupboards, and speaks well of it. | street of houses, crowd, day
Bridges are built there before the rivers. A good bridge, they say, will not wait long. | bridge over dry field, day, clear
You bow to rivers, never to kings. | river at dusk, one person bowing
Lies turn to birds as you tell them. The sky over the parliament is very lively. | skyline with a tower, birds, day
When someone dies, they plant a key. By spring there is a door in the field, and you may knock. | door in a field, spring, one person
Clocks are worn on the inside there, so that nobody can see how late you are. | clock in a room, mirror, one person
It is polite to forget something at a friend's house. It is how they know you meant to come back. | house at dusk, umbrella by the door
On Mondays, all of them are left-handed. | street by day, crowd walking, clear
They pay with weather. A loaf costs a short shower, a horse a week of sun. | market street, rain and sun, horse
All music is written on the wind, which means you get it late, in pieces, and from the wrong direction. | mountains, wind, piano, one person
A wedding lasts until somebody cries, so the bride's uncles are chosen with great care. | village at night, lanterns, crowd
Mirrors are public property there, and each one shows the last person who needed it. | street with mirror, dusk, one person
Silence is served between the courses. | long table in a room, crowd, candle
On the longest night they put the stars back by hand, one family, one star, from a very tall ladder. | mountains at night, tall ladder, stars, crowd
Their great festival is a silent one. For an hour the whole country sits down and thinks of {S}. | field at dusk, crowd sitting, lanterns
A promise only counts if you make it with one hand on your heart and the other pointing at {S}. | two people on a hill, dusk, clear
Children skip rope there to a rhyme with a single line, and it never seems to end: {C}. | street by day, two people jumping, clear
Twice a day a bell rings, everyone stops wherever they stand, and together they say: {C}. | bell tower, crowd standing, street, day

= market
pattern: beat
priority: 4

In the market you can buy a used sunrise, one careful owner. | market street at dawn, sun, one person
There was a stall that sold only left turns. I bought two, and I have been glad of them since. | street market, day, crowd, fog
A woman offered me the last five minutes of a very good summer, in a jar, for a fair price. | market, jar of light, dusk street
Everything was for sale, except the prices. | market street by day, crowd, clear
They sell books there by the breath. You pay for as long as you can read aloud without stopping. | market street, books, one person reading
I found my own umbrella, the one I left on a bus when I was nine, and it had grown. | huge umbrella in a street, rain
One old man dealt in echoes. He had a mountain, a stairwell, and half of an apology. | mountains, stairs, one person sitting
The fishmonger's tank held a small grey cloud, and he swore to me that it was fresh this morning. | market street, cloud in a tank, day
I bought a bell that rings yesterday. | bell at a market street, dusk, lamp
You can have your shadow repaired while you wait, though it comes back with somebody else's elbows. | street workshop, lamp, long shadow
Violins grow on a tree behind the bakery. The good ones fall by themselves, in tune, around midnight. | tree with violins, night, village
I paid for my supper with a memory of snow, and was given change. | snow outside a window, room, candle
There was a queue at the stall for second chances, and nobody in it was pushing. | queue of people in a street, dusk
Keys hung there in their thousands, and a boy who could tell from your face which one you had lost. | room full of keys, lamp, one person
Everyone wanted to sell me a small lucky charm in the likeness of {S}. I have three. | market street, day, crowd, lantern
Under the counter, wrapped in newspaper, were forbidden postcards, and every one of them showed {S}. | market stall, letter, lamp, night street
The baker presses the same words into each loaf before it goes to the fire: {C}. | bakery room, fire, bread, dawn
You can buy it on a ribbon, on a spoon, on a bell, the sentence they love best: {C}. | market street, bell, ribbons, day

= distance
pattern: beat
priority: 3

Distance there depends on how badly you want to arrive. | long road to mountains, one person walking
The library is bigger inside than the town it stands in. On the top floor it has weather. | endless library, clouds under the ceiling
To reach the house next door you must cross the sea. To reach the moon, you take the stairs. | staircase to the moon, night, sea
Everything there is one wish further than it looks. | road to far mountains, dusk, one person
Their maps show only what has been forgiven, so most of them are still half white. | library, old map, lamp, one person
I walked for a whole day around a tower that was no wider than my arm. | thin tower in a desert, one person walking
North is a person there. She lives above the pharmacy, and compasses make her blush. | compass at a window, street, dusk
There is a corridor with a horizon in it. Ships go down it, quite slowly, with their lamps lit. | corridor with sea and ship, lamps
Behind each hill stands the same hill, a little older, until you come to one that remembers your name. | hills at dusk, one person walking
The shortest way between two points is a story, they told me, and then told me one, and there we were. | two people walking on a road, dusk
A child showed me a pond with the whole sky at the bottom, and one bird down there, flying hard. | pond with reflected sky, bird, field
I opened a drawer in my hotel room and found a beach, with my own footprints already on it. | beach with footprints, open drawer, sea
Up and down are decided in the morning, by a show of hands. | crowd with raised hands, village, dawn
All distances are measured from one point, and a brass plate there says that it marks {S}. | brass plate in a street, day, one person
However far I went, and I went far, someone had always put up a signpost toward {S}. | signpost on a mountain road, fog
The great wall has no gates and no towers, only one sentence that runs its whole length: {C}. | long wall over hills, day, clear
Stand in the right spot, and you can see all of it at once, and understand how {C}. | one person on a mountain, wide valley, dawn

= night
pattern: beat
priority: 2

At night the sea comes up the stairs, looks into the bedrooms, and goes down again. | stairs with sea water, night, moon
Night does not fall there. It is led in, on a rope, by an old man in felt shoes. | one person leading darkness, field, dusk
After dark the houses trade places, very quietly, like people in a theatre who have found better seats. | village at night, houses, fog
The dark there is warm, like bread. | village at night, one window, stars
I slept in a bed that told me, in its own words, about everyone who had ever been happy in it. | bedroom at night, candle, window
They hang the moon out of a window to cool it, and somebody always has to sit up with it. | village at night, moon at a window, one person
Every lamp goes out at the same moment. Then, from the hills, the dark is handed round, one cup each. | hills at night, crowd, stars
I lay awake and heard the town breathing, in four parts, like a choir that had forgotten the words. | village at night, snow, stars
At midnight, the stairs go out for a walk. | stairs in a street, night, moon
The stars are close enough to have a smell. It is something like oranges, and something like iron. | field at night, stars, one person reaching
Foxfire runs along the gutters after midnight, and people walk home by it with their shoes in their hands. | street at night, glowing gutters, one person
A train goes over at two o'clock, through the air, with all its windows lit, and no one aboard looks down. | above the clouds, train, night, stars
Horses made of fog stand in the square until dawn, and if you are polite they will lower their heads. | horse of fog in a street, night
Nobody sleeps alone. The hills come closer. | hills at night, village, moon
Somewhere a piano was playing the same bar again and again, as though it were knocking. | piano in a dark room, window, night
From my window I saw them carry lanterns up the hill, hundreds of them, in honour of {S}. | lanterns on a hill at night, crowd
Everyone dreams together there. The night I stayed, the whole dream was about {S}. | abstract night sky, crowd, glow
The night watchman calls it from corner to corner, so that sleepers know that nothing has changed: {C}. | street at night, one person with lantern
When I asked why nobody there was afraid of the dark, they said it was simple. In the dark, too, {C}. | dark forest, two people, candle

= warnings
pattern: beat
priority: 4

There is one street you must not enter while thinking of home. | narrow street at night, fog, nobody
On the third day I saw the edge. It was a neat edge, with a handrail and a bench. | cliff edge over sky, bench, one person
A wind came up that blew only through people, and for an hour everybody stood about saying what they meant. | crowd in a street, wind, clouds
Never ask the fog for the time. | road in thick fog, clock, one person
They have wolves there, made of arithmetic, and each winter there is one more than there should be. | wolf in snow, forest, night
I leaned too far over a well, and something at the bottom leaned too far toward me. | well in ruins, dusk, one person leaning
Some visitors stay. You see them sitting in gardens, wearing the expression of a finished letter. | garden field, people sitting, dusk
If you hear your name from a closed room, answer with someone else's. It will usually apologise. | closed door in a corridor, lamp, night
If a bridge follows you, slow down. | bridge over a river, fog, one person walking
One morning my hands had forgotten how to be hands. I was told it was common, and given gloves. | room at dawn, one person, window
The volcano there runs on regret, and it had been a very good year. | volcano at dusk, village, red sky
I missed my step and fell for the length of two songs, then landed in a chair, facing a menu. | above the clouds, one person falling, chair
Every tenth door is hungry. You can tell by how clean the step is. | row of doors in a street, night
It is dangerous, they warned me, to stand too long in one place and look straight at {S}. | one person looking up, field, bright sky
The warning signs do not say keep out. They say, in nine alphabets: {C}. | sign on a mountain road, storm, dusk
My guide was a girl of about nine with the voice of a retired judge. | one person on stairs, day, village
You may take anything home, my guide said, except a pebble, a grudge, or a photograph. | one person on a beach, pebbles, dusk
I asked how any of it was possible. The ferryman looked at me kindly. Compared to what, he said. | boat on a lake, two people, fog
An old woman warned me not to count the steps. They count you back, she said, and they are better at it. | endless stairs, one person, dusk
The innkeeper pointed at the crack in the sky. It is only where people look too hard, he said. | crack in the sky, village, dusk
When I said it was like a dream, they were offended. Dreams, they told me, are badly organised. | street by day, two people standing
Do not fall in love here, my guide advised. It works, and then you have to move the mountains. | mountains at dawn, two people standing
I asked a boy what lay beyond the last hill. He thought about it. Your questions, he said, mostly. | hill at dusk, two people, clear
The librarian read my palm and stamped it with a date of return. | old library, lamp, two people
We were like you, my guide said, busy and brave and bored, and then came the business with {S}. | two people on a road, dusk
The oldest of them closed her eyes and gave me the history of her world in one breath: {C}. | one person sitting by a fire, night field
I laughed when they told me. They waited until I had finished. Then they said it again: {C}. | crowd standing in a street, lanterns, dusk

= way-out
pattern: beat
priority: 3

To leave, you hand back everything you were lent. I had not noticed the laugh was theirs. | gate in a field at dawn, one person walking away
The way out is shorter than the way in, and much steeper, and somebody has to be waiting. | steep stairs toward light, one person
I walked backward to the gate, as one is told to, so that the place would think I was arriving. | gate in a foggy field, one person, dawn
The gate had grown smaller, or I had not. | small gate in a field, one person, dusk
On the last bridge I turned around. They were already folding up the hills. | bridge at dusk, hills, one person
At the border they weighed my shadow again. It had put on a little. I was made to declare it. | gate on a road, noon, long shadow
The train home had no other passengers, and the ticket inspector wept quietly and would not say why. | train at night, one person sitting, window
A boat took me to where the water becomes ordinary. You can feel it. Something stops listening. | boat on the sea, dawn, one person
Nobody said goodbye. They said your turn. | crowd at a field gate, dusk, lanterns
I came up through the floor of a shop that sells curtains, two streets from my house. | street by day, shop window, one person
They gave me a feather for the road, and told me that it would know when to be a bird. | feather in a hand, road, dawn
All the way to the gate I rehearsed what I would tell you. It was different then. It had more colours. | road through a bright field, one person walking
My watch started again at the signpost, ashamed of itself, and running a little fast. | signpost on a road, clock, fog
When I looked back there was only a field, a gate, and a cow with a very thoughtful face. | gate in a field, day, clouds
The last thing they asked of me was to take a message home, a short one, about {S}. | gate on a road at dusk, letter, two people
I did not bring back proof. I brought back a stone that turns warm whenever somebody mentions {S}. | stone on a table, room, lamp
From the far bank a whole crowd called it after me, hands around their mouths: {C}. | crowd on a river bank, fog, dusk
In the pocket of my coat I later found a ticket, and printed on the back of it: {C}. | ticket and key on a table, room, lamp

= turn
pattern: beat
priority: 1

Nobody had let me in. I had never been outside. | one person at a gate, endless field, fog
I looked at the stars. They were the wrong way round, and mine. | one person in a field, night, stars
I have been home for a week. This morning there was sand in my bed. | bedroom at dawn, sand, window
Then I understood. They had not been showing me their world. They had been asking about mine. | two people on a hill, dusk, planet in the sky
Here is what I cannot explain. My photograph was already on the wall when I arrived. | room wall with frame, lamp, nobody
They thought that I came from the impossible place. | crowd looking at one person, street, day
And when I described our world to them, with its rents and its rain, they laughed until they had to sit down. | crowd sitting at a fire, night field
It does not feel like somewhere I went. It feels like somewhere I was let out of. | gate in a field, one person outside, dusk
I asked how long I had been gone. My own front door answered. | house door at dusk, one person
The place has one inhabitant too many now, and I have one memory too few. | empty room, open window, fog
It was only on the way home that I noticed. All their doors had opened outward, toward us. | row of open doors, street at dusk
The strangest thing about it, in the end, was how little I had to learn. | village at dawn, one person walking
Nobody there had ever heard of me, and everyone had kept my supper warm. | table in a room, candle, empty chair
I had gone looking for wonders. They had put them away, out of courtesy, because guests get tired. | village in fog, one person standing
You think it is far. I thought so too, and then I heard their bell from my kitchen. | kitchen room, window, bell tower far away
Since I came back I cannot find the seam where our world joins, and I know now that there is one. | one person touching a wall, street at dusk
One of them followed me home. It is quite shy, and it likes the stairs. | dark stairs in a house, night, shadow
Perhaps it cannot exist. It asked me to tell you that it is doing it anyway. | sky islands at dawn, birds, clouds
I counted my steps back. There were fewer. Part of the road had come along. | road through a forest, one person walking, dusk
The gate is gone now, but the field where it stood still opens its eyes when I pass. | empty field at dawn, fog, one person
They do not call it a world there. They call it the waiting room. | station waiting room, one person sitting, fog
My shoes remember the way. Every evening I find them facing the door. | shoes at a door, corridor, dusk
I had believed I was the traveller. In truth I was the souvenir they had been promised, along with {S}. | one person in a glass dome, room
And then I saw what held the whole place up. It was nothing more than a thought about {S}. | city resting on light, abstract sky
Since then I see the border everywhere. It runs right through the middle of {S}. | street with a thin line of light, dusk
They were never dreaming of a better world. They were dreaming, quite simply, of ours, and of {S}. | crowd asleep in a field, stars, planet
What shook me was not that {C}. It was that nobody there had ever wished it otherwise. | one person in a street, crowd, dusk
Then I came home, turned on the light, and for one clear second I saw that here, too, {C}. | room at night, lamp, one person
My guide had one last question. Are you certain, she asked, that where you live it is not so that {C}? | two people at a field gate, dawn
If a place like that can stand, then so can this one. You only have to believe, as they do, that {C}. | bridge in the clouds, dawn, one person

= close
pattern: beat
priority: 1

The gate is open until spring. I thought you should know. | gate in a snowy field, dusk
You will know the place by the smell of oranges and iron. | night sky, stars, one person on a hill
I have told you everything except the way. You have been walking it for a minute already. | road into fog, one person walking
Take the wrong train some day. Sleep past your stop. | train at dusk, one person at the window
I am packed. I only came back for my umbrella. | umbrella by a door, house, dusk
If a cat walks through your wall tonight, leave the lamp on. | cat, wall, room at night, lamp
They are expecting someone. They would not tell me who, but they described your coat. | coat on a door, corridor, lamp
Impossible, you say. Yes. Third valley on the left. | valley in the mountains, dawn, nobody
Go soon. Places like that do not stay impossible for ever. | sky island at dusk, clouds, birds
Somewhere, very near you, a door has just been left ajar. | door ajar in a corridor, light
And if anybody asks where you heard of it, say that you have always lived there. | village at dusk, one person, window
Lose something small tomorrow. See where it leads you. | glove on a forest path, fog
All I kept is this sand. Listen. It is still running. | hourglass on a table, room, dusk
Do not look for it. Leave a chair free, and it will look for you. | empty chair in a field, dusk
Tonight, when your stairs creak, count them. Then count them again. | stairs at night, lamp, nobody
Should you get there before me, tell them I still have the coat. | one person walking in snow, mountains
It was there all the time, one step to the side of the road. | road in the fog, one person stepping aside
That is all I am allowed to say on this side of the river. | river at dusk, fog, boat
Close your eyes and turn around twice. No, once more than that. | one person in a field, dusk, stars
I left the gate as I found it. Whistling. | gate at dawn, field, clear
So if you find a gate where there was none, knock, and say that you have come about {S}. | gate in a forest, one person, lantern
One day a road will open in front of you, too. It will begin with {S}. | road opening in a desert, dawn
They asked me to bring a friend the next time. Preferably one who cares about {S}. | two people walking on a road, dawn
The nearest entrance, if you must know, is in the very middle of your thoughts about {S}. | sky island, door, one person, clouds
I still set a place at the table, every night, for a guest from the land of {S}. | table with candle, empty chair, room, night
Anyway, I am home. The rain is wet, the stairs go up, and nobody here believes that {C}. | house in rain, one person at the window
If you ever want to leave this world, say the password to a closed door: {C}. | closed door, corridor, one person, lamp
Send me a postcard when you arrive. One line will do, and I will know that {C}. | letter on a table, room, window, dusk
Sleep lightly. Somewhere, at this moment, past the last road, {C}. | mountains at night, valley with lamps
You may laugh now. They will wait until you have finished. After all, {C}. | crowd on a hill, dusk, lanterns
