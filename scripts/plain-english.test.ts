import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url)

/** Archaic or ambiguous words, each with its replacement. The rules are in CONTRIBUTING.md, "Write plain English". */
const BANNED: ReadonlyMap<RegExp, string> = new Map([
  [/\bwho(?:m|so)?ever\b/i, 'anyone who, the user, the operator, the caller'],
  [/\bwhatever\b/i, 'any, all, regardless of'],
  [/\banew\b/i, 'again, new'],
  [/\bsomebody\b/i, 'a user, someone, another account'],
  [/\bnobody['’]s\b/i, 'unused, free, of no account'],
  [/\bunless told\b/i, 'by default'],
  [/\b(?:is|are|was|were|be|been|being) told\b/i, 'is notified, gets a message, is passed'],
  [/\btells? (?:it|them|him|her) /i, 'notifies, passes, sends'],
  [/\bso long as\b/i, 'while, if'],
  [/\bof one['’]s own\b/i, 'own'],
  [/\bas it came\b/i, 'unchanged'],
  [/\bwhat (?:is|are) (?:to be|not|there)\b/i, 'name the thing'],
  [/\bis there no\b/i, 'does not exist'],
  [/\bfor ever\b/i, 'forever, permanently'],
  [/\bthat which\b/i, 'name the thing'],
  [/\bwhere nobody\b/i, 'if no user, if none'],
  [/\b(?:is|are) for who\b/i, 'is for users who'],
  [/\bto be had\b/i, 'available'],
  [/\bcom(?:e|es|ing) to nothing\b/i, 'fails'],
  [/\bas (?:it|they) (?:was|were) asked\b/i, 'as requested'],
  [/\bgood for (?:once|nothing|one (?:use|person))\b/i, 'works once, invalid'],
  [/\bneeds? no card\b/i, 'no card needed'],
  [/\beach of its days\b/i, 'every scheduled day'],
  [/\bat your (?:time|hour)\b/i, 'at the time you choose'],
  [/\bwhat came of\b/i, 'results'],
  [/\bkept word for word\b/i, 'used word for word'],
  [/\bmakes? room for the voice\b/i, 'drops under the voice'],
  [/\bby your link\b/i, 'through your link'],
  [/\bon the page [A-Z]/, 'on the … page'],
  [/\bunder (?:<Link[^>]*>)?My [A-Z]/, 'in My …'],
  [/\b(?:word|one) lit\b/i, 'highlighted'],
  [/\bin your hands\b/i, 'control of your own'],
  [/\bthe voice alone\b/i, 'voice only'],
  [/\bspeaks?,? (?:(?:and|or) )?paints?\b/i, 'narrates, illustrates'],
  [/\bspoken,? (?:(?:and|or) )?painted\b/i, 'narrated, illustrated'],
])

/** Files that are not checked: stories in their own language, the painter, the writer, and lists of English words. */
const EXEMPT =
  /^packages\/(?:painter|writer)\/|\/stories\/|\/subjects\/|\/migrations\/|\/text\/(?:cover|subject|tag)-words\.ts$|^scripts\/plain-english\.test\.ts$/

test('texts, comments and names are in plain English', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md', '*.css'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !EXEMPT.test(file))
  const faults = files.flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...BANNED]
          .filter(([word]) => word.test(line))
          .map(([word, instead]) => `${file}:${index + 1}: ${word.source} → ${instead}`),
      ),
  )
  expect(faults).toEqual([])
})
