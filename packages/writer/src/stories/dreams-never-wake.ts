import { parseStories } from '../story.ts'

/** A dream from inside: it has rules, it wants something, and the way out is not where it was. */
export const dreamsNeverWakeStories = parseStories(`
  = the-wrong-bedroom
  Outside, where the street was: {S}. You wake up. The room is yours, the bed is yours. | bedroom, window, moon, one bed
  or On your ceiling it says: {C}. You wake up. The room is yours, the bed is yours. | bedroom, window, moon, one bed
  - The clock says four. The hands are pointing at you. | clock in a dark bedroom, moonlight
  - You put one foot out of bed. The floor is warm, and it is breathing. | bare foot, bedroom floor, moonlight
  + There is your chair. There is your coat on the chair. There is somebody in your coat. | coat on a chair, dark bedroom
  + You say that this is a dream. The coat nods. | shadow in a chair, moon, room
  ...
  - So you do what you always do. You count your fingers. | hand in moonlight, dark room
  - There are ten. That is the bad news. Count them again, and there are still ten. | two hands, moonlight
  You are awake. You have been awake the whole time. It is the room that is dreaming. | bedroom with strange light, moon
  Lie still. Breathe with the floor. It will wake up soon. | sleeping room, window, first light

  = the-lift
  Beside the only button it says: {S}. The lift in this dream has no other. | elevator, one glowing button, dark hall
  or Above the only button: {C}. The lift in this dream has no other. | elevator, one glowing button, dark hall
  - You press it. You can feel yourself going sideways. | one person in an elevator, light
  - The doors open on your old school, under water, with the lamps still lit. | school corridor underwater, lamps
  + A teacher swims by, and taps on her watch. You have an exam. You have always had an exam. | underwater classroom, one person, clock
  + The doors open on a field of beds, and in all of them people turn over at once. | beds in a field, night, stars
  ...
  The doors open on a lift, and in it stands somebody with your face. | two elevators, mirror, one person
  - You both say sorry. You both step aside. | two people, mirror, light
  One of you gets out here. You hope it was the right one. | open elevator doors, dark corridor
  Somewhere an alarm clock is ringing, and someone reaches out and turns it off. | alarm clock, hand, dawn room

  = the-train-of-sleepers
  They are all dreaming of {S}. Everyone on this train is asleep. | night train, sleeping people, moon
  or In each of their dreams, {C}. Everyone on this train is asleep. | night train, sleeping people, moon
  - You walk down the carriage. Their lips move all together, like wheat. | train corridor, sleeping faces, lamp
  - Outside the window there is no country. There is only the inside of a pillow. | white clouds at a train window
  + The guard comes, and stamps your hand. He is asleep too. He has a kind face. | train guard, lamp, ticket
  + In the dining car the soup is served to nobody, with great care. | empty dining car, candles, night
  ...
  You find the engine. There is no driver. There is a cot, and in it a child. | train engine, small bed, lamp
  + The child holds a string, and the string goes out of the window, up to the moon. | child, string, moon, train window
  - The child opens one eye, and looks at you, and says: not yet. | child's eye, moonlight
  So you go back to your seat. You close your eyes. Somebody has to keep it going. | one person asleep, train, night

  = the-house-you-grew-up-in
  On the extra door somebody wrote: {S}. You dream of the house where you grew up. | house, corridor, extra door, lamp
  or Behind the extra door, {C}. You dream of the house where you grew up. | house, corridor, extra door, lamp
  - It is between the bathroom and the stairs. You have walked by a thousand times. | corridor, stairs, door, night light
  - Your mother calls from the kitchen. She sounds young. She says: do not let the heat out. | kitchen, warm light, corridor
  + The door has a handle at the height of a child. Your hand is the right size. | small hand, door handle, light
  + There is light under it, and the light has footsteps. | light under a door, shadow of feet
  ...
  You open it. It is a room, with a bed in it, and an old person asleep. | old person in bed, lamp, room
  The hand on the blanket has your scar. | old hand on a blanket, lamp
  - You have not dreamed of the house. The house was all there ever was. You dreamed the years. | child at a bed, window, moon
  Shut the door, softly. Go down. Supper is ready. | kitchen light, stairs, child

  = the-falling
  You fall, and read about {S}. You have been falling for so long now that you can. | one person falling, stars, open book
  or You fall, and the book says: {C}. You have been falling for so long now that you can read it. | one person falling, stars, open book
  - At first you screamed. Then you got hungry. Then you noticed the others. | people in the night sky, stars
  - A man goes by with an umbrella, upside down. A couple goes by, at a table, with wine. | umbrella, table, night sky
  + You are all falling at the same speed, so it is really quite like a village. | people floating, lanterns, clouds
  + Someone is hanging out washing. Someone has planted a tree, roots up. | floating tree, washing, stars
  ...
  You ask the woman next to you what is at the bottom. | two people floating, moon, clouds
  - She looks surprised. Nobody has told you, she says. We passed it on your first day. | clouds far below, night
  It was a bed, she says. It was very small. You waved. | tiny bed far below, clouds
  Turn the page. There is no hurry any more. | open book, stars, calm

  = the-telephone-rings
  The voice says only: {S}. In the dream a telephone rings. | telephone, dark corridor, lamp
  or The voice says only: {C}. In the dream a telephone rings. | telephone, dark corridor, lamp
  - You have to write it down. The pencil is a candle. The paper is a bird. | bird, candle, table, dark
  You know that voice. It used to read to you. | old person with a book, lamp, child
  + You want to ask how they are. You want to ask where. Your mouth is full of snow. | snow falling in a room, telephone
  + So you hold the receiver with both hands, and breathe, so that they know you are there. | hands holding a telephone, night
  ...
  - There is a long silence, with the sea in it. | sea at night, telephone, moon
  Then the voice says, very clearly: I only rang to hear you sleep. | telephone, bedroom, moonlight
  - You wake with your hand at your ear. The room is silent. | one person in bed, moonlight
  The receiver is off the hook. It is still warm. | telephone off the hook, dawn

  = the-twin-town
  Someone there is looking for {S}. Every night you go to the same town. | town at night, lanterns, fog
  or On the gate it says: {C}. Every night you go to the same town. | town gate at night, lanterns, fog
  - You know it better than your own. You know where the bread is cheap. | night market, bread, lanterns
  You have a key there, and a cat, and an unpaid bill. | key, cat, table, lamp
  + The people ask where you go in the daytime. You tell them, and they are sorry for you. | two people on a street, lanterns
  + They have a word for waking up. It is the same word as falling ill. | one person fading, street, dawn
  ...
  - Last night they had cleared your table. They had put flowers on the bed. | flowers on a bed, lamp, window
  You had overslept, over here. You had missed a whole day over there. | clock, bedroom, sunlight
  - They looked at you as you would look at someone who comes back. | crowd with lanterns, one person, night
  Good night, they will say to you tonight. They will mean good morning. | town at night, lit windows, moon

  = the-instructions
  Do not dream of {S}. There is a note on your pillow, in your handwriting. | letter on a pillow, bed, moon
  or Remember that {C}. There is a note on your pillow, in your handwriting. | letter on a pillow, bed, moon
  - You do not remember writing it. The ink is wet. | letter, wet ink, lamp, bedroom
  You turn it over. On the back it says: too late. | letter in a hand, moonlight
  + The wallpaper has begun to move, slowly, like a field. | wallpaper like a field, moonlight
  + A path runs through it, down to a river which was a stain this morning. | path through a field, river, moon
  ...
  - You follow it. You have no shoes on. The grass is paper, and it is cold. | bare feet, grass, night, path
  By a river sits somebody with a pillow on their knees, writing. It is you. | one person by a river, writing, moon
  - You want to call out. But you are nearly finished. | one person by a river, back view, moon
  So you stand behind yourself, and read over your own shoulder: too late. | two figures by a river, moon

  = the-slow-tide
  The sea has brought you {S}. It has come up the stairs while you slept. | sea on a staircase, house at night, moon
  or The sea tells you that {C}. It has come up the stairs while you slept. | sea on a staircase, house at night, moon
  It lies on the landing like a dog, and looks at you. | water on stairs, moonlight
  Your slippers float by, side by side, like a small married couple. | slippers floating, dark water
  + A fish is reading the photographs on the wall. It stops at your wedding. | fish, photographs on a wall, water
  + You ought to be afraid. You lift the blanket, and it gets in beside you. | bed in water, moon, blanket
  ...
  - It smells of the summer when you were eight. It is exactly as heavy. | beach, child, summer light
  + It begins to tell you where it has been. It is not a short story. | sea at night, stars, bed
  - Toward morning it says that it must go. There is only so much of it, and the moon is jealous. | moon over the sea, dawn
  When you wake, the bed is dry. There is sand in your hand. | sand in a hand, sunrise, bed

  = the-examination (about)
  In the dream you have to sit an exam about {A}. You have one pencil and no hands. | school desk, exam paper, dark hall
  - The clock has no numbers. The others are already writing, like rain. | clock, rows of desks, rain
  - You look at the first question. It says: who are you when you do not know? | exam paper, lamp, pencil
  + You look around. The girl by the window turns her page for you to see. It is blank. | child at a desk, window, blank paper
  + The teacher walks past. He has no face, just a kind of patience. | one person, dark classroom, window
  ...
  - So you begin, with your mouth, to tell the paper what you would like to find out. | open mouth, paper, light
  - The paper listens. It starts to turn warm. | glowing paper, dark desk
  A bell rings. Everyone has passed. It was never about answers. | bell, bright classroom, crowd
  You wake up. For the first time in your life you want to go back to school. | sunrise window, bed, school bag

  = the-night-lesson (about)
  Somebody sits on the edge of your bed each night, and talks to you about {A}. | shadow on a bed, moon, bedroom
  - You never see a face. You see a sleeve, and a hand that draws in the air. | hand drawing in the air, moonlight
  It is all so clear. You think: I must remember this. | bright lines in the dark, bedroom
  + You think: tomorrow I will tell everyone. You think: how simple. | one person in bed, moon, smile
  + In the morning there is a dent in the blanket, and one word, and the word is melting. | empty bed, dent in a blanket, dawn
  ...
  So last night you asked who it was. | dark bedroom, shadow, window
  - It was quiet for so long that the clock looked up. | clock, moonlight, bedroom
  I am the part of you that listens, it said. You talk all day. | two shadows, window, moon
  Tonight, leave the chair clear. | empty chair by a bed, night

  = the-collector
  He has come for {S}. A man collects your dreams in the night. | one person with a bag, bedroom door, moon
  or He wants the dream where {C}. A man collects your dreams in the night. | one person with a bag, bedroom door, moon
  - He has a bag, a lamp, and a receipt book. He wipes his shoes. | bag, lamp, shoes at a door
  - He takes the one in which you fly. He folds it small. You feel a little heavier. | folded light, hands, dark room
  + He takes the one with the sea, and wrings it out. | wet cloth, hands, moonlight
  + He does not take the one about the teeth. Nobody wants those, he says. | dark bedroom, lamp, one person
  ...
  - You ask him where he brings them. He looks at you for a while. | two people in lamp light, bedroom
  There is a house, he says, where nobody can sleep. They have such long nights. | house at night, all windows lit
  - So you give him your best one, the one you had never told anyone. | glowing light in two hands, dark
  You have had no dreams since. But on some nights you hear a whole house laughing. | house at night, warm windows, stars
`)
