import { expect, it } from 'vitest'
import { listAddress } from './list-address.ts'

it.each([
  ['http://camp.test/admin/reviews.data?state=pending&_routes=x&done=saved', '/admin/reviews?state=pending'],
  ['http://camp.test/admin/reviews', '/admin/reviews'],
])('%s is a post to the list at %s', (url, address) => {
  expect(listAddress('/admin/reviews', url)).toBe(address)
})
