import type { TextFault } from '@dayreel/sandbox'
import { isSubject, type NextSubject, type NextSubjectRequest, type WriteOptions } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { memoryStore, signal, type TextStage } from './text-stage.ts'

const NEXT: NextSubjectRequest = {
  framework: 'time-broke-here',
  formula: 'Name the spot, say who noticed it first.',
  language: 'en',
  notes: 'always in fog',
  day: '2026-11-23',
  told: [previousVideo('The stopped clock of Leith'), previousVideo('A lift that skips the fourth floor')],
  avoid: ['The tram that is always full'],
  seed: 1,
}

/** The test suite for the next subjects that every language model chooses. */
export function describeSubjects(stage: TextStage): void {
  const find = (changes: Partial<NextSubjectRequest> = {}, options: Partial<WriteOptions> = {}): Promise<NextSubject> =>
    stage.writer().findSubject({ ...NEXT, ...changes }, { signal: signal(), ...options })

  test('chooses a subject with one call, by the framework, the channel, the date, the language and the memory', async () => {
    const { subject, calls } = await find()
    expect(isSubject(subject)).toBe(true)
    expect(calls).toHaveLength(1)
    const { instructions, turns } = stage.sandbox.received[0]!.asked
    expect(instructions).toContain('time does not work')
    for (const said of [
      'Name the spot, say who noticed it first.',
      'Monday, 23 November 2026',
      'English (en)',
      'always in fog',
      '- The tram that is always full\n- The stopped clock of Leith\n- A lift that skips',
    ]) {
      expect(turns[0]!.text).toContain(said)
    }
    expect((await find({ day: '2026-11-24' })).subject).not.toBe(subject)
  })

  test('sixty earlier videos, including scripts, leave the prompt short enough for a local server', async () => {
    const script = 'It rained. '.repeat(60)
    const many = Array.from({ length: 60 }, (_, i) =>
      previousVideo(i % 2 === 0 ? script : `${'A long lane '.repeat(9)} ${i}`, i),
    )
    await find({ told: many, formula: 'slowly '.repeat(400), notes: 'rain '.repeat(400) })
    const { instructions, turns } = stage.sandbox.received[0]!.asked
    expect(instructions.length + turns[0]!.text.length).toBeLessThan(12_000)
    expect(turns[0]!.text).not.toContain('It rained. It rained.')
    expect(turns[0]!.text).toContain('- Title 0')
  })

  test.each(['de', 'es', 'ja'])('14.1 a subject in %s', async (language) => {
    const { subject, calls } = await find({ language })
    expect(isSubject(subject)).toBe(true)
    expect(calls).toHaveLength(1)
  })

  test.each(['wrong-schema', 'repeats', 'too-long'] satisfies TextFault[])(
    'requests a subject with %s once more, then gives up',
    async (fault) => {
      stage.sandbox.faults.add(fault)
      const { subject, calls } = await find()
      expect([isSubject(subject), calls.length]).toEqual([true, 2])
      expect(NEXT.told.map((video) => video.subject)).not.toContain(subject)
      stage.sandbox.faults.add(fault, 2)
      await expect(find()).rejects.toMatchObject({ kind: 'permanent' })
      expect(stage.calls()).toBe(4)
    },
  )

  test('requests subjects in another language once more, then accepts them', async () => {
    stage.sandbox.faults.add('other-language', 2)
    expect((await find({ language: 'de' })).calls).toHaveLength(2)
  })

  test('pays once for a received subject, even if a process dies', async () => {
    stage.sandbox.faults.add('repeats')
    let killer = new AbortController()
    const kept = memoryStore(() => killer.abort(new Error('killed')))
    for (let lives = 0; lives < 2; lives++) {
      killer = new AbortController()
      await expect(find({}, { kept, signal: killer.signal })).rejects.toThrow('killed')
    }
    const again = await find({}, { kept })
    expect(again.calls.map(({ isKept }) => isKept)).toEqual([true, true])
    expect((await find({}, { kept })).subject).toBe(again.subject)
    expect(stage.calls()).toBe(2)
    await find({ seed: 2 }, { kept })
    expect(stage.calls()).toBe(3)
  })
}

function previousVideo(subject: string, i = 0): NextSubjectRequest['told'][number] {
  return { subject, language: 'en', title: `Title ${i}`, hook: 'It began.', sentences: [], pictures: [] }
}
