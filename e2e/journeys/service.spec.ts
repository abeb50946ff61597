import { expect, test } from '../test.ts'

test('the service says that it is well, and its pages carry their guards', async ({ request, program, stay }) => {
  expect(await (await request.get('/health/live')).json()).toEqual({ status: 'live' })
  expect(await (await request.get('/health/ready')).json()).toEqual({ status: 'ready', changes: 'listening' })

  const home = (await request.get('/')).headers()
  const policy = home['content-security-policy'] ?? ''
  // Kept for everybody, it allows its own scripts by what they say; a page for one visitor by a nonce.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+(;|$)/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(home['x-content-type-options']).toBe('nosniff')
  expect(home['referrer-policy']).toBe('same-origin')
  expect(home['x-powered-by']).toBeUndefined()
  expect(home['cache-control']).toContain('no-cache')

  const { id } = await program.reserve({
    orgSlug: 'silverhill-retreat',
    stay: stay('silverhill-retreat', '2027-08-23', 2),
    plot: 'Room 1',
  })
  const personal = (await request.get(`/r/${id}/confirm`)).headers()
  expect(personal['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/)
  expect(personal['cache-control']).toContain('no-store')
  expect(personal['x-robots-tag']).toContain('noindex')
  expect(personal['referrer-policy']).toBe('same-origin')
})
