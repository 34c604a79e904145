import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The door, and what is behind it. */
export const ending: readonly Beat[] = [
  makeBeat(
    'door',
    2,
    `
    And there, at the end of everything, is the door. It is your front door, with the scratch the dog made. | front door standing in a dark field
    At the end of the corridor there is light under a door. You can hear breakfast. | closed door, light below, dark corridor
    You come to a door, and the handle is on your side. It has always been on your side. | door handle, hand, dark room
    At last there is a door. It is breathing. | old door in a dark corridor, lamp
    A doorman holds out your coat. He has been standing there since you were four. | corridor door, one person with a coat, lamp
    The way out is so small that only one memory will fit through. You have to choose it now, with all of them watching. | tiny door in a room wall, one person, crowd
    You find the last door, and knock. From the other side, in your own rhythm, somebody knocks back. | closed door, one person, corridor, night
    They have all come to see you off. They are waving, though one of them is not waving. She is beckoning. | crowd at a door, field, dusk, light
    The way out is marked with your height. | door frame with marks, corridor, lamp
    The sign on the last door reads exit. When you come closer, it reads exist. Closer still, it is only the grain of the wood. | wooden door, sign, lamp, corridor
    You can feel the draught of the real world on your ankles. It smells of rain and toast. | door ajar, light, one person barefoot, corridor
    The last door opens inward, upward, and onto your own back. | sky island, open door, one person
    You have had the key in your mouth the whole time. That was the taste. | key in a hand, dark room, moon
    In front of the last door lies a mat, and it does not say welcome. It says are you sure. | doormat at a door, lamp, fog, house
    The way out has no lock, only a face carved in the wood, and it wants to be told the truth about {S}. | carved face on a door, lantern, corridor
    What stands between you and the morning is not a wall, and not a sea. It is {S}. | one person before a huge shape, dawn field
    The door will open for a sentence. You know it. You have known it since the first stair. Say it: {C}. | one person speaking to a door, light, corridor
    On the last door, at the height of a child, somebody has carved with a nail: {C}. | carved letters on a door, candle, room
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    Then the dream turned over and pulled up the blanket. | huge dark hills like a sleeper, night, moon
    You were never alone in the bed. | bedroom at night, two shadows, moon
    You open the door. On the other side is a bed, and you are in it, and you are smiling. | door open on a bedroom, one person asleep
    Then it comes to you. You have never seen this bedroom before. | bedroom at dawn, strange window, one person
    You are not the one who is dreaming. You are the one who has to be remembered in the morning. | faint person in a foggy room, bed, dawn
    The dream is not keeping you. It is afraid of being alone. | dark figure at a bed, moon, room
    Here is the trouble with waking. Everyone who does it says the same thing, and none of them come back to say more. | row of empty beds, dawn, room
    You have woken up every day of your life. Has it ever once occurred to you to check into what? | one person at a window, dawn, skyline
    All this time, someone has been holding your other hand. | two hands over a bed, dim room
    You go through, and it is Monday. It is raining. And far down on the street a fish in a coat looks up at your window. | rainy street from a window, fish in a coat
    What you took for the moon was an eye, and it is just about to open. | field under a huge eye in the sky, one person
    The dream ended hours ago. You have been lying here, in the dark, making up the rest. | dark bedroom, one person awake, window
    They did not forget to wake you. They voted. | crowd around a bed, candles, room
    Your alarm has been silent for years. That ringing is us. We are calling from the bank. | river bank, crowd with bell, fog
    Listen. That noise like the sea is your own breath, in a room where somebody has turned off the light. | dark room, bed, sound of sea, moon
    And the house with the extra wing? It is real. You have only been living in the front of it. | large house at dusk, many windows
    You wanted a way out. But look at your feet. You came in through here every single night, running. | footprints to a door, corridor, night
    What if sleep is not the pause? What if the days are, and this is the film? | film light in a dark room, one person
    One of the sleepers sat up then, looked straight at you, and asked you to keep your voice down. | bedroom at night, one person sitting, moon
    It is the others who are asleep. You are the first who has noticed the stairs. | crowd with closed eyes, street, one person
    A door shuts behind you with a small, familiar click. On this side, it has no handle. | closed door without handle, corridor
    Somebody in a bright room writes down the time, and draws the sheet up, gently, to your chin. | bright room, bed, one person standing

    It was not a nightmare. It was a rehearsal, and you did well, all except the part with {S}. | empty stage, one person, lamp, dark room
    All your life you have slept beside one enormous, breathing secret, and now somebody whispers: {S}. | huge sleeping shape, night sky, one person
    Nobody can take anything out of a dream, they told you. And yet you have woken with something in your hand, a little piece of {S}. | closed hand in morning light, bedroom
    So this is what sleep is for. Every night they take you down and show you, very patiently, {S}. | stairs down, two people, lantern, night
    And then you remember why you came here. You could not bear it up there, where, day after day, {C}. | one person at a dark window, rain, room
    In the bright kitchen you tell them your dream, and laugh. They look at each other. So you know, they say, that {C}. | kitchen room at dawn, crowd at a table
    It is no dream. A dream would be if it were not so, if you could wake, and it was never true that {C}. | one person standing in an empty street, dawn
    There are two worlds, and one door. In one of them you are asleep. In the other one, {C}. | two doors in a field, dawn and night
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    Good morning. Or whatever this is. | bedroom, pale light, window, nobody
    Count your fingers before you get up. Then count them again, with your eyes open. | hands on a blanket, dawn room
    Your bed has only just stopped rocking. | bed in a still room, dawn, water on the floor
    Sleep well. We will take it from where we stopped. | field with a bed, stars, night
    When the alarm rings, somebody has to wake up. It need not be you. | clock beside a bed, dark room
    If you find sand in your shoes tomorrow, say nothing. Just shake them out. | shoes with sand, bedroom, dawn
    Leave your slippers pointing toward the door. | slippers at a door, bedroom, night
    You are reading this with your eyes shut. | closed eye, dark room, moon
    Everyone you met down here sends their regards. | fish at a window, rain, room
    It is nearly morning. It has been nearly morning for a very long time. | field at dawn, pale horizon, bed
    Try to read something. Look away. Look back. | book on a bed, lamp, room
    Tonight, take the other stairs. | two staircases in a dark house
    Somewhere up there, your coffee is getting cold. | underwater, dark, one cup far above, light
    I would wake you. But you look so happy. | one person asleep, moonlight, bedroom
    Turn your pillow over. If there is a note, do not answer it. | pillow and note, bedroom, night
    You will have forgotten all of this by the time you reach the bathroom. All but the smell of pears. | corridor in a house, dawn, one person
    There is still one door. You will find it at the end of this sentence, slightly ajar. | door ajar in the dark, light, corridor
    Who is it that opens the curtains every morning? Have you ever looked? | curtains opening in a bedroom, dawn
    Now, very slowly, move one finger. | hand on a blanket, moonlight, room
    We will see each other at breakfast. Please pretend you do not know me. | kitchen room at dawn, two people

    Tomorrow you will remember none of this. You will only feel oddly tender when somebody mentions {S}. | one person at a window, dawn, street
    So sleep, and let the others worry. But if it knocks, from inside, ask it about {S}. | closed door in a bedroom, night
    Before you drift off tonight, make a little room in the dark for {S}. | bed at night, empty space, moon
    And if you do wake up, write it down at once, while it is still warm, everything you know about {S}. | notebook on a bed, dawn room, one person
    The last thing to go, when you open your eyes, will be the sound, the light, and {S}. | fading light in a bedroom, dawn
    Wake up, wake up. There is no time to explain. Wake up, because {C}. | two people in a dark bedroom, lantern
    It is morning now. Stretch. Look out of the window, and try not to think that {C}. | street seen from a window at dawn, one person
    Close your eyes again, just for a second. There. You see? Still {C}. | closed eyes, stars, dark room
    You will laugh about it later, with toast in your hand, until somebody on the radio says that {C}. | kitchen room, radio, toast, dawn
    In the dream you were told to remember this, and you woke up saying it: {C}. | one person sitting up in bed, dawn room
    `,
  ),
]
