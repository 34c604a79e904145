import { entryName, fieldName } from '@dayreel/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#errors/app-error.ts'

/** An issue as fastify-type-provider-zod reports it. */
type Issue = {
  keyword: string
  instancePath: string
  message?: string
  params: Readonly<Record<string, unknown>>
}
type InvalidInput = Error & { validation: readonly unknown[]; validationContext?: string }
type Fault = { field: string; isShape: boolean; sentence: string | undefined }

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/**
 * Returns the error for input that the contract rejects. A wrong type or shape is `malformed`, with the field's name. A
 * value of the right type that breaks a rule is `unacceptable`, with the rule's own sentence. The validator's messages
 * are never shown. A path parameter that can never match is `not_found`.
 */
export function refuseInput(error: InvalidInput, { body, query }: Pick<FastifyRequest, 'body' | 'query'>): AppError {
  const issues = error.validation as readonly Issue[]
  if (error.validationContext === 'params') {
    return new AppError('not_found', { ...messageOf(issues[0]?.message), cause: error })
  }
  const input = error.validationContext === 'body' ? body : query
  const faults = issues.map((issue) => readFault(issue, input))
  const shape = faults.find(({ isShape }) => isShape)
  const fields = faults.filter(({ field }) => field !== '').map(({ field, sentence }) => ({ field, message: sentence }))
  return new AppError(shape ? 'malformed' : 'unacceptable', {
    ...messageOf((shape ?? faults[0])?.sentence),
    ...(fields.length === 0 ? {} : { details: { fields } }),
    cause: error,
  })
}

function messageOf(sentence: string | undefined): { message?: string } {
  return sentence === undefined ? {} : { message: sentence }
}

function readFault({ keyword, instancePath, message, params }: Issue, input: unknown): Fault {
  const path = instancePath.split('/').slice(1).filter(Boolean)
  const field = path.join('.')
  const value = valueAt(input, path)
  const wanted = keyword === 'invalid_value' ? typeof (params['values'] as unknown[])[0] : String(params['expected'])
  const isNumber = wanted === 'int' && Number.isFinite(value)
  const isShape =
    keyword === 'invalid_type'
      ? !isNumber
      : keyword === 'invalid_value'
        ? typeof value !== wanted
        : message === undefined
  if (isShape) return { field, isShape, sentence: shapeSentence(path, value, wanted) }
  const entry = entryName(path)
  const place = entry === undefined ? '' : `${entry[0]!.toUpperCase()}${entry.slice(1)}: `
  return { field, isShape, sentence: `${place}${message}` }
}

function shapeSentence(path: readonly string[], value: unknown, wanted: string): string | undefined {
  const name = fieldName(path)
  if (name === undefined) return undefined
  if (value === undefined) return `${name} is missing.`
  return Object.hasOwn(KINDS, wanted) ? `${name} must be ${KINDS[wanted]}.` : `${name} is invalid.`
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}
