import { expect, test } from 'vitest'
import { detectLanguage } from './language.ts'

test.each([
  ['en', 'quantum computers'],
  ['en', 'Los Angeles'],
  ['en', 'La La Land'],
  ['en', 'Don Quixote de la Mancha'],
  ['en', 'Die Hard'],
  ['en', 'Café'],
  ['en', 'a die with no sides'],
  ['en', 'déjà vu'],
  ['en', 'A man in Rio de Janeiro'],
  ['en', 'a'],
  ['en', '42'],
  ['en', 'El Niño'],
  ['en', 'The Führer bunker'],
  ['en', 'naïve art'],
  ['en', 'hello 🎉'],
  ['en', 'The green balloon, the red spoon, the blue moon'],
  ['de', 'die Katze schläft'],
  ['de', 'Warum schnurren Katzen?'],
  ['de', 'Das letzte Haus am Meer'],
  ['fr', 'le chat noir'],
  ['fr', 'la ville sous la mer'],
  ['fr', 'Pourquoi le ciel est bleu ?'],
  ['es', 'El fin del mundo'],
  ['es', 'un faro que recibe cartas'],
  ['es', '¿Y si no hubiera gravedad?'],
  ['it', 'La città perduta'],
  ['it', 'perché i gatti fanno le fusa'],
  ['pt', 'o fim do mundo'],
  ['nl', 'de laatste trein'],
  ['sv', 'Mörkret faller över staden'],
  ['pl', 'ostatni pociąg do domu'],
  ['tr', 'gökyüzü neden mavi'],
  ['ja', '猫はなぜ喉を鳴らすのか'],
  ['zh', '为什么猫会打呼噜'],
  ['ko', '고양이는 왜 가르랑거릴까'],
  ['ru', 'лунный свет'],
  ['uk', 'Чому коти муркочуть'],
  ['ar', 'لماذا تخرخر القطط'],
  ['he', 'למה חתולים מגרגרים'],
  ['el', 'γιατί οι γάτες γουργουρίζουν'],
  ['hi', 'बिल्लियाँ क्यों घुरघुराती हैं'],
  ['th', 'ทำไมแมวถึงคราง'],
  ['ja', 'AI と猫の物語'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('detects the language of a paragraph by its small words', () => {
  expect(
    detectLanguage('The clock on the wall had stopped, and nobody in the house could say when it had happened or why.'),
  ).toBe('en')
  expect(
    detectLanguage(
      'Die Uhr an der Wand war stehen geblieben, und niemand im Haus konnte sagen, wann das geschehen war.',
    ),
  ).toBe('de')
  expect(
    detectLanguage("L'horloge du mur s'était arrêtée, et personne dans la maison ne savait quand ni pourquoi."),
  ).toBe('fr')
  expect(detectLanguage('El reloj de la pared se había parado y nadie en la casa sabía cuándo ni por qué.')).toBe('es')
  expect(detectLanguage('O relógio da parede tinha parado e ninguém na casa sabia quando nem porquê.')).toBe('pt')
  expect(detectLanguage("L'orologio alla parete si era fermato e nessuno nella casa sapeva quando o perché.")).toBe(
    'it',
  )
})
