import type { Finding } from '../checks/check.ts'
import { checkShown } from '../checks/check-shown.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import { tokensOfPictures } from '../model/expected-tokens.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForScriptPictures } from '../prompts/ask-for-words.ts'
import type { ScriptRequest, Words } from '@dayreel/storyboard'
import { tidyAround, tidyLine } from './tidy-words.ts'
import type { Shown } from './words-schema.ts'

/**
 * Requests a description of what each scene of a script shows. The result keeps the script's own words, not the copy
 * that the model returns.
 */
export async function showScript(request: ScriptRequest, asker: Asker): Promise<Words> {
  const question = askForScriptPictures(request)
  const look = (answer: Shown) => ({ answer, findings: findFaults(answer, request) })
  asker.expect(tokensOfPictures(request.scenes.length))
  let best = look(await askForAnswer(asker, question))
  if (best.findings.length > 0) {
    const demands = best.findings.map(({ demand }) => `- ${demand}`)
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify(best.answer) },
      {
        by: 'user' as const,
        text: `Correct this, and answer with the whole JSON object again:\n${demands.join('\n')}`,
      },
    ]
    asker.expect(tokensOfPictures(request.scenes.length))
    const next = look(await askForAnswer(asker, { ...question, turns }))
    if (next.findings.length <= best.findings.length) best = next
  }
  const { answer, findings } = best
  const isWhole = answer.shown.length === request.scenes.length
  return {
    ...tidyAround(answer, request.scenes[0] ?? ''),
    // If the descriptions cannot be matched to the scenes, they are all dropped. The planner then writes prompts from
    // the words.
    scenes: request.scenes.map((text, i) => ({ text, shows: isWhole ? tidyLine(answer.shown[i]!) : '' })),
    faults: findings.map(({ check, sentence }) => ({ check, sentence })),
    calls: asker.calls,
  }
}

function findFaults({ shown }: Shown, { scenes, language }: ScriptRequest): Finding[] {
  if (shown.length !== scenes.length) {
    return [
      {
        check: 'scenes',
        sentence: `The script has ${scenes.length} scenes; pictures were named for ${shown.length}.`,
        demand: `"shown" has ${shown.length} entries; it must have exactly ${scenes.length}, one for each scene, in their order.`,
      },
    ]
  }
  const lines = shown.map((shows, i) => ({ words: scenes[i]!, shows, item: null }))
  // `checkShown` expects the hook as the first line, but a script has no hook. A placeholder line takes its place.
  const finding = checkShown({ language, lines: [{ words: '', shows: 'a lit street', item: null }, ...lines] })
  return finding === undefined ? [] : [finding]
}
