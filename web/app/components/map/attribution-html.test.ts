import { expect, it } from 'vitest'
import { attributionHtml } from './attribution-html.ts'

it.each([
  ['© Somebody & sons', '© Somebody &amp; sons'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [
    '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
    '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap contributors</a>',
  ],
  ['[here](javascript:alert(1))', '[here](javascript:alert(1))'],
  ['[a](https://x.example/"onclick=)', '<a href="https://x.example/&quot;onclick=" target="_blank" rel="noopener">a</a>'],
])('writes %s as %s', (text, html) => {
  expect(attributionHtml(text)).toBe(html)
})
