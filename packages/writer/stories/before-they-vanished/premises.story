= the-coat-on-the-hook
pattern: premise
takes: person

Nobody ever found out: {S}. The door was open, and the lamp was lit. | {T}, village, night, fog / open door, lamp, empty room, night
brief Nobody ever found out: {S}. | {T}, village, night, fog
- The coat was on its hook. The boots stood under it, still wet. | coat on a hook, lamp, living room, night / wet boots on the floor, living room, night
+ The kettle had boiled dry. On the radio somebody was reading the weather for ships. | kettle, stove, kitchen, night / radio, shelf, lamp, night
Of two cups on the table, one was full. | two cups, table, lamp, night
+ In the book, the last line had been written at six, and the ink had run. | old book, wet ink, lamp
+ We asked the dog next door. It only looked at the sea. | dog, street, night, fog / dog, sea, night
+ Somebody had torn off the calendar, day by day, up to next Sunday. | calendar, wall, lamp, night / calendar, close view, table, lamp, night
...
There were footprints, and they went down to the water. | footprints, beach, night, fog
- They did not go in. They stopped, and turned, and looked back at the house. | footprints, beach, waves, close view, night / footprints, beach, house far away, night
Beside them, from there on, was a second pair. They were smaller. | two pairs of footprints, beach, night / two pairs of footprints, beach, close view, night
We have kept the lamp going ever since. Some evenings the full cup is empty. | lamp, window, night / cup, table, lamp, night
brief Some evenings the full cup is empty. | cup, table, lamp, night

= the-morning-without-sound
pattern: premise
takes: animal

A boy with a milk can saw them last: {S}. It was on the road by the wood. | {T}, road, forest, dawn
brief A boy with a milk can saw them last: {S}. | {T}, road, forest, dawn
- They were all standing still, he said, with their heads turned the same way. | {T}, forest edge, fog, dawn
- He looked where they looked. There was only the sky. | wide sky, fields, dawn
+ The dog would not go on. It sat down in the road, and shook. | dog, road, fog
...
He went to fetch his father. It took four minutes. | child running, road, dawn
- The grass was pressed flat in a ring, and it was warm to the hand. | grass, ring in a field, morning
- Since then, it is so quiet here in the morning that you can hear the church clock breathe. | village, church clock, morning
The boy is an old man by now. At dawn he still looks up. | old person looking up, field, dawn

= the-bowl-in-the-snow
pattern: premise
takes: pet

The bowl was still full: {S}. The gate was shut, and there was no hole in the fence. | {T}, bowl, garden gate, snow, dusk
brief The bowl was still full: {S}. | {T}, bowl, garden, snow, dusk
It had snowed, so there were tracks. They went as far as the middle of the field. | animal tracks, snow, field, dawn
- There they stopped. They did not turn. The last one was only half as deep. | animal tracks, snow, close view, dawn
- We stood there with a lamp, and called. High up, something stopped to listen. | one person with a lamp, snow field, stars, night
+ For a week all the dogs in the village sat outside, and faced one way. | dogs sitting, village street, snow, night
...
That was nine years ago. I still say the name when I turn off the light. | one person, lamp, window, snow, night
* Last night it snowed again. | snow, house, garden, night
In the morning there was one line of tracks, from the middle of the field to our door. | animal tracks, snow, house, morning
brief In the morning there were tracks, from the field to our door. | animal tracks, snow, house, morning
The bowl is empty. | empty bowl, doorstep, snow, morning

= it-left-on-time
pattern: premise
takes: vehicle

It left on time: {S}. That is the one thing that everybody agrees on. | {T}, dusk, fog
brief It left on time: {S}. | {T}, dusk, fog
- A porter had waved. A girl had counted the windows, and got to twelve. | one person waving, {T}, evening / child, {T}, lit windows, evening
- In one of the windows a man was peeling an orange. In one, somebody was asleep. | lit window, one person, evening
+ It was seen once more, at seven, from a bridge. All the lamps were on. | bridge, {T}, lamps, night
...
The next place waited all night, with the gates closed and the kettle warm. | gates, lamp, night, kettle
They walked the whole way with lanterns. There was not a scratch, not a drop of oil. | people walking with lanterns, fog, night
- Only in the middle, on a stone, lay the peel of an orange, in one long piece. | orange peel, stone, lantern
It was fresh. It is there again every year, on that day. | orange peel, stone, fog, dawn / {T}, fog, dawn

