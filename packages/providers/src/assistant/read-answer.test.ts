import { describe, expect, test } from 'vitest'
import { readAnswers } from './read-answer.ts'
import { measure, iconNames, read, linesOf, JAR, BEES, VALID, CHOICES } from './test/given-answer.ts'
import { PROMPT_BEGINNING, PROMPT_END, writePrompt } from './write-prompt.ts'

const HONEY = ['The sweet secret', `Honey never spoils. | ${JAR}`, `Bees dry it with their wings. | ${BEES}`]
const PLAIN_HONEY = ['The sweet secret', 'Honey never spoils.', 'Bees dry it with their wings.']
const JSON_ANSWER = JSON.stringify(VALID, null, 2)

describe('JSON', () => {
  test('reads a valid answer without a correction', async () => {
    const found = await read(JSON_ANSWER)
    expect(linesOf(found)).toEqual(HONEY)
    expect(found.words).toMatchObject({
      description: 'Why honey keeps.',
      hashtags: ['honey', 'bees'],
      thumbnail: 'Sweet forever',
    })
    expect(found.repairs).toEqual([])
    expect(found.faults.map(({ check }) => check)).toEqual(['length'])
    expect(found.correction).toContain('too short')
  })

  test.each([
    ['in a code block', `\`\`\`json\n${JSON_ANSWER}\n\`\`\``],
    ['with a byte order mark and Windows line ends', `\ufeff${JSON_ANSWER.replaceAll('\n', '\r\n')}`],
    ['in another object', `{"video": ${JSON_ANSWER}}`],
    ['in a list', `[${JSON_ANSWER}]`],
    ['after thoughts with a draft', `<think>{"title": "Draft", "scenes": ["No."]}</think>${JSON_ANSWER}`],
    ['after the prompt', `${PROMPT_BEGINNING}\n{"title": "t", "scenes": ["s"]}\n${PROMPT_END}\n\n${JSON_ANSWER}`],
  ])('%s: needs no correction', async (_, answer) => {
    const found = await read(answer)
    expect([linesOf(found), found.repairs]).toEqual([HONEY, []])
  })

  const MENDED = 'Mistakes in the form of the answer were corrected'
  const AROUND = 'The text around the script was left out.'
  test.each([
    ['prose around', `Sure! Here you go:\n\n${JSON_ANSWER}\n\nLet me know if I should change it.`, AROUND],
    ['prose with braces', `I put {title} first {as asked}.\n${JSON_ANSWER}`, AROUND],
    ['trailing commas', JSON_ANSWER.replaceAll(/"\n(\s*[}\]])/gu, '",\n$1'), MENDED],
    ['no commas at the ends of lines', JSON_ANSWER.replaceAll(',\n', '\n'), MENDED],
    ['smart quotes', JSON_ANSWER.replaceAll(/"([^"\n]*)"/gu, '“$1”'), MENDED],
    ['German quotes', JSON_ANSWER.replaceAll(/"([^"\n]*)"/gu, '„$1“'), MENDED],
    ['single quotes', JSON_ANSWER.replaceAll('"', "'"), MENDED],
    ['names without quotes', JSON_ANSWER.replaceAll(/"(\w+)":/gu, '$1:'), MENDED],
    ['comments', JSON_ANSWER.replace('{', '{ // the video').replace('"hook"', '/* first */ "hook"'), MENDED],
    ['literals of Python', JSON_ANSWER.replace('null', 'None').replace('[]', '[],'), MENDED],
    ['a line break in a text', JSON_ANSWER.replace('Bees dry it', 'Bees dry\nit'), MENDED],
    ['a wrong bracket', JSON_ANSWER.replace(/\}\n {2}\],/u, '}\n  },'), MENDED],
    ['entities of HTML', `<pre>${JSON_ANSWER.replaceAll('"', '&quot;')}</pre>`, AROUND],
    ['the end missing', JSON_ANSWER.slice(0, JSON_ANSWER.indexOf('"description"')), 'stops in the middle'],
    ['two drafts', `{"title": "No", "scenes": ["A first try."]}\nBetter:\n${JSON_ANSWER}`, 'several drafts'],
    ['control characters', JSON_ANSWER.replace('Bees dry', 'Bees\u0007 dry'), 'can’t be shown'],
    ['control characters as escapes', JSON_ANSWER.replace('Bees dry', 'Bees\\u0007\\ud800 dry').replace('\\ud800', ''), ''],
    ['emoji and markdown', JSON_ANSWER.replace('Bees dry', '🐝 **Bees** dry'), 'Emoji were removed from 1 scene'],
    ['a link', JSON_ANSWER.replace('wings.', 'wings. [1](https://example.com/a)'), 'Notes in brackets'],
    ['a note in brackets', JSON_ANSWER.replace('Bees dry', '(music swells) Bees dry'), 'Notes in brackets'],
    ['HTML', JSON_ANSWER.replace('Bees dry', '<b onclick=\\"x()\\">Bees</b> dry'), 'Formatting was removed from 1 scene'],
    ['a label in the words', JSON_ANSWER.replace('Bees dry', 'Narrator: Bees dry'), 'Labels such as'],
    ['the hook again', JSON_ANSWER.replace('Bees dry', 'Honey never spoils. Bees dry'), 'The hook was repeated'],
    ['an empty scene', JSON_ANSWER.replace('"scenes": [', `"scenes": [{"words": " ", "shows": "${BEES}"},`), '1 scene without words'],
  ])('%s', async (_, answer, repair) => {
    const found = await read(answer)
    expect(linesOf(found)).toEqual(HONEY)
    expect(found.repairs.join(' ')).toContain(repair)
  }) // prettier-ignore

  test.each([
    ['scenes as texts', '{"title": "The sweet secret", "scenes": ["Honey never spoils.", "Bees dry it with their wings."]}'],
    ['scenes by number', '{"title": "The sweet secret", "scenes": {"1": "Honey never spoils.", "2": {"text": "Bees dry it with their wings."}}}'],
    ['only a list', '{"title": "The sweet secret", "script": "Honey never spoils.\\nBees dry it with their wings."}'],
    ['quotes inside texts', '{"title": "The sweet secret", "hook": "Honey never spoils.", "scenes": [{"voiceover": "Bees dry it with their wings."}], "description": "The "secret" of bees, "solved"."}'],
  ])('%s', async (_, answer) => {
    expect(linesOf(await read(answer))).toEqual(PLAIN_HONEY)
  }) // prettier-ignore

  test.each([
    ['de', { titel: 'Das süße Geheimnis', aufhänger: 'Honig wird nie schlecht.', szenen: [{ sprechtext: 'Bienen trocknen ihn mit den Flügeln.', bild: BEES }] }, ['Das süße Geheimnis', 'Honig wird nie schlecht.', `Bienen trocknen ihn mit den Flügeln. | ${BEES}`]],
    ['es', { título: 'El secreto dulce', gancho: 'La miel nunca se echa a perder.', escenas: [{ texto: 'Las abejas la secan con las alas.', imagen: BEES }] }, ['El secreto dulce', 'La miel nunca se echa a perder.', `Las abejas la secan con las alas. | ${BEES}`]],
    ['fr', { titre: 'Le doux secret', accroche: 'Le miel ne se gâte jamais.', scènes: [{ texte: 'Les abeilles le sèchent avec leurs ailes.', image: BEES }] }, ['Le doux secret', 'Le miel ne se gâte jamais.', `Les abeilles le sèchent avec leurs ailes. | ${BEES}`]],
    ['ja', { タイトル: '甘い秘密', フック: '蜂蜜は決して腐りません。', シーン: [{ セリフ: '蜂は羽で蜜を乾かします。', 映像: BEES }] }, ['甘い秘密', '蜂蜜は決して腐りません。', `蜂は羽で蜜を乾かします。 | ${BEES}`]],
    ['ru', { название: 'Сладкая тайна', хук: 'Мёд никогда не портится.', сцены: [{ текст: 'Пчёлы сушат его крыльями.', изображение: BEES }] }, ['Сладкая тайна', 'Мёд никогда не портится.', `Пчёлы сушат его крыльями. | ${BEES}`]],
  ])('reads translated field names: %s', async (language, answer, lines) => {
    const found = await read(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``, language)
    expect(linesOf(found)).toEqual(lines)
    expect(found.faults.map(({ check }) => check)).toEqual(['length'])
  }) // prettier-ignore
})

