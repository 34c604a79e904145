import { expect, test } from 'vitest'
import { readInstruction } from './read-instruction.ts'

/**
 * Texts that are instructions to the app, each with its subject (or null if it names none), and texts that are spoken
 * or are themselves subjects. The held-back lists were written in advance and were not used while the rules were
 * developed.
 */
type Cases = { instructions: readonly (readonly [text: string, subject: string | null])[]; spoken: readonly string[] }

const LOOKED_AT: Cases = {
  instructions: [
    ['Make a video about coffee. Make it funny.', 'coffee'],
    ['make a video about coffee', 'coffee'],
    ['Create a short about the Roman Empire', 'the Roman Empire'],
    ['Write a story about a lonely robot', 'a lonely robot'],
    ['Generate a 30 second video on how volcanoes work', 'how volcanoes work'],
    ['I want a video about octopuses', 'octopuses'],
    ['Please make me a funny video about cats.', 'cats'],
    ['Can you create a short video about the moon landing?', 'the moon landing'],
    ['could you write a script about deep sea creatures please', 'deep sea creatures'],
    ['I need a TikTok about saving money', 'saving money'],
    ['I would like a motivational reel about discipline.', 'discipline'],
    ["I'd like to create a video explaining why the sky is blue", 'why the sky is blue'],
    ['Write me a scary story', null],
    ['Make a video', null],
    ['Create a coffee video', 'coffee'],
    ['Tell me a story about a dragon who is afraid of fire', 'a dragon who is afraid of fire'],
    ['Make a YouTube short about 5 facts about bees', '5 facts about bees'],
    ['Produce a cinematic clip of a wolf in the snow', 'a wolf in the snow'],
    ['Hi! Make a video about tea. It should be calm and slow.', 'tea'],
    ['Make a video about penguins for kids', 'penguins'],
    ['Create a video about electric cars, keep it under 30 seconds', 'electric cars'],
    ['Write a short script for a video about the history of bread', 'the history of bread'],
    ['I want you to make a video about black holes in the style of a documentary', 'black holes'],
    ["Let's make a video about ghosts", 'ghosts'],
    ['Give me a 60s script about sharks', 'sharks'],
    ['a funny video about cats', 'cats'],
    ['video about the northern lights', 'the northern lights'],
    ['Make an ad for my bakery', 'my bakery'],
    ['Generate a video. The topic is climate change. Use simple words.', 'climate change'],
    ['Create an engaging video with facts about Japan', 'facts about Japan'],
    ['help me make a video about my grandmother', 'my grandmother'],
    ['Write a story where a dog becomes mayor', 'a dog becomes mayor'],
    ['Turn this into a short video: the sea was calm that night.', null],
    ['Make something funny about Mondays', 'Mondays'],
    ['I want to make a short film about loneliness. Black and white, no people, sad music.', 'loneliness'],
    ['Explain how rockets land', 'how rockets land'],
  ],
  spoken: [
    'Coffee keeps half the world awake.',
    'The last lighthouse keeper',
    'What if the moon came closer every night?',
    'Why is the sky blue?',
    'Make your bed. It is the first thing you finish each day.',
    'Create the life you want. Nobody else will.',
    'Write it down. Then write it down again.',
    'I want to tell you a story about my father.',
    'Let me tell you a story about a boy who could not swim.',
    'A video about my cat went viral last night. I still do not know why.',
    'I wanted to make a video about love. I made one about dogs.',
    'Make a short list of what you are afraid of. Then burn it.',
    'Create a short circuit and the lights go out.',
    'Write a story about your own life. Then change the ending.',
    'How to make a video with your phone',
    'The story of the woman who stole the sea',
    'Five ways to make better videos',
    'He made a video about the war, and nobody watched it.',
    'Generate electricity from the wind. That was the dream.',
    'Make time for what you love.',
    'Every video you watch is a story someone chose to tell.',
    'I want a house by the sea. I want a door that never closes.',
    'I need you to listen. There is something in the walls.',
    'Produce more than you consume. That is the whole secret.',
    'Tell me something true. Tell me you were there.',
    'Please remember me. Please leave the light on.',
    'Can you hear it? It is coming from below.',
    'Would you open the door if it knew your name?',
    'Make videos every day for a year. That is what I did, and here is what I learned.',
    'Do not make a video about it. Just call her.',
    'The script was old. Its last page was missing.',
    'Film of oil on the water',
    'A short history of glass',
    'Give me a moment. I have to sit down.',
    'The video ends before we learn her name.',
    'Write to me when you get there.',
  ],
}

