import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What the looking has changed, and a last look. */
export const ending: readonly Beat[] = [
  makeBeat(
    'turn',
    1,
    `
    And now the odd thing. The closer you look, the more it looks back. | one person and a mirror lake, dawn
    Perhaps it was never hidden. Perhaps we were just walking fast. | one person walking on a street, blurred crowd
    You came for an answer and you are leaving with a better question. That is a fair trade. | one person leaving a library, dusk
    And there you are, looking. | one person at a lake, reflection, dawn
    Here is what I find moving. It did not have to be like this. | field of flowers at dawn, nobody
    The opposite of wonder is not boredom. It is being sure. | closed door on a street, fog
    We say that we understand a thing when we have stopped being surprised by it. It may be the other way round. | one person before the sea, wide sky
    It turns out that the ordinary is only the miraculous, seen on a Monday. | street on a grey morning, one ray of light
    Nothing here was ever ordinary. That was us. | crowd walking in a street, grey morning
    All at once it is very simple. You look up, and the world has not been waiting, but it is there. | one person looking up, clear sky, street
    None of this was made for you. And still it fits. | key in a door, light, corridor
    What changes, when you look like this, is not the thing. | one person at a window, changing light, room
    There is no such thing as a small subject. There are only short looks. | grain of sand and the sea, beach
    In the end you do not find out what this means. You find out that you care. | one person on a bench, warm light, lake
    Maybe this is what minds are for. To stand in front of something and say: well, look at you. | one person before a huge tree, forest
    The map gets better every year. The country stays as wild as ever. | map on a rock, mountains, one person
    Here is the part that they leave out of the books. It is allowed to love a thing before you understand it. | book and rose on a table, window, room
    All of this was there the whole time, a hand's breadth from your life. | hand at a window, rain, street
    What is rare, you see, is not the thing itself. What is rare is the minute. | hourglass on a window sill, dusk room
    Each of us is the world's expert on one thing. It is what it was like to stand here, today. | one person on a hill, wide valley, dawn
    You were looking for something new. There is nothing newer than a thing that you have finally seen. | bright morning street, one person standing
    Nothing has happened in this minute. And yet you will not be quite as safe from it as you were. | clock in a quiet room, window, dusk

    So perhaps the question was never what we know about {S}. Perhaps it is what we have agreed not to ask. | one person at a closed door, dusk street
    If anything in this world deserves a second look, and a third, and an evening, I would say {S}. | one person on a hill, evening light
    You might have gone your whole life without a minute for {S}. That was close. | one person at a crossroads, dawn, field
    There is no last word about {S}. There is only the next one, and it is yours. | open notebook with a blank page, lamp, room
    Then the thought turns round, and looks at you, and asks what you intend to do about it if {C}. | one person and a long shadow, street dusk
    It does not matter whether you believe it. It matters what you notice, once you have wondered if {C}. | one person at a window, dawn, open curtain
    Maybe that is all a mind can do. It can stand still in the street, in the rain, and consider that {C}. | one person in the rain, street, lamp
    The sentence has not changed since we began. Say it again, though, and see who has: {C}. | one person at a mirror, soft light, room
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    That was a minute. You have another one. | hourglass turned over, room, window
    Look again tomorrow. It will be somebody else who looks. | one person at a window, dawn
    Next time, stop. | one person standing still, crowd in a street
    Keep the question. Give the answer away. | two people on a hill, dusk
    Tell somebody about this tonight. See what they do with their face. | two people at a table, lamp, night room
    Now it is your turn to look. | one person with a telescope, hill, night
    Leave a little room for this in your day, about the size of a chair. | empty chair in a sunny room
    Whatever you do next, do it as if it could be seen from the moon. | moon over a street, one person, night
    The rest you will have to find out on foot. | one person on a long road, dawn
    And who knows what else you have been walking past. | street at dusk, many doors, one person
    Be curious. It costs nothing, and it keeps you warm. | one person with a lantern, snow field
    The door is open. It always was. Mind the step. | open door, light, street at dusk
    What will you look at next? | one person looking out over a valley, dawn
    Stay a moment longer than you need to. | bench by a lake, dusk, one person
    You can go now. But I do not think that you will go quite the same way. | fork in a road, one person, evening
    Somewhere, somebody is seeing this for the first time. Imagine that. | child at a window, room, morning light
    Remember how it felt not to know. It is a good place to start from. | one person at the start of a path, forest, dawn
    The world is not out of wonders. We are only a little short of evenings. | dusk over a village, stars, one person
    Sleep on it. It will be bigger in the morning. | bed by a window, moon, room
    There you are. Now you have seen what I see. | two people looking at the horizon, sea, dusk

    So the next time anyone asks you what is new, you could do worse than to say {S}. | two people on a street, day, clear
    Thank you for this minute. I know you had others. I am glad that you gave it to {S}. | one person on a bench, golden light, field
    Tonight, when it is quiet, and the day has put down its bags, give one more thought to {S}. | house at night, one person at a window, lamp
    Go on, then. The street is out there, and the sky, and people with dogs, and somewhere, quite near, {S}. | street at dawn, crowd, dog, clear sky
    I will leave you there, at the window, with your tea, alone with {S}. | one person at a window, cup, dusk room
    Think about it on the way home. You do not have to decide. It is enough to wonder if {C}. | one person walking home, street, dusk
    Put it in your pocket, next to the keys. One day you may need it: {C}. | keys in a hand, street, evening light
    One line, then, to end on, and after it please leave a little silence: {C}. | quiet lake at dusk, one person
    It is a large world, and you have been kind to stay. Good night, and suppose that {C}. | stars over a village, night, one lit window
    You know it now. What you do with it is your own affair. Just do not say that nobody ever told you: {C}. | one person on a hill, wide night sky
    `,
  ),
]
