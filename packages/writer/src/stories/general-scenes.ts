import { parseStories, seenAsWritten } from '../story.ts'

/** For any subject: small scenes in which somebody shows it, tells it, or finds it written. Claims nothing about the subject. */
export const generalScenes = seenAsWritten(
  parseStories(`
  = on-the-kitchen-table
  With a cup, an apple and a candle you can explain {S}. | cup, apple, candle, kitchen table
  or Take a cup, an apple and a candle, and suppose that {C}. | cup, apple, candle, kitchen table
  The apple is what it is all about. The candle is everyone else. | apple, kitchen table, close view / candle, kitchen table, close view
  brief The apple is what it is all about. | apple, kitchen table, close view
  - A child watches, with its chin on the wood. | child, kitchen table, candle
  + You push the cup a little to the left. That was the hard part, you say. | hand, cup, kitchen table, candle / one person, kitchen table, candle
  + The cat sits down in the middle of it. That happens, too. | cat, kitchen table, candle
  ...
  - Then somebody slams a door, and the candle goes out. | open door, dark kitchen, candle smoke
  + It is dark, and it smells of wax, and of apples. | dark kitchen, window, moon
  And now, asks the child. You have to light it again to find out. | child, dark kitchen, moonlight / hand, candle, close view
  brief And now, asks the child. | child, kitchen table, candle
  By then somebody has eaten the apple. | child, apple, kitchen table, lamp

  = the-stranger-on-the-last-bus
  On the last bus a stranger turns round, and talks about {S}. | bus, lit windows, two people, night
  or On the last bus a stranger turns round, and says that {C}. | bus, lit windows, two people, night
  You have four stops to go, and your bag on your knees. | one person on a bus, bag, night
  - He draws it on the wet glass, with one finger. | bus window, rain, hand, night
  + Behind the drawing the town goes by, in the rain. | city lights, rain, window, night
  + A woman in front has closed her book. The driver has turned down the radio. | woman, book, bus, night / radio, bus, close view
  ...
  - At your stop the doors open, and close again. You are still sitting there. | bus, open door, street lamp, night / one person on a bus, night
  At the end of the line he gets out, and lifts his hat. | old man, hat, bus, street lamp, night
  You walk home, all those stops, and it does not seem far. | one person walking, street lamps, night
  In the morning it is still on the glass. Somebody has added a bird. | bus window, morning / drawing of a bird, window, morning
  brief In the morning it is still on the glass. | bus window, drawing, morning

  = chalk-on-the-pavement
  In chalk, on the pavement, somebody has written: {S}. | chalk, street, close view, morning
  or In chalk, on the pavement, somebody has written: {C}. | chalk, street, close view, morning
  People walk round it, as round somebody asleep. | people walking, street, chalk, morning
  - A boy on a bicycle stops, and reads it with his lips. | boy, bicycle, street, morning
  + The baker has come out, with flour on his arms. The postman shakes his head. | baker, bakery, street / postman, bag, street
  Somebody has drawn an arrow, too. It points round the corner. | chalk arrow, street, close view / street corner, morning
  ...
  - Behind the corner there is a second one. It goes on like that, down to the river. | street, people walking, day / river, bridge, day
  By noon half of the street is walking after it. | crowd walking, street, day
  + A dog goes in front. It has always wanted to lead something. | dog, street, crowd, day
  At the end sits a girl of seven, and she is out of chalk. | girl, river, hands, sunset
  What comes now, they ask. She looks up. You, she says. | crowd, river, sunset / girl looking up, close view, sunset

  = the-box-under-the-bed (about)
  Under the bed is a box, with all that you ever kept about {A}. | box, bed, lamp, evening
  A ticket. A page from a magazine. A drawing, not quite finished. | ticket, papers, close view, lamp / drawing, pencil, close view
  brief A ticket. A drawing, not quite finished. | ticket, drawing, pencil, close view
  - You were eleven, and the door was shut, and nobody was to come in. | child, closed door, lamp / child at a desk, drawing, lamp
  + Your sister came in. She always came in. She sat down on the carpet. | girl, open door, lamp / two children, carpet, lamp
  + You knew it all by heart, in those days, and told it to the cat. | child, cat, window
  ...
  Now a child pulls it out, and blows off the dust. | child, box, dust, sunlight
  - Was that you, asks the child. You look at the handwriting. | child, papers, window / one person, paper, close view, window
  You put back the lid. You leave the pencil in, in case. | box, pencil, hand, lamp
  brief You put back the lid. | box, hand, lamp
  That night there is light under the other door. | closed door, light, corridor, night

  = scissors-in-the-air (about)
  At the barber's they have been arguing all day about {A}. | barber, mirror, people, lamp, day
  The barber holds up his scissors, and asks for proof. | barber, scissors, mirror, lamp
  - One has read it. One has an uncle. One just likes to be loud. | man, newspaper, chair / man talking, mirror
  + A boy on the high chair keeps his head quite still. He hears everything. | boy, barber, mirror, close view
  + The radio is turned down, so that they can disagree in peace. | radio, shelf, mirror
  ...
  At six the door opens. It is the old teacher, with her umbrella. | old woman, umbrella, open door, evening
  - They all sit up. Somebody hides the newspaper. | people on chairs, newspaper, mirror
  And how do you know, she asks. She asks it of each of them, in turn. | old woman, close view, lamp / people on chairs, lamp
  brief And how do you know, she asks. | old woman, close view, lamp
  The boy gets a cut that is shorter on the left. He has learned a question. | boy, mirror, close view, sunset
  brief The boy in the high chair has learned a question. | boy, mirror, close view, sunset
`),
)
