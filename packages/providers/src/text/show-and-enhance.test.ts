import { expect, test } from 'vitest'
import { setTextStage, signal } from './test/text-stage.ts'
import type { ScriptRequest, Words } from '@dayreel/storyboard'

const stage = setTextStage('openai-compatible')
const SCENES = [
  '**Once** there was a lamp <b>.',
  '  It stood (quite alone) by the sea 🌊 ',
  'It stood (quite alone) by the sea.',
]
const REQUEST: ScriptRequest = {
  script: SCENES.join(' '),
  scenes: SCENES,
  language: 'en',
  style: 'None',
  notes: '',
  seed: 1,
}

function show(changes: Partial<ScriptRequest> = {}): Promise<Words> {
  return stage.writer().show({ ...REQUEST, ...changes }, { signal: signal() })
}

test('keeps a script unchanged; the model describes what each scene shows', async () => {
  const { scenes, faults, title } = await show()
  expect(scenes.map(({ text }) => text)).toEqual(SCENES)
  expect(scenes.every(({ shows }) => shows.startsWith('a painted model of'))).toBe(true)
  expect(faults).toEqual([])
  expect(title).not.toBe('')
  expect(stage.calls()).toBe(1)
})

test('requests a missing picture once more, then leaves it to the planner and reports it', async () => {
  stage.sandbox.faults.add('scene-missing')
  expect((await show()).faults).toEqual([])
  expect(stage.calls()).toBe(2)
  stage.sandbox.faults.add('scene-missing', 2)
  const { scenes, faults } = await show()
  expect(scenes.map(({ text, shows }) => [text, shows])).toEqual(SCENES.map((text) => [text, '']))
  expect(faults).toEqual([{ check: 'scenes', sentence: 'The script has 3 scenes; pictures were named for 2.' }])
})

test('requests abstract pictures once more, then reports them', async () => {
  stage.sandbox.faults.add('nothing-shown')
  expect((await show()).faults).toEqual([])
  stage.sandbox.faults.add('nothing-shown', 2)
  expect((await show()).faults).toEqual([{ check: 'shown', sentence: 'Scene 1 shows nothing that can be seen.' }])
})

test('describes pictures for scripts in any language', async () => {
  const japanese = ['灯台は静かです。', '海が光ります。']
  const { scenes } = await show({ scenes: japanese, language: 'ja' })
  expect(scenes.map(({ text }) => text)).toEqual(japanese)
})

const enhance = (text: string, kind: 'script' | 'image' | 'narration') =>
  stage.writer().enhance(text, kind, { signal: signal() })

test('improves a channel’s two prompts by their kind and keeps their prefixes', async () => {
  const { text, note, calls } = await enhance('Image Prompt: a red door\nText Prompt: eerie tales', 'script')
  expect(text).toBe('Image Prompt: a red door, seen up close\nText Prompt: eerie tales, seen up close')
  expect(note).toMatch(/\.$/u)
  expect(calls).toHaveLength(1)
  const { instructions, turns } = stage.sandbox.received[0]!.asked
  expect(instructions).toContain('image:')
  expect(instructions).toContain('narration:')
  expect(turns[0]!.text).toContain('Part 2 has the kind narration.')
})

test('a subject stays a subject and a script stays a script, in any language', async () => {
  await enhance('Die Katze schläft', 'script')
  expect(stage.sandbox.received[0]!.asked.turns[0]!.text).toMatch(/kind subject[\s\S]*Answer in German/u)
  await enhance('Once there was a lamp. It stood by the sea.\n\nNobody lit it.', 'script')
  expect(stage.sandbox.received[1]!.asked.turns[0]!.text).toContain('kind script')
})

test('requests an invalid improvement once more, then changes nothing', async () => {
  stage.sandbox.faults.add('markdown')
  expect((await enhance('a red door', 'image')).text).toBe('a red door, seen up close')
  stage.sandbox.faults.add('scene-missing', 2)
  await expect(enhance('a red door', 'image')).rejects.toMatchObject({ kind: 'permanent' })
})

test('makes no call for an empty text', async () => {
  expect((await enhance('Image Prompt:\nText Prompt: ', 'script')).text).toBe('Image Prompt:\nText Prompt: ')
  expect(stage.calls()).toBe(0)
})
