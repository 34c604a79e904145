import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Its evening, and the lamp that goes out. */
export const ending: readonly Beat[] = [
  makeBeat(
    'evening',
    2,
    `
    Evening comes there like somebody taking off a pair of good shoes. | village at dusk, one person on a step
    The lamp is lit, the plates are wiped with bread, and nobody gets up. | table in a room, lamp, crowd, night
    You go round the house and close the shutters, one by one, and at each you say good night to somebody. | one person closing shutters, house, dusk
    At dusk the moths come in. They are expected. | lamp at an open window, moths, night
    The others are singing. You are at the window, with a cloth in your hand, and for a second you look straight at us. | house at night, one person at a lit window
    At dusk the swallows come in under the roof, and you count them, as you count everything that you are afraid of losing. | birds under a roof, house, dusk
    There is a fire on the beach. You know all the faces, and one of them has fallen asleep on your arm. | fire on a beach, crowd, night sea
    In the evenings there you read aloud. It is a bad book. They will not let you stop. | book, lamp, two people, room, night
    You say good night to the boats. | harbour at dusk, boats, one person
    Somewhere in that house a child is brushing her teeth and telling the mirror about her day. | mirror in a corridor, lamp, night house
    You take out the bins beneath more stars than you remember, and stay out there longer than bins require. | one person under stars, yard, field, night
    It is getting late in that life, too. Your hair is grey there. It suits you. | one person in a chair, lamp, window, dusk
    On the porch two chairs are rocking, a little out of time. They have been for years, and it makes a sort of tune. | two chairs on a porch, field, dusk
    The day is over. You put it with the others, on the long shelf, and blow out the candle. | shelf in a dark room, candle, night
    Before bed there is one last thing you always do. You sit on the step with a lantern, and think of {S}. | one person with a lantern, field, night
    Your evening prayer over there is short. It is a list of names, then a silence, then {S}. | one person at a bed, candle, room, night
    When all the lamps are out but one, you open the thick green diary and write what you write each night: {C}. | diary, lamp, dark room, one person
    Far out a ship sounds its horn. You say good night to it, all of you together, the way you always do: {C}. | ship at sea, night, house with a window
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    And now the strange part. Over there, at this moment, you are telling somebody about this life. | field at night, two people by a fire
    You would have been someone's whole world. You are someone's whole world. It is not the same someone. | one person in a house door, two lights, dusk
    Look again at the person in the window. They are not happier. They are only not here. | house at night, one person at a lit window
    The other one took the wrong turn too. There has never been a right one. There were two roads, and weather. | two roads in rain, field, dusk
    What you grieve for is not the house, or the sea. It is the one who walked away from them so lightly. | one person walking on a coast, dusk
    Nobody stole that life from you. You gave it to somebody who needed it, and she has kept it warm. | lit house by the sea, night
    Here is what the other you lies awake for. The light in your hallway. The sound of your key. | corridor, lamp, key in a door, night
    There was no fork in the road. You have walked both. One of them you walked at night, with your eyes shut. | one person walking at night, two paths, forest
    And yet, on the way home tonight, a strange dog knew you. | dog at a house gate, one person, dusk
    That life did not end when you left it. It has been waiting, with its coat on, for you to come to the door. | coat at a door, corridor, dusk light
    You think you missed it. But who was it, then, who planted a peach stone this spring, in a pot, on the sill? | pot on a window sill, room, spring light
    It was never a matter of courage. The phone rang, and you were in the bath. | telephone in a corridor, bathroom light
    Then they turn off the lamp over there, and in the black window you see a face. It has a nicer kitchen. | dark window, one person, kitchen room
    Everything you did not become came along with you anyway. It carries your bags. | one person on a road, long shadow, dusk
    They have a word for you in that house. The word is almost. They say it with so much love. | house at dusk, crowd on the porch
    You were so afraid of choosing the wrong life that you forgot about this one. It has been very patient. | one person at a window, dawn, street
    The place where the road divides is still there. You have driven by it twice a week for years. | signpost at a road, car, day
    Perhaps the road not taken is not behind you. Roads bend. | winding road to the horizon, dawn
    There is one thing they do not have over there. They do not have whoever you thought of just now. | two people in a house doorway, warm light, dusk
    Every life is the one that somebody else almost had. | lit windows on a street, night

    You thought that you had left it all behind, at the fork. But you were followed, all this way, on foot, by {S}. | long road, one small figure behind, dusk
    It was never in the other life that you were meant to find {S}. That was only where you first heard the name. | one person at a road fork, dawn, fog
    There is a gap in this life as well, you know. It has edges. If you run a finger round them, you can feel {S}. | one person touching a wall, dusk room
    In that life they have everything, the sea, the dog, the long evenings. And they would trade it all for an hour with {S}. | family at a window, sea, dusk
    So you were right to leave. You were right to stay. Neither of you could change the fact that {C}. | two people on two hills, dusk
    Then the two of you meet, on the bridge, in the fog. You both start to speak. You both say it: {C}. | bridge over a river, two people, fog, dusk
    You have been mourning the wrong thing. It was not love, and it was not luck. It was only that, over there, {C}. | one person on a bench, sea, dusk
    Nothing is lost. Somewhere in you it has all gone on, year after year, with the window open, and still {C}. | open window, curtain, sea, dawn
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    It is late. Go in. They are waiting for you, in this one. | one person at a house door, dusk, light
    Stop the car for peaches. | road, fruit stall, car, summer dusk
    Somebody over there has just turned out the light. | lit window going dark, night street
    Call them. It is not as late as you think. | telephone in a room, night, lamp
    If a dog should know you tomorrow, stop. | dog on a street, one person, dawn
    You still have a key that fits nothing. Try it on something. | key in a door, corridor, lamp
    What did you turn down today, without looking up? | one person passing an open door, street
    The road is there in the morning, too. It has no gate. | open road at dawn, field, nobody
    One small thing. Do it differently tomorrow. Then listen for the hinge. | gate opening on a field, dawn
    When two letters come, open the thick one first. | two letters on a table, room, dawn
    There is a chair for you in both of them. | two chairs, lamp, two windows, room
    Good night to you. And good night to you, too, over there. | two lit houses at night, field, stars
    Somewhere you have just looked up from this same sentence, and smiled. | one person at a window, night, lamp
    Go to the bridge some evening. Bring bread. | bridge at dusk, one person, river
    You have not missed it. This is it. It is Tuesday. | kitchen room, window, morning, one person
    Tonight, set one place too many, on purpose. | table in a room, extra plate, candle
    Leave the window open. You have always wanted to be someone who does. | open window at night, curtain, stars room
    Years from now, this will be the evening that you almost forgot. | one person at a window, dusk, skyline
    Every door you close is somebody's front door. Close it gently. | closing door in a corridor, lamp
    Stay for one more song. | piano in a lit room, night, two people

    And if, some day, for no reason, you cannot stop thinking about {S}, you will know who is calling. | one person at a window, telephone, dusk
    It is not too late. It is only a little further on foot, and it begins with {S}. | one person on a long road, dawn
    Next time the road divides, take a moment. Somewhere down there, under the trees, you may see {S}. | fork in a forest road, light, dusk
    You have one life. You have one evening left of today. Spend a minute of it, for the other one, on {S}. | one person on a house porch, dusk, stars
    So here you are, without the sea, without the dog. But look around. Is there not, somewhere, a little of {S}? | small room, one person, window, dusk
    Fall asleep now. And dream, if you like, of the house with the many doors, in which, even now, {C}. | small house with doors, night, stars
    You will wake up in this life, as ever, and drink your coffee. Only for a second will you wonder if {C}. | one person with coffee, dawn, window room
    When you come to a place where the road divides, slow down, and say it for both of you: {C}. | fork in a road, dusk, one person
    It might have been yours. In a way, it is. In a way, you have always lived where {C}. | one person on a hill, village lights, night
    There you are, the two of you, at two windows, in one rain. What would you tell each other? Perhaps only that {C}. | two windows, rain, two people, night street
    `,
  ),
]
