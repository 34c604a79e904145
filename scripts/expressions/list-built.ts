import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Expression } from './expression.ts'

// Prints as JSON the expressions that constructor calls create. The arguments are the project's root and the locations
// of the calls as JSON. This runs as a separate process, because the constructor must be patched before the first
// module that uses it is loaded.
const [root = '', builders = '[]'] = process.argv.slice(2)
const files = [...new Set((JSON.parse(builders) as string[]).map((place) => place.replace(/:\d+$/, '')))]
const built: Expression[] = []

function note(made: RegExp): RegExp {
  const place = (new Error().stack ?? '')
    .split('\n')
    .map((line) => /(?:apps|packages)\/[\w-]+\/src\/[^:)]+:\d+/.exec(line)?.[0])
    .find((found) => found !== undefined)
  if (place !== undefined) built.push({ source: made.source, flags: made.flags, places: [place] })
  return made
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, as) => note(Reflect.construct(target, given, as) as RegExp),
  apply: (target, as, given) => note(Reflect.apply(target, as, given) as RegExp),
})

for (const file of files) await import(pathToFileURL(join(root, file)).href)
await useWhatBuildsLater()
process.stdout.write(JSON.stringify(built))

/** Runs code that builds expressions lazily, so that they are listed too. */
async function useWhatBuildsLater(): Promise<void> {
  const { sentencesOf, writeWith } = await import('@dayreel/writer/testing')
  const { resolveBrief } = await import('@dayreel/painter/testing')
  const { isRedirectAllowed } = await import('@dayreel/auth/testing')
  const wish = { durationSeconds: 30, style: 'Film', quality: 'low', voice: 'Juno', music: null, notes: '', seed: 1 }
  for (const text of ['5 tips to sleep better', 'What if the moon came closer?', 'The city at night']) {
    const request = { ...wish, template: 'general', text } as never
    const storyboard = await writeWith(request, async (said) => said.length / 15)
    sentencesOf(storyboard)
    const scenes = storyboard.scenes.map((scene) => ({ prompt: scene.imagePrompt, text: scene.text, notes: '' }))
    const story = `${storyboard.title} | ${scenes.map((scene) => scene.text).join(' ')}`
    for (const [index, scene] of scenes.entries()) {
      const place = { index, count: scenes.length, seed: index, world: storyboard.world, style: storyboard.style }
      resolveBrief({ ...scene, ...place, story, before: scenes.slice(0, index) })
    }
  }
  const { findIcon, resolveBoard } = await import('@dayreel/cast/testing')
  findIcon('fire', 'en')
  for (const text of [
    'Use butter instead of oil.',
    '1: Wash the bowl.',
    'Tip two: wash it.',
    'The second tip is salt.',
  ]) {
    resolveBoard({
      text,
      prompt: '',
      title: 'Bowls',
      language: 'en',
      seed: 1,
      index: 0,
      count: 1,
      before: [],
      after: [],
    })
  }
  isRedirectAllowed(
    { siteUrl: 'https://dayreel.example', redirects: ['https://*.example.com/**'] },
    'https://a.example.com/a',
  )
}
