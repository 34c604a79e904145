import { FORMATS, frameOf, mediaRules, QUALITY_NAMES } from '@dayreel/catalogue'
import { CHOICE_LABELS, type VideoChoices } from '@dayreel/storyboard/schema'
import { COMMAND_CHOICES, flagOf, isListed, nameOf, namesOf } from './read-choices.ts'

/** Returns the help text, which lists all options of the command with their allowed names. */
export function helpText(): string {
  return `Makes a short video from a subject or a script.

  npm run video -- <text | file.txt | -> [option …]

  A subject is one line ("What if the moon came closer every night?"); a script is written for it.
  Anything longer is a script, spoken word for word. - reads from the standard input.

Options
${choiceLines().join('\n')}
  --title TEXT        the title of a script's video (default: its first sentence that is short enough); a subject is its own title
  --tale N            if the built-in writer does not know the subject, make the 1st, 2nd or 3rd of the similar stories that it lists
  --prompt-for SUBJECT  print a prompt to paste into any chat assistant, which then writes about the subject
  --answer FILE       make the video from the assistant's answer; - reads it from the standard input
  --language CODE     the language of the prompt and the answer, such as de (default: that of the subject)
  --files DIR         the folder with your own pictures and clips for --pictures own-pictures; a scene shows the file whose name its words contain
  --seed N            use another number to get a different video of the same text (default 1)
  --out FILE.mp4      the video file (default in videos/, named after the text); subtitles, thumbnail and storyboard are saved beside it
  --storyboard FILE   make an edited storyboard (NAME.storyboard.json) again; only changed parts are remade
  --work DIR          the cache folder for finished steps (default .dayreel/steps)
  --json              print one JSON object instead of the file's path
  --help              print this help

Set TEXT_PROVIDER, here or in .env beside the README, to have a language model write the words (.env.example lists its settings).

Exit status: 0 done, 1 it failed, 2 the command must be changed, 130 interrupted.
`
}

/** Placeholders for the values of options, and descriptions of options whose name does not explain them. */
const VALUES: Readonly<Partial<Record<keyof VideoChoices, string>>> = {
  durationSeconds: 'S',
  notes: 'TEXT',
  boardTheme: 'THEME',
  captionColor: 'COLOR',
  captionLitColor: 'COLOR',
  brandKit: 'FILE.json',
}
const ABOUT: Readonly<Partial<Record<keyof VideoChoices, string>>> = {
  template: 'the kind of story',
  durationSeconds: 'seconds',
  format: 'width to height of the picture',
  framesPerSecond: 'frames per second',
  captionPosition: 'where captions stand',
  captionSize: 'the size of the letters',
  captionWords: 'the most words of a caption',
  captionColor: 'the color of the letters, such as #ffffff (default: that of the caption style)',
  captionLitColor: 'the color of the spoken word (default: that of the caption style)',
  captionStyle: 'how captions look',
  look: 'how pictures show what is said',
  boardTheme: 'the ground of boards',
  transition: 'how the next picture follows',
  soundEffects: 'quiet sounds at cuts and entrances',
  brandKit: 'a brand: logo, colors, cards, and the choices that come with it',
  music: `a track, or a file of your own (${mediaRules('music').formats})`,
  facts: 'where a language model finds facts; set FACTS too',
  pictures:
    'where pictures and clips come from; in order of preference, separated by commas; all but drawn ones and your own need an outside service',
  notes: 'affects pictures and mood, never the words',
}

/** Lists every option of a video with the names that it accepts. */
function choiceLines(): string[] {
  return (Object.keys(COMMAND_CHOICES) as (keyof VideoChoices)[]).flatMap((option) => {
    const name = `--${flagOf(option)} ${VALUES[option] ?? 'NAME'}`
    const flag = `${name.padEnd(19)} `
    const about = ABOUT[option] ?? `the ${CHOICE_LABELS[option]}`
    if (!isListed(option)) return [`  ${flag}${about}`]
    const names = option === 'format' ? FORMATS.map(({ id, name }) => `${name} (${sizesOf(id)})`) : namesOf(option)
    return [`  ${flag}${about} (default ${nameOf(option, COMMAND_CHOICES[option])})`, list(names)]
  })
}

/** Returns the sizes of a format, such as `720×1280 or 1080×1920`. */
function sizesOf(format: string): string {
  return QUALITY_NAMES.map((quality) => Object.values(frameOf(format, quality)).join('×')).join(' or ')
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
