import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { StepStore, SubjectRequest } from '@dayreel/storyboard'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ModelWriter } from '../create-model-writer.ts'
import { createWordsWriter } from '../create-words-writer.ts'
import type { TextProvider, TextSettings } from '../text-settings.ts'
import { countUnits, unitOf } from '../words/count-units.ts'

export const KEY = 'sk-secret-0123456789abcdef'
export const SUBJECT = 'The lighthouse keeper of Inchkeith'
export const REQUEST: SubjectRequest = {
  subject: SUBJECT,
  framework: 'general',
  language: 'en',
  style: 'Moody',
  notes: '',
  seed: 1,
  durationSeconds: 30,
}

export type TextStage = {
  sandbox: SandboxText
  settings(changes?: Partial<TextSettings>): TextSettings
  writer(changes?: Partial<TextSettings>): ModelWriter
  /** Returns the number of calls that reached the stand-in. */
  calls(): number
}

/** Sets up one stand-in for all tests of a file. Each test starts without faults or received calls. */
export function setTextStage(provider: TextProvider): TextStage {
  let sandbox: SandboxText
  beforeAll(async () => void (sandbox = await createSandboxText({ key: KEY })))
  afterAll(() => sandbox.close())
  beforeEach(() => {
    sandbox.faults.clear()
    sandbox.received.length = 0
  })
  const settings = (changes: Partial<TextSettings> = {}): TextSettings => ({
    provider,
    model: sandbox.model,
    key: KEY,
    baseUrl: sandbox.baseUrls[provider],
    ...changes,
  })
  return {
    get sandbox() {
      return sandbox
    },
    settings,
    writer: (changes) => createWordsWriter(settings(changes)),
    calls: () => sandbox.received.length,
  }
}

/** Measures like a narrator that speaks 145 words or 315 characters per minute. */
export async function measure(text: string, language: string): Promise<number> {
  return (countUnits(text, language) * 60) / (unitOf(language) === 'words' ? 145 : 315)
}

export function signal(): AbortSignal {
  return new AbortController().signal
}

/**
 * Creates a store that keeps entries in memory. After each new entry, it calls `afterPut` with the number of entries.
 */
export function memoryStore(afterPut: (count: number) => void = () => undefined): StepStore & { size: number } {
  const kept = new Map<string, Uint8Array>()
  return {
    get size() {
      return kept.size
    },
    get: async (key) => kept.get(key),
    async put(key, bytes) {
      kept.set(key, Uint8Array.from(bytes))
      afterPut(kept.size)
    },
  }
}
