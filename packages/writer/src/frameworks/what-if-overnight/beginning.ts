import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The change, from its first minute to its first hour. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    By morning there is only one subject left on earth: {S}. | planet in space at dawn, nobody, glowing edge
    You fall asleep without a thought about {S}. At six in the morning, nobody can think of anything else. | bedroom, night, one person, clock by the window
    Set your alarm as usual. Tomorrow, every rule you know bends around {S}. | dark room at night, clock, lamp
    Tonight is the last night before {S}. | skyline at dusk, one person standing, clouds
    Somewhere after midnight, without a sound, the whole world changes its mind about {S}. | skyline at night, clear sky, moon
    Every phone on your street rings in the same second. The message is only this: {S}. | street at night, telephone, lit windows
    Before breakfast, you will have to decide what you believe about {S}. | kitchen room at dawn, one person, window
    Three in the morning. A dog stops barking, a light goes on, and the world belongs to {S}. | village at night, one lamp in a window
    Good morning. Sit down first. They say that {C}. | village at dawn, window, one person standing
    What would you do if you woke up tomorrow and everything depended on {S}? | one person sitting in a room at dawn, window
    Last night you closed the curtains on an ordinary street. This morning, the street is waiting for {S}. | empty street at dawn, fog, windows
    One night from now, children will ask what life was like before {S}. | field at dusk, two people standing, house
    Nobody had prepared for {S}. Nobody had even bought batteries. | dark street at night, one person with lantern
    Imagine one quiet night, eight hours long, and on the far side of it, {S}. | lake at night, stars, moon, nobody
    Tomorrow's news has a single headline, and you will read it twice: {S}. | street at dawn, one person standing, letter
    You have one night left in the old world. The new one starts with {S}. | skyline at dusk, clouds, one person looking up
    While you slept, somebody rewrote the rules. At the top of the first page: {S}. | library at night, book, candle
    The last normal evening of your life has already happened, and nobody told you it would end with {S}. | house at dusk, road, one lit window

    You wake, reach for the phone, and it says only this: {C}. | room at dawn, one person, telephone, window
    What if you opened the curtains tomorrow, and the rumour was true, and {C}? | window at dawn, one person standing, skyline
    Suppose {C}. Now suppose you are the first person awake. | empty street at dawn, one person walking
    Take one thought to bed with you tonight. What if it were so, and {C}? | room at night, candle, moon in the window
    Between two ticks of the kitchen clock, the world was handed a new fact: {C}. | kitchen room at night, clock, lamp
    Say it out loud, slowly, and listen to how strange it sounds: {C}. | street at night, one person looking up, stars
    It is six in the morning, the radio is on, and a calm voice says that {C}. | room at dawn, radio, window
    What if {C}, and you had slept through the beginning? | room at day, one person sitting, clock
    There was no warning, no countdown, no siren. Just one sentence, on every screen: {C}. | skyline at night, rain, bright windows
    Before you turn out the light tonight, try to answer one question. Who would you be, if {C}? | room at night, lamp, one person sitting
    Tomorrow your neighbour will knock, pale, in slippers, to tell you that {C}. | corridor at dawn, door, one person standing
    A child comes down the stairs and says, as if it were nothing, that {C}. | staircase at dawn, one person standing, window light
    Imagine that {C}. Now imagine you still have to go to work. | station at dawn, crowd walking, fog
    The world you know has a thin spot in it, and it goes like this: what if {C}? | ice field at night, crack, stars
    Nobody voted for it. Nobody was asked. One morning the only news was that {C}. | empty street at dawn, clouds, bell tower
    Picture the most ordinary Tuesday you can. Now add one thing: {C}. | street by day, crowd walking, bicycle, clear sky
    `,
  ),
  makeBeat(
    'first-minute',
    2,
    `
    The kettle has just started to sing when you realise that the house is listening, the stairs, the chairs, the coats in the hall. | kitchen room at dawn, kettle, coats by the door
    A milkman stops in the middle of the road, sets down both of his crates, takes off his cap, and waits for someone to explain. | street at dawn, one person standing, fog
    In the first minute, almost nobody notices. | empty street at dawn, nobody, fog
    The cat knows first. She says nothing. | cat at a window, dawn, village
    The first minute is quiet. Taps run, kettles warm up, and a cat refuses to come in from the yard. | village at dawn, cat on a wall, clear
    At first it is only a feeling, like a stair that is one step lower than your foot remembers. | staircase at night, one person walking
    You notice the light before anything else. It lies on the floor at an angle you have never seen. | room at dawn, window, long light
    Your first thought is that you are still asleep. Your second thought is that you have never felt so awake. | room at dawn, one person sitting, mirror
    The clocks agree with each other, which is the last thing anyone will agree on today. | station hall, clock, dawn, nobody
    For sixty seconds the whole street stands in its doorways, in bare feet, saying nothing. | street at dawn, crowd standing, doors
    Something is missing from the sound of the morning, and it takes you a moment to know what. | village at dawn, window, one person listening, bird
    A baker, the only one awake, looks up from the oven and forgets the bread. | village at night, one lit window, smoke
    It starts in the east, where morning comes first, and it walks west with the light. | planet in space, sun rising at the edge
    The very first person to understand is a night nurse, at a window, thinking about {S}. | corridor at night, one person, window, lamp
    There is no bang, no flash. There is only the new weight of {S}. | field at dawn, fog, nobody, stillness
    You say it to the mirror, to test whether a mouth can say it: {C}. | room with mirror, dawn, one person
    A radio in an empty kitchen repeats, to nobody, that {C}. | kitchen room at dawn, radio, nobody
    `,
  ),
  makeBeat(
    'first-sign',
    2,
    `
    In the flat upstairs somebody is moving furniture, a great deal of furniture, away from the windows and against the door. | house at dawn, lit window, street
    You find your keys where you left them, your shoes where you left them, and your shadow on the wrong side of both. | corridor at dawn, shoes, long shadow
    Birds know before people do. They sit in one long row, all facing the same way. | roof skyline at dawn, row of birds, clear
    The milk is warm. The stove is off. | kitchen room at dawn, window, nobody
    Your front door opens more easily than it should, as if something on the other side had been leaning in. | house door at dawn, fog
    On the corner, a man in a good suit has put down his briefcase and is staring at his own hands. | street by day, one person standing, clouds
    The traffic lights are working perfectly. There is nobody left who cares. | road at dawn, empty, traffic light, fog
    A bus stops in the middle of the bridge, and the driver gets out to look. | bridge by day, one person standing, river, clouds
    Every dog in the street is lying down, calm, like dogs in a house where visitors are expected. | street at dawn, houses, clear, nobody
    Somebody has already chalked one word on the pavement: finally. | empty street, day, one person standing, shadow
    You call the person you always call. They pick up before it rings. | room at dawn, telephone, window
    In the school yard, children have stopped their game and are looking straight up. | field by day, crowd looking up, clouds
    The coffee tastes the same. You hold on to that for as long as the cup stays warm. | kitchen room at dawn, one person sitting, window
    At the newspaper stand, every front page has the same picture: {S}. | street at dawn, one person standing, papers
    Strangers stop you to ask the same thing, politely, as if you were in charge: what do you know about {S}? | street by day, two people standing, fog
    Written in the dust on a parked car, in a careful finger: {C}. | parked car on a street, dawn, dust
    Your mother rings. She doesn't say hello. She says that {C}. | room, telephone, morning light, one person standing
    `,
  ),
  makeBeat(
    'first-hour',
    2,
    `
    In the second half of the hour the lines of cars switch off their engines, one after another, and people get out to sit on the warm roofs. | road full of cars, crowd sitting, dawn
    A waitress pours coffee for everybody in the room, for nothing, and does not stop pouring when she starts to cry. | room with tables, one person standing, window
    Within an hour the roads fill with people who are not going anywhere. They only want to be outside. | road by day, crowd walking, clear sky
    Nobody honks. That is how you know. | road full of cars, dawn, fog
    After an hour the lifts are empty and the stairs are full. People want something they can hold. | stairs, crowd walking, dim light
    The trains still run. In every carriage, strangers are talking to each other as if a spell had broken. | train at a station, crowd, dawn
    Shops open, because opening is what shops do. At the till, nobody is sure what anything costs. | street by day, open doors, two people
    By eight o'clock there are queues outside the churches, the banks and the library. The library has the longest. | library, crowd standing, morning light
    At eight, the milk is still delivered. | doorstep on a street, dawn, bottles
    The phone network holds for fifty minutes. Then it is just you and whoever you can see from where you stand. | street by day, telephone, one person standing
    People climb to the roofs with coffee and blankets, the way people do for fireworks. | skyline at dawn, crowd on roofs, clear
    One hour in, somebody laughs, loudly, in the middle of a crossing, and it spreads down the whole street. | street by day, crowd standing, clear sky
    A pilot lands, shuts down the engines, and keeps everyone aboard for one more minute of the old world. | field by day, machine, clouds, one person
    The hour is full of small kindnesses. Doors held. Hands held. A bicycle given away. | street by day, bicycle, two people, door
    Offices answer every call the same way. They are sorry, they have no information about {S}. | corridor, telephone, cold light, one person sitting
    Taxi drivers become prophets by nine o'clock. Each of them has a theory about {S}. | street with cars, rain, day, one person
    In the park, an old man has drawn it in the gravel, so that everyone understands: {C}. | field by day, one person standing, trees
    It passes down the bus from seat to seat, never louder than a breath: {C}. | road at dawn, bus, crowd, fog
    `,
  ),
]
