import type { Line } from './line.ts'
import type { Form } from './list-story-words.ts'

/** Openings where all is told that the title promises. */
export const WHOLE_HOOKS: Readonly<Record<Form, readonly Line[]>> = {
  tips: hooks(`
    {S}.
    {S}. They cost nothing.
    {S}. No app needed.
    {S}. You can start tonight.
    {S}. Nobody is born with these.
    {S}. Steal as many as you like.
    {S}. Small ones, every day.
    I wish I had known {S} sooner.
    Nobody taught me {S}.
    You already know one of {S}.
    You can begin today with {S}.`),
  mistakes: hooks(`
    {S}.
    {S}. They all feel harmless.
    {S}. Clever people make them, too.
    {S}. Most of them look like good sense.
    {S}. None of them hurts at first.
    {S}. All of them can be stopped by Friday.
    Nobody plans on {S}.
    You will recognise one of {S}.`),
  causes: hooks(`
    {A}.
    {A}. Look at one ordinary day.
    {A}. It is seldom one big thing.
    {A}. The answer is small, and it comes back every day.
    {A}. Nobody is to blame. A few habits are.
    Have you ever asked yourself {W}?
    {Q}? Look at one ordinary day.
    {Q}? It is seldom one big thing.
    {Q}? The answer is small, and it comes back every day.
    So, {Q}?`),
  signs: hooks(`
    {W}.
    {W}. Count along on your fingers.
    {W}. None of it is loud.
    {S}.
    {S}. Count along on your fingers.
    {S}. None of them is loud.
    {S}. You would never put them on a list.
    {S}. Other people noticed long ago.
    Look out for {S}.
    It is easy to miss {S}.`),
  steps: hooks(`
    {A}.
    {A}. It is easier than it sounds.
    {A}. Small steps, in this order.
    {A}. No talent needed.
    {A}. It begins earlier than you think.
    {A}. You can begin today.
    Nobody ever taught you {A}.
    Somebody should have told you {A}.
    {Q}? In small steps.
    {Q}? Begin with something easy.
    So you want to know: {Q}?`),
  experience: hooks(`
    {A}.
    {A}. It was not one big thing.
    {A}. I did it badly first.
    {A}. Nothing heroic happened.
    {A}. It took longer than I like to admit.
    Let me tell you {A}.
    People ask me {A}.`),
  never: hooks(`
    {W}.
    {W}. Count along on your fingers.
    {S}.
    {S}. Count along on your fingers.
    {S}. You will know somebody like that.
    {S}. It looks like luck from outside.`),
  myths: hooks(`
    {S}.
    {S}. All of them sound like good sense.
    {S}. You have said one of them yourself.
    {S}. Somebody's uncle believes every one.`),
  stop: hooks(`
    {I}.
    {I}. You will not miss it.
    {I}. Everybody does it. Look closely.
    {I}. It costs more than it looks.
    {I}. Your future self says please.
    {S}. You will not miss it.
    {S}. It costs more than it looks.`),
  days: hooks(`
    {S}.
    {S}. One small thing a day.
    {S}. It begins with an easy one.
    {S}. No equipment, no excuses.
    Nobody has to know that you are doing {S}.`),
}

/** Where a list of causes or what is not counted is named by a noun. */
export const NAMED_HOOKS = hooks(`
  {S}.
  {S}. See which of them is yours.
  {S}. Count how many you know.
  {S}. You need not recognise them all.
  Listen for yourself in {S}.`)

const TO_YOU = `
  None of this is new. That is why it works. | old person smiling, bench, garden, day / hands in soil, garden, close view
  Do not begin with all of them at once. You would stop by Friday. | calendar, kitchen wall, day / one person on a sofa, tired, evening
  You will forget it again on Thursday. Begin again on Friday. | calendar, kitchen wall, rain / calendar, hand with a pencil, close view
  Put this where you will see it tomorrow morning. | paper, wall, morning light
  Nobody will notice at first. Then somebody will ask what has changed. | one person walking, street, crowd, day / two people talking, cafe, day
  It costs a few minutes a day, and it gives them back. | clock, table, close view, evening
  On a bad day, one of them is enough. | one person walking, umbrella, street, rain
  It looks like very little. Most things that last do. | seedling in a pot, window sill / lone tree, hill, evening`

