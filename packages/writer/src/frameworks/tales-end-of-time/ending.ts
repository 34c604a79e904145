import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What the tale was about, and its last words. */
export const ending: readonly Beat[] = [
  makeBeat(
    'turn',
    1,
    `
    And this is what I was not going to tell you. The fire is not here to keep us warm. It is here so that they can find us. | fire on a hill, dark horizon, lights
    The end of time is not a day. It is a place, and people live here, and on Sundays there is soup. | village around a fire, dusk desert
    Everything that was let go came back, in the end, on its own legs. We had only to leave the door open. | open door in a desert, animals, dawn
    Do you see the empty place on my left? It is for whoever is listening. | empty place by a fire, night desert
    You thought that I was telling you how the world ended. I was telling you what it was for. | old person by a fire, planet in the sky
    Then the smallest child spoke up. If this is the last story, he said, who is it that you are telling? | child standing by a fire, dark field
    There were never many of us. There was one, and a good fire, and a great many ways of not being lonely. | one person by a fire, eleven shadows, desert
    Nothing ends. It gets told. | fire and book, night ruins
    We looked for the end of the world, and walked and walked, and came up behind our own house. | house seen from behind, field, dawn
    The dark was not the enemy. It had been carrying us, all that way, in its pocket. | huge dark sky like a coat, small fire, field
    At the very last moment someone laughed. It was such a foolish, ordinary laugh that time turned round to see. | one person laughing by a fire, clock, desert
    Here is the secret of the last fire. It is also the first one. | cave ruins, fire, handprints, stars
    So the old teller died, in the middle of the story. And the story, after a moment, got up and put on her shawl. | shawl by a fire, night, empty place, field
    What was kept did not save us. What saved us was the keeping. | hands around a small flame, dark desert
    They will tell you that the last star has gone out. Do not believe it. I have it here. | hand with a small star, night, desert
    Look at your hands in this light. You have your mother's, and she had hers, all the way back to the one who struck the flint. | hands in firelight, cave ruins
    One of us stood up then, and walked out into the dark, whistling. And the dark, very badly, whistled back. | one person walking into a dark field, lantern
    It is you who are at the beginning. To us you are so bright, all of you, with your Tuesdays and your rain. | bright old city skyline, rain, night
    The last page was not blank. It was a mirror. | book with a mirror page, fire, ruins
    When there was nothing left to lose, we found that we were still holding hands. | people holding hands on a plain field, dusk

    They had it wrong, the wise and the mighty. The world was not there to hold us. It was there to hold {S}. | planet like a lantern in space
    In the end nobody asked how we had died. They only asked, very gently, what had become of {S}. | people at a gate, soft light, dusk field
    Then I understood why I had lived so long. Somebody had to be left who could speak of {S}. | old person standing at dawn, desert
    One thing cannot be burned or drowned or forgotten, and we had been warming our hands at it all evening: {S}. | hands at a fire, dark field, glow
    So, of all that we ever knew, just one small thing turned out to be true. It is this. Once, for a while, {C}. | one person by embers, dawn, desert
    They say that it will begin again. There will be a light, and a garden, and someone to say that {C}. | garden field at dawn, one light
    We had feared it all our lives. And when it came, it came with its hat in its hands, to tell us that {C}. | stranger at a fire, dusk, desert
    The world did not end because {C}. The world ended so that there would be someone to remember it. | old person with a lantern, ruins, stars
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    That was the story. Put another stick on. | hand feeding a fire, night, desert
    Now it is your turn. Take the lamp. | lamp passed between hands, fire, night ruins
    Go to sleep, child. I will keep the light. | old person and child, lamp, night field
    There is soup left. There is always soup left. | kettle by a fire, night, ruins
    The embers are still warm. Lay your hand there. | hand over embers, dawn field
    And if you see a fire tonight, very far off, wave. | far fire on a dark hill, one person waving
    What will you carry, when you can only carry one thing? | one person on a road, bundle, dusk
    Leave a lamp in the window. Somebody is still walking. | lamp in a window, dark road, snow
    You have mornings. I only mention it. | sunrise over a field, one person
    That is all. The rest is wind. | wind over an empty plain field, dusk
    Tell it to somebody before the week is out. It does not keep. | two people talking by a window, dusk
    Once upon a time. That is how it ends. | fire, book, stars, dark field
    Listen. Somebody is whistling. | dark field, one fire, night
    When they ask you who told you this, say that it was an old woman, and that she had your eyes. | old person in firelight, close, night desert
    Tomorrow we burn the chair. | chair by a fire, night, ruins
    Mind the fire while I am gone. I will not be long. I have only been for ever. | one person walking away from a fire, desert
    Here is the key. The door is in the sand, past the ship. You will know it when you are tired. | door in a desert, ship, key, dusk
    And now, be quiet for a minute. That was the other half of the tale. | silent fire, stars, plain field
    Somewhere, very early, somebody is striking a flint. | cave ruins, spark, one person, dawn
    Good night. There are not many of us left, and one of us is you. | people around a fire, night, snow field

    The fire is nearly out. I will use the last of the light to look, once more, at {S}. | embers, one person, dark desert
    And if, one day, you are cold and cannot remember why it mattered, think of {S}. | one person in a snow field, small fire, dusk
    So keep your gold, and keep your clocks. When you come to us, bring a little bread, and bring {S}. | one person arriving at a fire, dusk desert
    Up there it is your turn now, with all that light, and all that time, and {S}. | bright sky over a city skyline, day
    Whoever comes after us, by whatever light you read this, we were here. We had soup, and songs, and {S}. | carved stone by a dead fire, dawn field
    That is how it was told to me, and that is how I tell it to you. The stars went out, the wind got up, and {C}. | wind over embers, black sky, desert
    Pass it on, from mouth to mouth, from fire to fire, for as long as there is anyone to tell: {C}. | chain of fires on dark hills, night
    When you are old, and the little ones ask you for the last story, clear your throat and say that, once, {C}. | old person and children, fire, night ruins
    They are asleep, all of them. I say it to the dark, in case it should be frightened: {C}. | people asleep by a fire, one awake, field
    Carve it small, carve it deep, and then let the snow come: {C}. | carved stone in snow, mountains, dusk
    `,
  ),
]
