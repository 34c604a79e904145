import { parseStories } from '../story.ts'

/** A place where time does not go the way it should: what it looks like, who lives with it, what it costs. */
export const timeBrokeHereStories = parseStories(`
  = the-clockmaker
  It strikes only for {S}. The clock was built to strike once. It has just struck. | clock tower, village, dusk
  or It strikes only when {C}. The clock was built to strike once. It has just struck. | clock tower, village, dusk
  - Every door in the square opens. Nobody says a word. | village square, open doors, evening
  The clockmaker's daughter climbs the tower with an oil can and a lamp. | one person on a staircase, lamp, tower
  + She is seventy one. She has waited for this since she was six. | old person, lamp, clock wheels
  + Behind the face, all the wheels are still turning. They are turning back. | clock wheels, light, machine hall
  ...
  - On the square the snow begins to rise. A dead oak remembers its leaves. | snow rising, tree, village square
  + A man walks in through the gate whom they buried in the spring. | one person at a gate, village, snow
  She could stop it. She has the oil can, and the key. | key, oil lamp, clock wheels
  Then she hears her father's step on the stairs, and puts the key in her pocket. | staircase, lamp light, shadow of a person

  = eleven-minutes
  On this street you lose eleven minutes. Today they gave them back, and with them {S}. | empty street, clock, lamp, dusk
  or On this street you lose eleven minutes. In those minutes, {C}. | empty street, clock, lamp, dusk
  - Walk from the bridge to the church. Look at your watch. Everyone is late here. | bridge, church, street, clock
  - Nobody knows where they go. The postman thinks that somebody collects them. | one person with letters, street, evening
  + I did the sum. A hundred years, two hundred people, eleven minutes a day. | paper with numbers, lamp, clock
  + Somewhere there is a pile of fifteen centuries that nobody has used. | huge pile of clocks, dark hall, lamp
  ...
  So I stood still, halfway down, and held my breath, and let the minutes take me. | one person standing still, street, fog
  - The street went silent. And they were all there, everyone who was ever late. | crowd in fog, street, lamps
  - They were sitting on the steps in the sun, and doing nothing at all. | people on stairs, sunlight
  I was gone eleven minutes. It was the best afternoon of my life. | one person, bright street, clock

  = the-slow-window
  You can still see {S}. The glass in this window is that slow. | old window, warm light, dark house
  or Behind it, still, {C}. The glass in this window is that slow. | old window, warm light, dark house
  - Light goes in on one side, and comes out forty years later. | light beam through a window, dust
  From the garden I see a summer evening, and a table, and my parents, dancing. | two people dancing, lit window, garden at night
  + He has hair. She has no shoes on. The dog is young. | dog, two people, summer evening, window
  + The house behind that window has been empty since I was ten. | empty house, dark rooms, dust
  ...
  - I have found out when it ends. It is the night they heard the news. | clock, window, lamp, night
  + In nine days, she will look up, and put her hand on her mouth. | one person at a window, hand, lamp
  - I could paint it black. I could throw a stone. | stone in a hand, window, night
  Every evening I go in, and stand behind the glass, and wave. In forty years, they will see. | one person at a window, dusk

  = tuesday-again
  Every Tuesday somebody brings up {S}. It has been Tuesday for nine years here. | village street, morning light, clock
  or It began when we heard that {C}. It has been Tuesday for nine years here. | village street, morning light, clock
  - The bread is always fresh. The milk is always about to boil over. | bread, milk, kitchen, morning
  - You get very good at a Tuesday. You know where each leaf will fall. | falling leaves, street, one person
  + I catch the cup before it drops. I say bless you before the sneeze. | falling cup, hand, table
  + We tried staying up. At midnight there is a small click, like a switch. | clock at midnight, dark room
  ...
  - Only the children change. They have learned to grow sideways, in kindness. | children in a street, sun
  Then today, at ten, a bird sang that I had never heard. | bird on a branch, window, morning
  I stood there with the cup in my hand, and let it fall. | broken cup, kitchen floor, light
  I think that it may be Wednesday. Do not tell the others. Let them hear it. | sunrise over a village, bird

  = the-long-second
  Inside one second somebody has hidden {S}. It lies between the tick and the tock. | clock close up, pendulum, light
  or There is a second in which {C}. It lies between the tick and the tock. | clock close up, pendulum, light
  My brother found the gap. He was seven, and could sit very still. | child before a clock, room, dust
  - He went in on a Sunday, between two swings of the pendulum. | pendulum, door in a clock, light
  + My mother ran in at the tock. His milk was still moving in the glass. | glass of milk, table, window
  + That was fifty years ago. She never let anyone stop that clock. | old clock, lamp, old person
  ...
  - I sit in front of it now. I am an old man, and at last I can sit still. | old person before a clock, dusk
  - I heard it this morning, that small door, just before the tock. | tiny door in a clock, light
  He ran out, seven years old, and said that he had only been gone for a second. | child, open clock door, bright light
  Then he looked up and asked me who I was. | old person and child, clock, window

  = borrowed-hour
  Most of us spend it on {S}. In this town you can borrow an hour. | shop with clocks, lamp, dusk
  or It began on the night when {C}. Since then, in this town, you can borrow an hour. | shop with clocks, lamp, dusk
  - You sign in a book, and a woman with ink on her sleeve gives you a small brass key. | key, book, lamp, one person
  - You may use it for anything. You must return it before your last one. | brass key in a hand, clock
  + A farmer took his for one more evening with his horse. | horse, one person, field, sunset
  + A girl took hers, and put it in a tin, to wait for something worth it. | small tin box, window, child
  ...
  - I asked what happens to the ones who do not give it back. | book, lamp, shop at night
  The woman at the desk turned the book around. One name was not crossed out. | old book, one line, lamp
  It was hers. That was three hundred years ago. | old portrait, candle, clocks
  It was such a good hour, she said. I could not bring myself to finish it. | one person at a window, eternal sunset

  = the-crossing
  At the old crossing, two trains pass. One comes from now. In the other one, everybody is talking about {S}. | two trains, crossing, night, steam
  or At the old crossing, two trains pass. On one of them, {C}. | two trains, crossing, night, steam
  - They slow down there. For nine seconds, the windows line up. | train windows, faces, night
  My grandfather saw a girl with a red scarf, and she saw him, and laughed. | red scarf, train window, lamp
  + He took that train every night for a year. She was always nine seconds long. | one person at a train window, night
  + They began to write on the glass with one finger. His name. Her name. A heart. | heart on a misty window, train
  ...
  - One night he opened his door. She had opened hers. | open train door, wind, night
  - Between the two trains there was a yard of dark air, and forty years. | gap between trains, stars
  - He had to decide within nine seconds. So did she. | clock, train, steam, night
  They met in the middle. Nobody has seen them since. I have her eyes. | two people, rails, dawn

  = the-garden-of-hours
  The last bed is kept for {S}. In the garden, each keeps a different hour. | garden with flowers, sundial, gate
  or In the last bed, {C}. In the garden, each keeps a different hour. | garden with flowers, sundial, gate
  - By the gate it is always dawn. The roses have never dried. | roses, dew, dawn, gate
  - Walk on, and you come to noon, and a man who is asleep in a hat. | one person asleep, garden, bright day
  + By the pond it is five o'clock. You can smell somebody's supper. | pond, evening light, garden
  + Behind the hedge it is the night before an exam, and the lamps are on. | lamp, garden at night, moon
  ...
  - The last bed lies behind a wall. The gardener keeps the key on a string. | garden wall, key, old person
  I looked in once, through a crack. It was this minute. It was this very one. | crack in a wall, light, eye
  I saw somebody from behind, bending down to look through a wall. | one person bending at a wall, garden
  I did not turn around. | one person in a garden, long shadow

  = the-last-leap
  They keep it free for {S}. Every four years they have a day too many, and hide it. | calendar on a wall, lamp, village
  or On the spare day, {C}. Every four years they have a day too many, and hide it. | calendar on a wall, lamp, village
  - It is on no calendar. You wake up, and the bells do not know what to ring. | bells, tower, misty dawn
  - No one works. Nothing counts. You cannot be born on it, nor die. | quiet village, empty street, sun
  + The old people run. The judge plays the drum. | old people running, village square
  + Two enemies dance, and shake hands, and agree to hate each other tomorrow. | two people dancing, square, lanterns
  ...
  As the sun goes down, they all go up on the hill, and say the thing they never say. | hill, crowd, sunset
  + It is forgotten by midnight. That is the rule. | clock at midnight, hill, stars
  Last time, she said it to me. I cannot remember a word. | two people on a hill, dusk
  It is four hundred and six days from now. I will bring a pencil. | pencil, calendar, moon

  = the-lecture (about)
  At eight o'clock, somebody began a lecture about {A}. It is still going on. | lecture hall, lamp, clock, night
  The speaker has reached the second sentence. He is being careful. | one person at a desk, dark hall, lamp
  - Outside, they have built a railway, and taken it away again. | rails through a field, seasons
  + In the third row, a student has been raising a hand since the war. | raised hand, lecture hall
  + Nobody leaves. You can hear that it is about to become interesting. | audience in the dark, lamp
  ...
  - Dust has settled on the front row, as soft as snow. | dusty chairs, light beam
  - At last he puts down the chalk. He turns. He smiles. | one person at a blackboard, light
  Are there any questions, he says. And all the clocks begin to run. | clocks, bright hall, crowd
  The student stands up. It is a very good one. It will take a while. | one person standing, lecture hall, dawn

  = the-answering-machine (about)
  A telephone message arrived today. It is about {A}, and it was left tomorrow. | telephone, red light, dark room
  It is my own voice. I sound tired, and pleased. | telephone, lamp, one person, night
  I say: you were right to ask. Then there is a door, and wind. | open door, wind, night
  + I say: do not take the stairs. Then I laugh, as though someone had come in. | dark staircase, lamp
  + In the background I hear rain. It has not rained for weeks. | rain on a window, night
  ...
  - I have played it nine times. Each time it is a word longer. | telephone, clock, lamp
  - Now I hear what comes after the wind. It is a question. | one person listening, telephone, dark
  - Outside, the first drop hits the window. | raindrop on a window, night
  I take my coat. I think I have a call to make. | one person at a door, rain, night

  = the-ferryman
  They are still waiting for {S}, on the other bank. The river here flows in both directions. | river in fog, small boat, lantern
  or On the other bank {C}. The river here flows in both directions. | river in fog, small boat, lantern
  The ferryman asks which way you want to be. He means older or younger. | ferryman with a lantern, fog, river
  - Most people say younger. They get out as children, and forget why they came. | child on a river bank, fog
  + He gives them an apple, and turns them around by the shoulders. | child with an apple, boat, mist
  + A few say older. They want to know how it ends. They come back kinder. | old person in a boat, dawn
  ...
  I said: neither. I only want to stay in the middle. | boat in the middle of a river, fog
  - He took in the oars. It was the first time, he said, that anyone had asked. | oars, lantern, still water
  - There, exactly there, the water stands still, and you can hear your own heart. | still river, reflection, stars
  We had our bread. We watched both banks go by. | two people in a boat, sunrise
`)
