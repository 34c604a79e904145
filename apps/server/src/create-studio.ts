import { createEmbeddedPorts } from '@dayreel/embedded'
import { createPatientWriter, createWordsWriter } from '@dayreel/providers'
import type { TextSource } from '@dayreel/providers/base'
import type { Writer } from '@dayreel/storyboard'
import { createPlanner, makeVideo } from '@dayreel/studio'
import { createPictureRedrawer } from '@dayreel/studio/planning'
import type { Config } from '#config'
import { probeWords } from '#costs/probe-words.ts'
import type { Log } from '#lib/create-log.ts'
import type { SharedServices, WorkerServices } from '#services'

type StudioOptions = {
  log?: Log
  /** Who counts what models are asked for an account, and keeps what they answer. */
  asked?: Parameters<typeof createPlanner>[1]
  /** Counts that a language model failed. */
  onFault?: (fault: { source: string; kind: string }) => Promise<void>
}

/** What a worker has besides what all share. Threads start when they are first needed and rest when they are not. */
export function createStudio(
  { frameScale = 1, models }: Partial<Pick<Config, 'frameScale' | 'models'>> = {},
  { log, asked, onFault }: StudioOptions = {},
): {
  steps: Omit<WorkerServices, keyof SharedServices>
  close: () => Promise<void>
} {
  const ports = createEmbeddedPorts({ store: NO_STORE })
  const { writer, reader, narrator, illustrator, score } = ports
  const pictures = createPictureRedrawer()
  const moreWriters = models?.text === undefined ? [] : [createModelWriter(models.text, writer, { log, onFault })]
  const studio = { writer, moreWriters, reader, narrator, illustrator, score, frameScale, makeVideo }
  return {
    steps: { studio, narrator, pictures, planner: createPlanner(studio, asked), probe: () => probeWords(models) },
    close: async () => void (await Promise.all([ports.close(), pictures.close()])),
  }
}

/** Loads its client when it is first asked. What only the host can mend is for the log. */
function createModelWriter(
  { settings, isReplaced, name: source }: TextSource,
  builtIn: Writer,
  { log, onFault }: StudioOptions,
): Writer {
  return createPatientWriter(createWordsWriter(settings), {
    fallback: isReplaced ? builtIn : undefined,
    onFailure: ({ kind, status, forHost }) => {
      log?.warn({ kind, status }, forHost)
      onFault?.({ source, kind }).catch((error: unknown) => log?.warn({ err: error }, 'a failure was not counted'))
    },
  })
}

/** Each video has its own. */
const NO_STORE = { get: async () => undefined, put: async () => undefined }