const HELD_BACK: Cases = {
  instructions: [
    ['Create a video about the pyramids', 'the pyramids'],
    ['generate a short story about two friends in space', 'two friends in space'],
    ['Please write a video script about sleep. Keep it simple and add a hook.', 'sleep'],
    ['I need a video on how to brew green tea', 'how to brew green tea'],
    ['I want an Instagram reel about mindfulness', 'mindfulness'],
    ['Hey, can you make a video about the Titanic?', 'the Titanic'],
    ['make a 20 sec tiktok about why cats purr', 'why cats purr'],
    ['Would you please create an explainer about inflation', 'inflation'],
    ['Design a promo video for my coffee shop', 'my coffee shop'],
    ['Make me a video', null],
    ['Create a scary short', null],
    ['I want a story about a boy and a whale.', 'a boy and a whale'],
    ['Write a narration about the life of a salmon. Calm tone.', 'the life of a salmon'],
    ['Generate some content about healthy breakfasts', 'healthy breakfasts'],
    ['Make a documentary about bees, around 45 seconds long', 'bees'],
    ['Craft a compelling story about a violin that remembers', 'a violin that remembers'],
    ['Make a video about football in a funny way', 'football'],
    ['Could you do a short on the fall of Rome', 'the fall of Rome'],
    ["I'd like a clip about autumn leaves", 'autumn leaves'],
    ['Make a dinosaur video', 'dinosaur'],
    ['I want to create a video that explains how magnets work', 'how magnets work'],
    ['Build a video about the first computer. It must be exciting. Include a joke.', 'the first computer'],
    ['a reel about an elevator', 'an elevator'],
    ['short video about honey bees', 'honey bees'],
    ['Put together a short video about Paris', 'Paris'],
    ['Come up with a story about a lost astronaut', 'a lost astronaut'],
    ['We need a 30-second ad for a new toothbrush', 'a new toothbrush'],
    ['Please produce an animation of a paper boat crossing the ocean', 'a paper boat crossing the ocean'],
    ['Make a video about Nikola Tesla and make it dramatic', 'Nikola Tesla'],
    ['Create a video with the topic “why we dream”', 'why we dream'],
    ['Make a film about a clockmaker. 9:16, no text, dark mood.', 'a clockmaker'],
    ['Tell a bedtime story about a sleepy owl', 'a sleepy owl'],
    ['I am looking for a video about the Great Wall', 'the Great Wall'],
    ['make video about money', 'money'],
    ['Explain why leaves turn red in autumn', 'why leaves turn red in autumn'],
    ['Create a video about gravity. Target audience: teenagers. Thanks!', 'gravity'],
  ],
  spoken: [
    'The city under the lake',
    'Honey never spoils. They found some in a tomb, and it was still sweet.',
    'Make no mistake: the ice is melting.',
    'Create before you consume. Walk before you scroll.',
    'Write the letter. Do not send it.',
    'I want to show you something. Come closer.',
    'I need a minute. My hands are shaking.',
    'The short answer is yes. The long answer takes a lifetime.',
    'Tell the truth, and you never have to remember anything.',
    'Give her the key. Give her the map. Then run.',
    'She wanted to make a film about silence, so she recorded nothing.',
    'A story about the sea always begins with a harbour.',
    'A script for a life nobody lived',
    'Top 3 AI tools for students',
    'How do you write a story?',
    'The first video ever uploaded was nineteen seconds long.',
    'Make a wish. Do not say it out loud.',
    'Make a promise you can keep. Keep it.',
    'Build a fire. Keep it small. Wait for morning.',
    'Write a story about the day you met. Then read it to her.',
    'Let us make a deal, said the fox.',
    'Could you live without your phone for a week? I tried.',
    'Please stop. Please listen. The bell is ringing.',
    'Do one thing every day that scares you.',
    'Draw a circle. Stand in it. Now tell me what you are afraid of.',
    'Dear diary, today I made my first video.',
    'You asked me to make a video about her. I could not.',
    'We make films because we forget.',
    'Create an account. Choose a name. Pretend to be someone else.',
    'Explain that to my mother.',
    'Why do we tell stories about monsters?',
    'I would like to thank the academy, my mother, and the dog.',
    'Generate ten ideas. Throw away nine.',
    'Something funny happened on the way to work.',
    'My clip broke, and the whole curtain came down.',
    'He asked for a story. She gave him a key.',
    'a short horror story about an elevator',
  ],
}

test.each(LOOKED_AT.instructions)('detects %j as an instruction about %j', (text, subject) => {
  expect(readInstruction(text)).toEqual({ suggestedSubject: subject })
})

test.each(LOOKED_AT.spoken)('treats %j as words for the viewers', (text) => {
  expect(readInstruction(text)).toBeNull()
})

test.each(HELD_BACK.instructions)('held back: detects %j as an instruction about %j', (text, subject) => {
  expect(readInstruction(text)).toEqual({ suggestedSubject: subject })
})

test.each(HELD_BACK.spoken)('held back: treats %j as words for the viewers', (text) => {
  expect(readInstruction(text)).toBeNull()
})

test('the running time depends only on the beginning of a text', () => {
  const unit = 'make a very very short, funny and about '
  const timeOf = (length: number): number => {
    const text = unit.repeat(length / unit.length)
    // Other programs can only make a run slower, so the test uses the shortest of several runs.
    const times = Array.from({ length: 12 }, () => {
      const from = performance.now()
      for (let i = 0; i < 20; i++) readInstruction(text)
      return performance.now() - from
    })
    return Math.min(...times)
  }
  expect(timeOf(100_000) / Math.max(timeOf(10_000), 1)).toBeLessThan(20)
})

// These texts were found after the rules were written, because the rules gave wrong results for them.
test.each([
  ['give me a video idea about cooking', 'cooking'],
  ['create video: history of chess', 'history of chess'],
  ['Please create a 15s reel about running shoes; upbeat music', 'running shoes'],
  ['Make an educational video about the water cycle for 5th graders', 'the water cycle'],
  ['Write a poem about snow', 'snow'],
  ['Write a script about Cleopatra. Around 150 words. Serious tone.', 'Cleopatra'],
  ['Make a trailer for my novel', 'my novel'],
])('also detects %j as an instruction about %j', (text, subject) => {
  expect(readInstruction(text)).toEqual({ suggestedSubject: subject })
})

test.each([
  'I want a story with no ending. Nobody gives me one.',
  'Tell me about it.',
  'Write me a letter, she said, and never came back.',
  'Make a film, lose a friend. That is the trade.',
  'A clip from 1912 shows the river frozen.',
  'I need a video call with my son. He is on the moon.',
  'Create a habit in 21 days',
  'Write a poem. Burn it.',
])('also treats %j as words for the viewers', (text) => {
  expect(readInstruction(text)).toBeNull()
})
