import { parseArgs } from 'node:util'
import { endWith } from './run-process.ts'
import { UsageError } from './usage-error.ts'

/** Options by their names: those with a value, and those that are there or not. */
type Options = Readonly<Record<string, 'value' | 'switch'>>

type Command<Known extends Options> = {
  /** What a person types, such as `npm run grant`. */
  name: string
  /** What `--help` prints. */
  usage: string
  options?: Known
  /** How many words besides options there may be; none unless told. */
  words?: number
}

type CommandLine<Known extends Options> = {
  options: { [Name in keyof Known]?: Known[Name] extends 'value' ? string : true }
  words: string[]
}

/**
 * Reads what stands behind a command. For `--help` it prints how the command is used and ends this process well; for what the command
 * does not know, with status 2 and a sentence.
 */
export function readCommandLine<const Known extends Options>(
  command: Command<Known>,
  given: readonly string[] = process.argv.slice(2),
): CommandLine<Known> {
  if (given.some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(`${command.usage}\n`)
    process.exit(0)
  }
  try {
    return parse(command, given)
  } catch (error) {
    return endWith(error)
  }
}

function parse<Known extends Options>(
  { name, options, words: most = 0 }: Command<Known>,
  given: readonly string[],
): CommandLine<Known> {
  const known: Options = options ?? {}
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(
      Object.entries(known).map(([option, kind]) => [option, { type: kind === 'value' ? 'string' : 'boolean' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const help = `${name} -- --help`
  const values: Record<string, string | true> = {}
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName } = token
    const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (kind === undefined) throw new UsageError(`There is no option ${rawName}; ${help} says what there is.`)
    if (kind === 'switch' && token.value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    // What looks like the next option was hardly meant as a value.
    if (kind === 'value' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
      throw new UsageError(`${rawName} needs a value; ${help} says which.`)
    values[token.name] = token.value ?? true
  }
  if (words.length > most) throw new UsageError(`"${words[most]!}" is one word too many; ${help} says what there is.`)
  return { options: values as CommandLine<Known>['options'], words }
}
