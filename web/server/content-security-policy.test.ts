import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, scriptsWithNonce } from './content-security-policy.ts'
import { originOfTiles } from './origin-of-tiles.ts'

const page = { scripts: scriptsWithNonce('n0nce'), paymentOrigins: [], isEmbeddable: false, isDevelopment: false }

describe('the content security policy', () => {
  it('runs only scripts that carry the nonce of the page', () => {
    expect(contentSecurityPolicy(page)).toContain("script-src 'nonce-n0nce' 'strict-dynamic';")
  })

  it('lets forms lead to this site and to the payment gateway', () => {
    const policy = contentSecurityPolicy({ ...page, paymentOrigins: ['https://pay.example'] })

    expect(policy).toContain("form-action 'self' https://pay.example;")
  })

  it('takes pictures from the tiles of the map where they are set, and from nowhere else', () => {
    expect(contentSecurityPolicy(page)).toContain("img-src 'self' data:;")
    const tileOrigins = [originOfTiles('https://{s}.tiles.example/{z}/{x}/{y}.png')]
    expect(contentSecurityPolicy({ ...page, tileOrigins })).toContain("img-src 'self' data: https://*.tiles.example;")
    expect(originOfTiles('https://tiles.example:8443/{z}/{x}/{y}{r}.png?key=1')).toBe('https://tiles.example:8443')
  })

  it('lets nobody show the page in a frame unless it is meant for it', () => {
    expect(contentSecurityPolicy(page)).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy({ ...page, isEmbeddable: true })).toContain('frame-ancestors *')
  })

  it('loosens styles for development alone', () => {
    expect(contentSecurityPolicy(page)).toContain("style-src 'self';")
    expect(contentSecurityPolicy({ ...page, isDevelopment: true })).toContain("style-src 'self' 'unsafe-inline';")
  })
})
