import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allHandedOver, handedOverAgain, handOverScripts } from './handed-over.ts'

describe('what a page hands its browser', () => {
  it('reaches the browser as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        const pieces = texts.map((text) => new TextEncoder().encode(text))

        const received = runInBrowser(handOverScripts(pieces, 'n0nce'))

        expect(received).toEqual([...texts.filter((text) => text !== ''), 'closed'])
      }),
    )
  })

  it('cannot end its script', () => {
    const pieces = [new TextEncoder().encode(`</script><!--<script>'\\\u2028`)]

    const html = handOverScripts(pieces, 'n0nce')

    expect(html.match(/<[^/s]/g)).toBeNull()
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  it('is read whole, and may be read again', async () => {
    const pieces = [Uint8Array.of(1, 2), Uint8Array.of(3)]

    const read = await allHandedOver(handedOverAgain(pieces))

    expect(read).toEqual(pieces)
  })

  it('may be nothing', async () => {
    expect(await allHandedOver(undefined)).toEqual([])
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '"', '\\', '\n', '\r', '<', '/', '\u2028', '\u2029', 'n', 'é', '🏕') }),
)

/** Runs the scripts one after the other, as the end of a page does. */
function runInBrowser(html: string): readonly string[] {
  const received: string[] = []
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') }
  const scripts = [...html.matchAll(/<script nonce="n0nce">([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  for (const script of scripts) runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  return received
}
