= hook
pattern: beat
priority: 1

The soup was still warm. Beside it lay a note, four words long, and three of them were about {S}. | table in a room, candle, letter, dusk
They left it all behind, the lamps, the soup, the dog. All they took was what they knew about {S}. | empty room, open cupboard, window, dusk
On their last ordinary day, nobody talked about leaving. They talked about {S}. | village street by day, two people, clear
Nobody packed. They only talked about {S}. | house at dusk, open door, nobody
They left the lamps on, and a note about {S}. | house at dusk, lamps, letter, nobody
Eleven cups on a table, ten of them empty. Around the eleventh, someone had drawn a circle and written: {S}. | table in a room, lamp, night
The doors were unlocked, the lamps were lit, and on every calendar the same day was marked for {S}. | empty street at dusk, lit windows, doors
If you want to know why they vanished, begin with breakfast. Begin with what they said about {S}. | kitchen room at dawn, table, window
This was on every mirror in the house: {C}. | corridor with mirrors, lamp, nobody
The last photograph shows them laughing. In the corner, out of focus, is something to do with {S}. | room with mirror, photograph, lamp
One line on the slate, and nobody home: {C}. | school corridor, slate, chalk, nobody
We found no bodies, no luggage, no footprints. We found a child's drawing of {S}. | empty room by day, drawing on the wall, dust
Somebody had washed the plates, fed the cat, and then, with great care, written a letter to {S}. | kitchen room, cat, letter, dusk
Four hours before they disappeared, one of them went to the window and said something about {S}. | one person at a window, day, village
The whole village vanished between two strokes of a bell. The talk of that morning had been {S}. | village with bell tower, dusk, nobody
Nothing was stolen, nothing was broken, and nothing was where it should be, least of all {S}. | corridor with open doors, fog light
Their shopping list was still on the door. Bread, candles, string, and underlined twice, {S}. | door in a room, letter, day
There is a house where the radio has been playing since the day they left. It plays one song, and the song is about {S}. | house at dusk, radio, window
They had a whole day left, and they spent it like people with a thousand. This is how it went, hour by hour, up to {S}. | field by day, crowd, clear, house
Before they vanished, they did one strange thing. They turned every chair in the house toward {S}. | room with chairs, window, dusk, nobody
The last message was found on a kitchen wall, in pencil, at the height of a child: {C}. | kitchen room wall, lamp, nobody
They were about to sit down to supper. Then someone at the door must have told them that {C}. | table in a room, open door, dusk
The beds were made, the dog was fed, and on the mirror someone had written in soap: {C}. | bedroom at dawn, mirror, window
Suppose {C}. Now look at this table again, and tell me that they did not know. | table in a room, candle, empty chairs
A tape was still turning when we came in. On it, a calm voice was explaining that {C}. | room with machine, lamp, night, nobody
Why would forty people leave their shoes in a row and walk away? The only clue is five words in the snow: {C}. | row of shoes in snow, village, dusk
What do you do with your last ordinary day, if you have a feeling that {C}? | one person on a doorstep, day, field
Nobody ran. That is the first thing you notice. The second is the sentence on the wall: {C}. | empty street by day, wall, clear
We opened the door and the kettle was singing. On the table, held down by a spoon, was a slip that said: {C}. | kitchen room, table, lamp, dusk
It was a Thursday, mild, with a little wind. By the evening they were gone, and one rumour remained. That {C}. | empty road at dusk, wind, trees
Every diary in the village stops on the same page, halfway down, with the same line: {C}. | book on a table, lamp, room, night
They must have heard it at about four. The card game stops there, and on the score sheet it says: {C}. | table in a room, day, empty chairs
What if {C}, and a few quiet people simply found out before the rest of us? | one person looking up, field, dusk
Only the parrot stayed. It has one sentence, and it says it in a woman's voice: {C}. | bird in a room, window, dusk
The telegram came at noon. It was not signed. It said, without so much as a greeting, that {C}. | letter on a doorstep, day, village
Imagine that {C}. Would you finish your tea? They did. | table with cup, window, room, dusk

