import { parseStories } from '../story.ts'

/** Stories for what can be seen and touched: true of any such food, person, animal, place or thing by its kind. `{T}` is its picture. */
export const tangibleStories = parseStories(`
  = someone-first-tasted-it (food)
  Somebody had to try it first: {S}. | {T}, close view, table, morning light / one person sitting at a table, {T}, morning light
  We do not know the name. We do know that there was a second bite. | one person seen from behind, kitchen table, {T}, morning light / one person sitting at a table, {T}, kitchen, morning light
  - Think of the courage. No recipe, no label, nobody to ask. | one person looking at {T}, kitchen table, hearth
  + Somebody watched from across the fire, to see what would happen. | two people sitting by a campfire, {T}, night
  ...
  And then it was handed on. One kitchen to the next. | two hands giving {T}, kitchen table / two people, {T}, kitchen
  + A mother showed a child. The child burned it, and tried again. | mother and child, {T}, oven, kitchen
  - Every hand changed it a little, and nobody wrote that down. | hands, {T}, bowl, kitchen table
  So the next time it is in front of you, slow down for the first second. | one person sitting at a kitchen table, {T}, morning / {T}, close view, steam, kitchen table, morning
  You are at the end of a very long line of people who liked it. | family at a long table, {T}, kitchen, morning

  = the-smell-comes-first (food)
  Close your eyes, and smell it: {S}. | {T}, close view, steam, kitchen, morning / {T}, kitchen table, morning
  ~
  You are already somewhere else, aren't you? | {T}, window sill, house, garden, morning light
  - There is a certain table. There is a certain chair. | kitchen table, empty chair, {T}, window light
  + Somebody is talking in the next room, and you know that voice. | open door, two people talking, kitchen, lamp
  + You are smaller. The table comes up to your chin. | child at a kitchen table, {T}
  ...
  No photograph can do that. A photograph only shows you. | photograph, kitchen table, lamp
  - A smell puts you back on the chair. | {T}, steam, chair, kitchen, window light
  So here is a small question for the comments. | {T}, close view, kitchen table, evening
  Whose kitchen was it? | grandmother at a kitchen table, {T}, dusk, lamp

  = every-morning-somewhere (food)
  Somebody is thinking of it right now: {S}. | {T}, close view, table, window
  ~
  Somewhere it is early, and a kitchen light goes on. | kitchen, lamp, window, dawn
  + A night shift is ending. Somebody has waited nine hours for this. | one person walking, street, dawn / {T}, lit window, street, dawn
  - Somewhere else it is late, and two people are sharing the last of it. | two people at a kitchen table, {T}, lamp, night
  ...
  They do not share a language. They would not recognise each other on a train. | two people talking, market, day / crowd, train, day
  - But they would recognise the sound. A plate. A cup. A chair being pulled closer. | plate, cup, {T}, kitchen table
  That is what I like about it. It is never really about the food. | {T}, kitchen table / two people talking, {T}, kitchen table
  It is about who is on the other chair. | two people sitting at a kitchen table, {T}, evening light / two people talking, kitchen table, {T}, evening

  = the-long-way-to-the-table (food)
  It came a long way to you: {S}. You will finish in a minute. | {T}, kitchen table
  ~
  * Start at the end, and walk back. | road, field, morning
  * Before your table there was a shop, and before the shop a road. | shop, street, morning / road, field, morning
  + Before the road there were hands. There are always hands. | hands, {T}, kitchen table, bowl
  - Before the hands there was weather, and somebody looking up at it. | one person, field, clouds
  ...
  So much has to go right for one ordinary breakfast. | {T}, kitchen table, window, morning
  + A late frost, a broken wheel, a lazy Tuesday, and the plate stays empty. | empty plate, table
  The next time you are about to hurry, look at it for three seconds. | {T}, close view, clock, kitchen table, window
  Then enjoy it. Somebody worked hard for that. | one person sitting at a kitchen table, {T}, sunlight / one person working, field, sunset

  = what-do-they-do-all-day (person)
  One day in the life of {S}. | {T}, at work, dawn
  ~
  The alarm rings while the street is still dark. | clock, bed, dark room, dawn
  - Coffee. Shoes. The same coat as yesterday. | cup of coffee, lamp, kitchen / shoes, coat, door, lamp
  + The first hour belongs to nobody. That is the best one. | {T}, alone, dawn
  ...
  Nobody claps when the work goes well. They only notice when it does not. | {T}, at work, day
  + There is a trick to it, and it took years, and it looks like nothing. | hands at work, tools, table
  - Somebody asks whether it ever gets boring. The answer is a smile. | two people talking, {T}, day
  In the evening the lamp goes out, and the day has held. | {T}, evening / lamp, window, evening
  Who does that for you, without being thanked? | {T}, lamp, night

  = the-last-one-left (person)
  Everybody has left but {S}. | {T}, alone, dusk
  ~
  The others left one by one, with a good reason each. | people walking away, road, dusk, fog
  - First the noise went. Then the letters. Then the visits on Sunday. | empty street, dusk / letters, table, dusk / two empty chairs, window, dusk
  + There is a list of duties on the wall, for nobody else now. | paper on a wall, lamp
  ...
  Still, the work gets done, every evening, at the same minute. | {T}, at work, evening / clock, lamp, evening
  + Not because anyone is checking. Because it was promised. | {T}, alone, night
  - You can get used to silence. You can even learn its different kinds. | {T}, seen from behind, night sky / stars, night sky
  And on some nights, far off, something answers. | light far away, night, sea
  That is enough to begin again in the morning. | {T}, alone, sunrise

  = what-the-hands-know (person)
  Look at the hands first: {S}. | hands, close view, lamp, dusk / {T}, dusk
  ~
  There are small scars on those hands, and each one is a lesson. | two hands on a table, lamp, dusk / {T}, close view, dusk
  + They move before the head has finished thinking. | {T}, at work, dusk
  - They know the weight of every tool in the dark. | tools, table, lamp, night
  ...
  You can read about a job in an evening. You cannot learn it there. | one person reading a book, lamp, night / {T}, low angle, night
  - It takes the thousand times when nobody is watching. | {T}, at work, night
  So if you meet somebody like that, ask one thing. | {T} and a young person talking, two people, night
  Ask to see how it is really done. Then be quiet, and look. | {T} pointing, two people, night / {T}, seen from far away, light, night

  = it-was-watching-first (animal)
  Now it looks back at you: {S}. | {T}, close-up
  What do we look like from over there? | {T}, looking, evening
  - Too tall. Too loud. Always carrying something. | crowd, street, day / one person carrying a suitcase, street, day
  + We stop for no reason, and then we hurry, and nothing is even chasing us. | crowd walking, street
  ...
  No clock over there, and no Monday. Only light, and hunger, and rest. | {T}, sunset
  + A whole world made out of smells and sounds that we walk straight through. | {T}, field, wind, dusk
  - You could stand right next to it, and live in a different place. | one person, {T}, dusk
  The next time your eyes meet, do not look away first. | {T}, eyes, close-up
  For one second, you are the strange one. | {T}, wide view, dawn

  = at-four-in-the-morning (place)
  At four in the morning: {S}. Everybody knows it by day. | {T}, night
  ~
  No voices. Just the small sounds that the day covers up. | {T}, night, moon
  - A pipe. A leaf. Something that cools down and clicks. | leaf, night
  + A cat crosses right through the middle, as if she owned it. Perhaps she does. | cat, {T}, night
  ...
  - At this hour it belongs to nobody, so it can be itself. | {T}, moon, night
  * Then, very slowly, the edges come back. First grey, then blue. | bird, {T}, first light, dawn
  One light goes on. One door opens. | lit window, door, dawn
  And the first person through it has no idea what they just missed. | one person walking, {T}, sunrise

  = it-has-been-waiting (object)
  Nobody could throw it away: {S}. | {T}, table, window light
  ~
  Somebody made it. Somebody chose it. Somebody did not throw it away. | hands at work, {T}, table, tools / one person holding {T}, window
  - That is three decisions, and each of them was a kind of love. | {T}, lamp
  + It has been through more rooms than you have. | {T}, open door, corridor, light
  ...
  It has a scratch. Every thing that matters has a scratch. | {T}, close-up, light
  - Nobody remembers how that happened. The thing does. | {T}, dust, window
  Hold it for a moment. It is lighter than its story. | one person holding {T}, window light
  And then put it where somebody else will find it. | {T}, window, dusk

  = it-arrived (object)
  One morning it is simply there: {S}. | {T}, table, morning light
  ~
  You did not expect it. You walk around the table once. | one person standing at a table, {T}, window, morning
  - You could still leave it alone. That is the last quiet minute. | {T}, clock, table, room
  + The kettle boils. You forget the tea. | kettle, steam, kitchen
  ...
  Then you reach out, because of course you do. | hand, {T}, table
  + And there it is. A name you have not heard in years. | {T}, close-up, light
  - Somebody wanted this to find you. It only took the long way. | road, {T}, dusk
  It is not too late. It is only late. | clock, window, dusk
  You sit down, and you pick up a pen. | one person writing at a desk, letter, lamp, evening

  = listen-to-it-run (machine)
  Stand very close, and listen: {S}. | {T}, close-up, light
  ~
  There is a rhythm in there. Somebody designed it, one mistake at a time. | {T}, gears, close view / gears, machine hall
  - Somebody stayed late, and burned a finger, and missed a birthday for it. | one person at work, workshop, tools, lamp, night
  + On the first try, nothing moved. On the hundredth, it moved the wrong way. | workshop, tools, lamp
  ...
  We only ever meet the version that works. | {T}, day
  - Behind it stands a long row of the ones that did not. | {T}, dark, rain, night
  So when yours breaks down today, be a little patient. | {T}, dusk
  Broken is how every one of them began. | {T}, workshop, dawn
`)
