import {
  type Ban,
  GROUND,
  leavesFeature,
  makingPackage,
  NO_APPS,
  NO_INSIDES,
  NO_INSIDES_BUT_PLANNING,
  NO_INSIDES_BUT_TESTING,
  NO_NETWORK,
  packagesBut,
  type Zone,
} from './import-bans.ts'
import { SERVER_ZONES } from './server-directions.ts'

/**
 * The allowed directions of imports. If a file is in several zones, the last zone replaces the earlier ones. Every zone
 * therefore lists all of its bans, which come from the named groups in `import-bans.ts`. `lint-rules.test.ts` plants a
 * violation of every ban in every zone.
 */

const STEPS = ['narrate', 'score', 'caption', 'render']
/** Steps that a step may import. The renderer draws the captions that the caption step has divided into pages. */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = { render: ['caption'] }

/** Zones for the steps of the recipe. The steps import neither each other nor the recipe. */
const STEP_ZONES: readonly Zone[] = STEPS.map((step) => {
  const others = STEPS.filter((other) => other !== step && !MAY_KNOW[step]?.includes(other))
  return {
    example: `packages/studio/src/${step}/deep/peek.ts`,
    files: [`packages/studio/src/${step}/**`],
    bans: [
      NO_APPS,
      ...NO_NETWORK,
      NO_INSIDES,
      packagesBut(...GROUND),
      {
        regex: `^(\\.\\./)+(${[...others, 'make-video', 'own-picture'].join('|')})/`,
        message: 'Steps do not import each other, nor the recipe that composes them.',
        example: '../make-video/make-video.ts',
      },
    ],
  }
})

/** Returns zones for the features and the folders inside them, so that no import leaves a feature. */
function featureZones(root: string, bans: readonly Ban[], message: string): Zone[] {
  return ['', 'room/', 'room/corner/'].map((place) => {
    const depth = place.split('/').length
    return {
      example: `${root}/features/accounts/${place}peek.ts`,
      files: [`${root}/features/${depth === 1 ? '' : '*/'.repeat(depth)}**`],
      bans: [...bans, leavesFeature(depth, message)],
    }
  })
}

const WEB: readonly Ban[] = [
  packagesBut('catalogue', 'contract'),
  NO_INSIDES,
  { regex: '^node:', message: 'This code runs in browsers.', example: 'node:fs' },
]

const NO_OTHER_FEATURE = 'Features do not import each other; pages compose them.'

/**
 * The folders of the videos feature, and the folders that each may import. All of them may import the files beside
 * these folders.
 */
const VIDEO_ROOMS: Readonly<Record<string, readonly string[]>> = {
  player: [],
  making: [],
  editor: [],
  library: ['player', 'making', 'editor'],
  create: ['player', 'making', 'editor'],
}
const VIDEOS = 'apps/web/src/features/videos'

/**
 * Zones for the folders of the videos feature. A folder's own files can be imported, but its subfolders are private.
 */
const VIDEO_ROOM_ZONES: readonly Zone[] = Object.entries(VIDEO_ROOMS).flatMap(([room, used]) => {
  const forbidden = Object.keys(VIDEO_ROOMS).filter((other) => other !== room && !used.includes(other))
  return ['', 'corner/'].map((place) => {
    const up = place === '' ? '../' : '../../'
    return {
      example: `${VIDEOS}/${room}/${place}peek.ts`,
      files: [place === '' ? `${VIDEOS}/${room}/*` : `${VIDEOS}/${room}/*/**`],
      bans: [
        ...WEB,
        leavesFeature(place === '' ? 2 : 3, NO_OTHER_FEATURE),
        {
          regex: `^${up.replaceAll('.', '\\.')}(${forbidden.join('|')})/`,
          message: `This room uses ${used.length === 0 ? 'no other one' : `only ${used.join(', ')}`}.`,
          example: `${up}${forbidden[0]}/peek.ts`,
        },
        {
          regex: `^${up.replaceAll('.', '\\.')}[a-z-]+/.+/`,
          message: 'Of another room only what stands at its front is used.',
          example: `${up}${used[0] ?? forbidden[0]}/corner/peek.ts`,
        },
      ],
    }
  })
})

