import { parseStories } from '../../story.ts'

/** One night that changes everything for a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const overnightOfEachClass = parseStories(`
  = everyone-woke-as-one (person)
  Tomorrow everyone knows what it is like: {S}. The whole town wakes up with it. | {T}, window, dawn
  brief Tomorrow everyone knows what it is like: {S}. | {T}, window, dawn
  - The bus is on time, and nobody knows the way. | bus, street, morning
  - In the bank they look at their hands. The hands can do something that they could not do before. | hands, counter, morning
  + A judge gets up, and opens a window, as if that were the important thing. | one person at an open window, light, morning
  ...
  By noon they have all understood how tired you can be. | one person sitting, chair, day
  - By three, they know what it is that nobody ever says thank you for. | {T}, evening light
  At midnight it wears off. The street is very quiet. | street, lit windows, night
  In the morning there is a line outside one small door. They have all brought something. | people in a line, door, morning

  = the-night-they-spoke (animal)
  For one night we understand {S}. Suppose that it is tonight. | {T}, night, moon
  brief For one night we understand {S}. | {T}, night, moon
  - It begins at ten. It is mostly about the weather, and about who is standing too close. | {T}, night sky
  - All over town people sit on the stairs, with the door open, and listen. | people, stairs, open door, night
  + A farmer hears what they call him. It takes him a while to come in. | farmer, field, night
  ...
  - Toward two it gets quieter, and turns to the old days. | {T}, moon, calm
  - They have a name for every year. This one has a sad name. | {T}, stars
  Just before it ends, a child leans out, and asks what they would like us to know. | child, window, night
  There is a long silence. You are so loud, they say. And still we would miss you. | {T}, dawn

  = and-every-night-it-found-you (pet)
  Tomorrow morning it can talk: {S}. It has thought about what to say. | {T}, kitchen, morning
  brief Tomorrow morning it can talk: {S}. | {T}, kitchen, morning
  - At first you think that it is the radio. | radio, kitchen table, morning
  It says your name, the way you do, a bit too often. | {T}, close view, kitchen, morning
  - Up and down the street windows are opened. There is much shouting, about sofas. | street, open windows, people, morning
  + A parrot at number nine has nothing to add. It goes quiet for good. | parrot, window, street, day
  ...
  * By evening the easy things have been said. The food. The vet. The hat. | bowl, {T}, lamp, evening
  There is one more, it says. Where do you go, when you go out? | {T}, hallway, door, evening
  brief One more, it says. Where do you go, when you go out? | {T}, hallway, door, evening
  - You say: to work. It looks at you for a while. | one person, {T}, hallway, lamp
  I thought that you were looking for me, it says. And every night you found me. | {T}, close view, lamp, night

  = it-came-to-every-door (vehicle)
  Five in the morning, lamps on: {S}. It is waiting right outside. | {T}, lamps, street, dawn
  brief Five in the morning, lamps on: {S}. | {T}, lamps, street, dawn
  It has not come for the street. It has come for you. There is another at every door. | {T}, houses, dawn
  brief It has come for you. There is another at every door. | {T}, houses, dawn
  - The neighbours stand about in pyjamas, and pretend to look for a newspaper. | neighbours, street, dawn
  + On the front there is no number. There is a place, and only you can read yours. | {T}, sign, dawn
  ...
  * Some get in at once. Some go back in, to lock up, and do not come out again. | people, {T}, open door, dawn / closed door, house, dawn
  - The old man from the corner reads his, and laughs out loud, and throws away his stick. | old person, {T}, sunrise
  You read yours for the tenth time. The engine is so quiet that you can hear a bird. | {T}, bird, sunrise
  It says: where you were going to go, when you were nine. | {T}, road, sunrise

  = one-in-every-house (handheld, timepiece)
  One in every house, overnight: {S}. It stands on the kitchen table, without a note. | {T}, kitchen table, dawn
  brief One in every house, overnight: {S}. | {T}, kitchen table, dawn
  - They are all the same. By breakfast everyone has compared. | {T}, people, table, morning
  - By ten there are experts. By noon you can buy a cloth to put over it. | market, {T}, day
  + A company says that it was them. Then it says that it was not. | telephone, newspaper, table
  ...
  A girl on the fourth floor is the first to pick hers up with both hands. | child, {T}, window
  - It hums. Across the street, another one hums back. | {T}, window, street, evening
  All down the road, people put their hands on theirs, and look up, surprised. | {T}, lit windows, dusk
  Somewhere in this town is the one that goes with yours. Hold on. Listen. | {T}, hand, night, lit windows

  = one-for-everyone (document)
  It lies under every door on earth: {S}. It is there tomorrow, before breakfast. | {T}, door, morning light
  brief It lies under every door on earth: {S}. | {T}, door, morning light
  - It is the same for all of us, in every language, and it is very short. | {T}, hands, morning
  - The trams stop, because the drivers are reading. | tram, street, {T}
  + In a palace, a king reads his in the bath. It does not say king. | palace, window, {T}
  ...
  - For an hour, nobody knows what to do with their face. | people, street, morning
  - Two brothers who have not spoken since the funeral both reach for the phone. It is engaged at both ends. | two people with telephones, window, evening
  By evening it has all been explained, and denied, and printed on a cup. | cup, television, evening
  But everybody has kept theirs. You can tell by the way they touch that pocket. | {T}, coat, one person, street, dusk

  = the-street-was-longer (place)
  Since last night it begins behind the last house: {S}. Yesterday there was nothing. | open curtain, {T}, dawn
  brief Since last night it begins behind the last house: {S}. | open curtain, {T}, dawn
  - It is on no map. The dog from number five is already in there. | map, table, dawn / dog, {T}, morning
  - The paint is old. The steps are worn. Somebody has been here for a very long time. | worn steps, {T}
  + The post comes at nine. The postman has letters for it. He looks quite pale. | postman, letters, street
  ...
  We walked over together, with a torch, and a cake, in case. | people, torch, cake, dusk
  - From inside came voices, and then a silence, as when guests are heard outside. | closed door, light, dusk
  The door opened. A woman stood there, with a torch, and a cake. | woman, open door, cake, light, dusk
  Oh, thank goodness, she said. We thought that we were the only ones. | {T}, people, lamp, night

  = all-there-was-to-eat (food)
  Every shelf is empty but for {S}. Tomorrow that is all there is. | {T}, shop shelves, morning
  brief Every shelf is empty but for {S}. | {T}, shop shelves, morning
  - On Monday it is funny. On Tuesday there are recipes. | {T}, people laughing, table, day / {T}, stove, kitchen, day
  - On Wednesday a man pays a hundred for an onion, and sits on a bench, and only smells it. | one person, bench, evening
  + In the good restaurants it comes in a very small portion, under a bell. | bell, plate, {T}
  ...
  - By Friday nobody can bear to eat it alone any more. | {T}, one person, table
  - They carry their tables down into the street. It is something to do. | people carrying tables, street, evening
  By Sunday the whole town is sitting at one long table, passing the salt. | long table, people, street, sunset
  Afterwards, when there was everything again, they left the tables where they were. | {T}, long table, street, night

  = gone-by-breakfast (feeling, event, history, activity, nature)
  Gone by breakfast, everywhere: {S}. It goes at four in the morning, without a sound. | one person in bed, clock, bedroom, night / {T}, bed, dawn
  brief Gone by breakfast, everywhere: {S}. | one person in bed, clock, bedroom, night
  - At first you only notice that the coffee tastes of nothing. | cup, kitchen, morning
  - You call your mother. You both say hello, and then you both wait. | one person with a telephone, kitchen, morning
  + On the bus, everybody is looking for it, in their bags. | bus, bags, people
  ...
  In the evening there is a rumour. There is a boy, in the next town, who has some left. | child, road, dusk
  brief There is a boy, in the next town, who has some left. | child, road, dusk
  - We all went. There was a queue over two hills. No one pushed. | people, hills, lanterns
  He was about six. He looked at us, at all of us, and he did not keep any back. | child, people, dusk
  It is small, what you have now. It is a piece of his. It grows if you lend it out. | two hands, light, sunrise
  brief It is small, what you have now. It grows if you lend it out. | two hands, light, sunrise
`)
