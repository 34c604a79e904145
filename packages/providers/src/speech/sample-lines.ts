const ENGLISH = 'So here is what nobody told you about that night.'
/** One line in each language, spoken by a voice whose own language it is. */
const LINES: Readonly<Record<string, string>> = {
  de: 'Hier ist, was dir niemand über diese Nacht erzählt hat.',
  en: ENGLISH,
  es: 'Esto es lo que nadie te contó sobre aquella noche.',
  fr: 'Voici ce que personne ne vous a dit sur cette nuit-là.',
  it: 'Ecco quello che nessuno ti ha raccontato di quella notte.',
  ja: 'あの夜のことを、まだ誰も話していません。',
  nl: 'Dit is wat niemand je over die nacht heeft verteld.',
  pl: 'Oto, czego nikt ci nie powiedział o tamtej nocy.',
  pt: 'Aqui está o que ninguém contou sobre aquela noite.',
  ro: 'Iată ce nu ți-a spus nimeni despre noaptea aceea.',
  uk: 'Ось чого тобі ніхто не розповідав про ту ніч.',
  zh: '关于那个夜晚，有些事从来没有人告诉过你。',
}

/** Returns the line with which a voice introduces itself: in its own language if there is one, and else in English. */
export function sampleLine(languages: readonly string[] | 'any'): { text: string; language: string } {
  const language = languages === 'any' ? 'en' : (languages[0] ?? 'en')
  const text = Object.hasOwn(LINES, language) ? LINES[language] : undefined
  return text === undefined ? { text: ENGLISH, language: 'en' } : { text, language }
}
