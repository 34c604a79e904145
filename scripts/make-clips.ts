import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DEFAULT_CAPTION_STYLE,
  DEFAULT_DURATION_SECONDS,
  DEFAULT_FORMAT,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  GENERAL_TEMPLATE_ID,
} from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { type Illustrator, type Storyboard, STORYBOARD_VERSION } from '@dayreel/storyboard'
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
  /** Where a file of the site belongs, its folder made. */
  placeFor: (file: string) => Promise<string>
  /** The folder of what the site serves as it is. */
  site: string
}

/** Makes the moving pictures of the site, as the studio makes any video, smaller and without sound. */
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

/** Makes a clip's whole video. @returns its file. */
async function makeWhole({ made, seed }: AssetClip, folder: string, site: string): Promise<string> {
  const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  const readPicture = (picture: string) => readFile(join(site, 'pictures', picture))
  const choices = {
    template: GENERAL_TEMPLATE_ID,
    style: DEFAULT_STYLE,
    quality: DEFAULT_QUALITY,
    voice: DEFAULT_VOICE_ID,
    music: null,
    notes: '',
    seed,
  } as const
  try {
    const plan =
      'line' in made
        ? { write: { ...choices, text: made.line, durationSeconds: DEFAULT_DURATION_SECONDS } }
        : { storyboard: boardOf(made.scenes, choices, ports.illustrator) }
    await makeVideo({ plan, name: 'video', output: createFolderOutput(folder) }, { ...ports, readPicture })
    return join(folder, 'video.mp4')
  } finally {
    await ports.close()
  }
}

function boardOf(
  scenes: readonly PlannedScene[],
  choices: Pick<Storyboard, 'template' | 'style' | 'quality' | 'voice' | 'music' | 'notes' | 'seed'>,
  illustrator: Illustrator,
): Storyboard {
  const { seed } = choices
  const first = scenes[0]!.imagePrompt
  return {
    ...choices,
    version: STORYBOARD_VERSION,
    format: { ...DEFAULT_FORMAT },
    captionStyle: DEFAULT_CAPTION_STYLE,
    title: first,
    description: '',
    hashtags: [],
    language: 'en',
    captions: true,
    pace: 1,
    // Of the first picture alone: the second follows its colours.
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
