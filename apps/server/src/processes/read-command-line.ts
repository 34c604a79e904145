import { parseArgs } from 'node:util'
import { UsageError } from '#errors/usage-error.ts'

/** Options by name. An option takes a value or is a switch. */
type Options = Readonly<Record<string, 'value' | 'switch'>>

type Command<Known extends Options> = {
  /** The command as users type it, such as `npm run grant`. */
  name: string
  /** The text that `--help` prints. */
  usage: string
  options?: Known
  /** The maximum number of arguments besides options. Default: 0. */
  words?: number
}

type CommandLine<Known extends Options> = {
  options: { [Name in keyof Known]?: Known[Name] extends 'value' ? string : true }
  words: string[]
}

/**
 * Parses a command's arguments. For `--help`, it prints the usage text and exits with 0. For unknown arguments, it
 * prints a sentence and exits with 2.
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
    if (!(error instanceof UsageError)) throw error
    // `endWith` would load the database's code, and `npm start` would print its first line two seconds later.
    process.stderr.write(`${error.message}\n`)
    return process.exit(2)
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
    if (kind === undefined) throw new UsageError(`Unknown option ${rawName}; ${help} lists all options.`)
    if (kind === 'switch' && token.value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    // If a value looks like an option, the real value is probably missing.
    if (kind === 'value' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
      throw new UsageError(`${rawName} needs a value; ${help} lists them.`)
    values[token.name] = token.value ?? true
  }
  if (words.length > most) throw new UsageError(`"${words[most]!}" is not expected here; ${help} explains the command.`)
  return { options: values as CommandLine<Known>['options'], words }
}