export const DIRECTIONS: readonly Zone[] = [
  {
    example: 'packages/catalogue/src/peek.ts',
    files: ['packages/catalogue/src/**'],
    bans: [
      { regex: '^([^.]|\\.\\.)', message: 'The catalogue is pure facts and imports nothing.', example: 'node:fs' },
    ],
  },
  {
    // Tables that are too large for a browser are in separate files.
    example: 'packages/catalogue/src/subjects/peek.ts',
    files: ['packages/catalogue/src/subjects/**'],
    bans: [
      {
        regex: '^@|^node:[^f]',
        message: 'The catalogue is pure facts and reads only its own files.',
        example: 'node:net',
      },
    ],
  },
  makingPackage('storyboard', 'catalogue'),
  makingPackage('threads', 'storyboard'),
  makingPackage('studio', ...GROUND),
  ...STEP_ZONES,
  {
    example: 'packages/studio/src/lib/peek.ts',
    files: ['packages/studio/src/lib/**'],
    bans: [
      NO_APPS,
      ...NO_NETWORK,
      NO_INSIDES,
      packagesBut(...GROUND),
      { regex: '^\\.\\./', message: 'lib lies below the steps.', example: '../make-video/make-video.ts' },
    ],
  },
  makingPackage('writer', ...GROUND),
  makingPackage('painter', ...GROUND),
  makingPackage('cast', ...GROUND),
  {
    // Its list of engines imports the studio's entry point that loads no encoder.
    example: 'packages/embedded/src/peek.ts',
    files: ['packages/embedded/src/**'],
    bans: [
      NO_APPS,
      ...NO_NETWORK,
      NO_INSIDES_BUT_PLANNING,
      packagesBut(...GROUND, 'studio', 'writer', 'painter', 'cast'),
    ],
  },
  {
    example: 'packages/auth/src/deep/peek.ts',
    files: ['packages/auth/src/**'],
    bans: [NO_APPS, NO_INSIDES, packagesBut('catalogue')],
  },
  {
    example: 'packages/contract/src/peek.ts',
    files: ['packages/contract/src/**'],
    bans: [NO_APPS, NO_INSIDES, packagesBut('catalogue', 'storyboard')],
  },
  {
    // Hosted models need access to the network.
    example: 'packages/providers/src/peek.ts',
    files: ['packages/providers/src/**'],
    bans: [NO_APPS, NO_INSIDES, packagesBut(...GROUND)],
  },
  {
    example: 'packages/platforms/src/peek.ts',
    files: ['packages/platforms/src/**'],
    bans: [
      NO_APPS,
      NO_INSIDES,
      packagesBut(...GROUND),
      {
        regex: '^(fastify|pg|drizzle-orm)',
        message: 'An adapter is called by a server and knows none, nor its database.',
        example: 'pg',
      },
    ],
  },
  {
    example: 'packages/sandbox/src/peek.ts',
    files: ['packages/sandbox/src/**'],
    bans: [NO_APPS, NO_INSIDES, packagesBut()],
  },
  {
    example: 'apps/command/src/peek.ts',
    files: ['apps/command/src/**'],
    bans: [NO_INSIDES, packagesBut(...GROUND, 'studio', 'embedded', 'providers')],
  },
  ...SERVER_ZONES,
  { example: 'apps/web/src/peek.ts', files: ['apps/web/src/**'], bans: WEB },
  {
    example: 'apps/web/src/pages/peek.ts',
    files: ['apps/web/src/pages/*'],
    bans: [
      ...WEB,
      {
        regex: '^@(mantine|tanstack)/',
        message: "Public pages have no room for the app's components.",
        example: '@mantine/core',
      },
      {
        regex: '^#ui/(app-provider|app-theme|problem)',
        message: 'This belongs to the app.',
        example: '#ui/app-provider.tsx',
      },
    ],
  },
  ...featureZones('apps/web/src', WEB, NO_OTHER_FEATURE),
  {
    example: `${VIDEOS}/peek.ts`,
    files: [`${VIDEOS}/*`],
    bans: [
      ...WEB,
      leavesFeature(1, NO_OTHER_FEATURE),
      {
        regex: `^\\./(${Object.keys(VIDEO_ROOMS).join('|')})/`,
        message: 'What all rooms use lies below them.',
        example: './editor/peek.ts',
      },
    ],
  },
  ...VIDEO_ROOM_ZONES,
  {
    example: 'apps/web/src/ui/peek.ts',
    files: ['apps/web/src/ui/**'],
    bans: [
      ...WEB,
      {
        regex: '^#features/|^\\.\\./',
        message: 'What all features use lies below them.',
        example: '#features/contact/contact-form.tsx',
      },
    ],
  },
  {
    example: 'apps/web/src/lib/peek.ts',
    files: ['apps/web/src/lib/**'],
    bans: [
      ...WEB,
      { regex: '^#(features|ui)/|^\\.\\./', message: 'lib lies below everything else.', example: '#ui/button.tsx' },
    ],
  },
  ...['bench', 'scripts', 'e2e'].map((folder) => ({
    example: `${folder}/peek.ts`,
    files: [`${folder}/**`],
    bans: [
      NO_INSIDES_BUT_TESTING,
      {
        regex: '/apps/[a-z]+/src/',
        message: 'An app is used through its doors.',
        example: '../apps/server/src/compose/app.ts',
      },
    ],
  })),
  // This zone comes last, because tests are beside the code that they test.
  {
    example: 'packages/painter/src/peek.test.ts',
    files: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/test/**'],
    bans: [NO_APPS, NO_INSIDES_BUT_TESTING],
  },
  {
    example: 'apps/server/src/accounts/peek.test.ts',
    files: ['apps/*/src/**/*.test.ts', 'apps/server/src/test/**'],
    bans: [NO_INSIDES_BUT_TESTING],
  },
]
