import { createCanvas, loadImage } from '@napi-rs/canvas'
import { CAPTION_POSITIONS, CAPTION_STYLES, FORMATS, frameOf, safeAreaOf } from '@dayreel/catalogue'
import {
  type Board,
  type BoardArtist,
  chooseLook,
  type Illustrator,
  type PhotoSource,
  type Reader,
  type Scene,
  type Storyboard,
} from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { KeptSteps } from '../kept/kept-steps.ts'
import { boardArea } from './board-area.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { keepShows } from './keep-shows.ts'
import { previewBoard } from './preview-board.ts'
import { placeEffects } from './place-effects.ts'
import { resolveBoards } from './resolve-boards.ts'
import { resolveShows } from './resolve-shows.ts'
import { createStandInArtist } from './test/stand-in-artist.ts'
import { plainStoryboard } from './test/plain-storyboard.ts'
import { timeBoardLayers } from './time-layers.ts'

const FLAMINGO: Board = { layout: 'single', items: [{ kind: 'icon', icon: 'flamingo', label: 'pink' }] }
const PNG = new Uint8Array(createCanvas(30, 40).toBuffer('image/png'))
const FRAME = { width: 90, height: 160 }
const signal = new AbortController().signal
const scene = (id: string, changes: Partial<Scene> = {}): Scene => ({
  id,
  text: `Words of ${id}.`,
  imagePrompt: id,
  seed: 1,
  ...changes,
})
const storyboardOf = (scenes: Scene[], changes: Partial<Storyboard> = {}): Storyboard => ({
  ...plainStoryboard(),
  look: 'board',
  scenes,
  ...changes,
})

test('rules make only the missing boards, with the words before and after', () => {
  const artist = createStandInArtist()
  const storyboard = storyboardOf([
    scene('a'),
    scene('b', { board: FLAMINGO }),
    scene('c', { look: 'painted' }),
    scene('d'),
  ])
  const { scenes } = resolveBoards(storyboard, artist)
  expect(scenes.map(({ board }) => board?.items[0])).toMatchObject([
    { text: '0 Words of a.' },
    { icon: 'flamingo' },
    undefined,
    { text: '3 Words of d.' },
  ])
  expect(scenes[1]!.board).toBe(FLAMINGO)
  expect(
    artist.resolved.map(({ before, after }) => [before.map(({ text }) => text), after.map(({ text }) => text)]),
  ).toEqual([
    [[], ['Words of b.', 'Words of d.']],
    [['Words of a.', 'Words of b.'], []],
  ])
  expect(artist.resolved[1]!.before[1]!.board).toBe(FLAMINGO)
})

test('a board made by rules is kept until the words of its own scene change', () => {
  const artist = createStandInArtist()
  const first = resolveBoards(storyboardOf([scene('a'), scene('b')]), artist)
  expect(resolveBoards({ ...first, title: 'Other' }, artist)).toEqual({ ...first, title: 'Other' })
  const [a, b] = first.scenes
  const edited = resolveBoards({ ...first, scenes: [scene('new'), { ...a!, text: 'New words.' }, b!] }, artist)
  expect(edited.scenes[1]!.board!.items[0]).toMatchObject({ text: '1 New words.' })
  expect(edited.scenes[2]).toEqual(b)
})

test('a video without an artist and a painted video get no boards', () => {
  const storyboard = storyboardOf([scene('a')])
  expect(resolveBoards(storyboard, undefined)).toBe(storyboard)
  const painted = storyboardOf([scene('a')], { look: 'painted' })
  expect(resolveBoards(painted, createStandInArtist()).scenes[0]!.board).toBeUndefined()
})

test('an automatic look becomes a board for a video that explains something, and is then kept', () => {
  const artist = createStandInArtist()
  const lookOf = (title: string) => chooseLook(storyboardOf([scene('a')], { look: 'automatic', title }), artist).look
  expect([lookOf('How flamingos turn pink'), lookOf('A flamingo at night')]).toEqual(['board', 'painted'])
  expect(chooseLook(storyboardOf([scene('a')], { look: 'automatic', title: 'How' }), undefined).look).toBe('painted')
  const photographed = storyboardOf([scene('a')], { look: 'automatic', title: 'How', pictures: 'free-photos,drawn' })
  expect(chooseLook(photographed, artist).look).toBe('painted')
})