= table
pattern: beat
priority: 2

Look at the table first. A table never learns to lie. | table in a room, window, day
Somebody had cut the bread into equal slices, and left one more than there were people. | kitchen room, table, bread, lamp
A spoon lies in the sugar, upright, as if the hand had only gone to answer the door. | table in a room, open door, day
The salt had been passed. Nobody had taken it. | table in a room, lamp, nobody
There is wax on the cloth. The candle burned down alone, politely, without setting fire to anything. | candle on a table, dark room
One chair is pushed back further than the others. Whoever sat there stood up first. | table in a room, one chair pushed back
In the butter, quite clear, is the print of a thumb. It is small, and it was in no hurry. | kitchen table, window, room, morning
The napkins had been folded into birds. All of them face the window. | table in a room, paper birds, window
Every cup was turned to the left. | cups on a table, room, window
Between the plates stands a vase, and in the vase a rose that has still not dropped its petals. | rose on a table, room, dusk
Someone had been peeling an orange in one long ribbon, and had stopped a finger's width before the end. | table in a room, lamp, orange peel
There was salt on the floor. One pinch, thrown over a left shoulder. | kitchen room floor, lamp, nobody
Two glasses touch at the rim. They were raised to something. Neither of them was drunk. | two glasses on a table, room, candle
A letter has been used as a coaster, and the ring of the cup goes neatly around the words about {S}. | letter and cup on a table, room, lamp
At the head of the table stood a card, in the best handwriting of the house. On it was a drawing of {S}. | table in a room, card, candle, empty chair
Somebody had spelled it out in peas along the edge of a child's plate: {C}. | kitchen room, table, plate, lamp
Turn over the tablecloth. On the back, stitched in red by somebody patient, you can read: {C}. | tablecloth in a room, red thread, window

= morning
pattern: beat
priority: 2

The morning had been so ordinary that we can follow it by its crumbs. | kitchen room at dawn, table, window
At seven, somebody hung out the washing. It was nearly dry, and all the pegs were the same colour. | washing in a garden field, morning, clear
They slept well. The pillows still hold the shapes of heads that did not turn much in the night. | bedroom at dawn, pillows, window
At breakfast there were eggs. There was even jam. | kitchen room at dawn, table, window
A barber opened early and cut the hair of everyone who came, and swept the floor, and hung up his key. | street by day, shop, key, one person
That day the milk came on time. The bottles stand on the steps, in a row, like a question. | doorstep on a street, dawn, bottles
It rained a little before breakfast, and there are boot prints to the gate and back. And back again. | gate in rain, house, muddy road
The school register for that morning is complete. Under absent, the teacher had written nobody, and then crossed it out. | school corridor, open book, morning light
Someone whistled. The cat remembers the tune. | cat at a window, dawn, village
At nine, a boy flew a kite. It is still up. | kite in the sky, field, wind
Somebody wound every clock in the place, all the way, as one does before a long journey. | room with clocks, one person, morning
One woman went back twice to check the stove. It is the last thing she is known to have doubted. | kitchen room, one person, window, day
A man repaired a gate that morning. The new nail shines. Who mends a gate on a day like that? | gate by a field, morning, tools
We know from a diary that the weather was kind, the eggs were good, and somebody made a joke about {S}. | book on a table, room, morning light
The baker's slate lists eleven loaves, two cakes, and a dedication, ordered in blue sugar: {S}. | bakery on a street, morning, slate
Over breakfast a child asked the question that is always asked first by children. What happens if {C}? | kitchen room at dawn, two people sitting
The postman had one card to deliver that morning, and it went to every house. It said that {C}. | street at dawn, letter, one person walking

= objects
pattern: beat
priority: 3

