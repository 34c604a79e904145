import type { ChangePlan, ChangeReason, Storyboard } from '@dayreel/contract'

type PlannedScene = ChangePlan['scenes'][number]

/**
 * Returns why an unchanged scene is remade, in whole sentences. Empty for changes of the scene itself or of the whole
 * video.
 *
 * @param scenes the scenes of the edited storyboard, in order.
 */
export function changeReasons(
  { speechReason, pictureReason }: Pick<PlannedScene, 'speechReason' | 'pictureReason'>,
  scenes: Storyboard['scenes'],
): string[] {
  return [speechReason, pictureReason].flatMap((reason) =>
    reason === undefined ? [] : (sentenceFor(reason, scenes) ?? []),
  )
}

function sentenceFor({ why, scenes: ids }: ChangeReason, scenes: Storyboard['scenes']): string | undefined {
  if (why === 'pronunciation') return 'New voice, because your list of pronunciations has changed.'
  if (why !== 'breath') return undefined
  const numbers = ids.map((id) => scenes.findIndex((scene) => scene.id === id) + 1).filter((number) => number > 0)
  return numbers.length === 0
    ? 'New voice, because its sentence no longer continues in another scene.'
    : `New voice, because its sentence is spoken in one breath with ${sceneList(numbers)}.`
}

/** Returns text like `scene 3`, `scenes 2 and 3` or `scenes 1, 2 and 3`. */
function sceneList(numbers: readonly number[]): string {
  const last = numbers.at(-1)!
  return numbers.length === 1 ? `scene ${last}` : `scenes ${numbers.slice(0, -1).join(', ')} and ${last}`
}