test('the rules put the user’s own picture on the board as a print instead of things, and keep the words', () => {
  const artist = createStandInArtist()
  const things: Board = {
    layout: 'parts',
    items: [{ kind: 'icon', icon: 'flamingo', label: 'pink' }, { kind: 'number', text: '12', value: 12, at: 'Words' }, { kind: 'icon', icon: 'fish' }],
    marks: [{ kind: 'circle', on: 2 }],
  } // prettier-ignore
  const boardOf = (changes: Partial<Scene>, made = artist) =>
    resolveBoards(storyboardOf([scene('a', changes)]), made).scenes[0]!.board
  const of = expect.any(String)
  expect(boardOf({ picture: 'a.png' }, { ...artist, resolve: () => things })).toEqual({
    layout: 'print',
    items: [{ kind: 'print', label: 'pink' }, { kind: 'number', text: '12', value: 12, at: 'Words' }],
    of,
  }) // prettier-ignore
  expect(boardOf({ picture: 'a.png' })).toEqual({
    layout: 'print',
    items: [{ kind: 'print' }, { kind: 'word', text: '0 Words of a.' }],
    of,
  })
})

test('a board that a person changed is not made again, and an unchanged one still follows its words', () => {
  const artist = createStandInArtist()
  const before = resolveBoards(resolveShows(storyboardOf([scene('a'), scene('b')]), illustrator()), artist)
  const [a, b] = before.scenes
  const edited = { ...before, scenes: [{ ...a!, board: { ...a!.board!, layout: 'quotation' as const } }, b!] }
  const kept = keepShows(edited, before, illustrator())
  expect(kept.scenes.map(({ board }) => board!.of)).toEqual([undefined, b!.board!.of])
})

test('a board stands clear of captions in every format, style and position', () => {
  const cases = FORMATS.flatMap(({ id: format }) =>
    CAPTION_STYLES.flatMap(({ id: captionStyle }) =>
      CAPTION_POSITIONS.map(({ id: captionPosition }) => ({ format, captionStyle, captionPosition })),
    ),
  )
  const wrong = cases.filter((choices) => {
    const frame = frameOf(choices.format, 'low')
    const area = boardArea({ ...plainStoryboard(), ...choices }, frame)
    const safe = safeAreaOf(frame)
    return area.top < safe.top || area.bottom > safe.bottom || area.bottom - area.top < 0.2
  })
  expect(wrong).toEqual([])
  const bare = boardArea({ ...plainStoryboard(), captions: false }, frameOf('portrait', 'low'))
  const below = boardArea(plainStoryboard(), frameOf('portrait', 'low'))
  const above = boardArea({ ...plainStoryboard(), captionPosition: 'top' }, frameOf('portrait', 'low'))
  expect(below.bottom).toBeLessThan(bare.bottom - 0.05)
  expect(above.top).toBeGreaterThan(bare.top + 0.05)
})

test('a board is drawn once, instead of the picture, and an edit redraws only the edited board', async () => {
  const { draw, artist, painter } = drawing()
  const storyboard = storyboardOf([scene('a', { board: FLAMINGO }), scene('b', { board: FLAMINGO })])
  const first = await draw(storyboard)
  expect([artist.drawn.length, painter.draws]).toEqual([2, 0])
  expect(first.layers.map((layers) => layers.map(({ files }) => files.length))).toEqual([[2], [2]])
  expect(await draw(storyboard)).toEqual(first)
  const [a, b] = storyboard.scenes
  const edited = await draw({ ...storyboard, scenes: [a!, { ...b!, board: { ...FLAMINGO, layout: 'crowd' } }] })
  expect(artist.drawn).toHaveLength(3)
  expect(edited.keys[0]).toEqual(first.keys[0])
})

test('the picture for thumbnails shows the layers at rest', async () => {
  const { draw } = drawing()
  const { stills } = await draw(storyboardOf([scene('a', { board: FLAMINGO })]))
  const canvas = createCanvas(FRAME.width, FRAME.height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(stills[0]!.bytes), 0, 0)
  const [red, green] = context.getImageData(45, 48, 1, 1).data
  const [, , blue] = context.getImageData(10, 140, 1, 1).data
  expect([red! > 200, green! < 60, blue! > 70]).toEqual([true, true, true])
})