= the-shape-in-the-dust
pattern: premise
takes: handheld; timepiece

Only the dust remembers: {S}. There was a clean place in it, in exactly that shape. | {T}, dusty shelf, window
brief Only the dust remembers: {S}. | {T}, dusty shelf, window
- No lock was broken. No window was open. | closed window, lock, dust
- The old caretaker said that it had been humming for a week. | old person, corridor, lamp
+ He had moved it away from the mirror. He would not tell us why. | mirror, dusty room, lamp
...
We put a camera in the room, and pointed it at nothing. | camera, empty room, night
At ten past three, on the ninth night, the dust began to settle, everywhere but there. | dust, moonlight, empty shelf
- Something is still standing in that place. You can walk around it. | empty room, moonlight, one person
I put out my hand last night. It was warm, and it held on. | {T}, hand, moonlight

= the-last-page-was-blank
pattern: premise
takes: document

There is a copy. There is a witness. There is no trace of {S}. | {T}, table, lamp
brief There is no trace of {S}. | {T}, table, lamp
- She had read it on Tuesday, to the end, and put it back in its box. | woman reading {T}, lamp / {T}, box, lamp
- On Wednesday there were fewer words. She thought that she was tired. | {T}, close view, lamp / woman rubbing eyes, lamp
+ On Thursday it was mostly the commas. | blank page, magnifying glass, lamp
...
She copied down what was left, as fast as she could. | woman writing at a desk, {T}, lamp
- We have that sheet. Toward the end it is no longer her handwriting. | sheet of paper, pen, lamp, night
It says that it was happy to be read, and that it is going where it was sent. | {T}, lamp, night
Forty years on, in another country, an old man opened his door. There was nobody. He smiled. | old man, open door, morning

= nobody-closed-the-windows
pattern: premise
takes: place

All the windows were open: {S}. The curtains hung outside. | {T}, open windows, curtains, wind
brief All the windows were open: {S}. | {T}, open windows, curtains, wind
- Bread on the tables. Water in the basin, still turning. | bread, table, morning / basin of water, table
- On the school board there was a sum, and it was right. | blackboard, empty classroom, light
+ A swing was moving. There was no wind. | swing, empty yard, dusk
...
They followed the only thing that they could hear. It was a radio. | radio, empty street, dusk
It stood in the middle of the square, with chairs around it, two hundred, in rings. | chairs in rings, square, dusk
- The voice was reading out names. It had got to the letter T. | radio, chairs, dusk, lamp
One of the men went pale, and sat down. That is me, he said. | {T}, one person on a chair, dusk

= the-oven-was-warm
pattern: premise
takes: food

Still steaming on the sill: {S}. The oven was warm, and the door was open. | {T}, window sill, oven, morning
brief Still steaming on the sill: {S}. | {T}, window sill, oven, morning
- She had set the table for two. She had lived there for sixty years, alone. | table, two plates, window
- Her apron hung over the chair, with the strings still tied. | apron, chair, kitchen
+ On the wall was a calendar. She had drawn a circle around that day when the year was new. | calendar, kitchen wall, morning
...
Nobody had seen her leave. One child had heard her laugh. | child, garden fence, morning
A man's laugh, too, said the child, and then no more. | child, open window, kitchen
- There was flour on the floor. There were steps in it, as if two people had danced. | flour, footprints, kitchen floor
Both plates were empty. Whatever it was, they had finished it. | two empty plates, table, window, morning light

= the-day-it-stopped
pattern: premise
takes: feeling; event; history; activity; nature

