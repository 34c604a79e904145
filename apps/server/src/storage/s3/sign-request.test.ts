import { describe, expect, test } from 'vitest'
import { presignGet, sha256, signRequest } from './sign-request.ts'

// The examples of Amazon's documentation of Signature Version 4.
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
type Example = {
  name: string
  method: string
  url: string
  headers: Record<string, string>
  body: string
  signature: string
}
const at = new Date('2013-05-24T00:00:00Z')
const site = 'https://examplebucket.s3.amazonaws.com'

describe('Amazon’s examples', () => {
  test.each<Example>([
    {
      name: 'GET with a range',
      method: 'GET',
      url: `${site}/test.txt`,
      headers: { range: 'bytes=0-9' },
      body: '',
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      name: 'PUT',
      method: 'PUT',
      url: `${site}/test%24file.text`,
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
    {
      name: 'GET of a subresource',
      method: 'GET',
      url: `${site}/?lifecycle`,
      headers: {},
      body: '',
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
    {
      name: 'list',
      method: 'GET',
      url: `${site}/?max-keys=2&prefix=J`,
      headers: {},
      body: '',
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ])('$name', ({ method, url, headers, body, signature }) => {
    const signed = signRequest(credentials, { method, url: new URL(url), headers, bodyHash: sha256(body), at })
    expect(signed['authorization']).toContain(`Signature=${signature}`)
  })

  test('presigned GET', () => {
    const url = presignGet(credentials, { url: new URL(`${site}/test.txt`), validSeconds: 86_400, at })
    expect(url.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    )
  })
})

test('a presigned URL is valid for a week at most', () => {
  const url = presignGet(credentials, { url: new URL(`${site}/test.txt`), validSeconds: 10_000_000, at })
  expect(url.searchParams.get('X-Amz-Expires')).toBe('604800')
})
