import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  DURATIONS_SECONDS,
  FRAMEWORK_IDS,
  GENERAL_TEMPLATE_ID,
  DEFAULT_FORMAT,
  frameOf,
  QUALITY_NAMES,
  STYLES,
  TRACKS,
  VOICES,
} from '@dayreel/catalogue'

/** Everything the command understands, with the allowed names. */
export function helpText(): string {
  const voice = VOICES.find(({ voice_id }) => voice_id === DEFAULT_VOICE_ID)!
  return `Makes a short vertical video from a subject or a script.

  npm run video -- <text | file.txt | -> [option …]

  A subject is one line ("What if the moon came closer every night?"); a script is written for it.
  Anything longer is a script, spoken word for word. - reads from the standard input.

Options
  --duration S        seconds: ${DURATIONS_SECONDS.join(', ')} (default ${DEFAULT_DURATION_SECONDS})
  --style NAME        (default ${DEFAULT_STYLE})
${list(STYLES.map(({ name }) => name))}
  --quality NAME      ${QUALITY_NAMES.map((name) => `${name} (${Object.values(frameOf(DEFAULT_FORMAT, name)).join('×')})`).join(' or ')} (default ${DEFAULT_QUALITY})
  --voice NAME        (default ${voice.name})
${list(VOICES.map(({ name }) => name))}
  --music NAME        (default ${TRACKS[0].name})
${list([...TRACKS.map(({ name }) => name), 'none'])}
  --template ID       how the story is told (default ${GENERAL_TEMPLATE_ID})
${list(FRAMEWORK_IDS)}
  --notes TEXT        steers pictures and mood, never the words
  --tale N            where the built-in writer has nothing about the subject, its 1st, 2nd or 3rd nearest tale (default 1)
  --strict            refuses such a subject instead
  --seed N            another number gives another video of the same text (default 1)
  --out FILE.mp4      where it goes (default videos/, named after the text); subtitles, thumbnail and storyboard lie beside it
  --storyboard FILE   makes an edited storyboard (NAME.storyboard.json) again; only what changed is made anew
  --work DIR          where finished steps are kept (default .dayreel/steps)
  --json              prints one JSON object instead of the file's path
  --help              prints this

A language model writes the words where TEXT_PROVIDER names one, here or in .env beside the README (.env.example lists all).

Exit status: 0 done, 1 it failed, 2 something in the command has to be changed, 130 interrupted.
`
}

function list(names: readonly string[]): string {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + name.length < 96) lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(`                      ${name}`)
  }
  return lines.join(',\n')
}