One morning it was gone: {S}. Nobody could say at first what was missing. | {T}, empty street, morning
brief One morning it was gone: {S}. | {T}, empty street, morning
- People stood in their doorways, and felt in their pockets. | people in doorways, street, morning
- A teacher stopped in the middle of a word. A baker let the bread burn. | baker, oven, smoke
+ They looked into each other's faces, as you look into a shop that has closed. | two people face to face, street, day
...
By evening they had begun to tell each other about it, so as not to forget. | people, lamp, evening
- Each of them remembered a different corner. Together it was almost enough. | people around a table, lamp
A small girl listened from the stairs. Oh, that, she said. | child, stairs, lamp
She opened her hand. She had only borrowed it. | child, open hand, light, stairs

= the-table-for-nine
pattern: premise
takes: thing; clause; statement

On the wall, one picture: {S}. The table was laid for nine. The soup was warm. | long table, nine chairs, empty room, lamp
or On the wall, in chalk: {C}. The table was laid for nine. The soup was warm. | long table, nine chairs, empty room, lamp
- Nobody had run. The chairs were pushed in, as if by polite people. | empty chairs, table, window, dusk
Eight napkins had been folded. The ninth had been kept by somebody. | napkins on a table, candle
+ In the hall hung nine coats, in order of size. | coats in a corridor, lamp
+ The snow around the house was perfect. | house in the snow, night, no footprints
...
- I have been through the rooms with a lamp. I counted the beds. | one person with a lamp, empty bedroom
+ There were eight. | eight beds, moonlight, room
So there never was a ninth. They had laid that place for whoever came to look. | one empty chair, table, candle
I sat down. The soup was still warm. | bowl on a table, lamp, snow at the window

= the-keeper
pattern: premise
takes: thing; clause; statement

The last line is about {S}. It stands in the lighthouse book. | lighthouse, old book, lamp, storm
or The lighthouse book ends like this: {C}. | lighthouse, old book, lamp, storm
The lamp was burning when they came. The keeper's boots stood by the door. | lighthouse lamp, boots, door
- For eleven years he had written down the wind, and never a word about himself. | old book, pencil, window, sea
+ Then, in the last week, the handwriting begins to lean, as if into a gale. | old pages, lamp, storm at a window
+ Tuesday, calm. Wednesday, calm. Thursday, they are singing again. | calm sea, night, moon
...
- They searched the rocks. They searched the sea, as far as you can search a sea. | boats on the sea, dawn, rocks
+ They found his pipe, on the outside of the window. It was four floors up. | lighthouse window, high above the sea
The boat was still there. He had not rowed. He had walked. | empty boat, beach, footprints into the sea
On clear nights, ships report two lights. One of them is moving. | two lights at sea, night, ship

= the-photograph
pattern: premise
takes: thing; clause; statement

They are all looking at {S}. Count the people in this picture. | old group photograph, table, lamp
or One of them said that {C}. Count the people in this picture. | old group photograph, table, lamp
There are twelve. It was taken on the steps of the hotel, in June. | crowd on stairs, house, summer
- The women hold their hats. The men are pretending that they are not afraid. | people with hats, wind, day
+ Only the smallest of them smiles. | child, crowd, stairs, sun
+ By the end of that summer, the hotel was empty. | empty hotel, window, dusk
...
Now count again. There are eleven. It is always the one you looked at last. | photograph with a gap, candle
- You do not believe it? I did not, the first time, either. | old photograph, lamp, dark room
+ I have moved the picture to a drawer. I can hear it getting lighter. | closed drawer, lamp, night
There is a child in the front row. I try not to look at the child. | child in an old photograph, shadow

= the-radio-operator
pattern: premise
takes: thing; clause; statement

