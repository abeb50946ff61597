import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withoutNonce } from './own-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

it('names the scripts of a page by what they say, and leaves no nonce in it', () => {
  const { html, scripts } = withoutNonce('<link nonce="n0+/="><script nonce="n0+/=" type="module">run()</script>', 'n0+/=')

  expect(html).toBe('<link><script type="module">run()</script>')
  expect(scripts).toEqual([hashOf('run()')])
})

it('lets no script run that somebody smuggled into the page', () => {
  const { scripts } = withoutNonce(
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="n">ok()</script>',
    'n',
  )

  expect(scripts).toEqual([hashOf('ok()')])
})

it('needs no name for scripts that are files', () => {
  expect(withoutNonce('<script nonce="n" src="/assets/a.js"></script>', 'n').scripts).toEqual([])
})