describe('reads plain text', () => {
  test.each([
    ['labels', 'Title: The sweet secret\nHook: Honey never spoils.\nVisual: a jar of honey on a stone shelf\nScene 1: Bees dry it with their wings.\nVisual: bees on a sunny comb'],
    ['markdown with headings', '# The sweet secret\n\n## Hook\n\nHoney never spoils.\n\n*Visual: a jar of honey on a stone shelf*\n\n### Scene 1 (0:03–0:08)\n\n**Narrator:** Bees dry it with their wings.\n\n**Visual:** bees on a sunny comb'],
    ['bold labels and notes in brackets', '**Title:** "The sweet secret"\n\n**Hook:** Honey never spoils.\n[Visual: a jar of honey on a stone shelf]\n\n**Scene 1**\n(Image: bees on a sunny comb)\nVoiceover: Bees dry it with their wings.'],
    ['a table', '# The sweet secret\n\n| Scene | Narration | Visual |\n| --- | :-: | --- |\n| 1 | Honey never spoils. | a jar of honey on a stone shelf |\n| 2 | **Bees** dry it with their wings. | bees on a sunny comb |'],
    ['pictures before the words', 'The sweet secret:\nTitle: The sweet secret\nVisual: a jar of honey on a stone shelf\nNarration: Honey never spoils.\nVisual: bees on a sunny comb\nNarration: Bees dry it with their wings.'],
  ])('%s', async (_, answer) => {
    const found = await read(answer)
    expect(linesOf(found)).toEqual(HONEY)
    expect(found.repairs[0]).toContain('plain text')
  }) // prettier-ignore

  test.each([
    ['a numbered list with chatter', 'Sure, here is the script!\n\nTitle: The sweet secret\n\n1. Honey never spoils.\n2. Bees dry it with their wings.\n\nWould you like a longer version?'],
    ['bullets', '# The sweet secret\n- Honey never spoils.\n- Bees dry it with their wings.'],
    ['HTML', '<h1>The sweet secret</h1>\n<p>Title: The sweet secret</p>\n<li>1. Honey never spoils.</li>\n<li>2. Bees dry it with their wings.</li>'],
    ['with hashtags and times', 'Title: The sweet secret\n[0:00-0:03] Hook: Honey never spoils.\n[0:03-0:06] Scene 1: Bees dry it with their wings.\n\n#honey #bees'],
  ])('%s', async (_, answer) => {
    expect(linesOf(await read(answer))).toEqual(PLAIN_HONEY)
  }) // prettier-ignore

  test('paragraphs become a script with all their words', async () => {
    const answer =
      'Of course! Here is your script:\n\nThe sweet secret\n\nHoney never spoils. It holds almost no water, so nothing can live in it.\n\nBees dry it with their wings. Jars from old tombs were still good to eat.\n\nI hope this helps!'
    const { words, repairs } = await read(answer)
    expect(words.title).toBe('The sweet secret')
    expect(words.scenes.map(({ text }) => text).join(' ')).toBe(
      'Honey never spoils. It holds almost no water, so nothing can live in it. Bees dry it with their wings. Jars from old tombs were still good to eat.',
    )
    expect(repairs.join(' ')).toContain('around the script')
  })

  test.each([
    ['de', 'Klar, hier ist dein Skript:\n\nTitel: Das süße Geheimnis\n\nSzene 1: Honig wird nie schlecht.\nBild: a jar in the sun\nSzene 2: Bienen trocknen ihn mit den Flügeln.\nBild: bees at work\n\nSoll ich es kürzen?', ['Das süße Geheimnis', 'Honig wird nie schlecht. | a jar in the sun', 'Bienen trocknen ihn mit den Flügeln. | bees at work']],
    ['es', '¡Claro! Aquí tienes el guion:\n**Título:** El secreto dulce\n**Escena 1**\nNarrador: La miel nunca se echa a perder.\n**Escena 2**\nNarrador: Las abejas la secan con las alas.\n¿Quieres que lo cambie?', ['El secreto dulce', 'La miel nunca se echa a perder.', 'Las abejas la secan con las alas.']],
    ['fr', 'Voici le texte de la vidéo :\n# Le doux secret\n1) Le miel ne se gâte jamais.\n2) Les abeilles le sèchent avec leurs ailes.\n\nN’hésite pas à me dire si tu veux le changer.', ['Le doux secret', 'Le miel ne se gâte jamais.', 'Les abeilles le sèchent avec leurs ailes.']],
    ['ja', '以下が台本です：\nタイトル：甘い秘密\nシーン1：蜂蜜は決して腐りません。\nシーン2：蜂は羽で蜜を乾かします。', ['甘い秘密', '蜂蜜は決して腐りません。', '蜂は羽で蜜を乾かします。']],
    ['ru', 'Конечно! Вот сценарий:\nНазвание: Сладкая тайна\nСцена 1: Мёд никогда не портится.\nСцена 2: Пчёлы сушат его крыльями.', ['Сладкая тайна', 'Мёд никогда не портится.', 'Пчёлы сушат его крыльями.']],
    ['ar', 'العنوان: السر الحلو\nالمشهد 1: العسل لا يفسد أبدا.\nالمشهد 2: النحل يجففه بأجنحته.', ['السر الحلو', 'العسل لا يفسد أبدا.', 'النحل يجففه بأجنحته.']],
  ])('in %s', async (language, answer, lines) => {
    expect(linesOf(await read(answer, language))).toEqual(lines)
  }) // prettier-ignore

  test('does not read a colon or a number within the words as a label', async () => {
    const { words } = await read('1. People: they love honey.\n2. Number 2: it keeps for 3.5 lives.\n3. Nobody knows the rest: not yet.')
    expect(words.scenes.map(({ text }) => text)).toEqual([
      'People: they love honey.',
      'Number 2: it keeps for 3.5 lives.',
      'Nobody knows the rest: not yet.',
    ])
  }) // prettier-ignore
})