The last message spoke of {S}. Every evening at nine, the island had sent one. | island, radio mast, dusk, sea
or The last message said that {C}. Every evening at nine, the island had sent one. | island, radio mast, dusk, sea
Then came a minute of breathing. Then the sound of a chair. | radio, lamp, dark room, chair
- A ship went out. It took two days, and they called all the way. | ship on the open sea, dusk
+ The dogs came down to the beach to meet it. They had been fed. | dogs on a beach, ship, dawn
+ Forty beds, all made. Forty lamps, all filled. | row of beds, lamps, empty hall
...
- In the radio hut, the set was still warm, and tuned to a station that is not on the dial. | radio with a glowing dial, small house
+ The captain put on the headphones. He listened, and he would not take them off. | one person with a radio, lamp, night
- They led him back on board. He said only that they sounded happy. | ship leaving an island, fog
At nine, some evenings, our own radio comes on. We have learned to let it speak. | radio, dark room, night window

= the-empty-school
pattern: premise
takes: thing; clause; statement

On the board it said: {S}. The bell had rung. The chalk was still rolling. | empty school room, blackboard, chalk
or On the board it said: {C}. The bell had rung. The chalk was still rolling. | empty school room, blackboard, chalk
- Nineteen coats on nineteen hooks. Nineteen apples, each with one bite. | coats on hooks, corridor, apples
- The windows were shut from the inside. The dust on the sill was whole. | closed window, dust, sunlight
+ Outside in the yard, the swings had not yet stopped. | moving swings, empty yard
+ The village ran through the woods with lamps, calling out all the names. | forest at night, lanterns, crowd
...
There was only one who had been left behind. He had gone to fetch the milk. | child with a milk bottle, road
- He is an old man now, and every year they ask him what he saw. | old person at a window, dusk
- Nothing, he says. I was late. I have been late ever since. | empty road, old person, evening
He keeps one apple in his pocket. It is always fresh. | apple in a hand, lamp

= the-orchard-people
pattern: premise
takes: thing; clause; statement

The last they spoke of was {S}. They left in one night. | empty village, moon, orchard
or A note on every door: {C}. They left in one night. | empty village, moon, door, letter
- Bread in the oven. A fiddle on a bed. A kite, still up, tied to a gate. | kite over a village, dusk
Three days later a pedlar came through, and thought that it was Sunday. | one person on a village street, day
+ He knocked at every door. He ended up feeding the hens. | hens, garden, village, one person
+ He wound the church clock, since someone ought to. | clock tower, village, evening
...
- He meant to stay until they came back. He planted onions. | garden, one person, spring
+ In the tenth year he started to answer to their names. | old person at a door, village, dusk
When he died, they found nine hundred letters in his hand, one to each of them. | many letters, table, candle
They all begin the same. You should see the trees. | orchard in blossom, dawn

= the-train-that-did
pattern: premise
takes: thing; clause; statement

One passenger talked all day about {S}. The train went into the tunnel with sixty people. | train entering a tunnel, mountains, steam
or Scratched into a train window: {C}. The train went into the tunnel with sixty people. | train entering a tunnel, mountains, steam
- The tunnel is half a mile long. You can see right through it, on a good day. | dark tunnel, small light at the end
At the other end stood a man with a flag, a lamp, and a list. | one person with a lamp, station, night
+ He heard the whistle. He felt the wind. He raised the flag. | tunnel, wind, lamp, flag
+ He went on holding it up until somebody took it from his hand. | old person with a lantern, rain
...
- They walked through with torches. The rails were bright, as rails are after a train. | rails in a tunnel, torches
Halfway along lay one glove. It was a child's, and it was dry. | small glove on rails, lamp
- Every year, on that date, the wind comes. Only the wind. | tunnel at night, wind, stars
And somebody still waits there with the other glove. | one person at a tunnel, lantern, snow

= the-painter
pattern: premise
takes: thing; clause; statement

She painted the same thing for thirty years: {S}. Then one day there was no painter. | empty studio, easel, window light
or For thirty years she painted one sentence: {C}. Then one day there was no painter. | empty studio, easel, window light
- The brushes were wet. The window was open. There were seven floors below it. | open window, high above a city, brushes
- Nobody had fallen. Nobody had gone out. The key was in the lock, inside. | door with a key, dark corridor
On the easel stood the last canvas, with the paint still running. | painting on an easel, wet paint
+ It showed the studio, the window, the light at four o'clock. | studio with a window, golden light
...
- I bought it at the auction. It was cheap. People do not like an empty room. | painting on a wall, lamp, room
The first winter, I noticed that the painted door had opened. | open door in a painting, lamp
+ The second winter, there was a chair in front of the easel. | chair, easel, painted room
Last night, I saw her hand. She has started on my face. | hand with a brush, face in a mirror, lamp

