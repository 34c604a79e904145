import { FRAMEWORK_IDS, type FrameworkId } from '@dayreel/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Brief,
  chooseShot,
  chooseWorld,
  type CloseWay,
  findSpokenThings,
  paletteFor,
  type Planned,
  planShot,
  readPhrase,
  resolveBrief,
} from '@dayreel/painter/testing'
import { pictureRequest, resolveShows } from '@dayreel/studio/testing'
import { findVisuals, writeWith } from '@dayreel/writer/testing'

type SceneView = { text: string; subject: string; brief: Brief; planned: Planned; way: CloseWay | undefined }

/** Returns the scenes of a video, with their pictures as the built-in painter plans them. */
async function picturesOf(text: string, template: FrameworkId, seed: number): Promise<SceneView[]> {
  const written = await writeWith({ text, template, durationSeconds: 25, seed })
  const texts = written.scenes.map((scene) => scene.text)
  const storyboard = { ...written, world: chooseWorld({ title: written.title, texts, notes: '', seed }) }
  return resolveShows(storyboard, { id: '', resolve: resolveBrief }).scenes.map((scene) => {
    const { shows, ...own } = pictureRequest(storyboard, scene)
    const brief = shows.brief as Brief
    const request = { ...own, ...shows.position, world: storyboard.world }
    const { way } = chooseShot(request, brief, paletteFor(request.world, brief.time, brief.weather, request.seed))
    return { text: scene.text, subject: text, brief, planned: planShot(request, brief, 1), way }
  })
}

const SUBJECTS = [
  'The last lighthouse keeper',
  'Why do whales sing?',
  'A letter that arrived forty years late',
  'What if the moon came closer every night?',
  'Coffee',
  'The history of bread',
  "My grandmother's house",
  'How railways changed time',
  'A city that never sleeps',
  'The Titanic',
  '5 habits of calm people',
]
/** Words that often have another meaning, and things that another name also shows. */
const FIGURES_OF_SPEECH = new Set(['star', 'sun', 'heart', 'eye', 'ring', 'bee', 'house', 'notebook', 'papers'])
/** Things that contain another thing, each with that other thing. */
const WITHIN: Readonly<Record<string, string>> = { 'phone in a drawer': 'smartphone', 'fish in a mailbox': 'fish' }
const FURNITURE = /^(?:bed|desk|piano|television|computer|kettle|loaf|hearth|clock)$/
const HOURS = ['dawn', 'day', 'dusk', 'night']

describe('the pictures of many stories', () => {
  let videos: SceneView[][] = []
  let scenes: SceneView[] = []
  beforeAll(async () => {
    for (const [i, subject] of SUBJECTS.entries()) {
      videos.push(await picturesOf(subject, 'general', 1), await picturesOf(subject, 'general', 2))
      videos.push(
        await picturesOf(subject, subject.startsWith('5') ? 'general' : FRAMEWORK_IDS[i % FRAMEWORK_IDS.length]!, 3),
      )
    }
    scenes = videos.flat()
  })

  test('show the subjects of the words, close enough to recognize', () => {
    const speaking = scenes.filter(({ text }) =>
      findSpokenThings(readPhrase(text)).some((name) => !FIGURES_OF_SPEECH.has(name)),
    )
    const shown = speaking.filter(({ text, brief: { things, staging, place } }) => {
      const spoken = findSpokenThings(readPhrase(text))
      // An action implies its object: someone who knocks must be at a door.
      if (staging?.kind === 'act' || (place === 'stairs' && spoken.includes('staircase'))) return true
      return things.slice(0, 1).some((name) => spoken.includes(name) || spoken.includes(WITHIN[name] ?? name))
    })
    expect(shown.length / speaking.length).toBeGreaterThan(0.85)
    // Only a flight of stairs may be shown from far away, because it can be shown in full.
    expect(shown.filter(({ planned, brief }) => planned.size === 'vast' && brief.things.length > 0)).toEqual([])
  })

  test('show a face only if the words mention a person, and not too often', () => {
    const faces = scenes.filter(({ planned }) => planned.size === 'close')
    // An instruction such as “breathe out” addresses a person, so its picture may show a face.
    const unspoken = faces.filter(({ brief }) => brief.isPersonSpokenOf !== true && brief.people.pose !== 'breathe')
    expect(unspoken).toEqual([])
    // Stories about habits involve a person, so almost half of their scenes may show a face.
    const shares = videos.map((video) => video.filter(({ planned }) => planned.size === 'close').length / video.length)
    expect(Math.max(...shares)).toBeLessThan(0.5)
  })

  test('show one thing in at most three of four scenes', () => {
    for (const video of videos) {
      for (const name of new Set(video.map(({ brief }) => brief.things[0]))) {
        const count = video.filter(({ brief }) => name !== undefined && brief.things[0] === name).length
        expect(count, `${name}: ${video.map(({ text }) => text).join(' ')}`).toBeLessThanOrEqual(video.length * 0.75)
      }
    }
  })

  test('show only the subject in at most three scenes that do not name it', () => {
    const overdone = videos.flatMap((video) =>
      [...new Set(video.map(({ brief }) => brief.things[0]))].filter((name) => {
        const led = video.filter(({ brief }) => name !== undefined && brief.things[0] === name)
        const { subject } = video[0]!
        if (findVisuals(subject).things.some((thing) => findSpokenThings(readPhrase(thing)).includes(name ?? '')))
          return false
        return led.length > 3 && led.some(({ text }) => !findSpokenThings(readPhrase(text)).includes(name!))
      }),
    )
    expect(overdone).toEqual([])
  })

  test('show no place twice in the same way', () => {
    const again = videos.map((video) => {
      const sights = video.map(({ brief: { place, things, people, time, angle }, planned, way }) =>
        [place, things[0], people.count > 0, time, angle, planned.size, way].join(),
      )
      return sights.length - new Set(sights).size
    })
    expect(Math.max(...again)).toBeLessThanOrEqual(3)
    expect(again.reduce((sum, count) => sum + count, 0) / scenes.length).toBeLessThan(0.08)
  })

  test('differ from their neighbours', () => {
    const alike = videos.flatMap((video) =>
      video.filter(({ brief, planned }, i) => {
        const before = video[i - 1]
        return (
          before?.brief.place === brief.place &&
          before.brief.things[0] === brief.things[0] &&
          before.planned.size === planned.size &&
          before.brief.angle === brief.angle &&
          before.brief.time === brief.time
        )
      }),
    )
    expect(alike.length / scenes.length).toBeLessThan(0.03)
  })

  test('show times of day in order', () => {
    const back = videos.flatMap((video) =>
      video.filter(({ brief }, i) => {
        const before = video[i - 1]?.brief.time ?? brief.time
        return (HOURS.indexOf(brief.time) - HOURS.indexOf(before) + 4) % 4 === 3
      }),
    )
    // The time of day may only go back if the scene's words name another time.
    expect(
      back.filter(({ text }) => !/night|evening|afternoon|morning|noon|dawn|rose|light|stars/iu.test(text)),
    ).toEqual([])
  })

  test('keep furniture out of the meadow and lighthouses by the water', () => {
    const astray = scenes.filter(
      ({ brief: { place, things } }) =>
        (['field', 'forest', 'mountains', 'desert', 'sea'].includes(place) &&
          things.some((name) => FURNITURE.test(name))) ||
        (things.includes('lighthouse') && !['coast', 'sea', 'lake'].includes(place)),
    )
    expect(astray.map(({ text }) => text)).toEqual([])
  })
})
