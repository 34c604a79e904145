import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOptions, type Options } from './options.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'dayreel-options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'script.txt'), 'A script.\nOf two lines.\n')
writeFileSync(join(folder, 'binary.txt'), Buffer.from([0x41, 0x00, 0x42]))
writeFileSync(join(folder, 'latin.txt'), Buffer.from([0x63, 0x61, 0x66, 0xe9]))
writeFileSync(join(folder, 'large.txt'), 'x'.repeat(200_001))
writeFileSync(join(folder, 'board.json'), '{"version":1}')

const read = (...argv: string[]): Options => {
  const options = readOptions(argv, folder, () => new TextEncoder().encode('From stdin.'))
  if (options === 'help' || 'prompt' in options) throw new Error('no video was asked for')
  return options
}
const textOf = ({ plan }: Options): string => ('write' in plan ? plan.write.text : '')

test('a text without options gets every default', () => {
  const { plan, outFolder, outName, workFolder, json } = read('What if the moon came closer?')
  expect(plan).toEqual({
    write: {
      text: 'What if the moon came closer?',
      template: 'general',
      durationSeconds: 30,
      style: 'None',
      look: 'automatic',
      boardTheme: 'style',
      quality: 'low',
      format: 'portrait',
      captionStyle: 'lit-word',
      voice: 'dr-voice-miles',
      music: 'smooth-ride',
      facts: 'none',
      pictures: 'drawn',
      sourcesInPosts: false,
      notes: '',
      framesPerSecond: 30,
      captionPosition: 'style',
      captionSize: 'style',
      captionWords: 'style',
      captionColor: '',
      captionLitColor: '',
      transition: 'mood',
      soundEffects: 'off',
      brandKit: 'none',
      seed: 1,
    },
  })
  expect([outFolder, outName]).toEqual([join(folder, 'videos'), 'what-if-the-moon-came-closer'])
  expect(workFolder).toBe(join(folder, '.dayreel/steps'))
  expect(json).toBe(false)
})

test('a script gets the title of --title, and its file is named after it', () => {
  const { plan, outName } = read('It rained. Then it rained some more.', '--title', ' Two  rainy days ')
  expect(plan).toMatchObject({ write: { title: 'Two rainy days' } })
  expect(outName).toBe('two-rainy-days')
  expect(() => read('Rain', '--title', 'Two rainy days')).toThrow('--title is for a script')
  expect(() => read('It rained.', '--title', ' ')).toThrow('--title needs a value.')
  expect(() => read('It rained.', '--title', 'x'.repeat(201))).toThrow('--title has 201 characters')
})

test('a video can have no voice', () => {
  for (const name of ['none', 'No voice'])
    expect(read('text', '--voice', name).plan).toMatchObject({ write: { voice: 'none' } })
})

test('accepts names in any case, by name or id', () => {
  const names = ['--style', '3d render', '--voice=juno', '--music', 'none', '--template', 'what-if-overnight']
  const others = [
    '--quality',
    'HIGH',
    '--duration',
    '90',
    '--notes',
    ' dark ',
    '--seed',
    '0',
    '--json',
    '--format',
    '16:9',
    '--fps',
    '25',
    '--captions=lit word',
    '--caption-words',
    '2',
    '--caption-color',
    '#12abef',
  ]
  const { plan, outFolder, outName } = read('text', ...names, ...others, '--out', 'there/a.MP4')
  expect(plan).toMatchObject({
    write: {
      style: '3D Render',
      voice: 'dr-voice-juno',
      music: null,
      quality: 'high',
      format: 'landscape',
      framesPerSecond: 25,
      captionStyle: 'lit-word',
      captionWords: '2',
      captionColor: '#12abef',
      durationSeconds: 90,
      notes: 'dark',
      seed: 0,
    },
  })
  expect([outFolder, outName]).toEqual([join(folder, 'there'), 'a'])
})