= the-guest-book
pattern: premise
takes: thing; clause; statement

Beside the last name, somebody drew {S}. The hotel guest book ends in the middle of that name. | old guest book, pen, hotel desk, lamp
or Beside the last name stands: {C}. The hotel guest book ends in the middle of that name. | old guest book, pen, hotel desk, lamp
- Room seven, one night, one suitcase. She had asked for the view. | hotel room, suitcase, window, sea
At eight the maid brought tea. The bed was warm. The view was gone. | empty bed, fog at a window
+ Where there had been a bay, there was fog, and it stayed until the afternoon. | bay in thick fog, boats
+ In the suitcase lay a folded map, of nothing that is near here. | suitcase, old map, bed
...
- When the fog rose, the bay was back. It had one more island. | new island in a bay, sunlight
- It has a house on it, with one window, and in the evening there is a lamp. | island, small house, lit window, dusk
- No boat has ever reached it. It is always a little further than it looks. | rowing boat, island, evening sea
We keep room seven free. We think that she only went to see the view. | open window, sea, empty room

= the-researcher
pattern: premise
takes: name

She knew more than anyone alive about {A}. One Monday, her desk was empty. | desk, papers, lamp, empty chair
The lamp was on. The tea was hot. A pencil was lying across the last page. | cup, pencil, paper, lamp
- Her students went through the notes. They found four thousand pages of questions. | piles of paper, library, night
+ Not one of them had been answered. Each had a small tick next to it. | page with marks, pencil, lamp
+ On the final sheet there was just one word. Finally. | letter on a desk, window light
...
- They asked the porter. He had seen her go out, at dawn, with somebody he did not know. | two people in a street, dawn, fog
- They had been talking, he said, both at once, like friends after a long journey. | two people walking, morning mist
She was not taken. She was answered. | open door, bright light, dawn
The lamp is still on. Nobody wants to be the one to turn it off. | lamp in a window, night

= the-audience
pattern: premise
takes: name

Three hundred people went to an evening about {A}. The hall was found empty. | empty theatre, chairs, lamp
Three hundred coats were still in the cloakroom. It had begun to snow. | coats, corridor, snow at a window
- On each seat lay a programme, and in each the same line was underlined. | paper on a chair, theatre
+ Please remain seated until the lights come on again. | dark stage, one lamp
+ The old man who worked the lights had gone to bed. He had forgotten. | old person, switch, dark room
...
- They brought him back, in his slippers, at four in the morning. | one person with a lantern, snow, street
- He climbed up, and put his hand on the switch, and said sorry, to the dark. | hand on a switch, dark hall
Then the lights came on, and all at once there was applause. | bright theatre, crowd
Nobody had noticed. They only asked why their coats were wet. | crowd in snow, coats, night street

= the-valley-phone
pattern: premise
takes: thing; clause; statement

The last call was about {S}. There was one telephone in the valley. | telephone, small house, valley, dusk
or The last call said: {C}. There was one telephone in the valley. | telephone, small house, valley, dusk
The woman who answered wrote it down, and put on her good shoes. | one person at a table, shoes, lamp
She went from house to house. In each of them a light went out. | village at dusk, lights going out
+ They banked the fires. They opened the stables. They shut no doors. | open doors, village, horses
+ A boy took down the sign with the name, and carried it under his arm. | child with a wooden sign, road
...
- At the pass, a shepherd saw them go by, in line, with no lamps. | people on a mountain path, night, stars
- He asked them where they were going. They asked him why he was not coming. | shepherd, mountain, moon
- He has thought about that every day since then. | old person on a mountain, dawn
It is ringing again tonight. There is nobody left to hear it but you. | telephone ringing, empty house, night
