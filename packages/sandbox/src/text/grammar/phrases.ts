/** A few phrases of one language. Sentences combine these phrases around a word of the subject. */
export type Phrases = {
  /** Whether spaces separate words. If not, length is counted in characters. */
  isSpaced: boolean
  hook: (subject: string) => string
  /** Returns the beginning of a counted item. */
  item: (number: number) => string
  openers: readonly string[]
  tails: readonly string[]
  /** Single words that fill a sentence up to its requested length. */
  fillers: readonly string[]
  stop: string
}

const english: Phrases = {
  isSpaced: true,
  hook: (subject) => `What do you know about ${subject}?`,
  item: (number) => `Number ${number}:`,
  openers: ['Look at', 'Think of', 'Remember', 'Here is', 'Nobody forgets', 'Follow', 'Listen to', 'Keep', 'This is', 'Count', 'There was', 'Draw'], // prettier-ignore
  tails: ['in the morning', 'at the window', 'under a lamp', 'by the road', 'for a while', 'before it rains', 'on a table'], // prettier-ignore
  fillers: ['slowly', 'again', 'twice', 'together', 'quietly', 'today', 'still', 'now', 'gladly'],
  stop: '.',
}
const german: Phrases = {
  isSpaced: true,
  hook: (subject) => `Was weißt du über ${subject}?`,
  item: (number) => `Nummer ${number}:`,
  openers: [
    'Das ist',
    'Denk an',
    'Hier liegt',
    'Niemand vergisst',
    'Es war einmal',
    'Zähl auf',
    'Da steht',
    'Wir sehen',
  ],
  tails: ['am frühen Morgen', 'an dem Fenster', 'unter der Lampe', 'auf der Straße', 'und es regnet', 'für eine Weile'],
  fillers: ['langsam', 'wieder', 'zweimal', 'zusammen', 'leise', 'heute', 'noch', 'jetzt'],
  stop: '.',
}
const spanish: Phrases = {
  isSpaced: true,
  hook: (subject) => `¿Qué sabes de ${subject}?`,
  item: (number) => `Número ${number}:`,
  openers: ['Mira', 'Piensa en', 'Aquí está', 'Nadie olvida', 'Esto es', 'Cuenta con', 'Había una vez', 'Escucha'],
  tails: [
    'por la mañana',
    'en la ventana',
    'bajo una lámpara',
    'cerca del camino',
    'antes de la lluvia',
    'durante un rato',
  ],
  fillers: ['despacio', 'otra vez', 'juntos', 'hoy', 'todavía', 'ahora', 'siempre'],
  stop: '.',
}
const japanese: Phrases = {
  isSpaced: false,
  hook: (subject) => `${subject}を知っていますか。`,
  item: (number) => `${number}つ目は`,
  openers: ['これは', 'まず', 'ここに', '朝の', '小さな', '誰もが知る', '昔からの', '静かな'],
  tails: ['が窓のそばにあります', 'が道に見えます', 'が灯りの下にあります', 'が朝に光ります', 'がまだ残っています'],
  fillers: ['とても', 'ゆっくり', 'また', '今日も', 'ずっと'],
  stop: '。',
}

export const PHRASES: Readonly<Record<string, Phrases>> = { en: english, de: german, es: spanish, ja: japanese }
