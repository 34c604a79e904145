import { parseLines } from '../frameworks/line-table.ts'
import type { Line } from '../framework.ts'

/** What can be said of a list's matter: advice, never a fact that could be wrong. */
export type Theme = { words: RegExp; items: readonly Line[] }

export const THEMES: readonly Theme[] = [
  {
    words: /\b(?:calm|calmer|stress\w*|anxi\w*|relax\w*|peace\w*|patien\w*|quiet|slow\w*|worry\w*)\b/iu,
    items: parseLines(`
      Breathe out for longer than you breathe in. | one person, window, calm, morning
      Leave ten minutes early, and walk the last street slowly. | one person walking, street, morning
      Put the phone in another room. | telephone, table, empty room
      Do one thing. Then the next thing. | cup, table, window
      Do not answer at once. Sleep on it, then write back. | letter, table, lamp
      Sit outside for a moment, without a reason. | bench, garden, day
      Say no, kindly, in one short sentence. | two people talking, street, day
      Drink the tea while it is still hot. | cup, window, morning light
      Keep one evening of the week empty. | calendar, wall, evening
      Let somebody else be right. | two people, table, evening
      Look out of the window before you look at a screen. | window, dawn, bedroom
      Carry less. Own less. Promise less. | suitcase, door, light
      Turn the light down an hour before bed. | lamp, bed, evening
      Write the worry down, and close the book. | book, pencil, lamp, night`),
  },
  {
    words: /\b(?:sleep\w*|bed|bedtime|night|nights|rest|dream\w*|insomnia)\b/iu,
    items: parseLines(`
      Go to bed at the same hour, even on Sundays. | clock, bedroom, night
      Make the room darker than you think you need. | bed, dark room, moon
      Leave the phone to charge in the kitchen. | telephone, kitchen, night
      Have your last coffee before the afternoon. | cup, kitchen, day
      Keep the bed for sleeping. Work somewhere else. | bed, bedroom, lamp
      Open the window, just a little. | window, night, curtain
      Write tomorrow on paper, so that it can leave your head. | letter, pencil, lamp
      Read something slow, on paper. | book, lamp, bed
      Get some daylight before noon. | one person walking, street, morning
      If you lie awake, get up, and sit in a chair for a while. | chair, lamp, night room
      Turn the clock to the wall. | clock, wall, dark room
      Take a warm shower, and let yourself cool down. | window, rain, lamp`),
  },
  {
    words:
      /\b(?:focus\w*|productiv\w*|work\w*|study\w*|learn\w*|concentrat\w*|procrastinat\w*|success\w*|disciplin\w*|organi[sz]ed?|goals?|time)\b/iu,
    items: parseLines(`
      Decide the night before what comes first. | paper, pencil, lamp, night
      Start with the smallest piece that counts. | desk, lamp, morning
      Close every door that you are not using. | door, corridor, light
      Put the phone where you would have to stand up for it. | telephone, shelf, room
      Set a timer for twenty minutes, and stop when it rings. | clock, desk, window
      Do the hard thing before the post comes. | letter, door, morning
      Make it easy to begin. Leave the book open on the desk. | book, desk, window
      Take a real break. Leave the room. | open door, garden, day
      Finish one thing before you begin the next. | desk, paper, lamp
      Say no to one good idea a day. | light bulb, desk, lamp
      Write down where you stopped, and why. | notebook, pencil, desk
      Keep a list of what is done, not only of what is left. | paper, pencil, wall
      Stop while you still know what comes next. | lamp, desk, evening`),
  },
  {
    words: /\b(?:mornings?|day|daily|routine\w*|wake\w*|early)\b/iu,
    items: parseLines(`
      Put the alarm where you have to walk to it. | clock, bedroom, dawn
      Open the curtains before you open anything else. | window, curtain, dawn
      Drink a glass of water before the coffee. | cup, kitchen, morning light
      Make the bed. It is the first thing finished. | bed, bedroom, morning
      Lay out your clothes the night before. | coat, chair, lamp
      Go outside, even just to the corner. | one person walking, street, dawn
      Leave the news for after breakfast. | newspaper, table, cup
      Say good morning to somebody, and mean it. | two people, door, morning
      Write one line about yesterday. | notebook, pencil, window
      Eat sitting down. | table, chair, kitchen, morning
      Pick the one thing that would make today good. | paper, pencil, window
      Leave the house five minutes before you must. | door, street, morning`),
  },
  {
    words: /\b(?:mone?y|sav\w*|rich|budget\w*|spend\w*|frugal\w*|debt)\b/iu,
    items: parseLines(`
      Write down every coin that leaves, for one month. | coin, notebook, table
      Wait for three days before you buy it. | clock, window, day
      Move something aside on the day you are paid. | coin, box, table
      Cook one more evening a week. | kitchen, table, evening
      Cancel one thing that you forgot you were paying for. | letter, table, lamp
      Ask what it costs in hours, not in coins. | clock, coin, table
      Borrow it, before you buy it. | two people, door, day
      Repair one thing. | table, lamp, hands
      Make a list, and eat before you go to the shop. | paper, cup, kitchen
      Leave the card at home on Saturdays. | door, street, day
      Keep a small jar that you never open. | coin, shelf, lamp`),
  },
  {
    words:
      /\b(?:happ\w*|joy\w*|kind\w*|friend\w*|relationships?|marriage|famil\w*|love\w*|good|better|people|life|live)\b/iu,
    items: parseLines(`
      Ask a question, and wait for the whole answer. | two people talking, bench
      Remember one small thing, and bring it up again. | notebook, table, window
      Say thank you for something nobody noticed. | two people, door, evening
      Call somebody, for no reason at all. | telephone, window, evening
      Put the phone away at the table. | table, lamp, evening
      Laugh at yourself first. | mirror, room, morning
      Turn up. Even late, even tired. | open door, light, night
      Say the good thing out loud. Do not just think it. | two people, street, day
      Forgive the small things on the same day. | window, sunset, calm
      Go for a walk together, with no plan. | two people walking, path, evening
      Cook too much, and share it. | table, kitchen, lamp
      Notice one good thing before noon. | rose, window, morning
      Leave every place a little better. | garden, path, morning`),
  },
]
