import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The way out, and what came along. */
export const ending: readonly Beat[] = [
  makeBeat(
    'way-out',
    3,
    `
    To leave, you hand back everything you were lent. I had not noticed the laugh was theirs. | gate in a field at dawn, one person walking away
    The way out is shorter than the way in, and much steeper, and somebody has to be waiting. | steep stairs toward light, one person
    I walked backward to the gate, as one is told to, so that the place would think I was arriving. | gate in a foggy field, one person, dawn
    The gate had grown smaller, or I had not. | small gate in a field, one person, dusk
    On the last bridge I turned around. They were already folding up the hills. | bridge at dusk, hills, one person
    At the border they weighed my shadow again. It had put on a little. I was made to declare it. | gate on a road, noon, long shadow
    The train home had no other passengers, and the ticket inspector wept quietly and would not say why. | train at night, one person sitting, window
    A boat took me to where the water becomes ordinary. You can feel it. Something stops listening. | boat on the sea, dawn, one person
    Nobody said goodbye. They said your turn. | crowd at a field gate, dusk, lanterns
    I came up through the floor of a shop that sells curtains, two streets from my house. | street by day, shop window, one person
    They gave me a feather for the road, and told me that it would know when to be a bird. | feather in a hand, road, dawn
    All the way to the gate I rehearsed what I would tell you. It was different then. It had more colours. | road through a bright field, one person walking
    My watch started again at the signpost, ashamed of itself, and running a little fast. | signpost on a road, clock, fog
    When I looked back there was only a field, a gate, and a cow with a very thoughtful face. | gate in a field, day, clouds
    The last thing they asked of me was to take a message home, a short one, about {S}. | gate on a road at dusk, letter, two people
    I did not bring back proof. I brought back a stone that turns warm whenever somebody mentions {S}. | stone on a table, room, lamp
    From the far bank a whole crowd called it after me, hands around their mouths: {C}. | crowd on a river bank, fog, dusk
    In the pocket of my coat I later found a ticket, and printed on the back of it: {C}. | ticket and key on a table, room, lamp
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    Nobody had let me in. I had never been outside. | one person at a gate, endless field, fog
    I looked at the stars. They were the wrong way round, and mine. | one person in a field, night, stars
    I have been home for a week. This morning there was sand in my bed. | bedroom at dawn, sand, window
    Then I understood. They had not been showing me their world. They had been asking about mine. | two people on a hill, dusk, planet in the sky
    Here is what I cannot explain. My photograph was already on the wall when I arrived. | room wall with frame, lamp, nobody
    They thought that I came from the impossible place. | crowd looking at one person, street, day
    And when I described our world to them, with its rents and its rain, they laughed until they had to sit down. | crowd sitting at a fire, night field
    It does not feel like somewhere I went. It feels like somewhere I was let out of. | gate in a field, one person outside, dusk
    I asked how long I had been gone. My own front door answered. | house door at dusk, one person
    The place has one inhabitant too many now, and I have one memory too few. | empty room, open window, fog
    It was only on the way home that I noticed. All their doors had opened outward, toward us. | row of open doors, street at dusk
    The strangest thing about it, in the end, was how little I had to learn. | village at dawn, one person walking
    Nobody there had ever heard of me, and everyone had kept my supper warm. | table in a room, candle, empty chair
    I had gone looking for wonders. They had put them away, out of courtesy, because guests get tired. | village in fog, one person standing
    You think it is far. I thought so too, and then I heard their bell from my kitchen. | kitchen room, window, bell tower far away
    Since I came back I cannot find the seam where our world joins, and I know now that there is one. | one person touching a wall, street at dusk
    One of them followed me home. It is quite shy, and it likes the stairs. | dark stairs in a house, night, shadow
    Perhaps it cannot exist. It asked me to tell you that it is doing it anyway. | sky islands at dawn, birds, clouds
    I counted my steps back. There were fewer. Part of the road had come along. | road through a forest, one person walking, dusk
    The gate is gone now, but the field where it stood still opens its eyes when I pass. | empty field at dawn, fog, one person
    They do not call it a world there. They call it the waiting room. | station waiting room, one person sitting, fog
    My shoes remember the way. Every evening I find them facing the door. | shoes at a door, corridor, dusk

    I had believed I was the traveller. In truth I was the souvenir they had been promised, along with {S}. | one person in a glass dome, room
    And then I saw what held the whole place up. It was nothing more than a thought about {S}. | city resting on light, abstract sky
    Since then I see the border everywhere. It runs right through the middle of {S}. | street with a thin line of light, dusk
    They were never dreaming of a better world. They were dreaming, quite simply, of ours, and of {S}. | crowd asleep in a field, stars, planet
    What shook me was not that {C}. It was that nobody there had ever wished it otherwise. | one person in a street, crowd, dusk
    Then I came home, turned on the light, and for one clear second I saw that here, too, {C}. | room at night, lamp, one person
    My guide had one last question. Are you certain, she asked, that where you live it is not so that {C}? | two people at a field gate, dawn
    If a place like that can stand, then so can this one. You only have to believe, as they do, that {C}. | bridge in the clouds, dawn, one person
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    The gate is open until spring. I thought you should know. | gate in a snowy field, dusk
    You will know the place by the smell of oranges and iron. | night sky, stars, one person on a hill
    I have told you everything except the way. You have been walking it for a minute already. | road into fog, one person walking
    Take the wrong train some day. Sleep past your stop. | train at dusk, one person at the window
    I am packed. I only came back for my umbrella. | umbrella by a door, house, dusk
    If a cat walks through your wall tonight, leave the lamp on. | cat, wall, room at night, lamp
    They are expecting someone. They would not tell me who, but they described your coat. | coat on a door, corridor, lamp
    Impossible, you say. Yes. Third valley on the left. | valley in the mountains, dawn, nobody
    Go soon. Places like that do not stay impossible for ever. | sky island at dusk, clouds, birds
    Somewhere, very near you, a door has just been left ajar. | door ajar in a corridor, light
    And if anybody asks where you heard of it, say that you have always lived there. | village at dusk, one person, window
    Lose something small tomorrow. See where it leads you. | glove on a forest path, fog
    All I kept is this sand. Listen. It is still running. | hourglass on a table, room, dusk
    Do not look for it. Leave a chair free, and it will look for you. | empty chair in a field, dusk
    Tonight, when your stairs creak, count them. Then count them again. | stairs at night, lamp, nobody
    Should you get there before me, tell them I still have the coat. | one person walking in snow, mountains
    It was there all the time, one step to the side of the road. | road in the fog, one person stepping aside
    That is all I am allowed to say on this side of the river. | river at dusk, fog, boat
    Close your eyes and turn around twice. No, once more than that. | one person in a field, dusk, stars
    I left the gate as I found it. Whistling. | gate at dawn, field, clear

    So if you find a gate where there was none, knock, and say that you have come about {S}. | gate in a forest, one person, lantern
    One day a road will open in front of you, too. It will begin with {S}. | road opening in a desert, dawn
    They asked me to bring a friend the next time. Preferably one who cares about {S}. | two people walking on a road, dawn
    The nearest entrance, if you must know, is in the very middle of your thoughts about {S}. | sky island, door, one person, clouds
    I still set a place at the table, every night, for a guest from the land of {S}. | table with candle, empty chair, room, night
    Anyway, I am home. The rain is wet, the stairs go up, and nobody here believes that {C}. | house in rain, one person at the window
    If you ever want to leave this world, say the password to a closed door: {C}. | closed door, corridor, one person, lamp
    Send me a postcard when you arrive. One line will do, and I will know that {C}. | letter on a table, room, window, dusk
    Sleep lightly. Somewhere, at this moment, past the last road, {C}. | mountains at night, valley with lamps
    You may laugh now. They will wait until you have finished. After all, {C}. | crowd on a hill, dusk, lanterns
    `,
  ),
]