Their coats are all here, and it was a cold evening. | coats in a corridor, lamp, dusk
A pair of glasses lies on an open book, looking at the page without anybody behind them. | book with glasses, room, lamp
In one drawer there were forty keys, each with a label, and each label said the same word: later. | drawer of keys, room, lamp
All the pockets had been emptied, neatly. | coats in a corridor, dusk, nobody
The piano lid was up. One key is pressed down and has stayed down, like somebody holding their breath. | piano in a room, dusk, window
A suitcase stood in the hall, packed with stones, each one wrapped in a clean shirt. | suitcase in a corridor, day, dust
Somebody had taken the mirror off its hook, and turned it to face the wall. | mirror turned to a wall, room, dusk
The telephone was off the hook. If you put it to your ear, you can hear a room. | telephone in a corridor, night, lamp
There was one shoe on the roof. | village roof, one shoe, clear sky
There was a ladder against the house that reached one rung higher than the roof. | ladder on a house, sky, dusk
Every bicycle leans where it always leaned, with the lamp switched on, pointing up. | bicycle at a house wall, night, lamp
A violin lay on a bed, tucked in to the chin. | violin on a bed, room, window
In the garden is a hole, knee deep, with a chair in it. The chair had been sat on for a long time. | garden field, hole with chair, dusk
Rings, watches and one gold tooth lay in a soup bowl by the door, with a slip that said: help yourselves. | bowl by a door, room, lamp
Nothing on the shelves was dusty but one empty space, the width of a hand. The label there says: {S}. | library shelf with a gap, lamp, dust
Upstairs was a room that had been cleared completely, whitewashed, and furnished with nothing but a picture of {S}. | white room, picture on a wall, window
On the blackboard, under the sums, in the teacher's careful hand, was homework for the next day. Explain why {C}. | school corridor, blackboard, day, nobody
A piece of knitting lies in the armchair. Somebody had worked a line of letters into the scarf: {C}. | armchair in a room, scarf, lamp

= afternoon
pattern: beat
priority: 2

Around two the wind dropped. We know because a game of cards was laid out on the lawn, and not one card has moved. | table on a lawn field, day, cards
In the afternoon they all took off their watches. There is a bowl of them on the steps, ticking. | bowl of watches on stairs, day
Somebody painted half a fence that day. The brush lies across the pot, and it is not a tired sort of half. | fence by a field, day, paint pot
At three, somebody laughed for a long time. | open window of a house, day, field
The dogs were let off their chains at three, and fed twice. | dog in a village street, day, clear
An old man carried his chair into the middle of the road, sat down, and waited for whatever was coming to pass. | one person sitting in a road, chair, day
At four o'clock the children were called in from play, and for once they came at the first call. | field at day, two people running, house
The shadows were long by then, and a neighbour from over the hill remembers that they lay the wrong way. | long shadows on a road, dusk
The shade of the big tree was full of chairs. | field with a large tree, chairs, day
Somebody sang that afternoon. The valley has an echo, and it kept the last note longer than it should. | valley in the mountains, dusk, one person
A cake was iced and carried out, and a single slice was cut, and nobody ever ate it. | cake on a table, garden field, day
They let the hens out, the horses out, and last of all the bees. | horse in a field, day, open gate
There was time for a swim. The towels are still spread on the jetty, in order of size. | lake jetty, towels, day, nobody
Five people saw the light change that afternoon, from five different windows, and each of them drew the curtains. | house with windows, day, strange light
The afternoon was spent in the meeting hall. According to the minutes, there was one item to discuss: {S}. | large room with chairs, window, day
Whatever was decided, they decided at a quarter to four, by a show of hands, and it concerned {S}. | crowd with raised hands, room, day
At the edge of the field someone had set stones in rows. From the hill you can read them: {C}. | field seen from a hill, stones, day
The last visitor left on the afternoon bus, and only remembers being told, quite cheerfully, that {C}. | bus on a country road, day, one person

= witness
pattern: beat
priority: 3

