import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Image } from '@napi-rs/canvas'

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

const EMOJI = /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}|[#*0-9]\ufe0f?\u20e3/u
/** Characters that Unicode counts as pictographs, although they are plain text unless U+FE0F follows. */
const TEXT_BY_DEFAULT = /^[©®™‼⁉ℹ↔-↪⌨⏏Ⓜ▪▫▶◀◻-◾☀-☄☎☑✂✈✉✏✒✔✖✝✡✳✴❄❇❣❤]$/u

const require = createRequire(import.meta.url)
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const pictures = new Map<string, Image | undefined>()
let noto: IconSet | undefined
let notoNames: Record<string, string> | undefined
let flags: IconSet | undefined

export type TextRun = { text: string; emoji?: Image }

/**
 * Splits a word into runs of letters and single emoji with their pictures. An emoji without a picture is treated as
 * letters.
 */
export function splitEmoji(word: string): TextRun[] {
  if (!EMOJI.test(word)) return [{ text: word }]
  const runs: TextRun[] = []
  for (const { segment } of graphemes.segment(word)) {
    const emoji = EMOJI.test(segment) && !TEXT_BY_DEFAULT.test(segment) ? pictureOf(segment) : undefined
    const last = runs.at(-1)
    if (emoji) runs.push({ text: segment, emoji })
    else if (last && !last.emoji) last.text += segment
    else runs.push({ text: segment })
  }
  return runs
}

function pictureOf(emoji: string): Image | undefined {
  if (!pictures.has(emoji)) {
    const svg = flagOf(emoji) ?? notoEmoji(emoji)
    let picture: Image | undefined
    if (svg !== undefined) {
      picture = new Image()
      picture.src = Buffer.from(svg)
    }
    pictures.set(emoji, picture)
  }
  return pictures.get(emoji)
}

function notoEmoji(emoji: string): string | undefined {
  noto ??= readJson<IconSet>('@iconify-json/noto/icons.json')
  notoNames ??= readJson<Record<string, string>>('@iconify-json/noto/chars.json')
  const codes = Array.from(emoji, (character) => character.codePointAt(0)!.toString(16))
  const plain = codes.filter((code) => code !== 'fe0f')
  const base = plain.filter((code) => !/^1f3f[b-f]$/.test(code)) // the emoji without its skin tone
  const name = [codes, plain, base, base.slice(0, 1)].map((sequence) => notoNames![sequence.join('-')]).find(Boolean)
  return name === undefined ? undefined : svgOf(noto, name)
}

/** Returns the picture of a country's flag. Flags come from a separate set, because the emoji set has none. */
function flagOf(emoji: string): string | undefined {
  if (!/^\p{Regional_Indicator}{2}/u.test(emoji)) return undefined
  flags ??= readJson<IconSet>('@iconify-json/flag/icons.json')
  const country = Array.from(emoji, (letter) => String.fromCharCode(letter.codePointAt(0)! - 0x1f1e6 + 97)).slice(0, 2)
  return svgOf(flags, `${country.join('')}-4x3`)
}

function svgOf(set: IconSet, name: string): string | undefined {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) return undefined
  const width = icon.width ?? set.width ?? 16
  const height = icon.height ?? set.height ?? 16
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Value
}
