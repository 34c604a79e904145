import { parseStories, seenAsWritten } from '../story.ts'

/** Stories of people by what they do. */
export const workStories = seenAsWritten(
  parseStories(`
  = a-hundred-and-nine-steps (keeper)
  A hundred and nine steps: {S}. | spiral staircase, keeper climbing, lighthouse, dusk
  ~
  - Up at dusk, with the oil. Down at dawn, with cold hands. | keeper pouring oil into a lamp, lighthouse, dusk / keeper, close view, lighthouse, sea, dawn
  + Salt on the glass, so you wipe it. Salt on your lips, so you talk to yourself. | keeper at a window, lamp, sea / keeper, close view, face
  - In the book there is one line for every night. Wind. Sea. Ships. | old book, pen, table, lamp, night
  + A gull with one foot comes to the rail at six. It gets the rind of the cheese. | gull, rail, sea, dawn
  Then a letter came. From May, the light would switch itself on. | letter, table, lamp, evening / switch on a wall, lighthouse room, evening
  brief From May, the light would switch itself on. | letter, table, lamp, evening
  + They thanked the station for its service. The signature was printed. | letter, close view, window
  + So the tins were packed, and the bed was stripped, and the gulls were told. | suitcase, empty bed, window, sea
  ...
  On the last night a storm came up, and the new lamp went out at two. | lighthouse, storm, high waves, night / lighthouse, storm, dark sea, night
  brief On the last night, in a storm, the new lamp went out. | lighthouse, storm, high waves, night
  A hundred and nine steps, in the dark, with the old lantern. | keeper holding a lantern, stairs, dark / keeper holding a lantern, window, storm, night
  - Five hours. First one arm. Then the other. | hand holding a lantern, close view, window, storm, night
  In the morning the log book had one more line. Ships: one. It came home. | old book, pen, desk, window, dawn / ship, harbour, lighthouse, sunrise
  brief The log book had one more line. Ships: one. It came home. | old book, pen, desk, window, dawn / ship, harbour, lighthouse, sunrise

  = the-light-at-the-corner (baker)
  Two in the morning: {S}. | baker at an oven, bakery, night
  ~
  - The street is dark but for one square of yellow on the pavement. | lit window, street, night
  - Inside, somebody shapes the same thing, for the four hundredth time tonight. | hands kneading dough, close view, lamp / baker at a table, loaves, bakery
  + There is flour in the eyebrows. There is a burn on the wrist, in the shape of a door. | baker, close view, face, warm light
  + The radio plays for lorry drivers. The baker knows all of the words. | radio, shelf, bakery, lamp
  + At four the first tray goes by the window, and the smell goes out under the door. | loaves, oven, steam, bakery / street, steam, lamp, dawn
  A woman walks by every night, on her way from the hospital. | woman walking, street, bakery window, night
  ...
  One night she stops there, and cries. | woman at a lit window, street, night
  The door opens. A white hand holds out a roll, too hot to hold. | baker giving bread, open door, light, night
  + She stands in the snow and eats it, with both hands. | woman eating bread, street, snow, night
  By dawn it is all sold. Nobody asks who had the first one. | bakery, loaves, sunrise, street / empty shelves, bakery, sunrise

  = what-was-in-the-margin (teacher)
  Chalk on the left sleeve: {S}. | teacher at a blackboard, classroom, day
  ~
  - Thirty names, learned by Friday, and never forgotten again. | classroom, children, desks, day
  + There was a drawer with rubber bands, dead phones, and one very old apology. | open drawer, papers, desk
  You sat at the back. You had decided to be nobody. | child at a desk, back of a classroom, window
  brief You sat at the back. | child at a desk, back of a classroom, window
  You drew ships on everything. Even on the test. | drawing of a ship, paper, pencil, desk
  brief You drew ships on everything. | drawing of a ship, paper, pencil, desk
  + The test came back with more red than blue. | papers, desk, close view, day
  In the margin, next to your ship, there was one line: where is it going? | drawing of a ship, paper, close view, lamp / red pencil, paper, close view, lamp
  ...
  - So you wrote that down. It took four pages. It took all night. | child writing at a desk, lamp, night
  + You never found out if it was a trick. It does not matter. | empty classroom, desk, evening light
  + You have forgotten the dates, and the rivers, and the rule about the triangle. | old book, desk, dust, window
  You write books now. In each there is, somewhere, a very small ship. | one person writing at a desk, window, sea / old book, drawing of a ship, close view

  = ward-four (nurse)
  Ward four, three in the morning: {S}. | nurse, hospital corridor, lamp, night
  ~
  - Rubber soles. A light held low, so that nobody wakes. | corridor, small lamp, night / nurse with a lamp, hospital bed, night
  + Bed two wants water. Bed five wants his dog. Bed nine wants it to be morning. | hospital bed, drinking glass, lamp / old man in bed, moonlight / window, night, hospital bed
  - You cannot fix most of it. You can turn a pillow to the cool side. | hands, pillow, bed, close view
  + There is a cup of tea on the desk. It was hot at eleven. | cup, desk, lamp, clock
  An old woman asks: will it be bad? Somebody pulls up a chair. | old woman in bed, nurse sitting, lamp, night / hand holding a hand, bed, lamp, night
  No is what people say. This one says: I will be here. | two people, hospital bed, lamp, night
  brief The answer is: I will be here. | two people, hospital bed, lamp, night
  ...
  - So they talk, very quietly, about how to make plum jam. | nurse and old woman talking, lamp, night
  + The rain stops. A bird tries one note. | window, rain, bird, dawn
  In the morning there is an empty bed, and a clean sheet. | empty bed, window, sunrise
  And on the chair, in a shaky hand: two kilos of plums. | paper on a chair, close view, morning light

  = the-one-who-sleeps (driver)
  Last stop, and one still asleep: {S}. | bus, night, rain, one passenger
  ~
  - Same streets, eleven times a day. Same lamp that has never worked. | bus, street, evening, rain / street lamp, dark street
  + You get to know the backs of heads. You know who has had good news by how they sit. | bus, people, windows, evening
  or You get to know the backs of heads. | bus, people, windows, evening
  The one in row four has sat there for nine years. A nod in, a nod out. | one person, bus seat, dawn / bus door, street, dawn
  brief The one in row four has sat there for nine years. | one person, bus seat, dawn
  Tonight it is him, and he does not wake up. | old man asleep, bus seat, night
  The rule says: empty the bus. | empty bus, lamp, depot, night
  ...
  - Instead the heater goes on, and the sign is turned to: not in service. | bus, lights, empty street, night
  + So it goes through the sleeping town, past all the stops, without a sound. | bus, village, night, seen from above
  He wakes up outside his own front door. He never said where that is. | old man, bus door, house, night / old man asleep, bus seat, night
  brief He wakes up outside his own front door. | old man, bus door, house, night
  You always look up here, says the driver. | bus driver waving, open door, light, night

  = the-last-house-up-the-hill (postman)
  Rain in every letter: {S}. | postman with letters, rain, street, morning
  ~
  - Forty years, one bag, and nine pairs of boots. | boots, bag, door, lamp
  - You learn to read an envelope without opening it. Bills are thin. Good news is heavy. | letters, hand, close view, rain
  + There is a dog at number six. Between the two of them, there is respect. | dog, gate, house, rain
  The last house on the hill has never had a letter. | house on a hill, path, clouds
  + You could turn back at the bridge. Nobody would know. | bridge, path, rain
  Each day a woman stands at the gate, and calls: anything for me? | old woman at a gate, hill, garden
  brief Each day a woman calls: anything for me? | old woman at a gate, hill, garden
  - Not today, you call. Maybe tomorrow. | postman waving, path, hill
  ...
  On the last day before the pension there was one for her. | letter, hand, close view, morning
  brief On the last day there was one for her. | letter, hand, close view, morning
  + No sender. No stamp. The ink was still a little wet. | letter, close view, table, lamp
  She read it at the gate, and went in, and came back with two cups. | old woman reading a letter, gate, garden / two cups, bench, garden
  brief She read it, and came back with two cups. | two cups, bench, garden
  It said: what is the view like, from up there? | two people on a bench, hill, valley, sunset

  = new-shoes-wrong-room (first-day)
  New shoes, wrong room: {S}. | shoes, corridor, doors, morning
  ~
  - Everybody else seems to have been born here. | corridor, crowd, day
  + Your lunch is too loud. Your name comes out too quiet. | one person at a table, bread, crowd, day
  You look at the map. The map looks like soup. | map, hands, corridor
  + You laugh a second too late. You find the bathroom twice. | mirror, one person, corridor
  + At noon you stand there with a tray, and forty chairs, and not one of them is yours. | one person standing, canteen, tables, crowd
  Then somebody moves a bag off a seat. That is all. | empty chair, table, bag, window light
  ...
  - You do not know it yet. That was the whole day. | two people at a table, talking, window
  + In ten years you will have forgotten what was said at that desk, and who was so important. | desk, window, dust, light
  + You will not forget the bag. | bag on a floor, chair, light
  So tomorrow, look for the one with the new shoes. Move your bag. | shoes, corridor, close view, morning / two people, empty chair, table, sunlight
`),
)