/** Said where time is left after the last piece of advice. */
export const CODAS: Readonly<Record<Form, readonly Line[]>> = {
  tips: seen(`${TO_YOU}
    Not one of them will make a good photograph. That is all right. | camera, shelf, close view / one person sitting in an armchair, lamp, evening
    You know somebody who does this already. You have always wondered how. | two people talking, street, day / one person with closed eyes, park, day`),
  mistakes: seen(`
    Everybody makes them. The trick is to make them less often. | people, street, day / hand with a pencil, paper, close view
    None of them makes you a bad person. They are only habits with good manners. | one person before a mirror, morning / two people smiling, cafe, day
    You made one of these today. It is not too late for tomorrow. | one person at a window, evening / sunrise, street, one person walking
    What you stop doing gives you time, every single day. | clock, desk, window, day`),
  causes: seen(`
    None of it is a flaw. All of it can be moved. | one person before a mirror, day / one person carrying a chair, living room, day
    You are not broken. You have only been busy for a long time. | one person at a desk, papers, window / one person sitting on a bench, park, day
    Change only one. The others often follow by themselves. | books on a shelf, close view / one person carrying books, library`),
  signs: seen(`
    Not one of them makes any noise. | one person walking, quiet street, evening
    Nobody gives out medals for this. That is a pity. | trophy, shelf, close view / one person smiling, street, day
    You may have one more that is on no list. | one person smiling, window, day`),
  myths: seen(`
    A myth is mostly an excuse that found friends. | people talking, living room, evening
    All of them were true once, for somebody, on a Sunday. | old person, armchair, lamp, evening`),
  never: seen(`
    They were not born like that, either. | child, open door, light
    What they leave out is what you notice last. | empty table, window light`),
  steps: seen(TO_YOU),
  experience: seen(`
    Some days I forgot all of it. The next morning I began again. | one person asleep on a sofa, night / one person at a window, sunrise
    Nobody noticed at first. Then a friend asked what had changed. | one person walking, street, crowd, day / two people talking, cafe, day
    I kept waiting for the hard part. The hard part had been the first day. | one person on stairs, morning / calendar, wall, window
    People asked for the secret. There was only a calendar, and a pencil. | two people talking, street, day / calendar, hand with a pencil, close view`),
  stop: seen(`
    You do not need a new plan. You need a little less of the old one. | papers on a desk, close view / one person at a desk, window, day
    What you leave out nobody can take from you. | empty table, window light
    The first week is odd. Then it is quiet. | empty hands, window, close view / one person with closed eyes, window, calm`),
  days: seen(`
    Miss a day, and nothing is lost. Miss two, and call somebody. | calendar, gap, close view / one person with a telephone, window, evening
    Cross each day off with a thick pencil. You will want the next one. | calendar, hand with a pencil, close view`),
}

/** Last lines, besides those of the theme. */
export const CLOSES: Readonly<Record<Form, readonly Line[]>> = {
  tips: seen(`
    Pick one number. Say it out loud. That is tonight. | one person on a bridge, river, sunset
    Which number was yours? You knew at once. | one person, close view, window, evening
    Do only the one that made you roll your eyes. | one person laughing before a mirror, evening
    Send somebody one number. They will know. | one person with a smartphone, sofa, lamp, evening
    One of these took less time than this video. Begin there. | clock, window, close view, sunset
    Choose the easiest. It counts just as much. | one person walking, beach, sunset`),
  mistakes: seen(`
    Which one is yours? You knew at the first word. | one person before a mirror, evening
    Stop one of them today. Only one. | one person at a crossroads, signpost, evening
    Forgive yourself for the rest. Stop one. | one person with closed eyes, window, sunset
    The first one you thought of is the one to stop. | one person, close view, evening light`),
  causes: seen(`
    One of these was about you. Start there. | one person walking, street, sunset
    Choose one. Change it for a week. Then ask again. | calendar, kitchen wall, evening
    Change the smallest of them tonight. | one person, window, lamp, evening
    You knew which one it was before I said it. | one person, close view, mirror, evening`),
  signs: seen(`
    How many did you count? Two are plenty. | one hand, open palm, close view, evening
    If you said yes to one, keep it. | one person smiling, garden, sunset
    Somebody came to mind. Tell them. | one person with a smartphone, window, evening
    You can learn the one that is missing. | one person at a desk, lamp, evening`),
  myths: seen(`
    Which one did you believe this morning? | one person before a mirror, evening
    Believe one less of them tomorrow. | one person walking, street, sunset
    Send this to whoever told you. Kindly. | one person with a smartphone, sofa, evening`),
  never: seen(`
    Leave out one of them tomorrow. That is how it begins. | one person walking, path, sunset
    Which one did you do today? Never mind. Not tomorrow. | one person, close view, mirror, evening
    You thought of somebody. Ask them how. | two people talking, bench, sunset`),
  steps: seen(`
    That is all. The rest is doing it twice. | one person walking, village street, sunset
    Begin with the first. The others will follow you home. | one person at an open door, evening
    Do it once, badly. Tomorrow it is easier. | one person laughing, window, evening
    Take only the first step. It was made for today. | one person on stairs, light, evening
    It will not be perfect. It will be yours. | one person standing on a hill, wide sky, sunset`),
  experience: seen(`
    It still does not look like much. It holds. | one person standing on a bridge, sunset
    That was all. I would do it again, only sooner. | one person smiling, window, evening
    I still forget, some days. Then I begin again. | one person at a window, evening / one person walking, path, sunset
    If I could, with my head, so can you. | two people laughing, bench, sunset`),
  stop: seen(`
    That is all. Simply do not. | one person with open hands, window, evening
    Leave it out tomorrow. Look at what fills the gap. | open window, curtain, evening light
    Try one day without it. One. | calendar, wall, evening`),
  days: seen(`
    On the last day, keep the one you liked best. | calendar, one person, kitchen, evening
    Day one is today. It always is. | one person at an open door, evening light
    Ask somebody to do it with you. Begin tomorrow. | two people walking side by side, path, sunset`),
}

/** All openings, which name the subject. */
export const LIST_HOOKS: readonly Line[] = [...Object.values(WHOLE_HOOKS).flat(), ...NAMED_HOOKS]

/** Their pictures are their theme's. */
function hooks(table: string): Line[] {
  return table
    .trim()
    .split('\n')
    .map((row) => ({ text: row.trim(), visual: '', isSeenAsWritten: true }))
}

function seen(table: string): Line[] {
  const rows = table.trim().split('\n')
  return rows.map((row) => {
    const [text = '', visual = ''] = row.split('|').map((cell) => cell.trim())
    return { text, visual, isSeenAsWritten: true }
  })
}
