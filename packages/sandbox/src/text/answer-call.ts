import type { TextFault } from './faults.ts'
import { fillSchema } from './grammar/fill-schema.ts'
import { readRequest } from './grammar/read-request.ts'
import type { Answer, ModelRequest } from './wire-format.ts'

const CHARACTERS_OF_A_TOKEN = 4

/** Writes a model's answer to a call: a correct one, or one with the named fault. */
export function answerCall(request: ModelRequest, fault: TextFault | undefined): Answer {
  const text = writeAnswer(request, fault)
  const prompt = request.instructions + request.turns.map((turn) => turn.text).join('')
  const usage = { input: tokens(prompt), output: tokens(text) }
  return {
    text,
    ending: endingOf(fault),
    ...(fault === 'no-usage' ? {} : { usage }),
  }
}

function writeAnswer(request: ModelRequest, fault: TextFault | undefined): string {
  if (fault === 'refusal' || fault === 'refusal-in-words') return "I'm sorry, but I can't help with that."
  if (fault === 'empty') return ''
  if (fault === 'wrong-schema') return JSON.stringify({ story: 'Once upon a time', parts: 3 })
  const json = JSON.stringify(
    fillSchema(request.schema ?? schemaWithin(request.instructions), readRequest(request), fault),
  )
  switch (fault) {
    case 'fenced':
      return `\`\`\`json\n${json}\n\`\`\``
    case 'think':
      return `<think>They want {words}. Let me see: {"title": "no"} is too short.</think>${json}`
    case 'think-then-fence':
      return `<think>\nA fence, then.\n</think>\n\`\`\`json\n${json}\n\`\`\`\n`
    case 'prose':
      return `Sure! Here it is, as {asked}:\n\n${json}\n\nLet me know if you'd like it shorter {or longer}.`
    case 'cut-off':
      return json.slice(0, Math.floor(json.length * 0.6))
    default:
      return json
  }
}

function endingOf(fault: TextFault | undefined): Answer['ending'] {
  if (fault === 'cut-off' || fault === 'cut-off-whole') return 'cut-off'
  return fault === 'refusal' ? 'refused' : 'done'
}

/**
 * Returns the schema in the instructions, for a call without a separate schema. If the instructions contain none
 * either, the answer may have any form.
 */
function schemaWithin(instructions: string): unknown {
  const from = instructions.indexOf('{"')
  if (from === -1) return { type: 'object', properties: { answer: { type: 'string' } } }
  return JSON.parse(instructions.slice(from, instructions.lastIndexOf('}') + 1))
}

function tokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_OF_A_TOKEN)
}
