import type { TextFault } from '@dayreel/sandbox'
import type { BoardsRequest, DescribedBoards } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { setTextStage, signal } from './test/text-stage.ts'

const stage = setTextStage('openai-compatible')
const SCENES = [
  'Flamingos hatch gray.',
  'Then shrimp turn them pink.',
  'It takes three years.',
  'You are what you eat.',
]
const REQUEST: BoardsRequest = {
  title: 'Why flamingos are <pink>',
  scenes: SCENES,
  language: 'en',
  seed: 1,
  offered: [
    { icon: 'flamingo', label: 'flamingo' },
    { icon: 'shrimp', label: 'shrimp' },
  ],
}

function describeBoards(changes: Partial<BoardsRequest> = {}): Promise<DescribedBoards> {
  return stage.writer().describeBoards!({ ...REQUEST, ...changes }, { signal: signal() })
}

test('a model describes one board for each scene, and is offered pictures of the topic', async () => {
  const { boards, calls } = await describeBoards()
  expect(boards.map((board) => board?.layout)).toEqual(['single', 'change', 'word', 'single'])
  expect(calls).toHaveLength(1)
  const { instructions, turns } = stage.sandbox.received[0]!.asked
  expect(turns[0]!.text).toContain('flamingo, shrimp')
  expect(turns[0]!.text).toContain('‹pink›')
  expect(instructions).toContain('idiom')
  expect(instructions.length).toBeLessThan(6_000)
})

const CORRECTED: readonly { fault: TextFault; demand: string }[] = [
  { fault: 'scene-missing', demand: 'exactly 4' },
  { fault: 'unsaid-words', demand: 'Scene 1 does not say “never spoken”' },
  { fault: 'same-boards', demand: 'three times in a row' },
  { fault: 'empty-boards', demand: 'Scene 1: the board has no items' },
]

test.each(CORRECTED)('faulty boards are corrected with one more call ($fault)', async ({ fault, demand }) => {
  stage.sandbox.faults.add(fault)
  const { boards, calls } = await describeBoards()
  expect(boards.every((board) => board !== undefined)).toBe(true)
  expect(calls).toHaveLength(2)
  expect(stage.sandbox.received[1]!.asked.turns.at(-1)!.text).toContain(demand)
})

test('boards that cannot be matched to the scenes twice are dropped', async () => {
  stage.sandbox.faults.add('scene-missing', 2)
  expect((await describeBoards()).boards).toEqual([undefined, undefined, undefined, undefined])
})

test('a scene whose board stays empty has none', async () => {
  stage.sandbox.faults.add('empty-boards', 2)
  expect((await describeBoards()).boards.every((board) => board === undefined)).toBe(true)
})