The nearest neighbour heard a door, then a great many doors, then nothing. | village at dusk, open doors, nobody
A girl on the other side of the valley was watching their lights. They went out from left to right, like a sentence being read. | valley at night, village lights, one person
A shepherd passed at dusk and waved. Everybody waved back, he says, and kept waving. | hill at dusk, one person, crowd far away
The river saw them. Rivers do not talk. | river at dusk, fog, nobody
The train driver always sounded his horn for them. That evening, for the first time, something answered. | train in a valley, dusk, steam
There was no scream. The one witness insists on it. There was a sound like a large book being closed. | open book over a village, dusk, clouds
A fisherman saw them on the shore that evening, in their good clothes, standing in the order of their birthdays. | coast at dusk, crowd standing, sea
The woman who delivered the eggs says that they paid her twice. For next time, they said. | doorstep of a house, two people, day
A goat saw everything. We have asked it twice. | mountains at dusk, animal, one person
Somebody telephoned the police at six. When asked what the trouble was, a polite voice said that there was no trouble at all. | telephone in a corridor, dusk, lamp
An astronomer was up late on the mountain. He noticed nothing, and he noticed it for almost four minutes. | telescope on a mountain, night, stars
A deaf man, two miles off, put down his spade and turned to look. | field at dusk, one person, clouds
Their own cat saw it all, and she will not go past the third step of the stairs. | cat on stairs, dark house, lamp
One boy had been sent away for the day, to an aunt. He says that it was his turn next to take care of {S}. | boy at a window, room, dusk
A pedlar swears that he sold them, on that very day, a hundred yards of white ribbon, for {S}. | village street, ribbon, two people, day
The operator who put through their last call should not have listened. She did. All they said was that {C}. | telephone, room, one person sitting, lamp
When the only witness is asked what she saw, she answers in the same few words every time: {C}. | one person sitting in a room, window

= sign
pattern: beat
priority: 4

There had been signs. There always are, afterwards. | old road with signpost, fog, dusk
For nine days the well had given back more water than was poured into it. | well in a village, day, one person
The stopped clock in the hall had begun to run again in the spring, and ran backward, and kept good time. | clock in a hall, corridor, window
All that summer the swallows had been nesting on the ground. | bird in a field, day, clouds
Weeks earlier, people had started to give their things away. Nobody took it for a goodbye. | doorstep, two people, violin, street by day
The children had invented a game that year. One of them counts, and all the others stay hidden. | field at dusk, one person, trees
Since Easter the church bell had sounded different. Lower, people said. More like a question. | bell tower, village, clouds, day
A crack had appeared in the sky over the mill, no longer than an eyelash. They got used to it. | village mill under a crack in the sky, dusk
Somebody had been planting the fields in circles, and the corn in the middle was already ripe in May. | field with circles, seen from above, day
One by one, that winter, they had all stopped casting a reflection in the pond. They thought it was the ice. | frozen lake, one person, snow, dusk
In the photographs from that last year they are all looking just past the camera, at the same spot. | photograph in a room, crowd, lamp
There had been a stranger at the inn, who paid for one night and asked a great many questions about {S}. | inn on a road, night, one person, lantern
Half a year before, the oldest of them had dreamed three nights running of {S}, and told everyone at breakfast. | room at night, one person, moon
Under the new wallpaper we found the old one, and across it in charcoal, a year too early: {C}. | peeling wall in a room, lamp
The fortune teller at the fair had given every one of them the same card. On the back it said: {C}. | fair tent in a field, night, lantern

= last-hour
pattern: beat
priority: 2