describe('checks', () => {
  test('reports a wrong language and a long hook, with a request to correct them', async () => {
    const { faults, correction } = await read(JSON_ANSWER, 'de')
    expect(faults.map(({ check }) => check)).toContain('language')
    expect(correction).toContain('German')
  })

  test('counts the items of a promised list if the answer numbers them', async () => {
    const scenes = [1, 2].map((item) => ({ words: `Number ${item} is sweet.`, shows: JAR, item }))
    const { faults } = await read(JSON.stringify({ ...VALID, scenes }), 'en', '3 facts about honey')
    expect(faults.map(({ sentence }) => sentence)).toContain('The title promises 3 items; 2 can be counted.')
  })

  test('replaces a picture of an abstract idea; splits a long scene and keeps its picture', async () => {
    const long = 'Bees dry it with their wings, and they never rest before the work is done in the hive. '.repeat(3)
    const answer = { ...VALID, hook: { words: VALID.hook.words, shows: 'the concept of time' } }
    const { words, repairs } = await read(JSON.stringify({ ...answer, scenes: [{ words: long, shows: BEES }] }))
    expect(words.scenes[0]!.shows).toBe('')
    expect(words.scenes.length).toBeGreaterThan(3)
    expect(words.scenes.slice(1).every(({ shows }) => shows === BEES)).toBe(true)
    expect(repairs.join(' ')).toMatch(/1 scene was too long .* pictures of 1 scene follow the words/u)
  })

  test.each([
    ['', 'There is no script in this text.'],
    [' \n```\n```', 'There is no script in this text.'],
    ['🙂🙂', 'There is no script in this text.'],
    [JSON.stringify({ scenes: Array.from({ length: 61 }, (_, i) => `Line ${i}.`) }), 'has 61 scenes'],
    ['a'.repeat(60_001), '60,001 characters'],
    [writePrompt([{ subject: 'Honey', language: 'en' }], { ...CHOICES, look: 'board' }, iconNames), 'This is the prompt.'],
  ])('%#: rejected with a message', async (answer, sentence) => {
    await expect(read(answer)).rejects.toThrow(sentence)
  }) // prettier-ignore
})

