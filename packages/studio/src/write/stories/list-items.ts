import { parseLines } from '../frameworks/line-table.ts'
import type { Line } from '../framework.ts'

/** What can be said of a list's matter: advice, never a fact that could be wrong. */
export type Theme = { words: RegExp; /** What its first picture shows. */ opening: string; items: readonly Line[] }

export const THEMES: readonly Theme[] = [
  {
    words: /\b(?:calm|calmer|stress\w*|anxi\w*|relax\w*|peace\w*|patien\w*|quiet|slow\w*|worry\w*)\b/iu,
    opening: 'one person with closed eyes, close view, sunrise over a lake, calm',
    items: parseLines(`
      Breathe out for longer than you breathe in. | close view of one person with closed eyes, calm, window, morning
      Leave ten minutes early, and walk the last street slowly. | one person walking slowly, quiet street, trees, morning
      Put the phone in another room. | smartphone left behind on a table, empty dark room, evening
      Do one thing. Then the next thing. | one person holding a cup, empty table, window, morning light
      Do not answer at once. Sleep on it, then write back. | unopened letter on a table, bed, lamp, night / one person asleep in bed, letter, moonlight, night / one person writing, letter, morning
      Sit outside for a moment, without a reason. | one person sitting on a bench, garden, calm day
      Say no, kindly, in one short sentence. | two people face to face, open door, day
      Drink the tea while it is still hot. | steaming cup, one person at a window, morning light
      Keep one evening of the week empty. | calendar, kitchen wall, lamp, evening
      Let somebody else be right. | two people sitting at a table, one smiling, evening
      Look out of the window before you look at a screen. | one person looking out of a window, seen from behind, bedroom, dawn
      Carry less. Own less. Promise less. | one person with a small suitcase walking, road, morning
      Turn the light down an hour before bed. | one person beside a lamp, hand, half dark bedroom, night
      Write the worry down, and close the book. | one person writing in a notebook, lamp, night`),
  },
  {
    words: /\b(?:sleep\w*|bed|bedtime|night|nights|rest|dream\w*|insomnia)\b/iu,
    opening: 'one person asleep in bed, large moon in the window, stars, night',
    items: parseLines(`
      Go to bed at the same hour, even on Sundays. | clock beside a bed, one person in bed, night
      Make the room darker than you think you need. | dark bedroom, bed, closed curtains, moonlight, night
      Leave the phone to charge in the kitchen. | smartphone on a kitchen table, dark kitchen, open door, night
      Have your last coffee before the afternoon. | one person holding a cup of coffee, kitchen, clock, day
      Keep the bed for sleeping. Work somewhere else. | one person asleep in bed, bedroom, moonlight, night / one person writing at a desk, lamp, evening
      Open the window, just a little. | one person opening a window, curtain, bedroom, night
      Write tomorrow on paper, so that it can leave your head. | one person writing on paper, bed, lamp, night
      Read something slow, on paper. | one person reading a book in bed, lamp, night
      Get some daylight before noon. | one person walking, sunlit street, morning
      If you lie awake, get up, and sit in a chair for a while. | one person sitting in an armchair, lamp, dark room, night
      Turn the clock to the wall. | one person reaching for an alarm clock, bed, dark bedroom, night
      Take a warm shower, and let yourself cool down. | one person, mirror, steam, lamp, night`),
  },
  {
    words:
      /\b(?:focus\w*|productiv\w*|work\w*|study\w*|learn\w*|concentrat\w*|procrastinat\w*|success\w*|disciplin\w*|organi[sz]ed?|goals?|time)\b/iu,
    opening: 'one person writing at a desk, large clock, bright window, sunrise',
    items: parseLines(`
      Decide the night before what comes first. | hand with a pencil, one line on paper, lamp, night
      Start with the smallest piece that counts. | one person writing at a desk, one sheet of paper, lamp, morning
      Close every door that you are not using. | one person closing a door, corridor, light
      Put the phone where you would have to stand up for it. | smartphone on a high shelf, room, day
      Set a timer for twenty minutes, and stop when it rings. | alarm clock on a desk, one person writing, window, day
      Do the hard thing before the post comes. | one person writing at a desk, window, dawn
      Make it easy to begin. Leave the book open on the desk. | open book on a desk, window light, morning
      Take a real break. Leave the room. | one person walking through an open door, garden, day
      Finish one thing before you begin the next. | one person holding one sheet of paper, empty desk, lamp
      Say no to one good idea a day. | light bulb, one person at a desk, lamp
      Write down where you stopped, and why. | one person writing in a notebook, desk, evening
      Keep a list of what is done, not only of what is left. | hand with a pencil, list on paper, wall
      Stop while you still know what comes next. | one person leaving a desk, lamp, evening`),
  },
  {
    words: /\b(?:mornings?|day|daily|routine\w*|wake\w*|early)\b/iu,
    opening: 'one person opening curtains, large sunrise, bedroom window, dawn',
    items: parseLines(`
      Put the alarm where you have to walk to it. | alarm clock on a far shelf, one person in bed, dawn
      Open the curtains before you open anything else. | one person opening curtains, window, sunrise, bedroom
      Drink a glass of water before the coffee. | one person with a drinking glass of water, kitchen, morning light
      Make the bed. It is the first thing finished. | one person beside a made bed, bedroom window, morning sun
      Lay out your clothes the night before. | coat over a chair, shoes, lamp, night
      Go outside, even just to the corner. | one person walking, street, dawn
      Leave the news for after breakfast. | newspaper, cup, bread, kitchen table, morning
      Say good morning to somebody, and mean it. | two people, one waving, open door, morning
      Write one line about yesterday. | one person writing in a notebook, window, morning
      Eat sitting down. | one person sitting at a kitchen table, bowl, morning
      Pick the one thing that would make today good. | one person at a window, paper, pencil, morning
      Leave the house five minutes before you must. | one person walking through an open door, street, morning`),
  },
  {
    words: /\b(?:mone?y|sav\w*|rich|budget\w*|spend\w*|frugal\w*|debt)\b/iu,
    opening: 'jar full of coins, close view, coins on a table, lamp',
    items: parseLines(`
      Write down every coin that leaves, for one month. | one person writing in a notebook, coins, table
      Wait for three days before you buy it. | one person before a shop window, street, day
      Move something aside on the day you are paid. | hand with a coin, jar of coins, table
      Cook one more evening a week. | one person cooking, stove, kitchen, evening
      Cancel one thing that you forgot you were paying for. | one person writing, letters, table, lamp
      Ask what it costs in hours, not in coins. | coins beside a clock, table, day
      Borrow it, before you buy it. | two people giving a book, open door, day
      Repair one thing. | one person at work, tools, chair, table, lamp
      Make a list, and eat before you go to the shop. | one person sitting at a kitchen table, bowl, list on paper
      Leave the card at home on Saturdays. | one person walking, empty hands, street, day
      Keep a small jar that you never open. | closed jar of coins on a shelf, close view, lamp`),
  },
  {
    words:
      /\b(?:happ\w*|joy\w*|kind\w*|friend\w*|relationships?|marriage|famil\w*|love\w*|good|better|people|life|live)\b/iu,
    opening: 'two people laughing, embracing, sunset, garden',
    items: parseLines(`
      Ask a question, and wait for the whole answer. | two people sitting on a bench, talking, park, day
      Remember one small thing, and bring it up again. | one person writing in a notebook, window, evening / two people talking, evening
      Say thank you for something nobody noticed. | two people embracing, open door, evening
      Call somebody, for no reason at all. | one person with a telephone, window, evening
      Put the phone away at the table. | smartphone face down, two people talking, dinner table, evening
      Laugh at yourself first. | one person laughing before a mirror, morning
      Turn up. Even late, even tired. | one person knocking at an open door, light, night
      Say the good thing out loud. Do not just think it. | two people talking, one smiling, street, day
      Forgive the small things on the same day. | two people embracing, window, sunset, calm
      Go for a walk together, with no plan. | two people walking side by side, path, evening
      Cook too much, and share it. | two people at a kitchen table, bowls, lamp, evening
      Notice one good thing before noon. | one person looking at a rose, window, morning
      Leave every place a little better. | one person planting a flower, garden path, morning`),
  },
]