In the last hour they did what people do. They looked for matches. They told someone to put on a scarf. | room at dusk, two people, candle
At ten to seven the kettle was filled for the whole table, so they cannot have known. Or they knew, and were thirsty. | kitchen room at dusk, kettle, window
Somebody read aloud. The book lies open, and the page ends in the middle of a word. | book in an armchair, room, lamp
Somebody closed the piano. That was unusual. | piano in a room, dusk, nobody
All the lamps were lit, though it was not yet dark. From the road it must have looked like a birthday. | house with lit windows, dusk, road
There was an argument about whose turn it was to close the shutters. They are still open. | house with open shutters, dusk, clouds
They sat down in their usual places. That is what breaks your heart, the usual places. | table in a room, chairs, dusk
A fire had been laid for the morning, with paper and thin sticks, by somebody who believed in mornings. | fireplace in a room, dusk, nobody
The last thing on the tape is a chair, then a laugh, then somebody saying: well, there you are at last. | dark room, tape machine, table, lamp
Snow began at half past six. In the morning it lay over everything, without one single footprint. | village in snow, dusk, nobody
One of them went back for an umbrella. You can see how she ran, how she took the stairs two at a time. | umbrella on stairs, house, dusk
At the very end somebody opened all the cages. | empty cages in a room, bird, window
The sun went down at nine minutes to seven. Nobody here ever saw it finish. | sun over a field, dusk, nobody
As the light failed, they put their hands flat on the table, all of them, and waited together for {S}. | crowd at a table, dark room, candle
In that last quarter of an hour the youngest asked for a story. They chose the one about {S}. | room at dusk, two people sitting, lamp
With the last of the daylight, someone climbed up and wrote across the barn in whitewash: {C}. | barn in a field, dusk, ladder
The final entry in the visitors' book is in nobody's handwriting. It just says: {C}. | book at a window, room, dusk

= moment
pattern: beat
priority: 3

Then comes the minute for which there is no crumb, no print, no word. | dark room, empty chairs, window
The clocks did not stop. They ran on, all night, for no one. | clock in a corridor, night, nobody
Whatever came, it wiped its feet. | doormat at an open door, night, house
It was quick, or else it was very gentle. The candles were not even blown sideways. | candles on a table, dark room
There is a warm place in every chair, on the heat pictures, and then, one frame later, there is not. | chairs in a dark room, faint glow
Between one bite and the next, the house became a museum. | table in a room, dust, lamp
Their cardigans were left sitting in the chairs, buttoned to the top, with the sleeves folded. | empty coat on a chair, room, dusk
You can find the spot where the last of them stood. The floorboard there is still slightly bent. | room floor, window, dusk, nobody
Nothing was dropped. Think about that. Not one cup, not one fork, not one child's toy. | table in a room, cup, toy, lamp
For a moment the house must have been full of light, because all the wallpaper has faded, except behind the people. | bright room, shadows on the wall
The dust in the hall had been stirred by a single long breath, drawn inward. | corridor, dust, open door, dim light
Somewhere in that minute, quite calmly, they all turned their heads. We think that they were shown {S}. | crowd looking up, field, bright sky
There is only one thing that can empty a full room without a sound, an old man told us, and that is {S}. | empty room, one person at the door, dusk
A recorder in the attic caught four seconds of it. A choir of ordinary voices, saying: {C}. | attic room, machine, night, window
Perhaps they did not go anywhere. Perhaps, for them alone and for good, {C}. | abstract light, crowd, night sky

= searchers
pattern: beat
priority: 4

The searchers came at dawn, with ropes and dogs. The dogs lay down at the gate and would not be ashamed of it. | gate at dawn, two people, dog, field
For three weeks they dragged the lake. It gave up a boat, a bell and somebody else's piano. | lake with boat, fog, bell, day
All the footprints were measured. They lead into the house. None of them leads out. | house in snow, footprints, dawn
The searchers found nothing. It had been dusted. | empty room, lamp, one person kneeling
One inspector sat down at the table, just for a minute, to think. It took four men to get him to stand up. | table in a room, one person sitting, dusk
The police took the walls apart. Behind the plaster was more wall, and behind that the faint smell of supper. | broken wall in a room, lamp, dust
A plane flew over with a camera. In the pictures there are no roofs where the roofs should be. | fields seen from the sky, day, clouds
Nineteen theories were written down, and then a twentieth, by the cook, and that one was sealed. | letter with seal on a table, room, lamp
One of the ropes came back untied. | forest at dusk, rope, fog
Somebody thought to count the graves in the churchyard. There was one too many, and it was open, and it was empty. | churchyard field, open gate, fog
Each night the searchers locked the house. Each morning there was one more plate on the table. | table in a room at dawn, plate, door
The road was closed for a year. It made no difference. People had already stopped being able to find it. | closed road in a forest, fog
A young constable asked to be taken off the case. He had begun, he said, to remember being there. | one person at a window, rain, street
Everything they found was packed and numbered. One box arrived empty. On the lid, in red, it was marked {S}. | boxes in a corridor, lamp, day
The searchers asked in every village along the river. Each door closed at the same moment, at the mention of {S}. | village street, closed doors, rain
The report is very long. On the last page it admits in small print that there is no other explanation. Perhaps {C}. | papers on a desk, room, lamp, night
Somebody had been there before the searchers. In the dust on the table was a fingertip's line of writing: {C}. | dusty table, room, window, dawn