describe('several subjects', () => {
  const REQUESTS = ['Why honey never spoils', 'How bees dance'].map((subject) => ({
    subject,
    language: 'en',
    durationSeconds: 20,
  }))
  const DANCE = { ...VALID, title: 'The dance', hook: { words: 'Bees dance in the dark.', shows: BEES } }
  const titles = async (answer: string): Promise<string[]> =>
    (await readAnswers(answer, REQUESTS, measure, iconNames)).map((entry) =>
      'read' in entry ? entry.read.words.title : entry.problem,
    )

  test.each([
    ['by number', JSON.stringify({ videos: [{ video: 2, ...DANCE }, { video: '1', ...VALID }] })],
    ['by subject', JSON.stringify([{ subject: 'how bees dance!', ...DANCE }, { topic: 'Why honey never spoils', ...VALID }])],
    ['in order', `First:\n${JSON_ANSWER}\nSecond:\n${JSON.stringify(DANCE)}`],
  ])('%s', async (_, answer) => {
    expect(await titles(answer)).toEqual(['The sweet secret', 'The dance'])
  }) // prettier-ignore

  test('a missing script affects only its own subject', async () => {
    const found = await titles(JSON.stringify({ videos: [{ video: 2, ...DANCE }] }))
    expect(found).toEqual([expect.stringContaining('no script for this subject'), 'The dance'])
  })
})
