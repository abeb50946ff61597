import { describe, expect, it } from 'vitest'
import { contentIn, keptPage } from './kept-page.ts'

const html = '<!doctype html><p>Dassie’s rest</p>'.repeat(400)

describe('a kept page', () => {
  it('holds as many bytes as it says', async () => {
    const page = await keptPage(html, "default-src 'self'")

    expect(page.brotli.buffer.byteLength).toBe(page.brotli.length)
    expect(page.bytes - page.brotli.length).toBe(1_024)
  })

  it.each([undefined, 'gzip'] as const)('holds no more for who takes no brotli: %s', async (encoding) => {
    const content = await contentIn(encoding, await keptPage(html, "default-src 'self'"))

    expect(content.buffer.byteLength).toBe(content.length)
    if (!encoding) expect(content.toString()).toBe(html)
  })
})