= after
pattern: beat
priority: 4

Years have gone by. The grass has come up to the windows to see for itself. | house in tall grass field, day
New people tried to live there once. They moved out after a week, because of the laughing. | house at night, one lit window, field
Whoever passes by leaves something on the step. Bread, mostly. In the morning it is gone. | doorstep of a house, bread, dawn
The swing still moves. There is no wind. | field with a tree, swing, dusk
The clock in the hall has never been wound again, and it has never once been wrong. | clock in a hall, corridor, dust
Trees have grown around the house in a ring, evenly, with their backs to it. | house in a ring of trees, forest, fog
If you go there in the evening, the smell of soup is so strong that strong men have called out hello. | village at dusk, one person, door
The photographs are still developing. Each year there is a little more in the background. | photograph in a dark room, lamp
Birds land there, think about it, and leave. | village roofs, birds, dusk, nobody
Maps leave it out now. The postman does not. Every spring there is a card from them, with no stamp and no sea on it. | letter at a gate, spring field, day
On the anniversary the kettle boils. Someone has to go and take it off the stove, and we draw lots. | kitchen room, kettle, dusk, one person
You will find tourists there on Sundays, whispering, taking care not to sit down. | house by a road, crowd, day
Sometimes a child walks in, looks about, and asks why all these people are just sitting there. | child at a door, room, dusty light
There is a stone by the road now. It has no names on it, only a line of thanks to {S}. | field at dusk, old stone, road
Everyone around here knows not to whistle after dark, not to count the windows, and not to ask about {S}. | village at night, windows, fog
Each spring, when the snow melts off the roof, you can see the writing on the slates again: {C}. | roof in melting snow, village, day
The youngest searcher is an old woman today. She keeps a packed bag by the door, and tells her visitors that {C}. | one person in a room, door, suitcase

= turn
pattern: beat
priority: 1

And here is the thing. The table had been laid for us. | table in a room, candles, open door
Only one thing in that house was missing. The word goodbye. | empty house at dusk, door, fog
They did not vanish. They were the ones who stayed where they were. | lit house in an empty field, night
We had been asking where they went. We should have asked what it was that arrived. | open door, bright light, dark corridor
Then we noticed the chairs. There was one more than there had been that morning. | chairs in a room, dusk, window
Nobody took them. Somebody had come home, and they went to the door. | open door of a house, night, lantern
The last line in the diary is dated tomorrow. | book on a table, room, lamp, night
It was not an ending. Look how carefully they put away the winter things. | cupboard in a room, coats, day
Only later did it strike us. In all those rooms, there was not one photograph of the people who lived there. | empty frames in a room, dusk
You see, people who are afraid leave a mess. People who are invited wash the plates. | clean plates in a kitchen room, window
They left the lamps on for a reason. From the other side, it is the only way to find the house. | house with lamps, night, fog field
Whatever they knew, they thought it was good news. | open windows, house, dawn, clear
Last week one of the cups was found washed up, dried, and put back on its hook. | cup on a hook, kitchen room, dawn
So we sat down in their places, one by one, and understood what you can see from there. | crowd at a table, window, dusk
The strangest thing was never what they left behind. It was that they had left room. | empty room, chairs, window, dawn
Perhaps the ordinary hours were the message. Perhaps that was what they wanted us to find. | table at a window, room, morning
One set of footprints was not theirs. It went from room to room, like somebody turning off the lights. | footprints in a corridor, dust, lamp
I have told you that everybody vanished. One of them is telling you this. | one person in a dark room, candle
We looked for a struggle, and found a dance. You can follow the steps across the flour on the floor. | kitchen room floor, flour, footprints, lamp
They had packed nothing, because one does not pack to wake up. | bedroom at dawn, open window, nobody
In the end there was a single thing in the house that nobody recognised. It was a painting of {S}. | strange object in a room, lamp, dust
They could have run. There was time, there was a road, there was a train. They stayed, for {S}. | station near a village, train, dusk
It was never the people who were supposed to disappear. It was {S}. | empty road at dusk, fog, nobody
They had made an exchange, we think. An ordinary life, in good condition, for one look at {S}. | field at night, one person looking up, door
We have read the message a hundred times. It is not a warning. It is a promise that {C}. | letter in a hand, room, dawn
And then a quiet voice in our own party asked it. If nobody is gone, and it is only that {C}? | crowd in a dark room, one lamp
They were not the last to know it. They were the first who could bear it: {C}. | crowd on a hill, dawn, sun
It does not say help. It does not say farewell. It says, like a line on a shopping list, that {C}. | paper on a kitchen wall, room, day

