import type { Storyboard } from '@dayreel/contract'
import { MAX_SCENES } from '@dayreel/catalogue'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  addScene,
  freshScene,
  joinScenes,
  joinWords,
  moveScene,
  removeScene,
  splitPoint,
  splitScene,
} from './scene-operations.ts'

/** Where to move the focus after the scenes are in their new order. */
type Goal = { element: Element | null } | { wordsOf: string; caret: number }

/** Returns the element id of the field with a scene's words. */
export function wordsFieldId(sceneId: string): string {
  return `words-${sceneId}`
}

/** The id of a scene's drag handle. */
export function gripId(sceneId: string): string {
  return `grip-${sceneId}`
}

export type SceneEditing = {
  /** Inserts a new scene at that index. */
  add: (at: number) => void
  remove: (at: number) => void
  /** Splits the scene at the current or last caret position. */
  split: (at: number) => void
  join: (at: number) => void
  move: (from: number, to: number) => void
  /** Describes the last action for screen readers. */
  said: string
}

/**
 * Adds, removes, splits, joins and moves scenes. Each action is a step of the history, is announced to screen readers,
 * and sets the focus.
 *
 * @param onEdit receives the changed storyboard, and a name that makes it a separate step.
 */
export function useSceneEditing(board: Storyboard, onEdit: (board: Storyboard, step: string) => void): SceneEditing {
  const [said, setSaid] = useState('')
  const goal = useRef<{ goal: Goal; grip: string } | undefined>(undefined)
  const { scenes } = board
  useLayoutEffect(() => {
    if (goal.current === undefined) return
    const { goal: next, grip } = goal.current
    goal.current = undefined
    focusOn(next, grip)
  }, [scenes])
  const edit = (changed: Storyboard, step: string, sentence: string, next: Goal, grip: string): void => {
    if (changed === board) return
    goal.current = { goal: next, grip }
    setSaid(sentence)
    onEdit(changed, step)
  }
  return {
    said,
    add(at) {
      if (scenes.length >= MAX_SCENES) return
      const fresh = freshScene()
      const next = { wordsOf: fresh.id, caret: 0 }
      edit(
        addScene(board, at, fresh),
        `add ${fresh.id}`,
        `Scene ${at + 1} added. ${countText(scenes.length + 1)}`,
        next,
        fresh.id,
      )
    },
    remove(at) {
      const changed = removeScene(board, at)
      const { id } = changed.scenes[Math.min(at, changed.scenes.length - 1)]!
      const sentence = `Scene ${at + 1} removed. ${countText(changed.scenes.length)}`
      edit(changed, `remove ${scenes[at]!.id}`, sentence, { wordsOf: id, caret: 0 }, id)
    },
    split(at) {
      const scene = scenes[at]!
      const cut = splitPoint(scene.text, caretIn(scene.id))
      if (cut === undefined || scenes.length >= MAX_SCENES) return
      const fresh = freshScene()
      const sentence = `Scene ${at + 1} split: its second part is scene ${at + 2}. ${countText(scenes.length + 1)}`
      edit(splitScene(board, at, cut, fresh), `split ${fresh.id}`, sentence, { wordsOf: fresh.id, caret: 0 }, fresh.id)
    },
    join(at) {
      const [scene, next] = scenes.slice(at, at + 2)
      if (scene === undefined || next === undefined) return
      const caret = joinWords(scene.text, next.text).length - next.text.trimStart().length
      const sentence = `Scenes ${at + 1} and ${at + 2} joined. ${countText(scenes.length - 1)}`
      edit(joinScenes(board, at), `join ${next.id}`, sentence, { wordsOf: scene.id, caret }, scene.id)
    },
    move(from, to) {
      const sentence = `Scene ${from + 1} is now scene ${to + 1} of ${scenes.length}.`
      const { id } = scenes[from]!
      edit(moveScene(board, from, to), `move ${id} ${from} ${to}`, sentence, { element: document.activeElement }, id)
    },
  }
}

/** A moved row loses the focus. The focus is restored, or moves to the row's grip if its element is now disabled. */
function focusOn(goal: Goal, sceneId: string): void {
  if ('wordsOf' in goal) {
    const field = document.getElementById(wordsFieldId(goal.wordsOf))
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setSelectionRange(goal.caret, goal.caret)
    return
  }
  const { element } = goal
  const isUsable = element instanceof HTMLElement && element !== document.body && !element.matches(':disabled')
  const target = isUsable ? element : document.getElementById(gripId(sceneId))
  target?.focus()
}

/** Returns the current or last caret position in a scene's words. */
function caretIn(sceneId: string): number | undefined {
  const field = document.getElementById(wordsFieldId(sceneId))
  return field instanceof HTMLTextAreaElement ? field.selectionStart : undefined
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'scene' : 'scenes'} now.`
}
