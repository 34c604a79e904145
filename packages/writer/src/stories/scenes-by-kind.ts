import { parseStories, seenAsWritten } from '../story.ts'

/** Small scenes around what a subject is by its kind: something that can be seen happens, whatever just that thing is. */
export const scenesByKind = seenAsWritten(
  parseStories(`
  = a-ring-of-red-pencil (feast)
  A ring of red pencil on the wall: {S}. | calendar, pencil, kitchen wall, morning
  ~
  Shoes are polished, on a newspaper. Somebody looks for the good scissors. | shoes, newspaper, table, morning / one person, open drawer, kitchen
  brief Shoes are polished, on a newspaper. | shoes, newspaper, table, morning
  - The cat walks through all of it. To a cat every day is round. | cat, kitchen table, morning
  + An aunt comes two hours early, with a cake, and a warning. | old woman, cake, open door
  + A child has been told to keep still, in a white shirt. | child, white shirt, chair, window
  + Three people ask what time it is, and none of them listens. | clock, hallway, people
  ...
  Then it comes, and it is over in an hour, like weather. | {T}, wide view, evening
  + One chair has fallen. One glove is left. | empty chair, floor, evening / glove, table, close view
  - In the photograph they all look to the left. There had been a dog. | photograph, people, close view, lamp / dog, open door, evening
  At night somebody stands in the kitchen, and eats cake with a spoon. | one person, cake, kitchen, lamp, night / cake, spoon, plate, close view, night
  On the wall the ring is still there. Nobody turns the page. | calendar, kitchen wall, lamp, night / one person, calendar, dark kitchen, moonlight
  brief On the wall the ring is still there. | calendar, kitchen wall, lamp, night

  = a-key-on-a-string (history)
  Empty the box on the table: {S}. | box, table, lamp, evening
  ~
  A coin with no face. A key. A bit of a plate. | coin, key, table, close view / key, box, lamp
  brief A coin with no face. A key. | coin, key, table, close view
  + On the back of a bill somebody has drawn a horse. | paper, drawing of a horse, close view
  + A ticket for a ship lies there. It was never torn. | ticket, table, close view / ship, harbour, dusk
  + A letter begins: you will laugh. The rest has been eaten by mice. | letter, close view, lamp
  - A child picks up the key, and asks what it was for. | child, key, close view, lamp
  ...
  Nobody at the table knows. So everyone tells it another way. | family at a table, lamp, evening / old key, table, close view, lamp
  brief So everyone at the table tells it another way. | family at a table, lamp, evening
  + The grandfather says: a cellar. The grandmother says: a dancer. | old man at a table, lamp / old woman smiling, lamp
  The child puts it on a string, around its neck. | child, key, string, close view, lamp
  And so it has begun again. | child walking, village, sunrise

  = the-first-sock (activity)
  Six in the morning, one lamp: {S}. | one person, lamp, window, dawn
  ~
  It is warm under the blanket. The floor is like a lake. | bed, blanket, lamp, dawn / bare feet, floor, dawn
  + Rain runs down the glass, and takes your side. | rain, window, dawn
  - Yesterday's excuse still hangs on the chair. | coat, chair, lamp, dawn
  + The cat looks at you as one looks at a taxi that has come to the wrong house. | cat, doorway, lamp / cat, close view, dawn
  ...
  You put on the first sock. That is the whole trick. | hands, shoes, chair, close view, dawn
  brief You put on the first sock. | hands, shoes, chair, close view, dawn
  + In the house across the way there is one more lit window. | lit window, street, dawn
  - You have never met. You both lift a cup. | one person at a window, cup, dawn
  Nobody claps. The kettle does what it can. | kettle, steam, kitchen, dawn
  By seven the sun has come round, to see who it was. | one person, window, sunrise

  = two-chairs-on-the-hill (nature)
  An old man has carried a chair up the hill, for {S}. | old man on a chair, hill, {T}, dusk
  ~
  He has a flask with him, and a coat for two. | old man, cup, hill, dusk
  - His wife used to come along. She brought the biscuits. | old man, empty chair, hill, evening
  + Below him the village puts on its lamps, one after the other. | village, lit windows, dusk, seen from above
  + A dog comes up, and sits down, and looks where he looks. | dog, hill, dusk
  ...
  There it is, and he takes off his hat. | {T}, wide view, evening / old man, hat, hill, evening
  + He does not take a picture. He had one. It was never it. | photograph, hand, close view, evening
  - A girl with a bicycle has stopped beside him. She says nothing, either. | girl, bicycle, hill, dusk
  He pours her half of the tea. | two people, cup, hill, {T}, evening
  The next evening there are two chairs. | two chairs, hill, {T}, sunset

  = out-of-boxes (machine)
  Down in the cellar a girl is building it, out of boxes: {S}. | girl, boxes, lamp, cellar
  ~
  There are knobs from a stove, and the eye of a torch. | box, lamp, tools, close view
  - Her brother asks what it can do. She says: it is still thinking. | boy and girl, boxes, lamp / girl, close view, lamp
  + She has drawn the plan on a bag. There is a cat on it, for size. | drawing on paper, pencil, lamp / cat, boxes, lamp
  + It has a lever for yes, and a smaller one for no. | box, tools, close view, lamp
  ...
  - At supper she says: it made a sound. They all put down their spoons. | family at a table, lamp, evening / girl at a table, lamp
  Her father goes down to look. He stays for a long time. | man on the stairs, lamp, night / boxes, lamp, man, night
  + Up in the kitchen they can hear a hammer. | old woman, kitchen, lamp, night
  In the morning it has wheels, and a bell. | boxes, bell, wheels, morning light
  It cannot do a thing. It is the best that has ever been built. | girl and father, boxes, sunlight / girl, close view, proud, sunlight
  brief It is the best that has ever been built. | girl and father, boxes, sunlight

  = three-houses (handheld, timepiece)
  It has lived in three houses: {S}. | {T}, window light, morning
  ~
  In the first a child kept it by the bed, with a torch. | child in bed, lamp, {T}, night
  + The child grew up, and went to sea, and sent a card. | ship, sea, dusk / postcard, table, lamp
  In the second nobody looked at it for thirty years. | {T}, dust, window light
  + It heard two weddings through the wall, and one long quarrel about a ladder. | two people, table, lamp / ladder, wall, lamp
  - Mice lived behind it. They had nothing to complain of. | mouse, {T}, night
  ...
  Then there was a market, and rain, and a woman with wet hair. | woman, market, rain, umbrella
  brief Then there was a market, and a woman with wet hair. | woman, market, rain
  - How much, she said. The man looked at her, and said: nothing. | man, market table, rain / coin, hand, close view
  + She took it home on the bus, and would not put it down. | woman on a bus, rain window, evening
  In the third it stands in the sun. A child has just found it. | {T}, window, sunlight / child, {T}, sunlight
  brief In the third a child has just found it. | child, {T}, sunlight

  = the-same-cake (place)
  You would know the way in the dark: {S}. | one person walking, {T}, dusk
  ~
  You count the steps. There used to be more, or your legs were shorter. | staircase, close view, evening light / child on stairs, {T}, evening
  brief You count the steps. | staircase, close view, evening light
  + The third lamp hums. It hummed when you were nine. | street lamp, {T}, dusk
  + Here you fell. Here you were kissed. Here was the dog who did not like bicycles. | two people, wall, dusk / dog, gate, bicycle
  An old woman with a broom looks up, and says your mother's name. | old woman, broom, {T}, dusk
  ...
  - No, you say. She was my mother. The broom is put down. | old woman, close view, lamp / broom, wall, evening
  + You had such knees, she says. They were always open. | child, knees, close view
  She goes in, and comes out with a plate. | old woman, plate, open door, lamp
  It is the same cake. You have to sit down on the step. | one person on a step, cake, lamp, evening

  = three-spare-bulbs (person)
  There is one light on, up there: {S}. | {T}, lit window, street, night
  ~
  The whole street goes to sleep by it. | dark street, one lit window, night
  - A boy across the road does his sums by it, since the lamp at home is broken. | boy at a window, paper, night / lit window, street, night
  + A policeman sets his watch by it. A cat sits in it. | policeman, street lamp, night / cat, light, street, night
  ...
  One night it is dark up there. | dark window, house, street, night
  + The boy looks up from his sums. The cat walks to and fro. | boy, close view, window, night / cat, dark street, night
  - By ten somebody has put on a coat, and gone over to knock. | one person in a coat, door, night
  It was only the bulb. They all laugh, on the stairs, in their slippers. | light bulb, hand, close view / people on the stairs, lamp, night
  brief It was only the bulb. | light bulb, hand, close view, night
  Since then there have been three spare ones on the sill. Nobody has seen a thing. | light bulb, window sill, evening / lit window, street, evening
  brief Since then there have been three spare ones on the sill. | light bulb, window sill, evening

  = page-nine (animal)
  Turn to page nine of a boy's notebook: {S}. | boy, notebook, {T}, lamp, evening
  ~
  He has read all there is. He has never been further than the bus goes. | boy, old book, lamp / bus, street, evening
  brief He has read all there is. | boy, old book, lamp
  - He knows about the food, and the sleep, and the enemies. | boy, papers, desk, lamp
  + At school they call him the professor. He takes it as a title. | boy, school yard, children
  + His grandfather comes on Sundays, in the van, and asks him one question. | old man and boy, car, road
  ...
  One Sunday the van does not turn left, as it always does. | car, signpost, road, morning
  + They drive until the road stops. | car, road, mist, dawn
  - They go on, with their shoes in their hands. | shoes, hands, path, mist, dawn
  Be quiet now, says the old man. Look. | old man pointing, boy, dawn
  There, quite close, is page nine. | {T}, wide view, sunrise
  The boy forgets all that he knows. | boy, close view, sunrise, {T}
`),
)