= close
pattern: beat
priority: 1

The kettle is still warm. I check it every year. | kettle in a kitchen room, dusk, window
If you ever come home and your chair is facing the window, leave it like that. | chair at a window, room, dusk
Somebody should turn off the radio. Nobody has volunteered. | radio in a room, night, lamp
Look at your own table tonight. What would it say about you? | table in a room, candle, night
Finish your tea. I would. | cup on a table, room, window, dusk
The door is not locked. It was never locked. | door of a house, dusk, field
When you leave the house tomorrow, notice how you leave it. | corridor with coats, door, dawn
There is one place left. It has your name on it, I'm sorry to say. | table in a room, empty chair, candle
Tonight, at nine minutes to seven, look up from whatever you are doing. | clock in a room, dusk, window
Over the empty field, a child's kite is still flying. | kite in an empty sky, field
Every family has one ordinary evening that turns out to be the last. They just spent theirs well. | family house at dusk, lit windows
Only their cat knows, and she is not upset. | cat at a window, room, dusk
If whatever came was kind, why do we keep the lights on? | house at night, lit windows, stars
Close the gate behind you when you go. They would want that. | gate by a field, dusk, one person
We left it all as it was. We only wound the clock. | plate on a table, room, dawn
Wash your cup tonight. You never know who will be looking for you. | kitchen room, cup, window, night
One hour before it happened, somebody laughed. It helps me to know that. | house in a field, dusk, warm windows
You can still hear them, on quiet evenings, being called in to supper. | village at dusk, field, one lit door
What was the last ordinary thing that you did today? | one person at a window, dusk, room
I have put everything back. Please do not breathe on the dust. | dusty room, table, beam of light
So be good to your ordinary days. And keep an eye on {S}. | house at dawn, garden field, clear
If anyone should ask you to supper and speak of {S}, take a warm coat. | table at night, candle, coat, room
On quiet nights I set out one more cup, and leave the window open for {S}. | cup at an open window, room, night
We still do not know where they are. We do know that they are no longer waiting for {S}. | empty coast at dusk, sea, chairs
There is dust on everything now. On everything, that is, but the one small drawing of {S}. | drawing on a wall, dusty room, light
They took nothing with them but an answer. As for us, we have the question. What if {C}? | empty house at night, stars, door
Someone has just written it on my window, from outside, with a finger: {C}. | window with writing, rain, night, room
I will leave you with the only words they left for us: {C}. | letter on a table, lamp, room, night
Lay one more place tonight. You may laugh, but suppose, just suppose, that {C}. | table in a room, plate, candle, night
Say it at your own table this evening, and watch who puts down the spoon: {C}. | table in a room, two people sitting, lamp
