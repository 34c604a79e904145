import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Who stays, and what it does to whoever takes notes. */
export const ending: readonly Beat[] = [
  makeBeat(
    'stay',
    4,
    `
    People bring their best days there, like bread to be kept from going stale. | one person on a road, basket, dawn
    A couple rents the same evening every year. It is a small one, with a sea view. | window with sea view, dusk, two people
    For the price of a year, an old man sells you an afternoon. He does not say which year. | one person at a stall, street, dusk
    Some only come to hear a door. | corridor with a door, one person, dusk
    Some come to stay five minutes longer with somebody. You see them on the benches, not talking, being rich. | bench by a lake, two people, dusk
    I stayed too long. When I came out, my coffee was cold, and my house had been painted blue. | blue house on a street, one person
    There is a hotel for people who are not ready. Breakfast is served until you cry. | hotel corridor, open door, morning light
    A mother has been waving at that window for so many years that the glass has learned to wave without her. | window of a house, street, dusk
    The benches are full of people saying nothing. | street at dusk, benches, crowd sitting
    Nobody is held there by force. There is a gate, it is open, and everybody knows what is on the other side of it. | open gate on a street, fog
    One man walks in each morning to catch a falling vase. He has never been on time. He has never been more alive. | one person running in a room, vase
    If you could keep a single minute of your life, they ask at the door, would it be one with you in it? | door in a street, one person, lamp
    You can tell the ones who have been there. They stop on stairs. They smile at cups. | one person on stairs, lamp, dusk
    Those who leave are given a small jar of it. Put it in the window. It is quite good for geraniums. | jar at a window, flowers, room
    I met a woman who had spent her whole inheritance, every day of it, on one more look at {S}. | one person at a window, dusk, street
    Visitors used to come for the silence, then for the light. These days they come about {S}. | crowd on a street, dusk, lanterns
    On the wall above the benches somebody has written what they all came to be told: {C}. | bench and wall, writing, dusk street
    I could have gone home at any time. But there was that window, and that light, and the hope that {C}. | bird at a window, room, dawn
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    Then I looked at my own watch. It had been four o'clock since I started telling you this. | watch on a wrist, street, dusk
    Time is not broken here. This is the only place where it was ever mended. | clock tower, clear dawn, village
    We thought it had stopped. It was waiting for someone to catch up. | road at dusk, clock, one person walking
    Nobody is trapped in that minute. They are keeping it open, like a door, for somebody who is late. | open door, street, one person, light
    Listen to how I say it. I said yesterday, did I not? I have not been there yet. | one person on a road to town, dawn
    It is the rest of the world that repeats. Think about your Mondays. | crowd at a station, morning, clocks
    And there, on the last page of the visitors' book, was my name. It was dated before I was born. | book on a table, lamp, room
    The crack has two sides. Somebody over there is telling them about us. | crack in a wall, light, street night
    Then one evening, without anybody touching it, the clock struck. | clock tower at dusk, birds, street
    You know the feeling. You came into a room, and forgot why. That was the draught from it. | open door, room, one person standing
    In all that time, only one person had been aging. She was the one with the key. | one person with a key, street, dusk
    Today, for the first time, somebody was late. | bus on a street, dusk, one person running
    It turned out that there was nothing wrong with the hour. We had been living it too quickly. | field at dusk, one person sitting, clock
    A clock has no idea what time it is. Someone has to be missed, and then it knows. | clock in a dark room, empty chair
    Whatever was lost there was never time. It was the habit of believing there was more. | hourglass in a room, dusk, window
    Somebody repaired it last night. This morning, half of the town was gone. | half empty village, dawn, fog
    What broke was not the clock. It was the agreement. | two clocks on a wall, room, dusk
    Past and future meet there every day, for tea, and it is we who are not invited. | street in fog, table, two cups
    I went to the edge of that minute and looked over. There was a hand, and it took mine. | one person reaching into light, night street
    Only the dead keep perfect time, said the watchmaker, and he gave the wheel a push. | watchmaker room at night, lamp, clock

    And all at once I saw it. The minute was not stuck. Somebody was holding it still, for the sake of {S}. | one person holding a clock, dusk street
    The future did not forget this street. It was afraid of meeting {S}. | empty street at dawn, long shadow
    They could have had any hour back, from anywhere in time. They asked for the one with {S}. | crowd at a clock, street, dusk
    Turn the clock however you like. At each end of time, in the same soft light, there is a trace of {S}. | clock and horizon, desert, dawn
    Then the hands began to move, and for the first time it was no longer so that {C}. | clock face, moving light, street, dawn
    It has all happened before. We were warned, in this same street, by our own voices: {C}. | street at dusk, same person many times
    What we had taken for an accident was a message, sent the slow way round. It says that {C}. | letter and clock on a table, room
    Only a minute is needed, you see. One minute, in one street, in which, for good, {C}. | street at dawn, clear light, clock
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    You have been here for a minute. Are you sure it was only one? | clock on a wall, room, dusk
    I will be back in a minute. Everybody says that. | open door of a house, dusk, fog
    Check your clocks tonight. All of them. Especially the one that is right. | clock in a room, night, lamp
    Somewhere here a cup is still falling. There is time to fetch a cushion. | falling cup in a room, dusk
    If you hear the bell before it rings, go home. | village bell tower, dusk, one person walking
    Someone has just walked over your next birthday. | field at dusk, footprints, one person
    It is later than it was. That is all anybody can promise. | skyline at dusk, clock tower
    One day you will remember this evening, and wonder why it has your handwriting. | letter on a table, window, dusk room
    Do not wind it. Just listen. It is telling the truth as fast as it can. | clock on a shelf, dark room, candle
    And at ten past six, as always, the light comes on. | bird on a roof, dawn, street
    Leave your watch by the bed tonight, face down. It has seen enough. | watch beside a bed, night, room
    When you pass that street, walk a little slower. Somebody there is late for everything. | street at dusk, bus, one person running
    Until then, or since. | road in the fog, clock, nobody
    The gate is open, the light is good, and they have kept your chair warm for years. | gate and chair, garden field, dusk
    What would you keep, if you could keep one minute? Careful. It is listening. | one person at a window, clock, dusk
    Tomorrow is running a little late. Start without it. | dawn over a skyline, clouds, clock
    Now look at the time. | clock face, dark room, lamp
    We have met before, you and I, at the end of this sentence. | bridge over a river, two people, fog
    A second has gone missing from this story. You may have it. | clock and small light, dark corridor
    Please stand clear of the line. The last hour is about to depart. | station platform, train, clock, night

    There is still one minute left. I would spend it on {S}. | hourglass at a window, dusk, room
    So the next time a clock stops near you, look up, and ask who is thinking about {S}. | stopped clock in a street, one person looking up
    Go to the corner at four, when the light is low, and wait. Sooner or later it brings back {S}. | street corner, long shadows, one person
    Somewhere the hands are moving again. It should not be long now until {S}. | village clock tower, dawn, clouds
    What they keep in that minute is not much. Some rain, a laugh, a little of {S}. | hanging raindrops in a street, window
    When the clock strikes, do not turn around. Say softly, to whoever is there, that {C}. | corridor at night, clock, one person
    They will ask you what time it is. Smile, and tell them that {C}. | two people in a street, dusk, clock
    If this seems familiar, hold on to something. It means that once more, any second now, {C}. | one person holding a lamp post, street, dusk
    Here it comes again, the bird, the window, the light. And again, {C}. | bird at a window, dawn, room
    I wrote it on the back of my hand, so that I would still know it in the next round: {C}. | hand with writing, street, dusk, lamp
    `,
  ),
]
