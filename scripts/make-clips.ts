import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { type Illustrator, type Storyboard, STORYBOARD_VERSION } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import {
  ASSET_CLIPS,
  BACKGROUND,
  BACKGROUNDS,
  CLIP,
  STILLS,
  WHOLE,
  type AssetClip,
  type PlannedScene,
} from './asset-clips.ts'
import { backgroundFrames } from './background-frames.ts'
import { framesOfPart, writeClip, writeStill } from './write-clip.ts'

type MakeClipsOptions = {
  isWanted: (file: string) => boolean
  /** Returns the path of one of the site's files and creates its folder. */
  placeFor: (file: string) => Promise<string>
  /** The folder of the site's static files. */
  site: string
}

/** Makes the site's clips like any video, but smaller and without sound. */
export async function makeClips({ isWanted, placeFor, site }: MakeClipsOptions): Promise<void> {
  for (const clip of ASSET_CLIPS.filter(({ file }) => isWanted(`clips/${file}`))) {
    await inScratchFolder(async (folder) => {
      const video = await makeWhole(clip, folder, site)
      const frames = () => framesOfPart(video, CLIP)
      await writeClip(await placeFor(`clips/${clip.file}.mp4`), CLIP.maxBytes, frames)
      if (clip.isWatched) {
        await writeStill(await placeFor(`clips/${clip.file}.webp`), CLIP.maxPosterBytes, frames)
        const whole = await placeFor(`clips/whole/${clip.file}.mp4`)
        await writeClip(whole, WHOLE.maxBytes, () => framesOfPart(video, WHOLE), video)
        await makeStills(clip.file, video, placeFor)
        await copyFile(join(folder, 'video.vtt'), await placeFor(`clips/whole/${clip.file}.vtt`))
      }
    })
  }
  for (const { file, scene } of BACKGROUNDS.filter(({ file }) => isWanted(`clips/${file}`))) {
    await writeClip(await placeFor(`clips/${file}.mp4`), BACKGROUND.maxBytes, () =>
      backgroundFrames(join(site, 'pictures', 'scenes', `${scene}.webp`)),
    )
  }
}

async function makeStills(of: string, video: string, placeFor: MakeClipsOptions['placeFor']): Promise<void> {
  for (const { file, atSeconds } of STILLS.pictures.filter(() => of === STILLS.of)) {
    await writeStill(
      await placeFor(`clips/${file}.webp`),
      STILLS.maxBytes,
      () => framesOfPart(video, { ...STILLS, maxSeconds: WHOLE.maxSeconds }),
      atSeconds,
    )
  }
}

/**
 * Makes a clip's whole video.
 *
 * @returns the video's file.
 */
async function makeWhole({ made, seed }: AssetClip, folder: string, site: string): Promise<string> {
  const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  const readPicture = (picture: string) => readFile(join(site, 'pictures', picture))
  try {
    const plan =
      'line' in made
        ? { write: { ...DEFAULT_CHOICES, look: made.look, text: made.line, seed } }
        : { storyboard: boardOf(made.scenes, seed, ports.illustrators[0]!) }
    await makeVideo({ plan, name: 'video', output: createFolderOutput(folder) }, { ...ports, readPicture })
    return join(folder, 'video.mp4')
  } finally {
    await ports.close()
  }
}

function boardOf(scenes: readonly PlannedScene[], seed: number, illustrator: Illustrator): Storyboard {
  const { durationSeconds: _, ...choices } = DEFAULT_CHOICES
  const first = scenes[0]!.imagePrompt
  return {
    ...choices,
    seed,
    version: STORYBOARD_VERSION,
    framesPerSecond: DEFAULT_FRAME_RATE,
    title: first,
    description: '',
    hashtags: [],
    language: 'en',
    captions: true,
    pace: 1,
    // The world is chosen from the first picture alone, because the second picture uses its colours.
    world: illustrator.chooseWorld({ title: first, texts: [first], notes: '', seed }),
    thumbnail: { sceneId: 's1', text: '' },
    scenes: scenes.map((scene, i) => ({ id: `s${i + 1}`, seed, ...scene })),
  }
}

async function inScratchFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-clips-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