test('prints are uploaded pictures, or the picture of the scene', async () => {
  const { draw, artist, painter } = drawing()
  const board: Board = {
    layout: 'pair',
    items: [{ kind: 'print', picture: 'photo.png' }, { kind: 'print' }, { kind: 'word', text: 'and' }],
  }
  await draw(storyboardOf([scene('a', { board })]))
  expect(painter.draws).toBe(1)
  expect(Object.keys(artist.drawn[0]!.prints)).toEqual(['0', '1'])
  await draw(storyboardOf([scene('a', { board, imagePrompt: 'other' })]))
  expect(artist.drawn).toHaveLength(2)
})

test('a preview draws the print of a stock clip, and does not load the clip', async () => {
  const artist = createStandInArtist()
  const painter = illustrator()
  const photo = { title: 't', creator: 'c', site: 's', url: 'https://a.b', licence: 'l', file: 'https://a.b/c.mp4' }
  const storyboard = storyboardOf(
    [
      scene('a', {
        board: { layout: 'print', items: [{ kind: 'print' }] },
        photo: { ...photo, of: 'chosen', clip: { seconds: 8 } },
      }),
    ],
    { pictures: 'pexels-videos' },
  )
  const source: PhotoSource = {
    name: 'pexels-videos',
    id: 'test',
    find: async () => [],
    search: async () => [],
    isOwnFile: () => true,
    load: () => Promise.reject(new Error('loaded')),
    close: async () => undefined,
  }
  const ports = {
    reader: { followWords: (edited: Storyboard) => edited } as Partial<Reader> as Reader,
    illustrators: [painter],
    boardArtist: artist,
    photoSources: [source],
    readPicture: async () => PNG,
  }
  expect((await previewBoard(storyboard, 'a', ports, signal))?.items).toHaveLength(1)
  expect([painter.draws, Object.keys(artist.drawn[0]!.prints)]).toEqual([1, ['0']])
})

test('layers enter with their words, and sound', async () => {
  const { layers } = await createStandInArtist().draw(
    { board: { ...FLAMINGO, items: [...FLAMINGO.items, ...FLAMINGO.items] }, ...FRAME } as Parameters<
      BoardArtist['draw']
    >[0],
    signal,
  )
  const words = [0, 1].map((i) => ({ from: 4 * i, to: 4 * i + 3, start: 1 + i, end: 1.5 + i }))
  expect(timeBoardLayers(layers, words, 'key')).toMatchObject([
    { enter: { move: 'slap', seconds: 1 }, isStepped: true },
    { enter: { move: 'slap', seconds: 2 } },
  ])
  const plan = placeEffects(
    { ...plainStoryboard(), soundEffects: 'lively' },
    { scenes: [{ startSeconds: 3, words }], boardLayers: [layers], seconds: 8 },
  )!
  expect(plan.sounds.map(({ sound, startSample }) => [sound, startSample / 48_000])).toEqual([
    ['slap', expect.closeTo(4.05, 2)],
    ['slap', expect.closeTo(5.05, 2)],
  ])
})

function drawing() {
  const artist = createStandInArtist()
  const painter = illustrator()
  const stored = new Map<string, Uint8Array>()
  const store = {
    get: async (key: string) => stored.get(key),
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  }
  const draw = (storyboard: Storyboard) =>
    illustrateScenes(resolveShows(storyboard, painter), painter, new KeptSteps(store), {
      signal,
      onPicture: () => undefined,
      readPicture: async () => PNG,
      boardArtist: artist,
      frame: FRAME,
    })
  return { artist, painter, draw }
}

function illustrator(): Illustrator & { draws: number } {
  return {
    id: 'painter',
    name: 'painter',
    draws: 0,
    chooseWorld: () => ({}),
    resolve: ({ prompt }) => ({ prompt }),
    key: ({ prompt }) => prompt,
    async draw({ width, height }) {
      this.draws++
      return { bytes: PNG, width, height, focus: { x: 0.5, y: 0.5 } }
    },
    close: async () => undefined,
  }
}
