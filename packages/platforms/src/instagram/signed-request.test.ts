import { expect, test } from 'vitest'
import { appSecretProof, readSignedRequest } from './signed-request.ts'

const SECRET = 'fb_app_secret_test'
const SIGNED =
  'W0ga9OCPtQ8m02eDXDBw-8axqfY6JsbvAg4cLjEnJUc.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsImlzc3VlZF9hdCI6MTcwMDAwMDAwMCwidXNlcl9pZCI6IjIxODQ3MSJ9'

test("reads Meta's signed request", () => {
  expect(readSignedRequest(SECRET, SIGNED)).toEqual({ userId: '218471', issuedAtMs: 1_700_000_000_000 })
})

test.each(['', '.', 'abc', `${SIGNED}x`, `x${SIGNED}`, `${SIGNED}.more`])('rejects %j', (said) => {
  expect(readSignedRequest(SECRET, said)).toBeUndefined()
})

test('rejects a request signed with another secret', () => {
  expect(readSignedRequest('another', SIGNED)).toBeUndefined()
})

test('computes appsecret_proof', () => {
  expect(appSecretProof(SECRET, 'EAAtesttoken')).toBe(
    '0a452ef7e4fe3e1b80d560a4fa1dc41306b3c6208254a6d163fdfb5949b3bd76',
  )
})
