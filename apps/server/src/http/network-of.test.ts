import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv6 network counts as one, in any notation', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:0DB8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['', ''],
  ['unknown', 'unknown'],
])('L7: %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
