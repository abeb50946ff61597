import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticAssets } from './static-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-'))

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'smaller')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the built client', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Hono().use(staticAssets(folder)).request(path, { headers: { 'Accept-Encoding': 'gzip, br', ...headers } })

  it('keeps what carries a hash in its name for a year, compressed before', async () => {
    const { headers } = await ask('/assets/app-1a2b.js')

    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('Content-Type')).toContain('javascript')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('keeps the rest for a day', async () => {
    expect((await ask('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=86400')
  })

  it('has a policy for a drawing, which may be opened as a page, and none for what pages are made of', async () => {
    const policy = async (path: string) => (await ask(path)).headers.get('Content-Security-Policy')

    expect(await policy('/favicon.svg')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(await policy('/assets/app-1a2b.js')).toBeNull()
  })

  it('is not sent again to who has it', async () => {
    const modified = (await ask('/favicon.svg')).headers.get('Last-Modified') ?? ''

    const again = await ask('/favicon.svg', { 'If-Modified-Since': modified })
    const older = await ask('/favicon.svg', { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' })

    expect([again.status, again.headers.get('Cache-Control'), await again.text()]).toEqual([304, 'public, max-age=86400', ''])
    expect(older.status).toBe(200)
  })

  it('is read from the disk once, in each way that it is sent', async () => {
    const assets = new Hono().use(staticAssets(folder))
    const file = join(folder, 'assets', 'read-once.js')
    writeFileSync(file, 'plain')
    writeFileSync(`${file}.gz`, 'smaller')
    const known = new Hono().use(staticAssets(folder))
    const sent = async (from: Hono, accepted: string, range?: string) => {
      const headers = { 'Accept-Encoding': accepted, ...(range && { Range: range }) }
      const answer = await from.request('/assets/read-once.js', { headers })
      return [answer.status, answer.headers.get('Content-Encoding'), await answer.text()]
    }
    expect((await sent(assets, 'gzip'))[0], 'what came after the start is no file of it').toBe(404)
    expect(await sent(known, 'br, gzip')).toEqual([200, 'gzip', 'smaller'])
    expect(await sent(known, 'identity')).toEqual([200, null, 'plain'])
    rmSync(file)
    rmSync(`${file}.gz`)

    expect(await sent(known, 'gzip')).toEqual([200, 'gzip', 'smaller'])
    expect(await sent(known, '')).toEqual([200, null, 'plain'])
    expect((await sent(known, '', 'bytes=1-2'))[0], 'a part is the disk’s').toBe(404)
  })

  it('is sent in parts', async () => {
    const part = await ask('/favicon.svg', { Range: 'bytes=1-3' })

    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 1-3/6', 'svg'])
    expect(await (await ask('/favicon.svg')).text()).toBe('<svg/>')
  })

  it('is nothing else', async () => {
    const answers = await Promise.all(['/assets/other.js', '/../secret', '/assets'].map((path) => ask(path)))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
