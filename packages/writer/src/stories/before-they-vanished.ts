import { parseStories } from '../story.ts'

/** Someone, or a whole place, is gone; what they left behind, and the last evening. Nobody real is meant. */
export const beforeTheyVanishedStories = parseStories(`
  = the-table-for-nine
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

  = the-researcher (about)
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

  = the-audience (about)
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
`)