test.each([
  ['sketch color', 'Sketch (Color)'],
  ['Sketch (Colour)', 'Sketch (Color)'],
  ['sketch-bw', 'Sketch (B&W)'],
  ['pro colour photography', 'Pro color photography'],
])('accepts a name in any spelling: %s', (given, style) => {
  expect(read('text', '--style', given).plan).toMatchObject({ write: { style } })
})

test('--pictures takes several sources, in order of preference', () => {
  const { plan } = read('Moon', '--pictures', 'Pexels, free photographs,image-model')
  expect(plan).toMatchObject({ write: { pictures: 'pexels,free-photos,image-model' } })
  for (const given of ['pexels,nowhere', 'pexels,pexels', 'pexels,'])
    expect(() => read('Moon', '--pictures', given)).toThrow(UsageError)
})

test('--pictures takes clips of services, and own files together with their folder', () => {
  const clips = read('Moon', '--pictures', 'Pexels videos, pixabay-videos')
  expect(clips.plan).toMatchObject({ write: { pictures: 'pexels-videos,pixabay-videos' } })
  const own = read('Moon', '--pictures', 'own-pictures,pexels', '--files', '.')
  expect([own.plan, own.filesFolder]).toMatchObject([{ write: { pictures: 'own-pictures,pexels' } }, folder])
  expect(() => read('Moon', '--pictures', 'own-pictures')).toThrow('add --files DIR')
  expect(() => read('Moon', '--files', '.')).toThrow('--files is for --pictures own-pictures')
  expect(() => read('Moon', '--pictures', 'own-pictures', '--files', 'nowhere')).toThrow('There is no folder nowhere.')
})

test('reads a text from a file, from standard input, or from the argument', () => {
  expect(textOf(read('script.txt'))).toBe('A script.\nOf two lines.\n')
  expect(textOf(read('-'))).toBe('From stdin.')
  expect(textOf(read('Version 2.0 of my life'))).toBe('Version 2.0 of my life')
  expect(textOf(read('https://example.com/a.txt'))).toBe('https://example.com/a.txt')
})

test('-h and --help show the help, with any other options', () => {
  expect(readOptions(['--help'], folder, () => new Uint8Array())).toBe('help')
  expect(readOptions(['-h', 'x', 'y'], folder, () => new Uint8Array())).toBe('help')
})

test.each([
  [[], 'Give a text'],
  [['a', 'b'], 'quotation marks'],
  [['a', '--durations', '20'], 'Did you mean --duration?'],
  [['a', '--duration', '22'], '--duration is one of 20, 25'],
  [['a', '--duration', '95'], '--duration is one of'],
  [['a', '--duration', '20s'], '--duration is one of'],
  [['a', '--duration'], '--duration needs a value'],
  [['a', '--duration', '--json'], '--duration needs a value'],
  [['a', '--seed', '1', '--seed', '2'], '--seed is given twice'],
  [['a', '--seed', '-1'], '--seed is a whole number'],
  [['a', '--seed', '4294967296'], '--seed is a whole number'],
  [['a', '--json=yes'], '--json takes no value'],
  [['a', '--strict'], 'Unknown option: --strict'],
  [['a', '--tale', '4'], '--tale is a number from 1 to 3'],
  [['a', '--style', 'Watercolour'], 'Did you mean Pro color photography or Sketch (Color)'],
  [['a', '--style', 'Cinematik'], 'Did you mean Cinematic'],
  [['a', '--voice', 'Milse'], 'Did you mean Miles'],
  [['a', '--music', 'Raindrop'], 'Did you mean Raindrops'],
  [['a', '--template', 'what-if'], 'Did you mean what-if-overnight'],
  [['a', '--quality', 'medium'], 'Unknown quality'],
  [['a', '--caption-color', 'red'], '--caption-color is a color such as #ffd23f; "red" is not.'],
  [['a', '--format', '9:61'], 'Did you mean 9:16'],
  [['a', '--captions', 'neon'], 'Unknown caption style'],
  [['a', '--notes', 'x'.repeat(2_001)], '--notes has 2001 characters'],
  [['a', '--out', 'a.mov'], '--out names an .mp4 file'],
  [['missing.txt'], 'there is no such file'],
  [['binary.txt'], 'binary file'],
  [['latin.txt'], 'not text in UTF-8'],
  [['large.txt'], 'too long'],
  [['a', '--storyboard', 'board.json'], 'not both'],
  [['--storyboard', 'missing.json'], 'there is no such file'],
  [['--storyboard', 'board.json', '--duration', '20'], '--duration is for a new text'],
  [['a', '--language', 'de'], '--language is for --prompt-for and --answer'],
  [['--prompt-for', 'a', '--language', 'german'], '"german" is not'],
  [['--prompt-for', 'One. Two.'], 'one sentence'],
  [['a', '--prompt-for', 'b'], 'only prints a prompt'],
  [['a', '--answer', 'script.txt', '--tale', '1'], 'not both'],
  [['--storyboard', 'board.json', '--answer', 'script.txt'], 'not both'],
  [['One. Two.', '--answer', 'script.txt'], '--answer goes with a subject'],
  [['a', '--answer', 'large.txt'], 'too long'],
])('rejects %j: %s', (argv, sentence) => {
  expect(() => read(...argv)).toThrow(UsageError)
  expect(() => read(...argv)).toThrow(sentence)
})

