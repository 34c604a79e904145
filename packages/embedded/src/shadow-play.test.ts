import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAY_LOOK } from '@dayreel/catalogue'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { planChange } from '@dayreel/studio/testing'
import type { Storyboard } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedPorts } from './embedded-ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'dayreel-play-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a tale is made as a shadow play, and made again from the store', { timeout: 120_000 }, async () => {
  const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'work')) })
  const write = {
    ...DEFAULT_CHOICES,
    text: 'A girl walked into the snowy forest. She saw a wolf, and the wolf saw her.',
    kind: 'script' as const,
    look: PLAY_LOOK,
    seed: 7,
  }
  const make = (plan: Parameters<typeof makeVideo>[0]['plan']) =>
    makeVideo({ plan, name: 'video', output: createFolderOutput(folder) }, { ...ports, frameScale: 0.25 })
  try {
    const { storyboard } = await make({ write })
    const figures = storyboard.scenes.flatMap(({ play }) => play?.figures ?? [])
    const people = figures.flatMap((figure) => (figure.kind === 'person' ? figure.person : []))
    expect(new Set(people)).toEqual(new Set(['girl']))
    expect(figures).toContainEqual(expect.objectContaining({ kind: 'icon', icon: 'thing:wolf' }))

    const again = await make({ storyboard })
    expect(again.steps.illustrate.made).toBe(0)
    expect(again.storyboard).toEqual(storyboard)

    const edited: Storyboard = structuredClone(storyboard)
    edited.scenes[0]!.play = { figures: [{ kind: 'icon', icon: 'camel', depth: 'near' }] }
    const { reader, illustrators, boardArtist, playArtist, narrators } = ports
    const change = planChange(storyboard, edited, {
      reader,
      narrator: narrators[0]!,
      illustrator: illustrators[0]!,
      boardArtist,
      playArtist,
    })
    expect(change.scenes).toEqual([
      { id: edited.scenes[0]!.id, speech: false, picture: true, pictureReason: { why: 'figures', scenes: [] } },
    ])
  } finally {
    await ports.close()
  }
})
