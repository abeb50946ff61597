import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { compression, preferredEncoding } from './compression.ts'

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('for %j is %j', (accepted, expected) => {
    expect(preferredEncoding(accepted)).toBe(expected)
  })
})

describe('compression', () => {
  const text = 'campsite '.repeat(500)
  const app = new Hono()
    .use(compression)
    .get('/text', (c) => c.text(text))
    .get('/picture', (c) => c.body(text, 200, { 'Content-Type': 'image/webp' }))

  it('sends text smaller, and the same', async () => {
    const answer = await app.request('/text', { headers: { 'Accept-Encoding': 'gzip' } })

    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await new Response(answer.body?.pipeThrough(new DecompressionStream('gzip'))).text()).toBe(text)
  })

  it('leaves pictures as they are', async () => {
    const answer = await app.request('/picture', { headers: { 'Accept-Encoding': 'br' } })

    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(await answer.text()).toBe(text)
  })
})
