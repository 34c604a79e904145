import { expect, test } from 'vitest'
import { createRandom, pick } from '../random.ts'
import { detectLanguage } from './language.ts'
import { roughSeconds } from './rough-seconds.ts'
import { splitScript } from './split-script.ts'

const SCRIPTS: Record<string, string> = {
  abbreviations: `Dr. Smith arrived at 9 a.m. on Jan. 5 in Washington, D.C. The U.S. economy grew 3.5 percent, he said. Mr. J. K. Lee agreed, i.e. he nodded.`,
  quotes: `"Is it true?" she asked. "Yes!" He smiled. “We never left,” said the captain. “We only stopped counting.” Then the lights went out.`,
  emoji: `The family 👨‍👩‍👧‍👦 went to the sea. 🎉 🎉 They were happy there, all of them, until the evening came and the lights went out! 🇩🇪 Nobody knew why. ❤️‍🔥`,
  addresses: `Visit https://example.com/a?b=1.2&c=3! or write to info@example.org. It costs $3.99... or less.`,
  german: `Am 3. Mai kam Dr. Müller, z. B. mit Nr. 5 an. „Ist das wahr?“ fragte sie. Die Uhr blieb stehen, und niemand im ganzen Dorf wusste, warum sie ausgerechnet in dieser Nacht, in der alle schliefen, ihren Dienst versagte.`,
  french: `« Bonjour ! » dit-il. Le chat noir dormait sous la table de la cuisine. Pourquoi ? Personne ne savait, et personne n'osait le demander.`,
  japanese: `昔々、あるところに、おじいさんとおばあさんが住んでいました。おじいさんは山へ芝刈りに、おばあさんは川へ洗濯に行きました。「大きな桃だ！」とおばあさんは言いました。`,
  chinese: `从前，有一座山，山上有一座庙。庙里有一个老和尚，他每天晚上都给小和尚讲故事：“从前有座山。”小和尚总是问：“后来呢？”`,
  arabic: `في قديم الزمان، كان هناك رجل عجوز يعيش في الغابة. هل كان سعيدا؟ نعم، كان يزرع الأشجار كل يوم، ويطعم الطيور، وينام تحت النجوم.`,
  thai: `กาลครั้งหนึ่งนานมาแล้ว มีชายชราคนหนึ่งอาศัยอยู่ในป่าใหญ่ เขามีความสุขกับการปลูกต้นไม้และเลี้ยงสัตว์ ทุกเช้าเขาจะเดินไปที่แม่น้ำเพื่อจับปลา`,
  layout: `# The Heist\n\n[Music swells]\nNARRATOR: The vault was empty.\n\n- one\n- two\n\nand then it was full of light that nobody had ever seen before and which moved slowly through the room like water looking for a way out of the mountain that had held it for a thousand years`,
}
const withoutSpace = (text: string): string => text.replace(/\s+/gu, '')

test.each(Object.entries(SCRIPTS))('%s: every character survives in order', (_, script) => {
  expect(withoutSpace(splitScript(script, detectLanguage(script)).join(''))).toBe(withoutSpace(script))
})

test.each(Object.entries(SCRIPTS))(
  '%s: each scene has words and does not begin with a closing character',
  (_, script) => {
    const scenes = splitScript(script, detectLanguage(script))
    expect(scenes.length).toBeGreaterThan(1)
    for (const scene of scenes) {
      expect(scene).toMatch(/[\p{L}\p{N}]/u)
      expect(scene).not.toMatch(/^[”’»」』)\],.;:!?。、，]/u)
      expect(roughSeconds(scene)).toBeLessThan(9)
    }
  },
)

test('does not split abbreviations, decimals and addresses', () => {
  const scenes = [...splitScript(SCRIPTS.abbreviations!, 'en'), ...splitScript(SCRIPTS.addresses!, 'en')]
  for (const whole of [
    'Dr. Smith',
    '9 a.m. on Jan. 5',
    'Washington, D.C.',
    'U.S. economy',
    '3.5 percent',
    'Mr. J. K. Lee',
    'https://example.com/a?b=1.2&c=3!',
  ]) {
    expect(scenes.some((scene) => scene.includes(whole))).toBe(true)
  }
  expect(splitScript(SCRIPTS.german!, 'de')[0]).toBe('Am 3. Mai kam Dr. Müller, z. B. mit Nr. 5 an.')
  expect(splitScript(SCRIPTS.emoji!, 'en').join(' ')).toContain('👨‍👩‍👧‍👦')
})

test('a heading at the start of a sentence stays with its text', () => {
  const script =
    'Stand up and reach for the ceiling. Move two: bend down slowly until both of your hands touch the floor.'
  expect(splitScript(script, 'en')).toEqual([
    'Stand up and reach for the ceiling.',
    'Move two: bend down slowly until both of your hands touch the floor.',
  ])
})

test('cuts a long sentence at its clauses, but not after a word that depends on the next one', () => {
  const scenes = splitScript(
    'When the last train had left the station, the old man folded his newspaper, put on his hat, and walked slowly along the empty platform, because he knew that someone would be waiting at the other end of it.',
    'en',
  )
  expect(scenes.length).toBeGreaterThanOrEqual(2)
  for (const scene of scenes.slice(0, -1)) expect(scene).toMatch(/,$|(?<!\b(?:the|a|his|of|at|that|and|because))$/u)
})

test('short sentences share a scene', () => {
  const scenes = splitScript(
    'It rained. It stopped. The sun came out. A dog barked twice. Nobody moved. The door opened.',
    'en',
  )
  expect(scenes.length).toBeLessThanOrEqual(3)
})

test('preserves any mixture of pieces word for word', () => {
  const random = createRandom('scripts')
  const pieces = Object.values(SCRIPTS).flatMap((script) => script.split(/(?<=\s)/u))
  const signs = ['—', '“', '”', '...', '🎉', '\n\n', ' ', '- ', '(', ')', '“', '1.', '?!', '«', '»', '\u00a0']
  for (let i = 0; i < 60; i++) {
    let script = ''
    for (let n = 0; n < 40; n++) script += random() < 0.3 ? pick(signs, random) : pick(pieces, random)
    expect(withoutSpace(splitScript(script, detectLanguage(script)).join(''))).toBe(withoutSpace(script))
  }
})

test('does not treat a word with a vowel mark before its full stop as an initial', () => {
  const scenes = splitScript('عاد الضوء في الساعة 3:15 تمامًا. ركب الحارس قاربه الصغير، ونظر إلى الماء الساكن.', 'ar')
  expect(scenes[0]).toMatch(/تمامًا\.$/u)
})
