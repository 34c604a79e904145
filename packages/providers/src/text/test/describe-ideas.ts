import type { TextFault } from '@dayreel/sandbox'
import type { ChannelIdea, IdeaRequest, WriteOptions } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { memoryStore, signal, type TextStage } from './text-stage.ts'

const IDEA: IdeaRequest = { framework: 'time-broke-here', sparks: ['from a harbour', 'by a fisherman'], seed: 1 }

/** The test suite for the channel ideas of every language model. */
export function describeIdeas(stage: TextStage): void {
  const find = (changes: Partial<IdeaRequest> = {}, options: Partial<WriteOptions> = {}): Promise<ChannelIdea> =>
    stage.writer().findIdea({ ...IDEA, ...changes }, { signal: signal(), ...options })

  test('invents a channel with one call: one-line prompts, and another channel for other sparks', async () => {
    const { calls, ...idea } = await find()
    for (const words of Object.values(idea)) expect(words).toMatch(/^\S(?:.*\S)?$/u)
    expect(Object.keys(idea).sort()).toEqual(['concept', 'formula', 'pictures', 'reason', 'thumbnail'])
    expect(calls).toHaveLength(1)
    expect(calls[0]!.outputTokens === undefined || calls[0]!.outputTokens > 0).toBe(true)
    const { instructions, turns } = stage.sandbox.received[0]!.asked
    expect(instructions).toContain('How its videos tell their stories')
    expect(turns[0]!.text).toContain('- by a fisherman')
    const { calls: _, ...other } = await find({ sparks: ['from a desert', 'by a child'] })
    for (const [part, words] of Object.entries(idea)) expect(other[part as keyof typeof other]).not.toBe(words)
  })

  test.each(['wrong-schema', 'cut-off', 'markdown', 'too-long'] satisfies TextFault[])(
    'requests an idea with %s once more, then gives up',
    async (fault) => {
      stage.sandbox.faults.add(fault)
      expect((await find()).calls).toHaveLength(2)
      stage.sandbox.faults.add(fault, 2)
      await expect(find()).rejects.toMatchObject({ kind: 'permanent' })
      expect(stage.calls()).toBe(4)
    },
  )

  test('pays once for a received idea, even if a process dies', async () => {
    stage.sandbox.faults.add('markdown')
    const whole = await find({}, { kept: memoryStore() })
    stage.sandbox.faults.clear()
    stage.sandbox.received.length = 0
    stage.sandbox.faults.add('markdown')
    let killer = new AbortController()
    const kept = memoryStore(() => killer.abort(new Error('killed')))
    for (let lives = 0; lives < 2; lives++) {
      killer = new AbortController()
      await expect(find({}, { kept, signal: killer.signal })).rejects.toThrow('killed')
    }
    const again = await find({}, { kept })
    expect({ ...again, calls: [] }).toEqual({ ...whole, calls: [] })
    expect(again.calls.every(({ isKept }) => isKept)).toBe(true)
    expect(stage.calls()).toBe(2)
  })

  test('a cost limit that is reached prevents the call', async () => {
    const meter = {
      reserve: () => Promise.reject(new Error('limit reached')),
      count: async () => undefined,
      release: async () => undefined,
    }
    await expect(find({}, { meter })).rejects.toThrow('limit reached')
    expect(stage.calls()).toBe(0)
  })
}
