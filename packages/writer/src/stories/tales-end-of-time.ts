import { parseStories } from '../story.ts'

/** The last fire, the last tellers: what they remember of the world, and what they hand on. */
export const talesEndOfTimeStories = parseStories(`
  = the-last-fire
  Around the last fire they tell of {S}. There is no other left in the universe. | campfire, people, endless dark, stars
  or Around the last fire they say that {C}. There is no other left in the universe. | campfire, people, endless dark, stars
  - There are nine of us. We used to be more. The dark is patient. | people around a fire, darkness
  Each night one of us may put one memory on the flames. It burns for an hour. | hands over a fire, sparks
  + Somebody gave the smell of bread. We were warm until morning. | bread, firelight, faces
  + Somebody gave the sea. It hissed. We all had wet cheeks. | sea in firelight, waves, sparks
  ...
  - Tonight it is my turn, and I have just one left. I have kept it in my coat. | old person by a fire, coat, dark
  - I look at it once more. Then I look at the child on the other side. | child in firelight, dark
  I do not burn mine. I tell it. And the fire leans in to listen. | bright fire, old person and child
  It is burning still. You are hearing it. | campfire, sparks rising to the stars

  = the-last-librarian
  The librarian opened the book about {S}. The last star had gone out, and a candle was lit. | candle, old book, huge dark library
  or The librarian read aloud: {C}. The last star had gone out, and a candle was lit. | candle, old book, huge dark library
  All the others had burned for warmth. First the laws. Then the maps. | burning books, fire, dark hall
  - We kept the stories until the end. We are not proud of the poems. | shelves, almost empty, candle
  + She read slowly, because after that there would be nothing more to read. | old person reading, candle
  + Outside, something very large lay down around the house, and sighed. | house in darkness, one lit window
  ...
  - She came to the last page at what would have been dawn. | candle burning low, open book
  + The candle was as short as a tooth. | candle stub, darkness
  Someone asked what happens next. She turned the page. It was blank. | blank page, candle light
  Then she took out a pencil. | hand with a pencil, blank page, light

  = the-ferry-of-lamps
  One of the lamps is for {S}. The last ship carries no people. It carries lamps. | ship full of lamps, dark sea
  or On the bow is painted: {C}. The last ship carries no people. It carries lamps. | ship full of lamps, dark sea
  Each lamp is somebody. You can tell by how they flicker when they laugh. | lamps on a deck, night
  - I walk up and down with the oil, and call them by their names. | one person with a lantern, ship deck
  + That tall one was a thief. That blue one never told anyone. That one is my wife. | three lamps, blue light, dark
  + We have sailed so long that the water has forgotten how to be wet. | ship on black sea, stars
  ...
  - There is no shore on the chart. There is just a place where the paper ends. | old map, edge, lamp
  Today, for the first time, I saw a light that is not ours. | distant light on the horizon, sea
  - It is small. It is low. It flickers, as if it were laughing. | small light, dark horizon
  Hold on, all of you. Somebody has kept a lamp in the window for us. | lit window on a dark shore, ship

  = the-clock-keeper
  Time ended on a Tuesday. The keeper stopped the last clock himself, in the middle of a story about {S}. | clock tower, keeper, dark sky
  or Time ended on a Tuesday. The keeper stopped the last clock himself, and said: {C}. | clock tower, keeper, dark sky
  - There was no bang. A leaf, halfway down, decided to stay. | leaf in the air, autumn light
  - Rivers lay in their beds like glass. A girl hung laughing above a swing. | child above a swing, frozen light
  + A kiss that had been about to happen is still about to happen. | two people, frozen moment, sunset
  + The sea stands on the beach on its toes. | standing wave, beach, still light
  ...
  Only the keeper can walk. He goes round with a cloth and wipes off the dust. | one person walking, still street
  - He straightens a collar. He moves the cat out from under the wheel. | cat, wheel, frozen street
  - It has taken him a thousand years, by his knees. He has nearly been to everybody. | old person, frozen crowd, lamp
  When he is done, he will wind it up again. Hold still. He is just behind you. | old person with a key, clock, shadow

  = the-seed
  I chose {S}. At the end they let each of us carry one thing. | one person with a bundle, grey desert
  or I chose one sentence: {C}. At the end they let each of us carry one. | one person with a bundle, grey desert
  My brother took a spoon. My mother took the sound of the door at home. | spoon, open door, dusk
  - We walked where the sea had been. The ships lay on their sides, asleep. | ships on dry sea floor, people walking
  + Every night we laid our things out on a cloth and looked, and felt rich. | small things on a cloth, fire
  + One by one, we gave them up, for water, or for kindness. | hands, water bowl, desert
  ...
  We came to a wall at the end of the world, and a gate in it, and an old woman. | wall, gate, old person, desert
  - She asked what we had to trade. We had only mine. | two people at a gate, dust
  - She held it to her ear. She shut her eyes. Then she took me by the sleeve. | old person, closed eyes, light
  Keep it, she said. It is a seed. Come and see the garden. | open gate, green garden, light

  = grandmother-of-stars
  Child, there was a night when a star fell down, because of {S}. | old person and child, dark sky, one star
  or Child, the first star fell on the night when {C}. | old person and child, dark sky, falling stars
  It came down in our field, no larger than a loaf. It was shivering. | small glowing star in a field, night
  - We put it by the stove. We gave it milk. It did not know how. | star by a stove, kitchen, night
  + It told us what we look like from up there. It said that we look like company. | village lights from above, night
  + The next night a second came, to look for it. Then all of them. | many falling stars, field
  ...
  - That is where they went, child. They did not burn out. They came in. | lights moving through a village, night
  + There was one in every house, and nobody was lonely, and nobody could see the way. | houses with bright windows, black sky
  So in the end, someone has to open the window, and give theirs back. | open window, night, glowing light
  Are you cold? Come here. Hold it a moment. Now let go. | child releasing a star, night sky

  = the-two-names
  The last two disagree about {S}. There is nobody else on earth. | two people, empty plain, dusk
  or The last two disagree whether {C}. There is nobody else on earth. | two people, empty plain, dusk
  - One says it was like this. One says it was like that. They have all evening. | two people by a fire, wide plain
  - They once had a whole world to prove it with. Now they have a stick, and sand. | drawing in the sand, beach, stick, dusk
  + He draws. She rubs it out. She draws. He laughs. | two people, drawing in the sand, beach, fire
  + At times they get so angry that they forget that it is the end. | two people, wide empty sky
  ...
  Then one day she does not argue. She only says: tell me again how you saw it. | two people, first light, plain
  + He knows what that means. He puts his coat around her. | two people under a coat, dusk
  He tells it her way. He tells it so well that he can see it. | one person telling, sunset, plain
  You are right, she says. It was exactly like you said. | two people, evening star, plain

  = the-lighthouse-of-time
  The beam falls on {S}. On the last rock in time stands a lighthouse. | lighthouse, black sea, beam of light
  or In the beam you see that {C}. On the last rock in time stands a lighthouse. | lighthouse, black sea, beam of light
  It does not turn over water. It turns over years. | beam of light over ruins and cities
  - Once a night it sweeps across your street. You call it moonlight. | street at night, moonlight, houses
  + It has shone on a boy with a stone in his hand, and the boy has put it down. | child with a stone, light, night
  + It has lit up a woman on a bridge, for just long enough. | one person on a bridge, beam of light
  ...
  The keeper is old. She has run out of oil, and is burning her own years. | old person, lamp, lighthouse stairs
  + She has got down to the summers. They give such a clear light. | bright light, summer field, lamp
  - She will not see how it ends. She is just making sure that it can be seen. | old person at a lighthouse window
  So if it is bright tonight, and you cannot sleep, say thank you. | moonlit window, one person

  = the-last-market
  I sold everything for {S}. On the last day there was a market. | market stalls, red sun, dust
  or A blind man was shouting that {C}. On the last day there was a market. | market stalls, red sun, dust
  - Gold was three for a button. People wanted buttons. They wanted things that close. | coins, buttons, market table
  - A woman gave away chairs. Sit, she said. It is the standing that makes it hard. | one person with chairs, red evening
  + Children traded names, and kept on trading until they were all called Anna. | children, market, dusk
  + A king bought a bowl of soup, and did the washing up. | king, soup bowl, market stall
  ...
  Toward evening the sun came down quite near, and stood there like a cow. | huge red sun, market, people
  No one was afraid any longer. We shared out the bread. | people sharing bread, red light
  - You ask how we could be so calm. We had no more to lose, my dear. It is a kind of holiday. | old person, red sunset, smile
  Then somebody began to sing, and the sun, I swear to you, sat down. | people singing, sun on the horizon

  = the-listener (about)
  At the end of time there is one listener. She has heard everything, and now she asks about {A}. | one person in the dark, candle, stars
  - She has a great ear, and an empty chair, and endless patience. | empty chair, candle, darkness
  - They come from all the ages, and sit down, and tell her what they knew. | line of people, dark, one candle
  + The first says: the gods did it. She nods. It is beautiful, and she keeps it. | old person, candle, golden light
  + One says: we measured. She nods. That is beautiful, too. | instruments, candle, table
  ...
  The last in line is a child, who says: I do not know. | child in candle light, chair
  She leans forward. Nobody has ever told her that. | face in candle light
  - Go on, she says. And the child begins to ask. | child and listener, bright candle
  Far out, in the dark, something that had gone out comes on again. | single star lighting up, dark sky

  = the-stone-record (about)
  We have one stone left, and room for one line about {A}. | stone tablet, chisel, fire, dark
  - We have argued since the ice came. Whoever finds it will know nothing else of us. | people around a stone, snow, fire
  - The old ones want it to be true. The young ones want it to be short. | faces in firelight, snow
  + A poet tried. We all wept, and no one knew what it meant. | poet, fire, snow
  + A judge tried. It would have needed two more stones. | old person, stone, lamp
  ...
  In the end we gave the chisel to the cook. | hand with a chisel, firelight
  She thought about it for as long as it takes to boil an egg. Then she cut four words. | chisel on stone, sparks
  We wondered. Did you? | stone with carved lines, snow
  Put your hand on it. It is still a little warm. | hand on stone, snow, dawn

  = the-shepherd-of-night
  Every night the shepherd brings in the dark, and counts, and leaves out {S}. | shepherd, hills, dark clouds, stars
  or Every night the shepherd brings in the dark. He does it because {C}. | shepherd, hills, dark clouds, stars
  - It comes down from the hills like sheep. It has cold noses. It means no harm. | dark mist over hills, shepherd
  - In the beginning there were nine. By your time you could not see the other side. | dark hills, endless flock of shadows
  + He has a dog. The dog is the wind. It is a good dog. | wind over a hill, shepherd
  + He has a fire. He sits by it with his back to everything that is over. | shepherd by a fire, night
  ...
  You think that he is the end of the world. They all think so. | shepherd's shadow, moon, hill
  - But look what he does, when the last of them has come in. | gate, dark flock, shepherd
  He shuts the gate. He turns around. And there is nothing left outside but morning. | open hills, bright sunrise
  Good night, he says. He says it to the night. | shepherd at a gate, dawn
`)