test('rejects an invalid storyboard and names its fault', () => {
  expect(() => read('--storyboard', 'board.json')).toThrow('language is invalid. It must be a text.')
})

const prompt = (...argv: string[]): string => {
  const options = readOptions(argv, folder, () => new Uint8Array())
  if (options === 'help' || !('prompt' in options)) throw new Error('no prompt')
  return options.prompt
}

test('--prompt-for prints a prompt with the choices, in the language of the subject or the given one', () => {
  const german = prompt('--prompt-for', 'Warum ist der Himmel blau?', '--duration', '45', '--style', 'moody')
  for (const part of ['Warum ist der Himmel blau?', 'German (de)', '45 seconds', '“Moody”', '"scenes"', '720 × 1280']) {
    expect(german).toContain(part)
  }
  expect(prompt('--prompt-for', '5 facts about bees', '--language', 'ja')).toContain('Japanese (ja)')
})

test('--answer takes a file or standard input, with or without a subject, and a title', () => {
  const named = read('Why it rains', '--answer', 'script.txt', '--title', 'Rain', '--language', 'DE')
  expect(named.plan).toMatchObject({
    write: { text: 'Why it rains', title: 'Rain' },
    answer: { text: 'A script.\nOf two lines.\n', language: 'de' },
  })
  expect([named.outName, read('--answer', 'script.txt').outName, read('--answer', '-').outName]).toEqual([
    'rain',
    'script',
    'video',
  ])
})

const BRAND = {
  colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
  headingFont: 'oswald',
  textFont: 'oswald',
  logo: { picture: 'logo.png', corner: 'top-left', size: 0.2, opacity: 1 },
}

test('--brand reads a file: its choices apply, options come first, and its logo is beside it', () => {
  const choices = { captionStyle: 'pop', music: null }
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ brand: BRAND, choices }))
  const options = read('A subject', '--brand', 'brand.json', '--captions', 'quiet')
  expect(options.plan).toMatchObject({ write: { captionStyle: 'quiet', music: null } })
  expect(options.brand).toEqual({ ...BRAND, logo: { ...BRAND.logo, picture: join(folder, 'logo.png') } })
})

test.each([
  ['{', 'it must be a JSON file'],
  ['{}', 'brand: '],
  [JSON.stringify({ brand: { ...BRAND, headingFont: 7 } }), 'brand.headingFont: '],
  [JSON.stringify({ brand: { ...BRAND, colors: { ...BRAND.colors, text: 'red' } } }), 'Choose a color'],
])('rejects the brand file %s', (content, sentence) => {
  writeFileSync(join(folder, 'wrong-brand.json'), content)
  expect(() => read('A subject', '--brand', 'wrong-brand.json')).toThrow(UsageError)
  expect(() => read('A subject', '--brand', 'wrong-brand.json')).toThrow(sentence)
})
